"""Attachments: the very file that was registered, kept, given out, and shown only where the type says."""

import hashlib
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import AuditEntry, Issuer
from accounts.scopes import Standing
from certificates.certificate.document import Attachment
from certificates.lifecycle import State
from certificates.models import AttachmentFile, Certificate
from tests.conftest import Api
from tests.factories import issue_one, make_type, set_state
from tests.support.problems import assert_problem

PDF = b"%PDF-1.7 " + bytes(range(256)) * 2000  # half a megabyte


pytestmark = pytest.mark.usefixtures("folder")


def about(content: bytes = PDF, **changes: Any) -> Attachment:
    fields = {
        "name": "Zeugnis „3.1“.pdf",
        "media_type": "application/pdf",
        "size": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    return Attachment(**(fields | changes))


def attached(
    issuer: Any, *attachments: Attachment, public: bool = False, **stated: Any
) -> Certificate:
    certificate_type = make_type(issuer, attachments_public=public)
    return issue_one(certificate_type, attachments=list(attachments or [about()]), **stated)


def put(key: Any, certificate: Certificate, content: bytes = PDF, number: Any = 1, **headers: str):
    """The upload, as a machine would send it."""
    return Client(raise_request_exception=False).put(
        f"/api/external/certificates/{certificate.public_id}/attachments/{number}",
        data=content,
        content_type=headers.pop("content_type", "application/pdf"),
        headers={"x-api-key": key.token.reveal(), **headers},
    )


def read(response: Any) -> bytes:
    """The whole of a file that was given out."""
    return b"".join(response.streaming_content)


def address(certificate: Certificate, number: int = 1) -> str:
    return f"certificates/{certificate.public_id}/attachments/{number}"


def test_a_certificate_tells_its_attachments_by_number_and_which_files_are_here(
    api: Api, key, issuer
):
    drawing = about(b"drawing", name="drawing.pdf")
    certificate = attached(issuer, drawing, about())
    uploaded = put(key, certificate, number=2).json()
    moved = api.post(f"certificates/{certificate.public_id}/suspend", {"reason": "recall"})
    for told in (api.get(f"certificates/{certificate.public_id}").json(), moved.json()):
        first, second = told["attachments"]
        assert (first["number"], first["name"], first["uploadedAt"]) == (1, "drawing.pdf", None)
        assert second == {name: value for name, value in uploaded.items() if name != "ok"}
        assert second["uploadedAt"] is not None


def test_a_registered_file_is_taken_in_and_given_out(api: Api, key, issuer):
    certificate = attached(issuer)
    response = put(key, certificate)
    assert response.status_code == 200, response.content
    answer = response.json()
    assert (answer["number"], answer["size"]) == (1, len(PDF))
    found = api.get(address(certificate))
    assert read(found) == PDF
    assert found["Content-Type"] == "application/pdf"
    assert found["Content-Disposition"].startswith("attachment; filename*=utf-8''Zeugnis")
    assert found["X-Content-Type-Options"] == "nosniff"
    assert found["Content-Security-Policy"] == "default-src 'none'; sandbox"
    entry = AuditEntry.objects.get(action="certificate.attachment_uploaded")
    assert (entry.target, entry.mode) == (certificate.public_id, "live")


def test_hashes_in_capitals_are_the_same(api: Api, key, issuer):
    """As Windows writes them: of attachments and linked documents, of copies, and in a check by hand."""
    capitals = hashlib.sha256(PDF).hexdigest().upper()
    certificate = attached(issuer, about(sha256=capitals), public=True)
    path = f"certificates/{certificate.public_id}"
    (told,) = api.get(path).json()["attachments"]
    assert told["sha256"] == capitals.lower()
    assert capitals.lower().encode() in bytes(certificate.document)
    assert put(key, certificate).status_code == 200
    link = {"rel": "documents", "target": "https://example.com/a.pdf", "sha256": capitals}
    assert api.post(f"{path}/links", link).json()["sha256"] == capitals.lower()
    copy = {"dataHash": bytes(certificate.data_hash).hex().upper()}
    assert api.post(f"{path}/check", copy).json()["match"] is True
    found = Client().post(f"/en/verify/{certificate.public_id}/file", {"sha256": capitals})
    assert found.status_code == 200


def test_sending_it_again_changes_nothing(key, issuer, folder: Path):
    certificate = attached(issuer)
    first = put(key, certificate).json()
    assert put(key, certificate).json() == first
    assert AttachmentFile.objects.count() == 1
    assert len([path for path in folder.rglob("*") if path.is_file()]) == 1
    assert AuditEntry.objects.filter(action="certificate.attachment_uploaded").count() == 1


@pytest.mark.parametrize(
    ("content", "media_type"),
    [
        (PDF[:-1] + b"x", "application/pdf"),
        (PDF[:-1], "application/pdf"),
        (PDF + b"x", "application/pdf"),
        (b"", "application/pdf"),
        (PDF, "text/html"),
        (PDF, "application/octet-stream"),
    ],
)
def test_any_other_file_is_refused_and_not_kept(key, issuer, folder: Path, content, media_type):
    certificate = attached(issuer)
    response = put(key, certificate, content, content_type=media_type)
    assert_problem(response, 400, "attachment_mismatch")
    assert response.json()["expected"]["sha256"] == about().sha256
    assert not AttachmentFile.objects.exists()
    assert list(folder.rglob("*")) == []


@pytest.fixture(params=["disk", "bucket"])
def storage_fails(request, settings, folder: Path) -> Iterator[None]:
    """No file can grow, as on a full disk; or nobody listens where the bucket is."""
    if request.param == "bucket":
        options = {"bucket_name": "b", "endpoint_url": "http://127.0.0.1:1", "region_name": "x"}
        options |= {"access_key": "a", "secret_key": "b"}
        backend = {"BACKEND": "storages.backends.s3.S3Storage", "OPTIONS": options}
        settings.STORAGES = settings.STORAGES | {"attachments": backend}
        yield
        return
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_storage_that_takes_nothing_is_answered_503_and_keeps_no_part(
    key, issuer, folder: Path, storage_fails
):
    response = put(key, attached(issuer))
    assert_problem(response, 503, "unavailable")
    assert response["Retry-After"]
    assert not [each for each in folder.rglob("*") if each.is_file()]


def test_attachment_not_registered_is_not_found(api: Api, key, issuer):
    certificate = attached(issuer)
    for number in (0, 2, 10**30):
        assert_problem(put(key, certificate, number=number), 404, "not_found")
    assert_problem(api.get(address(certificate)), 404, "not_found")  # not uploaded yet


def test_an_empty_file_is_a_file(api: Api, key, issuer):
    certificate = attached(issuer, about(b""))
    # the test client sends no Content-Type with an empty body
    empty = put(key, certificate, b"", **{"Content-Type": "application/pdf"})
    assert empty.status_code == 200
    assert read(api.get(address(certificate))) == b""


def test_more_than_ten_mebibytes_are_refused_unread(key, issuer, settings):
    settings.ATTACHMENT_LIMIT = 1000
    response = put(key, attached(issuer))
    assert_problem(response, 413, "body_too_large")


def test_a_file_may_be_larger_than_any_other_body(key, issuer):
    content = b"x" * 10_485_760
    assert put(key, attached(issuer, about(content)), content).status_code == 200


def test_other_issuers_and_modes_find_nothing(key, issuer, outsider_key, test_mode_key):
    certificate = attached(issuer)
    put(key, certificate)
    for other in (outsider_key, test_mode_key):
        assert_problem(put(other, certificate), 404, "not_found")
        assert_problem(Api(other).get(address(certificate)), 404, "not_found")


@pytest.mark.parametrize("public", [True, False])
def test_the_public_sees_it_where_the_type_says_so(key, issuer, public):
    certificate = attached(issuer, public=public)
    page = f"/en/verify/{certificate.public_id}"
    client = Client()
    assert ("Zeugnis" in client.get(page).text) is public
    assert client.get(f"{page}/attachments/1").status_code == 404
    put(key, certificate)
    found = client.get(f"{page}/attachments/1")
    assert found.status_code == (200 if public else 404)
    assert (f"{page}/attachments/1" in client.get(page).text) is public
    listed = client.get(f"/api/public/certificates/{certificate.public_id}").json()["attachments"]
    if public:
        assert read(found) == PDF
        assert found["Content-Security-Policy"] == "default-src 'none'; sandbox"
        assert found["Content-Disposition"].startswith("attachment")
        assert found["Cache-Control"] == "no-store"
        assert listed[0]["url"].endswith("/attachments/1")
    else:
        assert listed == []


def test_nothing_is_shown_before_the_release_nor_after_erasure(key, issuer):
    certificate = attached(issuer, public=True)
    put(key, certificate)
    download = f"/en/verify/{certificate.public_id}/attachments/1"
    set_state(certificate, State.PENDING, reason=None)
    assert Client().get(download).status_code == 404
    set_state(certificate, State.ACTIVE, reason=None)
    assert read(Client().get(download)) == PDF
    Certificate.objects.filter(pk=certificate.pk).update(document=None, erased_at=timezone.now())
    assert Client().get(download).status_code == 404
    assert_problem(put(key, certificate), 404, "not_found")


def test_no_file_of_a_fraud_is_given_out(key, issuer):
    certificate = attached(issuer, public=True)
    put(key, certificate)
    Issuer.objects.update(standing=Standing.FRAUD)
    page = f"/en/verify/{certificate.public_id}"
    assert Client().get(f"{page}/attachments/1").status_code == 404
    assert f"{page}/attachments/1" not in Client().get(page).text
    public = Client().get(f"/api/public/certificates/{certificate.public_id}").json()
    (told,) = public["attachments"]
    assert (told["sha256"], told["url"]) == (about().sha256, None)


def test_a_file_that_the_storage_lost_is_not_found(api: Api, key, issuer, folder: Path):
    certificate = attached(issuer, public=True)
    put(key, certificate)
    for path in list(folder.rglob("*")):
        if path.is_file():
            path.unlink()
    assert_problem(api.get(address(certificate)), 404, "not_found")
    assert Client().get(f"/en/verify/{certificate.public_id}/attachments/1").status_code == 404
