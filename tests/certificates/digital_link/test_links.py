"""The Digital Link in answers, QR codes and printed documents, and who may have one."""

import re
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.digital_link.operations import claim, confirm, refuse, withdraw
from certificates.errors import NotPrintedYet, PrefixDecided, PrefixTaken
from certificates.models import Certificate, CertificateType
from certificates.printing import operations as printing, pdf
from certificates.types.operations import change_type
from certificates.verification.sharing import qr_png, qr_svg
from tests.certificates.issuing.bulk_helpers import BULK
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_issuer, make_type

from .helpers import GTIN, SETTING, address, make_linked_type, operator_context, own_prefix

LINK = address(f"/01/{GTIN}/10/B-42/21/SN-7")
STATED = {"gtin": GTIN, "productId": "A-1", "serialNumber": "SN-7", "metadata": {"batch": "B-42"}}


@pytest.fixture
def linked(issuer: Issuer) -> CertificateType:
    own_prefix(issuer)
    return make_linked_type(issuer)


def issued(api: Api, linked: CertificateType, **stated: Any) -> dict[str, Any]:
    response = api.post("certificates/issue", {"typeId": linked.pk, **STATED, **stated})
    assert response.status_code == 201, response.content
    answer: dict[str, Any] = response.json()
    return answer


def test_answers_of_issuing_and_reading_state_it(api: Api, linked: CertificateType):
    for _again in range(2):  # the second time by what is cached of the type
        answer = issued(api, linked)
        assert list(answer) == ["ok", "id", "verifyUrl", "dataHash", "digitalLink"]
        assert answer["digitalLink"] == LINK
    assert api.get(f"certificates/{answer['id']}").json()["digitalLink"] == LINK
    many = {"certificates": [{"typeId": linked.pk, **STATED}]}
    (one,) = api.post(BULK, many, **{"idempotency-key": "many"}).json()["results"]
    assert one["digitalLink"] == LINK


@pytest.mark.parametrize(
    "stated",
    [
        {"gtin": None},
        {"gtin": "4006381333931"},  # in nobody's confirmed prefix
        {
            "serialNumber": "Ä 1",
            "metadata": {},
        },  # no barcode holds it: it would name the product alone
        {"serialNumber": ".."},
        {"metadata": {"batch": "."}},
    ],
)
def test_answer_states_none_where_there_is_none(
    api: Api, linked: CertificateType, stated: dict[str, Any]
):
    answer = issued(api, linked, **stated)
    assert "digitalLink" not in answer
    assert "digitalLink" not in api.get(f"certificates/{answer['id']}").json()


def test_cached_type_knows_of_a_prefix_that_ended(api: Api, issuer: Issuer):
    prefix = own_prefix(issuer)
    linked = make_linked_type(issuer)
    assert "digitalLink" in issued(api, linked)
    withdraw(context=operator_context(), prefix_id=prefix.pk)
    assert "digitalLink" not in issued(api, linked)


def test_canonical_document_is_the_same_with_and_without(linked: CertificateType, issuer: Issuer):
    fields = {"gtin": GTIN, "metadata": {"batch": "B-42"}, "serial_number": "SN-7"}
    plain = issue_one(make_type(issuer), **fields)
    with_link = issue_one(linked, **fields)

    def members(certificate: Certificate) -> list[str]:
        return re.findall(r'"(\w+)":', bytes(certificate.document or b"").decode())

    assert members(plain) == members(with_link)


def test_qr_code_leads_where_the_type_or_the_request_says(api: Api, issuer: Issuer):
    own_prefix(issuer)
    linked = make_linked_type(issuer)
    answer = issued(api, linked)
    code = f"certificates/{answer['id']}/qr"
    verify_page = qr_svg(answer["verifyUrl"])
    assert api.get(f"{code}.svg").content == verify_page
    assert api.get(f"{code}.svg?leadsTo=digitalLink").content == qr_svg(LINK)
    change_type(
        context=context_of(issuer),
        certificate_type=linked,
        digital_link={**SETTING, "qrCode": True},
    )
    assert api.get(f"{code}.png").content == qr_png(LINK)
    assert api.get(f"{code}.svg?leadsTo=verifyPage").content == verify_page
    plain = issued(api, linked, gtin=None)
    code = f"certificates/{plain['id']}/qr.svg"
    assert api.get(code).content == qr_svg(plain["verifyUrl"])
    assert api.get(f"{code}?leadsTo=digitalLink").status_code == 409


def test_printed_document_carries_the_code_that_the_type_wants(
    issuer: Issuer, monkeypatch: pytest.MonkeyPatch
):
    own_prefix(issuer)
    linked = make_linked_type(issuer, qrCode=True)
    stated = {"gtin": GTIN, "serial_number": "SN-7", "metadata": {"batch": "B-42"}}
    drawn: list[str] = []

    def draw(address: str) -> bytes:
        drawn.append(address)
        return qr_svg(address)

    monkeypatch.setattr(pdf, "qr_svg", draw)
    for mode in Mode:
        certificate = issue_one(linked, mode=mode, **stated)
        asked = {"context": context_of(issuer, mode=mode), "certificate_id": certificate.pk}
        with pytest.raises(NotPrintedYet):
            printing.print_one(**asked, locale=None)
        printing.print_waiting(now=timezone.now())
    live, test = drawn
    assert live == LINK
    assert "/verify/cert_" in test


def test_prefix_is_one_issuers_at_a_time(issuer: Issuer):
    other = make_issuer("Shkolla Shembull")
    first = own_prefix(issuer, "9520123")
    for overlapping in ("9520123", "952", "95201234"):
        claimed = claim(context=context_of(other), prefix=overlapping)
        with pytest.raises(PrefixTaken):
            confirm(context=operator_context(), prefix_id=claimed.pk, note="")
    withdraw(context=operator_context(), prefix_id=first.pk)
    confirm(context=operator_context(), prefix_id=claimed.pk, note="GS1 register")
    with pytest.raises(PrefixDecided):
        refuse(context=operator_context(), prefix_id=claimed.pk, note="")


@pytest.mark.parametrize(
    ("setting", "pointer"),
    [
        ({"productPage": "http://muster.example"}, "/digitalLink/productPage"),
        ({"productPage": "javascript:alert(1)"}, "/digitalLink/productPage"),
        ({"productPage": "https://muster.example", "variant": "colour"}, "/digitalLink/variant"),
        ({"batch": "B"}, "/digitalLink/productPage"),
    ],
)
def test_setting_that_breaks_a_rule_names_the_field(
    api: Api, certificate_type: CertificateType, setting: dict[str, str], pointer: str
):
    path = f"certificates/types/{certificate_type.pk}"
    response = api.patch(path, {"digitalLink": setting})
    assert response.status_code == 400
    assert [fault["pointer"] for fault in response.json()["errors"]] == [pointer]
    good = {"productPage": "https://muster.example/{gtin}"}
    answer = api.patch(path, {"digitalLink": good}).json()["digitalLink"]
    assert answer == {
        **good,
        "batch": "batch",
        "variant": "",
        "thirdPartySerial": "",
        "qrCode": False,
    }
    assert api.patch(path, {"digitalLink": None}).json()["digitalLink"] is None
