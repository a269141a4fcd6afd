"""Access requests: everything that is stored on a person, and nothing of others."""

import base64
import json
from typing import Any

import pytest
from django.core.files.base import ContentFile
from django.core.files.storage import storages
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.scopes import Mode, Scope
from certificates.certificate.document import Attachment
from certificates.certificate.models import STORAGE
from certificates.models import AttachmentFile, Certificate, CertificateKey, CertificateType
from certificates.search.keys import HOLDER_EMAIL, hash_of
from tests.accounts.test_account_export import lines_of, of, unpack
from tests.certificates.erasure.helpers import EMAIL, NAME, NEW_EMAIL, erase_now, personal_fields
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.support.problems import assert_faults, assert_problem

ACCESS = "certificates/access-requests"
FILE = b"%PDF-1.7 her transcript"

pytestmark = pytest.mark.usefixtures("folder")


@pytest.fixture
def hers(diploma: CertificateType) -> Certificate:
    """With the file of an attachment, and one whose file is lost."""
    files = [
        Attachment(name=name, media_type="application/pdf", size=len(FILE), sha256="0" * 64)
        for name in ("transcript.pdf", "lost.pdf")
    ]
    row = issue_one(diploma, **personal_fields(attachments=files))
    name = storages[STORAGE].save(f"{row.issuer_id}/{row.pk}/1", ContentFile(FILE))
    for number, where in ((1, name), (2, f"{name}-lost")):
        AttachmentFile.objects.create(
            issuer_id=row.issuer_id,
            certificate=row,
            number=number,
            name=where,
            uploaded_at=timezone.now(),
        )
    return row


def held(api: Api, **person: str) -> list[dict[str, Any]]:
    """The lines that the job writes down."""
    response = api.post(ACCESS, person)
    assert response.status_code == 202, response.content
    runner.run_due_jobs()
    job = api.get(f"jobs/{response.json()['id']}").json()
    assert (job["state"], job["kind"]) == ("succeeded", "certificates.access")
    text = api.get(f"jobs/{job['id']}/results").getvalue().decode()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["object"] == "export"
    assert lines[-1] == {"object": "end", "objects": len(lines) - 2}
    return lines[1:-1]


def ids_of(lines: list[dict[str, Any]]) -> list[str]:
    return [line["id"] for line in lines if line["object"] == "certificate"]


@pytest.mark.parametrize(
    "person",
    [
        {"holderEmail": EMAIL.upper()},
        {"holderName": NAME},
        {"holderName": "KRASNIQI, Arta"},
        {"holderName": "Árta Krasniqi"},
    ],
)
def test_everything_of_the_person_and_nothing_of_others(
    api, issuer, other_issuer, hers, diploma, person
):
    second = issue_one(diploma, **personal_fields())
    issue_one(diploma, holder_name="Arta Krasniqi Berisha", holder_email="a.k@example.com")
    issue_one(diploma, holder_name="Arta", holder_email=f"x{EMAIL}")
    issue_one(diploma, mode=Mode.TEST, **personal_fields())
    issue_one(make_type(other_issuer, kind="person", required=[]), **personal_fields())
    lines = held(api, **person)
    assert ids_of(lines) == [hers.public_id, second.public_id]
    assert lines[0]["holderEmail"] == EMAIL
    assert json.loads(lines[0]["document"])["holder"]["name"] == NAME


def test_the_files_are_in_it(api, hers):
    found, lost = (line for line in held(api, holderEmail=EMAIL) if line["object"] == "attachment")
    assert (found["certificateId"], found["name"]) == (hers.public_id, "transcript.pdf")
    assert base64.b64decode(found["content"]) == FILE
    assert (lost["name"], lost["content"]) == ("lost.pdf", None)


def test_the_account_export_holds_them_too(api, hers):
    api.post("account/export", b"")
    runner.run_due_jobs()
    job = Job.objects.get(kind="account.export")
    _manifest, files = unpack(api.get(f"jobs/{job.public_id}/results").getvalue())
    found, lost = of(lines_of(files), "attachment")
    assert (found["number"], lost["number"]) == (1, 2)
    assert files[found["content"]] == FILE
    assert lost["content"] is None


def test_one_certificate_is_told_with_its_chain_also_once_erased(api, hers, request_body):
    body = {**request_body(typeId=hers.type_id), "reason": "data_error"}
    successor = api.post(f"certificates/{hers.public_id}/supersede", body).json()["id"]
    assert ids_of(held(api, certificateId=hers.public_id)) == [hers.public_id, successor]
    erase_now(api, hers)
    assert ids_of(held(api, holderEmail=EMAIL)) == []
    line = held(api, certificateId=hers.public_id)[0]
    assert (line["holderName"], line["document"]) == (None, None)
    assert line["erasedAt"]


def test_a_changed_address_is_found_and_the_certified_one_too(api, hers):
    """The certificate still says the old one; what stood between the two is forgotten."""
    for email in ("between@example.com", NEW_EMAIL):
        api.patch(f"certificates/{hers.public_id}/holder", {"email": email})
    for email in (EMAIL, NEW_EMAIL.upper()):
        found = api.post("certificates/search", {"holderEmail": email}).json()["data"]
        assert [each["id"] for each in found] == [hers.public_id]
    search = {"holderEmail": "between@example.com"}
    assert api.post("certificates/search", search).json()["data"] == []
    api.patch(f"certificates/{hers.public_id}/holder", {"email": EMAIL})
    hashes = {
        hash_of(hers.issuer_id, hers.mode, HOLDER_EMAIL, email.lower())
        for email in (EMAIL, NEW_EMAIL, "between@example.com")
    }
    (key,) = CertificateKey.objects.filter(certificate=hers, holder_email__in=hashes)
    assert key.holder_email == hash_of(hers.issuer_id, hers.mode, HOLDER_EMAIL, EMAIL.lower())
    assert held(api, holderEmail=EMAIL)[0]["contactEmail"] == EMAIL


def test_the_jobs_parameters_do_not_name_the_person(api, issuer, hers):
    held(api, holderEmail=EMAIL)
    job = Job.objects.get()
    assert job.parameters == {"by": "holderEmail"}
    assert job.inputs.count() == 1


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({}, ("/holderEmail", "required")),
        ({"holderEmail": EMAIL, "holderName": NAME}, ("/holderName", "ambiguous")),
        ({"holderName": "..."}, ("/holderName", "required")),
        ({"certificateId": "cert_x"}, ("/certificateId", "unknown_certificate")),
        ({"name": NAME}, ("/name", "unknown_field")),
    ],
)
def test_invalid_requests_are_refused(api, body, fault):
    response = api.post(ACCESS, body)
    assert_problem(response, 400, "validation_failed")
    assert fault in [(each["pointer"], each["code"]) for each in response.json()["errors"]]
    assert not Job.objects.exists()


def test_access_report_needs_its_scope_and_its_issuer(issuer, hers, outsider_api, test_mode_api):
    weak = Api(make_key(issuer, scopes=[s for s in Scope if s is not Scope.PRIVACY_MANAGE]))
    assert_problem(weak.post(ACCESS, {"holderEmail": EMAIL}), 403, "scope_missing")
    limited = Api(make_key(issuer, type_ids=[hers.type_id]))
    assert_problem(limited.post(ACCESS, {"holderEmail": EMAIL}), 403, "key_restricted")
    for stranger in (outsider_api, test_mode_api):
        response = stranger.post(ACCESS, {"certificateId": hers.public_id})
        assert_faults(response, ("/certificateId", "unknown_certificate"))
        assert held(stranger, holderEmail=EMAIL) == []
    job = Job.objects.filter(issuer=issuer, mode="test").get()
    assert_problem(weak.get(f"jobs/{job.public_id}/results"), 404, "not_found")
