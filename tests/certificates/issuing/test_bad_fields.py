"""Fields that cannot be accepted: each is named by pointer and code, and nothing is left behind."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.errors import FIELD_MESSAGES
from accounts.keys.operations import NewKey
from certificates.models import CertificateType
from certificates.types.operations import archive_type
from tests.factories import context_of, make_issuer, make_key, make_type
from tests.support.problems import assert_faults, nothing_written

ABSENT = object()
NUL = "a\u0000b"
ISSUE = "certificates/issue"
TOMORROW = (timezone.now() + timedelta(days=2)).date().isoformat()

TYPE = [
    (ABSENT, "required"),
    (None, "required"),
    ("", "required"),
    (0, "out_of_range"),
    (-1, "out_of_range"),
    (True, "invalid_type"),
    ("1", "invalid_type"),
    (1.5, "invalid_type"),
    ([1], "invalid_type"),
    ({"id": 1}, "invalid_type"),
    (999_999_999, "unknown_type"),
    (2**31, "unknown_type"),
    (2**53 - 1, "unknown_type"),
]
TEXT = [
    (ABSENT, "required"),
    (None, "required"),
    ("", "required"),
    (" \t ", "required"),
    (4711, "invalid_type"),
    (True, "invalid_type"),
    (["A"], "invalid_type"),
    ({"a": "b"}, "invalid_type"),
    ("x" * 201, "too_long"),
    ("\U0001f600" * 201, "too_long"),
    (NUL, "invalid_characters"),
    ("a\nb", "invalid_characters"),
    ("a\tb", "invalid_characters"),
    ("a\u007fb", "invalid_characters"),
    ("a\u2028b", "invalid_characters"),
    ("a\u202eb", "invalid_characters"),
    ("a\ud800b", "invalid_characters"),
    ("a\ude00\ud83db", "invalid_characters"),
]
DATE = [
    ("2027-02-30", "impossible_date"),
    ("2027-13-01", "impossible_date"),
    ("2027-00-10", "impossible_date"),
    ("2027-1-1", "invalid_date"),
    ("20270101", "invalid_date"),
    ("2027-W01-1", "invalid_date"),
    ("2027-001", "invalid_date"),
    ("27-01-01", "invalid_date"),
    ("31.12.2027", "invalid_date"),
    ("2027/01/01", "invalid_date"),
    ("2027-01-01T00:00:00", "invalid_date"),
    ("2027-01-01T00:00:00Z", "invalid_date"),
    ("2027-01-01 00:00", "invalid_date"),
    ("0000-01-01", "impossible_date"),
    ("10000-01-01", "invalid_date"),
    ("-2027-01-01", "invalid_date"),
    ("\uff12\uff10\uff12\uff17-01-01", "invalid_date"),
    ("tomorrow", "invalid_date"),
    (20270101, "invalid_date"),
    (True, "invalid_date"),
    ([], "invalid_date"),
]
EMAIL = [
    (1, "invalid_type"),
    ("plain", "invalid_email"),
    ("a@", "invalid_email"),
    ("@example.com", "invalid_email"),
    ("a@b", "invalid_email"),
    ("a b@example.com", "invalid_email"),
    ("a@exa mple.com", "invalid_email"),
    ("a@b@example.com", "invalid_email"),
    ("a@-example.com", "invalid_email"),
    ("a@example..com", "invalid_email"),
    (".a@example.com", "invalid_email"),
    ("a..b@example.com", "invalid_email"),
    ("Arta <a@example.com>", "invalid_email"),
    ("a@example.com,b@example.com", "invalid_email"),
    ("a@example.com\nBcc: b@example.com", "invalid_characters"),
    ("a@example.com\u0000", "invalid_characters"),
    ("a" * 250 + "@example.com", "too_long"),
]
GTIN = [
    (4006381333931, "invalid_type"),
    ("4006381333932", "invalid_gtin"),
    ("400638133393", "invalid_gtin"),
    ("40063813339310", "invalid_gtin"),
    ("123", "invalid_format"),
    ("400638133393X", "invalid_format"),
    ("4006381333931-", "invalid_format"),
    ("\u0664006381333931", "invalid_format"),
]
CASES: list[tuple[str, Any, str]] = [
    *(("typeId", value, code) for value, code in TYPE),
    *(("productId", value, code) for value, code in TEXT),
    *(("serialNumber", value, code) for value, code in TEXT),
    *(("holderName", value, code) for value, code in TEXT[4:]),
    *(("externalRef", value, code) for value, code in TEXT[4:]),
    *(("validUntil", value, code) for value, code in DATE),
    *(("issuedOn", value, code) for value, code in DATE),
    *(("validFrom", value, code) for value, code in DATE),
    *(("holderEmail", value, code) for value, code in EMAIL),
    *(("gtin", value, code) for value, code in GTIN),
    ("issuedOn", TOMORROW, "in_the_future"),
    ("issuedOn", "0001-01-01", "out_of_range"),
    ("issuedOn", "1799-12-31", "out_of_range"),
    ("validFrom", "0001-01-01", "out_of_range"),
    ("validUntil", "2001-01-01", "date_order"),
    ("certificateNumber", "x" * 65, "too_long"),
    ("certificateNumber", 17, "invalid_type"),
    ("certificateNumber", NUL, "invalid_characters"),
    ("typeCode", "no-such-type", "ambiguous"),
    ("typeCode", "x" * 61, "too_long"),
    ("typeCode", 1, "invalid_type"),
    ("locale", "it", "invalid_choice"),
    ("locale", "DE", "invalid_choice"),
    ("locale", 1, "invalid_choice"),
    ("locale", ["de"], "invalid_choice"),
    ("metadata", [], "invalid_type"),
    ("metadata", "batch", "invalid_type"),
    ("items", {}, "invalid_type"),
    ("items", "x", "invalid_type"),
    ("items", [{}] * 501, "too_many"),
    ("signatories", [{"name": "A"}] * 21, "too_many"),
    ("serialNo", "SN-1", "unknown_field"),
    ("SerialNumber", "SN-1", "unknown_field"),
    ("type_id", 1, "unknown_field"),
    ("id", "cert_01m7yeskffen5swzbddr6p6gm6", "unknown_field"),
    ("issuer", "iss_01m7yeskffen5swzbddr6p6gm6", "unknown_field"),
    ("mode", "live", "unknown_field"),
    ("constructor", 1, "unknown_field"),
    ("__class__", 1, "unknown_field"),
]


def changed(body: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """The request with one field replaced, or taken out."""
    rest = {key: kept for key, kept in body.items() if key != name}
    return rest if value is ABSENT else {**rest, name: value}


def label(value: object) -> str:
    """A short name of a case for the report."""
    return "absent" if value is ABSENT else ascii(value)[:30]


@pytest.fixture(scope="module")
def asking(module_db: None) -> tuple[NewKey, CertificateType]:
    issuer = make_issuer()
    return make_key(issuer), make_type(issuer)


@pytest.fixture
def key(asking: tuple[NewKey, CertificateType], db: None) -> NewKey:
    return asking[0]


@pytest.fixture
def certificate_type(asking: tuple[NewKey, CertificateType], db: None) -> CertificateType:
    return CertificateType.objects.get(pk=asking[1].pk)


@pytest.mark.parametrize(("name", "value", "code"), CASES, ids=label)
def test_one_bad_field(api, request_body, name: str, value: Any, code: str):
    with nothing_written():
        response = api.post(ISSUE, changed(request_body(), name, value))
    assert_faults(response, (f"/{name}", code))


NESTED: list[tuple[dict[str, Any], str, str]] = [
    ({"metadata": {"batch": 7}}, "/metadata/batch", "invalid_type"),
    ({"metadata": {"batch": ["7"]}}, "/metadata/batch/0", "invalid_type"),
    ({"metadata": {"batch": {"no": "7"}}}, "/metadata/batch", "invalid_type"),
    ({"metadata": {"batch": True}}, "/metadata/batch", "invalid_type"),
    ({"metadata": {"batch": "x" * 1001}}, "/metadata/batch", "too_long"),
    ({"metadata": {"batch": NUL}}, "/metadata/batch", "invalid_characters"),
    ({"metadata": {"batch": "\ud800"}}, "/metadata/batch", "invalid_characters"),
    ({"metadata": {"": "x"}}, "/metadata/", "too_short"),
    ({"metadata": {"k" * 65: "x"}}, f"/metadata/{'k' * 65}", "too_long"),
    ({"metadata": {NUL: "x"}}, f"/metadata/{NUL}", "invalid_characters"),
    ({"metadata": {"a\nb": "x"}}, "/metadata/a\nb", "invalid_characters"),
    ({"metadata": {"a\ud800": "x"}}, "/metadata/a\\ud800", "invalid_characters"),
    ({"metadata": {"a/b": 1}}, "/metadata/a~1b", "invalid_type"),
    ({"metadata": {f"k{n}": "x" for n in range(51)}}, "/metadata", "too_many"),
    ({"metadata": {f"k{n}": "x" * 1000 for n in range(34)}}, "/metadata", "too_large"),
    ({"metadata": {f"k{n}": "\U0001f600" * 250 for n in range(34)}}, "/metadata", "too_large"),
    ({"items": [1]}, "/items/0", "invalid_type"),
    ({"items": [{"productId": "A"}, {}]}, "/items/1", "empty"),
    ({"items": [{"position": 0}]}, "/items/0/position", "out_of_range"),
    ({"items": [{"quantity": 3}]}, "/items/0/quantity", "invalid_type"),
    ({"items": [{"quantity": "3,5"}]}, "/items/0/quantity", "invalid_format"),
    ({"items": [{"quantity": "1e9"}]}, "/items/0/quantity", "invalid_format"),
    ({"items": [{"unit": "x" * 21}]}, "/items/0/unit", "too_long"),
    ({"items": [{}, {"colour": "red"}]}, "/items/1/colour", "unknown_field"),
    ({"signatories": [{}]}, "/signatories/0/name", "required"),
    ({"signatories": [{"name": ""}]}, "/signatories/0/name", "required"),
    ({"signatories": [{"name": "x", "title": "y"}]}, "/signatories/0/title", "unknown_field"),
    ({"gtin": "\uff14006381333931"}, "/gtin", "invalid_format"),
    ({"validFrom": "2100-01-01"}, "/validUntil", "date_order"),
    ({"typeCode": "en10204-3-2"}, "/typeCode", "ambiguous"),
]


@pytest.mark.parametrize(("changes", "pointer", "code"), NESTED, ids=label)
def test_a_bad_value_further_down(api, request_body, changes, pointer: str, code: str):
    with nothing_written():
        response = api.post(ISSUE, request_body(**changes))
    assert_faults(response, (pointer, code))


ATTACHMENT = {"name": "a.pdf", "mediaType": "application/pdf", "size": 1, "sha256": "0" * 64}


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("name", ABSENT, "required"),
        ("mediaType", "pdf", "invalid_format"),
        ("mediaType", "application/pdf; charset=utf-8", "invalid_format"),
        ("size", -1, "out_of_range"),
        ("size", 10_485_761, "out_of_range"),
        ("size", "1", "invalid_type"),
        ("sha256", "0" * 63, "invalid_format"),
        ("url", "https://example.com", "unknown_field"),
    ],
    ids=label,
)
def test_a_bad_attachment(api, request_body, field: str, value: Any, code: str):
    with nothing_written():
        response = api.post(
            ISSUE, request_body(attachments=[ATTACHMENT, changed(ATTACHMENT, field, value)])
        )
    assert_faults(response, (f"/attachments/1/{field}", code))


def test_all_faults_are_named_at_once(api, request_body):
    body = request_body(productId=1, validUntil="2027-02-30", metadata={"batch": 1}, serialNo="x")
    with nothing_written():
        response = api.post(ISSUE, body)
    assert_faults(
        response,
        ("/serialNo", "unknown_field"),
        ("/productId", "invalid_type"),
        ("/validUntil", "impossible_date"),
        ("/metadata/batch", "invalid_type"),
    )


def test_all_broken_rules_are_named_at_once(api, certificate_type):
    body = {"typeId": certificate_type.pk, "holderEmail": "x", "gtin": "4006381333932"}
    with nothing_written():
        response = api.post(ISSUE, body)
    assert_faults(
        response,
        ("/productId", "required"),
        ("/serialNumber", "required"),
        ("/holderEmail", "invalid_email"),
        ("/gtin", "invalid_gtin"),
    )


def test_both_fields_that_name_the_type_are_told(api):
    told = assert_faults(api.post(ISSUE, {}), ("/typeId", "required"))
    assert "or typeCode in its place" in told["errors"][0]["detail"]


def test_another_issuers_type_looks_like_none(api, request_body, other_issuer):
    foreign = make_type(other_issuer, code="theirs")
    with nothing_written():
        found = api.post(ISSUE, request_body(typeId=foreign.pk))
        nothing = api.post(ISSUE, request_body(typeId=2**40))
        code = api.post(ISSUE, changed(request_body(typeCode="theirs"), "typeId", ABSENT))
    refusals = [assert_faults(answer, ("/typeId", "unknown_type")) for answer in (found, nothing)]
    assert refusals[0]["errors"] == refusals[1]["errors"]
    assert_faults(code, ("/typeCode", "unknown_type"))


def test_an_archived_type_issues_nothing_more(api, request_body, certificate_type: CertificateType):
    assert archive_type(
        context=context_of(certificate_type.issuer), certificate_type=certificate_type
    )
    with nothing_written():
        response = api.post(ISSUE, request_body())
    assert_faults(response, ("/typeId", "type_archived"))


@pytest.mark.parametrize("language", ["de", "fr", "sq"])
def test_the_explanation_follows_the_language_and_the_codes_do_not(api, request_body, language):
    body = request_body(productId=1, gtin="1", serialNo="x")
    english = api.post(ISSUE, body).json()
    other = api.post(ISSUE, body, **{"Accept-Language": language}).json()
    assert other["detail"] != english["detail"]
    for before, after in zip(english["errors"], other["errors"], strict=True):
        assert (after["pointer"], after["code"]) == (before["pointer"], before["code"])
        assert after["detail"] != before["detail"]
        assert before["code"] in FIELD_MESSAGES
