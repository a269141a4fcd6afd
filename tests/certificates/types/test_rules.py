"""The rules of types: fields, dates, check digits."""

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given, strategies as st

from certificates.addresses import CertificatesPrefix
from certificates.errors import InvalidTransition
from certificates.gs1 import has_check_digit
from certificates.lifecycle import (
    TRANSITIONS,
    Action,
    State,
    Status,
    is_allowed,
    next_notice,
    notice_days,
    shown_status,
    target_state,
)
from certificates.models import Certificate
from lib import ids
from tests.conftest import Api
from tests.factories import make_issuer, make_key, make_type
from tests.support.problems import assert_faults, nothing_written

ISSUE = "certificates/issue"
PERSON = {"kind": "person", "required": ["holderName"], "show_holder": "name"}
pytestmark = pytest.mark.django_db


def issued(response) -> Certificate:
    """The row behind a 201."""
    assert response.status_code == 201, response.content
    certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, response.json()["id"])
    assert certificate_id is not None
    return Certificate.objects.get(pk=certificate_id)


@pytest.mark.parametrize("gtin", ["96385074", "614141000036", "4006381333931", "10614141000415"])
def test_published_gtins_are_accepted(api, request_body, gtin: str):
    assert has_check_digit(gtin)
    assert issued(api.post(ISSUE, request_body(gtin=gtin))).gtin == gtin


@given(st.from_regex("[0-9]{13}", fullmatch=True), st.integers(0, 12), st.integers(1, 9))
def test_one_wrong_digit_is_always_noticed(gtin: str, place: int, off: int):
    check = next(digit for digit in "0123456789" if has_check_digit(gtin[:12] + digit))
    good = gtin[:12] + check
    wrong = str((int(good[place]) + off) % 10)
    assert not has_check_digit(good[:place] + wrong + good[place + 1 :])


@pytest.mark.parametrize(
    "name", ["productId", "serialNumber", "holderName", "holderEmail", "validUntil"]
)
def test_each_field_is_required_where_the_type_says_so(api, issuer, name: str):
    certificate_type = make_type(issuer, code=f"needs-{name.lower()}", required=[name])
    with nothing_written():
        response = api.post(ISSUE, {"typeId": certificate_type.pk})
    assert_faults(response, (f"/{name}", "required"))


def test_a_type_that_requires_nothing_takes_nothing_but_its_name(api, issuer):
    bare = make_type(issuer, code="bare", required=[])
    assert issued(api.post(ISSUE, {"typeId": bare.pk})).ends_at is None


def test_items_stand_in_for_product_and_serial(api, certificate_type):
    items = [{"position": n, "productId": "A", "serialNumber": str(n)} for n in range(1, 501)]
    certificate = issued(api.post(ISSUE, {"typeId": certificate_type.pk, "items": items}))
    body = api.get(f"certificates/{certificate.public_id}").json()
    assert body["items"] == items
    assert (body["productId"], body["serialNumber"]) == (None, None)


@pytest.mark.parametrize(
    ("issued_on", "valid_from", "months", "until"),
    [
        ("2024-02-29", None, 12, date(2025, 2, 27)),
        ("2024-01-31", None, 1, date(2024, 2, 28)),
        ("2020-06-01", "2020-07-01", 24, date(2022, 6, 30)),
        ("1999-12-31", None, 1200, date(2099, 12, 30)),
    ],
)
def test_a_validity_period_gives_the_end(api, issuer, issued_on, valid_from, months, until):
    timed = make_type(issuer, code="timed", validity_months=months, required=["validUntil"])
    body = {"typeId": timed.pk, "issuedOn": issued_on, "validFrom": valid_from}
    assert issued(api.post(ISSUE, body)).valid_until == until


def test_a_stated_end_overrides_the_period(api, issuer):
    timed = make_type(issuer, code="timed", validity_months=12, required=[])
    certificate = issued(api.post(ISSUE, {"typeId": timed.pk, "validUntil": "2099-01-01"}))
    assert certificate.valid_until == date(2099, 1, 1)


def test_a_period_that_ended_before_the_issue_is_refused(api, issuer):
    """Valid from 1990 for two years, issued today: over before it began."""
    timed = make_type(issuer, code="timed", validity_months=24, required=[])
    with nothing_written():
        response = api.post(ISSUE, {"typeId": timed.pk, "validFrom": "1990-01-01"})
    assert_faults(response, ("/validUntil", "date_order"))


def test_no_end_is_what_sap_means_by_the_last_day(api, request_body):
    certificate = issued(api.post(ISSUE, request_body(validUntil="9999-12-31")))
    assert certificate.valid_until == date(9999, 12, 31)
    assert certificate.ends_at is None


@pytest.mark.parametrize(
    ("zone", "issued_on", "valid_until"),
    [
        ("Etc/GMT+12", "1800-01-01", "9999-12-30"),
        ("Pacific/Kiritimati", "1800-01-01", "9999-12-30"),
        ("Europe/Berlin", "1800-01-01", "9999-12-30"),
        ("America/Santiago", "2023-09-03", "2023-09-03"),  # this day has no midnight
        ("Africa/Monrovia", "1972-01-07", "1972-01-07"),
        ("Asia/Tehran", "2022-03-22", "2022-03-22"),
    ],
)
def test_strange_days_are_days(zone: str, issued_on: str, valid_until: str):
    issuer = make_issuer(time_zone=zone)
    body = {
        "typeId": make_type(issuer, required=[]).pk,
        "issuedOn": issued_on,
        "validUntil": valid_until,
    }
    certificate = issued(Api(make_key(issuer)).post(ISSUE, body))
    assert certificate.ends_at is not None
    assert certificate.ends_at > certificate.starts_at


@pytest.mark.parametrize(("zone", "day"), [("Pacific/Apia", "2011-12-30")])
def test_a_day_that_a_zone_skipped_is_a_refusal_and_no_failure(zone: str, day: str):
    """Samoa went from the 29th to the 31st: nothing can be valid on the 30th only."""
    issuer = make_issuer(time_zone=zone)
    body = {"typeId": make_type(issuer, required=[]).pk, "issuedOn": day, "validUntil": day}
    with nothing_written():
        response = Api(make_key(issuer)).post(ISSUE, body)
    assert_faults(response, ("/validUntil", "date_order"))


@pytest.mark.parametrize(
    "email",
    [
        "a@example.com",
        "Arta.Krasniqi+iso@mail.example.co.uk",
        "o'brien@example.com",
        "info@xn--mller-kva.example",
        "x" * 64 + "@example.com",
    ],
)
def test_addresses_that_exist_are_accepted(api, request_body, email: str):
    assert issued(api.post(ISSUE, request_body(holderEmail=email))).holder_email == email


NOW = datetime.fromisoformat("2026-06-15T12:00:00Z")
PAST = datetime.fromisoformat("2026-06-15T11:59:59Z")
LATER = datetime.fromisoformat("2026-06-15T12:00:01Z")


@pytest.mark.parametrize(
    ("state", "starts_at", "ends_at", "status"),
    [
        (State.ACTIVE, PAST, None, Status.ACTIVE),
        (State.ACTIVE, NOW, LATER, Status.ACTIVE),
        (State.ACTIVE, PAST, NOW, Status.EXPIRED),  # the end is exclusive
        (State.ACTIVE, LATER, None, Status.NOT_YET_VALID),
        (State.PENDING, PAST, PAST, Status.PENDING),
        (State.SUSPENDED, PAST, PAST, Status.SUSPENDED),
        (State.SUPERSEDED, LATER, None, Status.SUPERSEDED),
        (State.REVOKED, PAST, PAST, Status.REVOKED),
    ],
)
def test_the_worst_is_shown(state, starts_at, ends_at, status):
    assert shown_status(state, starts_at=starts_at, ends_at=ends_at, now=NOW) is status


TABLE = {  # from -> what may be done
    State.PENDING: {Action.RELEASE, Action.REJECT},
    State.ACTIVE: {Action.SUSPEND, Action.REVOKE, Action.SUPERSEDE},
    State.SUSPENDED: {Action.SUSPEND, Action.REINSTATE, Action.REVOKE, Action.SUPERSEDE},
    State.SUPERSEDED: {Action.REVOKE},
    State.REVOKED: set(),
}


@pytest.mark.parametrize("state", State)
def test_from_each_state_only_these_moves_lead_on(state: State):
    assert {action for action in Action if is_allowed(action, state)} == TABLE[state]
    for action in set(Action) - TABLE[state]:
        with pytest.raises(InvalidTransition) as refused:
            target_state(action, state)
        assert refused.value.members == {"from": state, "to": TRANSITIONS[action].to}


DAY = timedelta(days=1)
END = datetime.fromisoformat("2026-12-31T23:00:00Z")
LONG_AGO = datetime.fromisoformat("2020-01-01T00:00:00Z")


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (END - 400 * DAY, END - 30 * DAY),
        (END - 30 * DAY, END - 7 * DAY),
        (END - 20 * DAY, END - 7 * DAY),
        (END - 7 * DAY, END - DAY),
        (END - DAY, END),
        (END - DAY / 2, END),
        (END, None),
        (END + DAY, None),
    ],
)
def test_the_next_notice_is_the_nearest_that_lies_ahead(after: datetime, expected: datetime | None):
    assert next_notice(LONG_AGO, END, (30, 7, 1), after=after) == expected
    assert next_notice(LONG_AGO, END, (), after=after) == (END if after < END else None)
    assert next_notice(LONG_AGO, None, (30, 7, 1), after=after) is None


@pytest.mark.parametrize(
    ("now", "days"),
    [
        (END - 31 * DAY, None),
        (END - 30 * DAY, 30),
        (END - 8 * DAY, 30),
        (END - 3 * DAY, 7),
        (END - DAY / 24, 1),
    ],
)
def test_of_the_warnings_missed_only_the_nearest_counts(now: datetime, days: int | None):
    assert notice_days(END, (30, 7, 1), since=LONG_AGO, now=now) == days
