"""The test clock: whatever tells of a test certificate goes by it; live ones keep the real time."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import orjson
import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import JobResult
from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Mode
from certificates.models import Certificate, CertificateHistory, CertificateType
from certificates.tasks import send_expiry_notices
from lib.dates import format_instant
from tests.certificates.printing.helpers import fetch_pdf, read_pdf, text_of
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.support.back_office import client_of, page_url, with_issuer
from tests.support.problems import assert_faults, assert_problem
from webhooks.models import Event

CLOCK = "account/test-clock"
PAGE = reverse("admin:accounts_issuer_test_mode")
LIST = reverse("admin:certificates_certificate_changelist")
DAY = timedelta(days=1)


@pytest.fixture
def product(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="clocked", pdf_public=True, validity_months=None)


@pytest.fixture
def twins(product: CertificateType) -> dict[Mode, Certificate]:
    """A live and a test certificate that end in a hundred days."""
    until = timezone.localdate() + 100 * DAY
    return {
        mode: issue_one(product, mode=mode, valid_until=until, metadata={"batch": "B-1"})
        for mode in Mode
    }


def advance(api: Api, days: int) -> datetime:
    """Sets the clock so many days ahead of the real time."""
    to = timezone.now() + days * DAY
    answer = api.post(CLOCK, {"advanceTo": format_instant(to)})
    assert answer.status_code == 200, answer.content
    assert abs(datetime.fromisoformat(answer.json()["testTime"]) - to) < timedelta(minutes=1)
    return to


def listed(api: Api, status: str) -> list[str]:
    return [row["id"] for row in api.get(f"certificates?status={status}&batch=B-1").json()["data"]]


def exported(api: Api, owner: User, issuer: Issuer, mode: Mode) -> str:
    """The statuses in an export of the list, in the back office."""
    address = reverse("admin:certificates_certificate_export") + f"?mode={mode}"
    client_of(owner).post(address, with_issuer(issuer))
    runner.run_due_jobs()
    return str(list(JobResult.objects.values_list("data", flat=True)))


# What each place where a certificate's status is told says of it.
PLACES: dict[str, Callable[[Api, Certificate], Any]] = {
    "read": lambda api, row: api.get(f"certificates/{row.public_id}").json()["status"],
    "list": lambda api, row: next(
        each for each in ("active", "expired") if row.public_id in listed(api, each)
    ),
    "latest": lambda api, _row: api.get("certificates?batch=B-1").json()["data"][0]["status"],
    "statuses": lambda api, row: api.post("certificates/status", {"ids": [row.public_id]}).json()[
        "data"
    ][0]["status"],
    "check": lambda api, row: api.post(
        f"certificates/{row.public_id}/check", {"dataHash": bytes(row.data_hash).hex()}
    ).json()["status"],
    "dry run": lambda api, row: api.post(
        "certificates/bulk-actions",
        {"action": "suspend", "ids": [row.public_id], "reason": "recall", "dryRun": True},
        **{"idempotency-key": row.public_id},
    ).json()["samples"][0]["status"],
    "public": lambda api, row: api.get(f"/api/public/certificates/{row.public_id}").json()[
        "status"
    ],
    "page": lambda _api, row: _word(f"/en/verify/{row.public_id}"),
    "many": lambda _api, row: _word("/en/verify/many", {"ids": row.public_id}),
    "seal": lambda _api, row: _word(f"/seal/{row.public_id}.svg?lang=en"),
    "calendar": lambda _api, row: {200: "active", 404: "expired"}[
        Client().get(f"/en/verify/{row.public_id}/reminder.ics").status_code
    ],
    "paper": lambda api, row: _stamp(api, row),  # noqa: PLW0108  (it stands below)
}


def _word(address: str, form: dict[str, str] | None = None) -> str:
    page = Client().post(address, form) if form else Client().get(address)
    assert page.status_code == 200, page.content
    return "expired" if "Expired" in page.text else "active"


def _stamp(api: Api, row: Certificate) -> str:
    text = text_of(read_pdf(fetch_pdf(api, f"certificates/{row.public_id}/pdf")))
    return "expired" if "expired" in text.lower() else "active"


@pytest.mark.parametrize("place", PLACES)
def test_test_certificates_go_by_it_and_live_ones_do_not(
    place: str, api: Api, test_mode_api: Api, twins: dict[Mode, Certificate]
):
    told, by_key = PLACES[place], {Mode.LIVE: api, Mode.TEST: test_mode_api}
    assert {mode: told(by_key[mode], row) for mode, row in twins.items()} == {
        Mode.LIVE: "active",
        Mode.TEST: "active",
    }
    advance(test_mode_api, 200)
    assert {mode: told(by_key[mode], row) for mode, row in twins.items()} == {
        Mode.LIVE: "active",
        Mode.TEST: "expired",
    }


def test_the_back_office_goes_by_it(
    owner: User, issuer: Issuer, test_mode_api: Api, twins: dict[Mode, Certificate]
):
    client = client_of(owner)
    advance(test_mode_api, 200)
    for mode, status in (("test", "expired"), ("live", "active")):
        shown = client.get(LIST, {"mode": mode, "status": status})
        assert [row.pk for row in shown.context["cl"].result_list] == [twins[Mode(mode)].pk]
        counts = {tab.label: tab.count for tab in shown.context["cl"].tabs}
        assert counts["Expired"] == ("1" if mode == "test" else "0")
    assert "Test clock:" in client.get(LIST, {"mode": "test"}).text
    assert "Test clock:" not in client.get(LIST).text
    page = client.get(page_url(twins[Mode.TEST])).text
    assert "Expired" in page
    assert "Test clock:" in page
    assert "Expired" not in client.get(page_url(twins[Mode.LIVE])).text


def test_the_verify_page_says_that_it_is_the_test_clock(test_mode_api: Api, twins):
    said = "by the issuer’s test clock"
    test, live = (f"/en/verify/{twins[mode].public_id}" for mode in (Mode.TEST, Mode.LIVE))
    assert said not in Client().get(test).text
    advance(test_mode_api, 200)
    assert said in Client().get(test).text
    assert said not in Client().get(live).text


def test_links_and_what_is_exported_go_by_it(
    api: Api, test_mode_api: Api, owner: User, issuer: Issuer, product, twins
):
    whole = issue_one(product, mode=Mode.TEST)
    link = {"rel": "relatedTo", "target": twins[Mode.TEST].public_id}
    made = test_mode_api.post(f"certificates/{whole.public_id}/links", link)
    assert made.json()["targetStatus"] == "active"
    advance(test_mode_api, 200)
    links = test_mode_api.get(f"certificates/{whole.public_id}/links").json()["data"]
    assert links[0]["targetStatus"] == "expired"
    shown = test_mode_api.get(f"/api/public/certificates/{whole.public_id}").json()["links"]
    assert shown[0]["certificate"]["status"] == "expired"
    assert "expired" in exported(test_mode_api, owner, issuer, Mode.TEST)


def test_notices_and_events_follow_at_once(
    test_mode_api: Api, api: Api, twins: dict[Mode, Certificate]
):
    subject = twins[Mode.TEST].pk
    advance(test_mode_api, 90)
    assert said(subject) == ["certificate.issued", "certificate.expiring"]
    assert body_of(subject)["data"]["daysLeft"] == 30
    to = advance(test_mode_api, 150)
    assert said(subject)[2:] == ["certificate.expired"]
    assert abs(datetime.fromisoformat(body_of(subject)["timestamp"]) - to) < DAY / 24
    assert body_of(subject)["data"]["status"] == "expired"
    assert said(twins[Mode.LIVE].pk) == ["certificate.issued"]
    send_expiry_notices()
    assert len(said(subject)) == 3


def test_the_sweep_follows_what_is_issued_later(test_mode_api: Api, product: CertificateType):
    to = advance(test_mode_api, 200)
    issuer = Issuer.objects.get(pk=product.issuer_id)
    product.issuer = issuer
    days = {"issued_on": to.date() - 5 * DAY, "valid_until": to.date() - DAY}
    later = issue_one(product, mode=Mode.TEST, **days)
    assert abs(later.issued_at - to) < timedelta(minutes=1)
    send_expiry_notices()
    assert said(later.pk) == ["certificate.issued", "certificate.expired"]


def test_changes_in_test_mode_follow_the_test_clock(
    test_mode_api: Api, api: Api, request_body, certificate_type
):
    to = advance(test_mode_api, 400)
    made = test_mode_api.post("certificates/issue", request_body(validUntil=None)).json()
    read = test_mode_api.get(f"certificates/{made['id']}").json()
    assert read["issuedOn"][:4] == str(to.year)
    assert read["status"] == "active"
    path = f"certificates/{made['id']}/suspend"
    assert test_mode_api.post(path, {"reason": "recall"}).status_code == 200
    changed = CertificateHistory.objects.get(certificate__mode="test", sequence=2)
    assert abs(changed.at - to) < timedelta(minutes=1)
    entry = AuditEntry.objects.get(action="certificate.suspended")
    assert abs(entry.at - timezone.now()) < timedelta(minutes=1)
    day = f"{to:%Y-%m-%d}"
    found = test_mode_api.get(f"certificates?issuedFrom={day}").json()["data"]
    assert [row["id"] for row in found] == [made["id"]]
    live = api.post("certificates/issue", request_body()).json()["id"]
    assert api.get(f"certificates/{live}").json()["issuedOn"][:4] == str(timezone.now().year)


def test_clock_of_tests_goes_forward_only(test_mode_api: Api, api: Api, outsider_key: Any):
    assert_problem(api.post(CLOCK, {"advanceTo": "2090-01-01T00:00:00Z"}), 403, "test_mode_only")
    assert_problem(api.get(CLOCK), 403, "test_mode_only")
    to = advance(test_mode_api, 10)
    for moment in (to - DAY, timezone.now(), timezone.now() + 4000 * DAY):
        refused = test_mode_api.post(CLOCK, {"advanceTo": format_instant(moment)})
        assert_faults(refused, ("/advanceTo", "out_of_range"))
    assert_faults(test_mode_api.post(CLOCK, {}), ("/advanceTo", "required"))
    shown = datetime.fromisoformat(test_mode_api.get(CLOCK).json()["testTime"])
    assert abs(shown - to) < timedelta(minutes=1)
    ahead = dict(Issuer.objects.values_list("slug", "test_clock_ahead"))
    assert sorted(map(bool, ahead.values())) == [False, True], "another issuer has its own"


def test_clock_of_tests_is_set_in_the_back_office(owner: User, auditor: User, issuer: Issuer):
    client, day = client_of(owner), timezone.localdate() + 30 * DAY
    assert "the real time" in client.get(PAGE).text
    assert client.post(PAGE, with_issuer(issuer, day=f"{day:%Y-%m-%d}")).status_code == 302
    issuer.refresh_from_db()
    assert timedelta(days=28) < issuer.test_clock_ahead < timedelta(days=31)
    refused = client.post(PAGE, with_issuer(issuer, day=f"{day - 9 * DAY:%Y-%m-%d}"))
    assert refused.status_code == 200
    assert refused.context["form"].errors
    assert client_of(auditor).post(PAGE, with_issuer(issuer, day="2090-01-01")).status_code == 403
    assert AuditEntry.objects.get(action="settings.test_clock_advanced").mode == "test"


def said(subject: Any) -> list[str]:
    return list(Event.objects.filter(subject=subject).order_by("sequence").values_list("type", flat=True))  # fmt: skip


def body_of(subject: Any) -> dict[str, Any]:
    """The newest event's body."""
    body: dict[str, Any] = orjson.loads(
        Event.objects.filter(subject=subject).order_by("-sequence")[0].body
    )
    return body
