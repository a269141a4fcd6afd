"""Bodies and answers packed by gzip."""

import gzip
import json

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import Issuer, User
from certificates.models import Certificate
from tests.conftest import Api
from tests.factories.certificates import issue_one
from tests.support.back_office import client_of, with_issuer
from tests.support.problems import assert_problem

DRAFT = {"productId": "P", "serialNumber": "S"}


def send(key, body: bytes, path: str = "certificates/issue", **headers: str):
    """A POST of these bytes, and what they are said to be."""
    headers = {"x-api-key": key.token.reveal(), "content-type": "application/json"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    kind = headers.pop("content-type")
    return Client().post(f"/api/external/{path}", body, content_type=kind, headers=headers)


def test_a_packed_body_is_the_same_request(key, certificate_type):
    plain = json.dumps({**DRAFT, "typeId": certificate_type.pk}).encode()
    said = {"content_encoding": "gzip", "idempotency_key": "same"}
    first = send(key, gzip.compress(plain), **said)
    assert first.status_code == 201, first.content
    again = send(key, plain, idempotency_key="same")
    assert again.json()["id"] == first.json()["id"]
    assert Certificate.objects.count() == 1


@pytest.mark.parametrize(
    ("body", "coding", "status", "code"),
    [
        (gzip.compress(b" " * 10**7), "gzip", 413, "body_too_large"),
        (gzip.compress(b"{}")[:-3], "gzip", 400, "malformed_json"),
        (b"{}", "gzip", 400, "malformed_json"),
        (b"{}", "br", 415, "unsupported_media_type"),
        (b"{}", "gzip, gzip", 415, "unsupported_media_type"),
        (b"{}", "Identity", 400, "validation_failed"),
    ],
)
def test_a_body_that_cannot_be_unpacked_is_refused_by_name(
    key, body: bytes, coding: str, status: int, code: str
):
    refused = send(key, body, content_encoding=coding)
    assert_problem(refused, status, code)
    if status == 415:
        assert refused["Accept-Encoding"] == "gzip, identity"


def test_a_packed_file_is_refused_where_its_bytes_count(key, certificate_type):
    path = f"certificates/{issue_one(certificate_type).public_id}/attachments/1"
    refused = Client().put(
        f"/api/external/{path}",
        gzip.compress(b"%PDF-"),
        content_type="application/pdf",
        headers={"x-api-key": key.token.reveal(), "content-encoding": "gzip"},
    )
    assert_problem(refused, 415, "unsupported_media_type")


def test_lists_and_pages_are_packed_for_who_takes_it(api: Api, key, certificate_type):
    for _ in range(5):
        shown = issue_one(certificate_type)
    addresses = {
        "/api/external/certificates": True,
        f"/en/verify/{shown.public_id}": True,
        "/en/docs/start": True,
        "/admin/access/login/": True,
        f"/api/external/certificates/{shown.public_id}/qr.png": False,
    }
    for address, is_packed in addresses.items():
        answers = {
            accepted: Client().get(
                address,
                headers={"x-api-key": key.token.reveal(), "accept-encoding": accepted},
                follow=True,
            )
            for accepted in ("gzip", "gzip;q=0", "identity")
        }
        packed = answers.pop("gzip")
        assert packed.status_code == 200, address
        assert (packed.headers.get("Content-Encoding") == "gzip") is is_packed, address
        assert not any("Content-Encoding" in each.headers for each in answers.values()), address
        if is_packed:
            assert len(packed.content) * 2 < len(answers["identity"].content), address
            assert all("Accept-Encoding" in each["Vary"] for each in answers.values()), address


def test_answers_to_forms_of_the_back_office_are_not_packed(owner: User, issuer: Issuer):
    """They show new keys and secrets, beside what the form held."""
    client = client_of(owner)
    form = with_issuer(issuer, name="ERP")
    for method, is_packed in ((client.get, True), (client.post, False)):
        answer = method(
            reverse("admin:accounts_apikey_add"), form, headers={"accept-encoding": "gzip"}
        )
        assert answer.status_code == 200
        assert ("Content-Encoding" in answer.headers) is is_packed
