"""Two search keys with the same hash: only certificates with the value are returned."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.certificate.document import Item
from certificates.erasure.operations import certificates_of_person
from certificates.models import Certificate, CertificateKey, CertificateType
from certificates.search import keys as search_keys, operations as search
from certificates.search.operations import with_reference
from tests.certificates.erasure.helpers import erase_now
from tests.conftest import Api
from tests.factories import issue_one, make_type

NAMES = ("productId", "serialNumber", "externalRef", "batch", "orderNo", "plant", "line")


@pytest.fixture(autouse=True)
def one_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every search key of every issuer has the same hash."""
    monkeypatch.setattr(search_keys, "_HASH_BYTES", 0)
    assert search_keys.hash_of(Issuer().pk, Mode.LIVE, "batch", "B") == 0


@pytest.fixture
def lenient_type(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="lenient_type", required=[])


def stating(name: str, value: str) -> dict[str, Any]:
    """The fields of a draft that state this."""
    columns = {
        "productId": "product_id",
        "serialNumber": "serial_number",
        "externalRef": "external_ref",
    }
    return {columns[name]: value} if name in columns else {"metadata": {name: value}}


def listed_ids(api: Api, query: str) -> list[str]:
    return [row["id"] for row in api.get(f"certificates?{query}").json()["data"]]


@pytest.mark.parametrize("name", NAMES)
def test_a_list_shows_only_certificates_that_state_the_value(
    api: Api, lenient_type: CertificateType, other_issuer: Issuer, name: str
):
    wanted = issue_one(lenient_type, **stating(name, "X-1"))
    issue_one(lenient_type, **stating(name, "X-2"))
    issue_one(lenient_type, **stating("plant" if name == "line" else "line", "X-1"))
    issue_one(lenient_type, mode=Mode.TEST, **stating(name, "X-1"))
    issue_one(make_type(other_issuer, required=[]), **stating(name, "X-1"))
    assert listed_ids(api, f"{name}=X-1") == [wanted.public_id]
    assert listed_ids(api, f"{name}=X-1&limit=1") == [wanted.public_id]
    assert listed_ids(api, f"{name}=X-3") == []


def test_each_of_several_values_is_checked(api: Api, lenient_type: CertificateType):
    wanted = issue_one(
        lenient_type, certificate_number="N-1", metadata={"batch": "B", "plant": "P"}
    )
    issue_one(lenient_type, certificate_number="N-2", metadata={"batch": "B", "plant": "Q"})
    assert listed_ids(api, "batch=B&plant=P") == [wanted.public_id]
    assert listed_ids(api, "certificateNumber=N-1&plant=P") == [wanted.public_id]
    assert listed_ids(api, "certificateNumber=N-2&plant=P") == []


def test_a_searchable_field_is_that_of_the_certificates_own_type(api: Api, issuer: Issuer):
    field = {"key": "heat", "label": {"en": "Heat"}}
    plain = make_type(issuer, code="plain", required=[], fields=[field])
    searching = make_type(
        issuer, code="searching", required=[], fields=[{**field, "searchable": True}]
    )
    stated = {"heat": "H-1", "batch": "B-1"}
    issue_one(plain, metadata=stated)
    wanted = issue_one(searching, metadata=stated)
    issue_one(searching, metadata={"heat": "H-2", "batch": "B-1"})
    assert listed_ids(api, "heat=H-1") == [wanted.public_id]
    assert listed_ids(api, "batch=B-1&heat=H-1") == [wanted.public_id]


def test_items_are_checked_too(api: Api, lenient_type: CertificateType):
    wanted = issue_one(lenient_type, items=[Item(product_id="P", batch="B-1")])
    issue_one(lenient_type, items=[Item(product_id="B-1", batch="P")])
    assert listed_ids(api, "batch=B-1") == [wanted.public_id]


def test_text_that_looks_like_a_member_is_none(api: Api, lenient_type: CertificateType):
    issue_one(lenient_type, metadata={"plant": '"batch":"B-1"'})
    assert listed_ids(api, "batch=B-1") == []
    quoted = issue_one(lenient_type, metadata={"batch": 'B "1" ü\\'})
    assert listed_ids(api, "batch=B%20%221%22%20%C3%BC%5C") == [quoted.public_id]


def test_pages_follow_each_other_without_gap(api: Api, lenient_type: CertificateType):
    made = [
        issue_one(lenient_type, metadata={"batch": f"B-{number % 2}"}).public_id
        for number in range(8)
    ]
    page = api.get("certificates?batch=B-1&limit=3").json()
    rest = api.get(f"certificates?batch=B-1&limit=3&cursor={page['nextCursor']}").json()
    ids = [row["id"] for row in page["data"] + rest["data"]]
    assert ids == made[1::2][::-1]


@pytest.mark.parametrize("name", NAMES)
def test_a_term_finds_only_what_states_it(
    issuer: Issuer, lenient_type: CertificateType, other_issuer: Issuer, name: str
):
    wanted = issue_one(lenient_type, **stating(name, "X-1"))
    for number in range(4):
        issue_one(lenient_type, **stating(name, f"Y-{number}"))
    issue_one(make_type(other_issuer, required=[]), **stating(name, "X-1"))
    assert search.by_term(issuer.pk, "x-1", limit=2) == [wanted.pk]


def test_an_address_finds_only_its_holders(
    api: Api, issuer: Issuer, lenient_type: CertificateType, other_issuer: Issuer
):
    certified = issue_one(lenient_type, holder_email="Arta@Example.com")
    moved = issue_one(lenient_type, holder_email="before@example.com")
    api.patch(f"certificates/{moved.public_id}/holder", {"email": "arta@example.com"})
    for number in range(3):
        issue_one(lenient_type, holder_email=f"other{number}@example.com")
    issue_one(make_type(other_issuer, required=[]), holder_email="arta@example.com")
    data = api.post("certificates/search", {"holderEmail": "arta@example.com"}).json()["data"]
    assert [row["id"] for row in data] == [moved.public_id, certified.public_id]
    person = {"holderEmail": "ARTA@example.com"}
    rows = certificates_of_person(issuer_id=issuer.pk, mode=Mode.LIVE, person=person)
    assert set(rows) == {certified, moved}


def test_a_reference_finds_only_what_has_it(issuer: Issuer, lenient_type: CertificateType):
    wanted = issue_one(lenient_type, external_ref="E-1")
    issue_one(lenient_type, external_ref="E-2")
    assert with_reference(issuer.pk, Mode.LIVE, ["E-1", "E-3"]) == [wanted.pk]


@pytest.mark.usefixtures("folder")
def test_erasing_leaves_no_hash_and_no_name(
    api: Api, lenient_type: CertificateType, monkeypatch: pytest.MonkeyPatch
):
    """Also of the address that mails go to, and of a certificate with two keys of one hash."""
    erased, other = (
        issue_one(
            lenient_type,
            holder_name="Arta Krasniqi",
            holder_email="arta@example.com",
            external_ref="E-1",
            metadata={"batch": "B-1"},
        )
        for _ in range(2)
    )
    api.patch(f"certificates/{erased.public_id}/holder", {"email": "arta@example.org"})
    erase_now(api, erased)
    remaining: list[Callable[[], Any]] = [erased.keys.count, erased.holder_names.count]
    assert [count() for count in remaining] == [0, 0]
    assert listed_ids(api, "batch=B-1") == [other.public_id]
    assert CertificateKey.objects.count() == Certificate.objects.count() - 1
