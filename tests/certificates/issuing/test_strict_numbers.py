"""Types with `numbering: "strict"`: numbers without gaps, in the order of issue, whoever issues how."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from django.db import connections, transaction

from accounts.models import Issuer
from certificates.issuing import numbers
from certificates.models import Certificate, CertificateType
from certificates.types.models import Numbering, UniqueBy
from certificates.types.operations import change_type
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_key, make_type
from tests.support.concurrency import in_another_thread, run_while_locked

Body = Callable[..., dict[str, Any]]


@pytest.fixture
def certificate_type(issuer: Issuer) -> CertificateType:
    return strict(issuer)


def strict(issuer: Issuer, **version: Any) -> CertificateType:
    settings: dict[str, Any] = {"number_pattern": "R-{seq:4}", "numbering": Numbering.STRICT.value}
    settings |= {"unique_by": UniqueBy.SERIAL.value, "required": []}
    return make_type(issuer, **(settings | version))


def register() -> list[str]:
    """The numbers, in the order in which their certificates were issued."""
    rows = Certificate.objects.exclude(number=None).order_by("issued_at", "id")
    return list(rows.values_list("number", flat=True))


def counted(last: int) -> list[str]:
    return [f"R-{number:04}" for number in range(1, last + 1)]


@pytest.mark.django_db(transaction=True)
def test_many_at_once_some_of_them_refused(issuer: Issuer, request_body: Body):
    """Single, with keys, in bulk: of 24 calls each third is refused, and takes no number with it."""
    key = make_key(issuer)

    def call(place: int) -> int:
        api, headers = Api(key), {"idempotency-key": f"k-{place}"} if place % 2 else {}
        bodies = [request_body(serialNumber=f"S-{place}-{n}") for n in range(3)]
        bodies[place % 3]["serialNumber"] = "taken"
        try:
            if place % 4 == 3:
                many = {"certificates": bodies, "mode": "partial"}
                again = {"idempotency-key": f"b-{place}"}
                while (
                    response := api.post("certificates/issue/bulk", many, **again)
                ).status_code == 429:
                    time.sleep(0.1)  # two of an issuer run at once
                return int(response.json()["counts"]["ok"])
            return int(api.post("certificates/issue", bodies[1], **headers).status_code == 201)
        finally:
            connections.close_all()

    assert (
        Api(key).post("certificates/issue", request_body(serialNumber="taken")).status_code == 201
    )
    with ThreadPoolExecutor(8) as pool:
        issued = sum(pool.map(call, range(24)))
    assert 12 < issued < 36
    assert register() == counted(1 + issued)


@pytest.mark.django_db(transaction=True)
def test_whoever_waits_is_issued_later(certificate_type: CertificateType):
    second = run_while_locked(
        lambda: issue_one(certificate_type), lambda: issue_one(certificate_type)
    )
    assert second.number == "R-0002"
    assert register() == counted(2)


@pytest.mark.django_db
def test_issuing_undone_leaves_no_gap_in_numbers(certificate_type: CertificateType):
    issue_one(certificate_type)
    with transaction.atomic():
        assert issue_one(certificate_type).number == "R-0002"
        transaction.set_rollback(True)
    assert issue_one(certificate_type).number == "R-0002"


@pytest.mark.django_db
def test_refused_rows_in_the_middle_leave_no_gap(api: Api, request_body: Body):
    api.post("certificates/issue", request_body(serialNumber="S-1"))
    rows = [request_body(serialNumber=f"S-{n}") for n in (0, 1, 2, 3)]
    key = {"idempotency-key": "bulk"}
    whole = api.post("certificates/issue/bulk", {"certificates": rows}, **key)
    assert whole.status_code == 400
    partial = api.post("certificates/issue/bulk", {"certificates": rows, "mode": "partial"}, **key)
    assert [bool(each.get("id")) for each in partial.json()["results"]] == [True, False, True, True]
    assert register() == counted(4)
    serials = Certificate.objects.order_by("number").values_list("serial_number", flat=True)
    assert list(serials) == ["S-1", "S-0", "S-2", "S-3"]


@pytest.mark.django_db
def test_numbers_that_were_given_before_are_passed_over(certificate_type: CertificateType):
    for sequence in (1, 2, 3, 5):
        issue_one(certificate_type, certificate_number=f"R-{sequence:04}")
    assert [issue_one(certificate_type).number for _ in range(2)] == ["R-0004", "R-0006"]


@pytest.mark.django_db
def test_a_correction_takes_the_next_number(api: Api, request_body: Body):
    first = api.post("certificates/issue", request_body()).json()["id"]
    again = api.post("certificates/issue", request_body(supersedes=first, validUntil="2020-01-01"))
    assert again.status_code == 400
    assert api.post("certificates/issue", request_body(supersedes=first)).status_code == 201
    assert register() == counted(2)


@pytest.mark.django_db
def test_a_type_that_shares_the_pattern_waits_for_nobody(
    api: Api, issuer: Issuer, request_body: Body
):
    fast = strict(issuer, code="fast", numbering=Numbering.FAST.value)
    rows = [request_body(serialNumber="S-1"), request_body(serialNumber="S-2", typeId=fast.pk)]
    api.post("certificates/issue/bulk", {"certificates": rows}, **{"idempotency-key": "both"})
    assert register() == counted(2)


@pytest.mark.django_db(transaction=True)
def test_a_process_that_knows_the_type_as_fast_takes_no_more_numbers(
    api: Api, issuer: Issuer, request_body: Body
):
    fast = {"numbering": Numbering.FAST.value, "unique_by": UniqueBy.NONE.value}
    kind = strict(issuer, code="changing", **fast)
    for _ in range(2):  # the second one as cached
        api.post("certificates/issue", request_body(typeId=kind.pk))
    numbers._stocks.clear()  # all that was taken is used up
    change = partial(change_type, context=context_of(issuer), certificate_type=kind)
    in_another_thread(lambda: change(numbering=Numbering.STRICT.value))
    for _ in range(2):
        assert api.post("certificates/issue", request_body(typeId=kind.pk)).status_code == 201
    assert register()[2:] == ["R-0004", "R-0005"]  # a block of one and of two were taken before


@pytest.mark.django_db(transaction=True)
def test_a_type_may_change_its_mind(api: Api, issuer: Issuer, request_body: Body):
    """Test certificates count by themselves; from strict to fast and back the numbers go on."""
    kind = strict(issuer, code="changing", numbering=Numbering.FAST.value)
    assert api.get(f"certificates/types/{kind.pk}").json()["numbering"] == "fast"
    for numbering in ("strict", "fast", "strict"):
        changed = api.patch(f"certificates/types/{kind.pk}", {"numbering": numbering})
        assert changed.json()["numbering"] == numbering
        api.post("certificates/issue", request_body(typeId=kind.pk, serialNumber=numbering))
        api.post("certificates/issue", request_body(typeId=kind.pk, serialNumber=f"{numbering}-2"))
    given = register()
    assert given == sorted({*given})
    refused = api.patch(f"certificates/types/{kind.pk}", {"numbering": None})
    assert refused.json()["errors"][0]["code"] == "not_null"
