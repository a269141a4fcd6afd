"""Certificate numbers by pattern: distinct under any concurrency, never refused, never shared."""

import threading
from datetime import date
from typing import Any

import pytest
from django.db import connection, transaction
from hypothesis import given, strategies as st

from accounts.scopes import Mode
from certificates.issuing import numbers
from certificates.models import Certificate, NumberCounter
from certificates.types.settings import InvalidPattern, check_pattern, series_of
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.support.problems import assert_problem

DAY = date(2026, 3, 5)


def numbered(issuer: Any, pattern: str = "{code}-{year}-{seq:6}", **version: Any):
    """A type that allots numbers."""
    return make_type(issuer, **({"code": "A", "number_pattern": pattern} | version))


@pytest.fixture(autouse=True)
def _no_stock():
    """As in a process that has just begun."""
    numbers._stocks.clear()


def test_a_pattern_makes_numbers_in_order(issuer):
    certificate_type = numbered(issuer)
    found = [issue_one(certificate_type, issued_on=DAY).number for _ in range(4)]
    assert found == [f"A-2026-00000{n}" for n in (1, 2, 3, 4)]


def test_the_number_is_part_of_what_was_certified(issuer):
    certificate = issue_one(numbered(issuer), issued_on=DAY)
    assert b'"number":"A-2026-000001"' in bytes(certificate.document)


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("{seq:3}", "001"),
        ("{year}/{month}/{seq:4}", "2026/03/0001"),
        ("No. {seq:1}", "No. 1"),
        ("{seq:5}-{code}", "00001-A"),
    ],
)
def test_tokens(issuer, pattern: str, expected: str):
    assert issue_one(numbered(issuer, pattern), issued_on=DAY).number == expected


def test_each_year_counts_anew_where_the_pattern_names_it(issuer):
    certificate_type = numbered(issuer)
    for year in (2024, 2025):
        day = date(year, 1, 1)
        assert issue_one(certificate_type, issued_on=day).number == f"A-{year}-000001"


def test_a_number_grows_wider_where_its_digits_are_used_up(issuer):
    series = series_of("{seq:1}", code="A", day=DAY)
    assert [series.number(n) for n in (9, 10, 123)] == ["9", "10", "123"]


def test_a_number_that_is_given_counts(issuer):
    certificate_type = numbered(issuer)
    assert issue_one(certificate_type, certificate_number="mine").number == "mine"
    assert not NumberCounter.objects.filter(issuer=issuer).exists()


def test_numbers_that_were_given_before_are_passed_over(issuer):
    certificate_type = numbered(issuer, "{seq:6}")
    for sequence in (*range(1, 130), 131):
        issue_one(certificate_type, certificate_number=f"{sequence:06}")
    assert issue_one(certificate_type).number == "000130"
    assert issue_one(certificate_type).number == "000132"


def test_a_number_taken_from_under_the_stock_is_passed_over(issuer):
    certificate_type = numbered(issuer, "{seq:6}")
    for _ in range(4):  # blocks of 1, 2 and 4: the fourth leaves three behind
        issue_one(certificate_type)
    issue_one(certificate_type, certificate_number="000005")
    assert issue_one(certificate_type).number == "000006"


def test_modes_and_issuers_count_by_themselves(issuer, other_issuer):
    ours, theirs = numbered(issuer, "{seq:6}"), numbered(other_issuer, "{seq:6}")
    assert issue_one(ours).number == "000001"
    assert issue_one(ours, mode=Mode.TEST).number == "000001"
    assert issue_one(theirs).number == "000001"


def test_two_types_with_one_pattern_share_its_series(issuer):
    first = numbered(issuer, "{seq:6}")
    second = numbered(issuer, "{seq:6}", code="B")
    found = [issue_one(each).number for each in (first, second, first, second)]
    assert len(set(found)) == 4


def test_a_number_that_was_given_twice_is_refused(api: Api, issuer, request_body):
    body = request_body(certificateNumber="7")
    assert api.post("certificates/issue", body).status_code == 201
    assert_problem(api.post("certificates/issue", body), 409, "duplicate_certificate")


@pytest.mark.django_db(transaction=True)
def test_a_block_is_not_given_back_by_a_rollback(issuer):
    series = series_of("{seq:6}", code="A", day=DAY)
    with transaction.atomic():
        first = numbers.next_numbers(issuer_id=issuer.pk, mode=Mode.LIVE, series=series, count=1)[0]
        transaction.set_rollback(True)
    second = numbers.next_numbers(issuer_id=issuer.pk, mode=Mode.LIVE, series=series, count=1)[0]
    assert (first, second) == ("000001", "000002")


@pytest.mark.django_db(transaction=True)
def test_the_connection_beside_is_kept_and_opened_anew_where_it_was_cut(issuer):
    series = series_of("{seq:6}", code="A", day=DAY)

    def take() -> tuple[str, Any]:
        numbers._stocks.clear()
        with transaction.atomic():
            found = numbers.next_numbers(
                issuer_id=issuer.pk, mode=Mode.LIVE, series=series, count=1
            )[0]
        with numbers._second_connection.connection() as beside, beside.cursor() as cursor:
            cursor.execute("SELECT pg_backend_pid()")
            return found, cursor.fetchone()[0]

    (first, one), (second, same) = take(), take()
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s, 5000)", [one])
    third, other = take()
    assert (first, second, third) == ("000001", "000002", "000003")
    assert one == same != other


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("once", [False, True], ids=["plain", "with Idempotency-Key"])
def test_twenty_at_once_get_twenty_numbers(issuer, api: Api, once):
    certificate_type = numbered(issuer)
    answers = []

    def send(place: int) -> None:
        if place % 2:
            numbers._stocks.clear()  # as if another process took over
        headers = {"Idempotency-Key": f"request-{place}"} if once else {}
        body = {"typeId": certificate_type.pk, "productId": "P", "serialNumber": f"S{place}"}
        answers.append(api.post("certificates/issue", body, **headers).status_code)
        connection.close()

    threads = [threading.Thread(target=send, args=(place,)) for place in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [201] * 20
    found = set(Certificate.objects.values_list("number", flat=True))
    assert len(found) == 20


@given(st.text(max_size=30))
def test_no_pattern_makes_a_number_that_cannot_be_stored(pattern: str):
    try:
        check_pattern(pattern, "code")
    except InvalidPattern:
        return
    number = series_of(pattern, code="code", day=DAY).number(10**12 - 1)
    assert len(number) <= 64


@given(st.integers(1, 12), st.integers(1, 10**12 - 1), st.integers(1, 10**12 - 1))
def test_two_places_of_a_series_never_make_one_number(digits: int, one: int, other: int):
    series = series_of(f"X{{seq:{digits}}}", code="code", day=DAY)
    assert (series.number(one) == series.number(other)) == (one == other)
