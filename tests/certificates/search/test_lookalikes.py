"""What looks alike is found, counted and refused together, however it was written, and whenever."""

from importlib import import_module
from urllib.parse import quote

import orjson
import pytest
from django.core import mail
from django.db import connection

from accounts.mail import addresses
from certificates.models import Certificate, CertificateKey, CertificateType
from certificates.search.keys import forget
from tests.certificates.issuing.form_helpers import issue_form_url, send_form
from tests.factories import issue_one, make_type
from tests.support.back_office import client_of

ODD = [
    "CH 1",
    "CH\u00a01",
    "CH\u202f1",
    "CH\u200b 1",
    "\ufeffCH 1",
    "CH \u00ad1",
    "CH\u2060 1",
    "CH 1\u200d",
]
MIGRATION = import_module("certificates.migrations.0008_cleaned_texts")
pytestmark = pytest.mark.django_db


def found(api, **filters: str) -> set[str]:
    """The ids that the list gives by these filters."""
    query = "&".join(f"{name}={quote(value)}" for name, value in filters.items())
    response = api.get(f"certificates?{query}")
    assert response.status_code == 200, response.content
    return {row["id"] for row in response.json()["data"]}


def test_batch_is_found_in_any_lookalike_spelling(api, certificate_type: CertificateType):
    body = {"typeId": certificate_type.pk, "productId": "P"}
    issued = set()
    for number, batch in enumerate(ODD):
        stated = {"serialNumber": f"{number}\u200b", "metadata": {"batch\u200b": batch}}
        answer = api.post("certificates/issue", {**body, **stated})
        assert answer.status_code == 201, answer.content
        issued.add(answer.json()["id"])
    for batch in ODD:
        assert found(api, batch=batch) == issued
    preview = {"action": "suspend", "filter": {"batch": ODD[1]}, "reason": "recall", "dryRun": True}
    counted = api.post("certificates/bulk-actions", preview, **{"Idempotency-Key": "1"})
    assert counted.json()["count"] == len(ODD)


def test_a_subject_is_certified_once_in_whatever_spelling(api, issuer, operator):
    kind = make_type(issuer, code="parts", unique_by="product_and_serial")
    body = {"typeId": kind.pk, "productId": "P"}
    assert api.post("certificates/issue", {**body, "serialNumber": "ZW 1"}).status_code == 201
    for serial in ("ZW\u00a01", "ZW 1\u200b", "ZW\u20091"):
        answer = api.post("certificates/issue", {**body, "serialNumber": serial})
        assert answer.json()["code"] == "duplicate_certificate"
    values = {"product_id": "P\u200b", "serial_number": "ZW\u00a01"}
    page = send_form(client_of(operator), issue_form_url(kind), **values)
    assert Certificate.objects.filter(type=kind).count() == 1, page.text


def test_a_name_of_nothing_visible_is_none(api, issuer):
    kind = make_type(issuer, code="people", kind="person", required=["holderName"])
    answer = api.post("certificates/issue", {"typeId": kind.pk, "holderName": "\u200b\u2060"})
    assert answer.json()["errors"][0]["pointer"] == "/holderName"


def test_certificates_from_before_are_found_too(api, issuer):
    """As they were stored before texts had one form: with what was stated, character by character."""
    kind = make_type(
        issuer, code="old", fields=[{"key": "heat", "label": {"en": "Heat"}, "searchable": True}]
    )
    old = [
        issue_one(
            kind,
            serial_number=f"S{odd}",
            external_ref=f"R{odd}",
            certificate_number=f"N{odd}",
            metadata={"batch": odd, "heat": f"H{odd}"},
        )
        for odd in ODD
    ]
    with connection.cursor() as cursor:
        cursor.execute(MIGRATION.KEYS)
    ids = {each.public_id for each in old}
    assert found(api, batch="CH 1") == ids
    assert found(api, heat="HCH 1") == ids
    for name, prefix in (("serialNumber", "S"), ("externalRef", "R"), ("certificateNumber", "N")):
        assert found(api, **{name: f"{prefix}CH\u00a01"}) == ids, name
    for each in old:
        forget(each, orjson.loads(bytes(each.document or b"")))
        assert not CertificateKey.objects.filter(certificate_id=each.pk).exists()


def test_a_gtin_is_one_number_with_however_many_digits(api, certificate_type):
    spelled = ["96385074", "0000096385074", "00000096385074"]
    ids = {issue_one(certificate_type, gtin=each).public_id for each in spelled}
    for each in spelled:
        assert found(api, gtin=each) == ids


def test_a_person_is_found_by_each_form_of_the_address(api, issuer):
    kind = make_type(issuer, code="people", kind="person", required=["holderName"])
    forms = ["a@münchen.example", "A@MÜNCHEN.example", "a@xn--mnchen-3ya.example"]
    old = issue_one(kind, holder_name="A", serial_number="0")
    ids = set()
    for form in forms:
        body = {"typeId": kind.pk, "holderName": "A", "holderEmail": form}
        ids.add(api.post("certificates/issue", body).json()["id"])
    for form in forms:
        page = api.post("certificates/search", {"holderEmail": form}).json()
        assert {row["id"] for row in page["data"]} == ids
    assert old.public_id not in ids
    assert {bytes(addresses.digest(form)) for form in forms} == {addresses.digest(forms[0])}
    assert not mail.outbox
