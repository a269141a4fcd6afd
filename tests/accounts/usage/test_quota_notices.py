"""Notices at 80 % and 100 % of the quota: once each, as event and mail."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import orjson
import pytest
import time_machine
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.db import connections, transaction
from django.utils import timezone

from accounts.limits import quota
from accounts.models import Issuer, Plan, QuotaNotice, QuotaSlot, User
from accounts.scopes import Mode, Role
from accounts.tasks import send_mails, sweep_quotas
from accounts.usage.operations import announce_thresholds
from certificates.models import CertificateType
from tests.conftest import Api
from tests.factories import issue_one, make_issuer, make_member, make_type
from webhooks.event_types import EVENT_TYPES
from webhooks.models import Event

NOVEMBER = datetime(2026, 11, 10, 12, tzinfo=UTC)
pytestmark = pytest.mark.django_db


def limit(amount: int | None) -> None:
    Plan.objects.update(monthly_certificates=amount)


def issue(certificate_type: CertificateType, count: int, now: datetime = NOVEMBER) -> None:
    issuer = Issuer.objects.select_related("plan").get(pk=certificate_type.issuer_id)
    certificate_type.issuer = issuer
    for _ in range(count):
        issue_one(certificate_type, now=now)


def sweep(now: datetime = NOVEMBER) -> list[tuple[str, dict]]:
    """What is announced by a sweep at this moment."""
    known = set(Event.objects.values_list("pk", flat=True))
    with time_machine.travel(now, tick=False):
        sweep_quotas()
    new = Event.objects.exclude(pk__in=known).order_by("sequence")
    return [(event.type, orjson.loads(event.body)["data"]) for event in new]


def names(now: datetime = NOVEMBER) -> list[str]:
    return [name for name, _data in sweep(now)]


class TestThresholds:
    def test_each_is_announced_when_it_is_reached_and_never_again(
        self, certificate_type: CertificateType
    ):
        limit(10)
        announced = []
        for _ in range(10):
            issue(certificate_type, 1)
            announced.append(names() + names())
        assert announced == [[]] * 7 + [["quota.warning"], [], ["quota.exceeded"]]

    def test_the_event_has_the_shape_of_its_example(self, certificate_type: CertificateType):
        limit(10)
        issue(certificate_type, 10)
        told = sweep()
        assert [data for _name, data in told] == [
            {"month": "2026-11", "used": 10, "limit": 10, "resetsAt": "2026-12-01T00:00:00.000Z"}
        ] * 2
        for name, data in told:
            assert data.keys() == EVENT_TYPES[name].example.keys()
        first, second = Event.objects.filter(type__startswith="quota.").order_by("sequence")
        assert first.subject == second.subject
        assert (first.mode, first.sequence, second.sequence) == ("live", 1, 2)

    def test_notices_start_again_each_month(self, certificate_type: CertificateType):
        limit(1)
        issue(certificate_type, 1)
        assert len(names()) == 2
        december = NOVEMBER + timedelta(days=30)
        issue(certificate_type, 1, december)
        assert names(december) == ["quota.warning", "quota.exceeded"]

    def test_the_previous_month_is_announced_after_a_pause(
        self, certificate_type: CertificateType, owner: User
    ):
        limit(1)
        issue(certificate_type, 1)
        limit(1000)  # the plan of December says nothing about November
        december = datetime(2026, 12, 1, 6, tzinfo=UTC)
        assert sweep(december)[1] == (
            "quota.exceeded",
            {"month": "2026-11", "used": 1, "limit": 1, "resetsAt": "2026-12-01T00:00:00.000Z"},
        )
        assert letters(december) == []

    def test_without_a_quota_nothing_is_announced(self, certificate_type: CertificateType):
        limit(None)
        issue(certificate_type, 3)
        assert names() == []

    def test_test_certificates_are_none_of_it(self, certificate_type: CertificateType):
        limit(1)
        issue_one(certificate_type, mode=Mode.TEST, now=NOVEMBER)
        assert names() == []

    def test_a_refused_request_is_announced_all_the_same(
        self, api: Api, certificate_type: CertificateType, request_body
    ):
        limit(1)
        assert api.post("certificates/issue", request_body()).status_code == 201
        refused = api.post("certificates/issue", request_body(), **{"idempotency-key": "1"})
        assert refused.json()["code"] == "quota_exceeded"
        assert names(timezone.now()) == ["quota.warning", "quota.exceeded"]

    def test_every_issuer_has_its_own(self, certificate_type: CertificateType):
        limit(2)
        issue(certificate_type, 2)
        issue(make_type(make_issuer("Another")), 1)
        sweep()
        assert set(
            Event.objects.filter(type="quota.exceeded").values_list("issuer", flat=True)
        ) == {certificate_type.issuer_id}


class TestChangedPlan:
    def test_a_grown_quota_is_announced_when_it_runs_out_too(
        self, certificate_type: CertificateType
    ):
        limit(5)
        issue(certificate_type, 5)
        assert names() == ["quota.warning", "quota.exceeded"]
        limit(10)
        assert names() == []
        issue(certificate_type, 3)
        assert sweep() == [
            (
                "quota.warning",
                {
                    "month": "2026-11",
                    "used": 8,
                    "limit": 10,
                    "resetsAt": "2026-12-01T00:00:00.000Z",
                },
            )
        ]

    def test_a_smaller_quota_repeats_no_warning(self, certificate_type: CertificateType):
        limit(10)
        issue(certificate_type, 8)
        assert names() == ["quota.warning"]
        limit(9)
        assert names() == []

    def test_below_what_is_used_it_is_exceeded_at_once(self, certificate_type: CertificateType):
        limit(100)
        issue(certificate_type, 10)
        assert names() == []
        limit(4)
        told = sweep()
        assert [name for name, _data in told] == ["quota.warning", "quota.exceeded"]
        assert (told[1][1]["used"], told[1][1]["limit"]) == (10, 4)
        assert names() == []

    def test_granted_quota_follows_the_changed_plan(self, certificate_type: CertificateType):
        limit(100)
        issue(certificate_type, 10)
        for amount, granted in ((50, 50), (4, 10), (70, 70), (None, quota.UNLIMITED), (12, 12)):
            limit(amount)
            sweep()
            assert sum(QuotaSlot.objects.values_list("granted", flat=True)) == granted


def letters(now: datetime = NOVEMBER) -> list[mail.EmailMessage]:
    mail.outbox.clear()
    with time_machine.travel(now, tick=False):
        send_mails()
    return list(mail.outbox)


class TestLetters:
    def test_only_owners_get_one_mail_each(
        self, issuer: Issuer, owner: User, operator: User, auditor: User, outsider: User
    ):
        second = make_member(issuer, Role.OWNER)
        limit(10)
        issue(make_type(issuer), 8)
        sweep()
        assert sorted(letter.to[0] for letter in letters()) == sorted([owner.email, second.email])
        assert letters() == []

    @pytest.mark.parametrize("locale", ["en", "de", "fr", "sq"])
    @pytest.mark.parametrize("count", [8, 10])
    def test_quota_letter_says_how_many_and_until_when(
        self, issuer: Issuer, owner: User, locale: str, count: int
    ):
        User.objects.update(locale=locale)
        Issuer.objects.filter(pk=issuer.pk).update(name="Muster & Söhne")
        limit(10)
        issue(make_type(issuer), count)
        sweep()
        (letter,) = letters()  # at 100 % one about that, not two
        assert "Muster & Söhne" in letter.subject
        assert "\n" not in letter.subject
        assert str(count) in letter.body
        assert "(Berlin, UTC+" in letter.body
        assert "https://certificates.example/admin/" in letter.body
        assert "{" not in letter.body

    def test_one_that_was_not_sent_is_sent_by_the_next_tick(
        self, issuer: Issuer, owner: User, monkeypatch, caplog
    ):
        limit(1)
        issue(make_type(issuer), 1)
        sweep()

        def refuse(*_: object) -> int:
            raise ConnectionRefusedError(owner.email)

        with monkeypatch.context() as patch:
            patch.setattr(EmailBackend, "send_messages", refuse)
            assert letters() == []
        assert "not sent" in caplog.text
        assert owner.email not in caplog.text
        assert len(letters(NOVEMBER + timedelta(minutes=1))) == 1


@pytest.mark.django_db(transaction=True)
class TestConcurrency:
    def test_sweepers_at_once_announce_once(self, certificate_type: CertificateType, owner: User):
        limit(10)
        issue(certificate_type, 10)

        def work(_: int) -> int:
            try:
                return announce_thresholds(now=NOVEMBER)
            finally:
                connections.close_all()

        with ThreadPoolExecutor(8) as pool:
            announced = sum(pool.map(work, range(40)))
        assert announced == 2 == Event.objects.filter(type__startswith="quota.").count()
        assert QuotaNotice.objects.get().sequence == 2
        assert len(letters()) == 1

    def test_a_reduction_while_issuing_lets_through_what_is_left_and_no_more(
        self, api: Api, key, request_body
    ):
        """Requests that were authenticated under the old plan must not bring it back."""
        body = request_body()
        limit(40)

        def send(number: int) -> int:
            try:
                if number == 60:
                    limit(25)
                    sweep_quotas()
                    return 0
                return Api(key).post("certificates/issue", body).status_code
            finally:
                connections.close_all()

        with ThreadPoolExecutor(12) as pool:
            before = list(pool.map(send, range(20)))
            during = list(pool.map(send, [60, *range(60)]))
        assert before.count(201) == 20
        used = quota.used_in(issuer_id=key.key.issuer_id, month=quota.month_of(timezone.now()))
        assert used == 20 + during.count(201)
        assert 25 <= used <= 40
        with ThreadPoolExecutor(12) as pool:
            assert set(pool.map(send, range(20))) == {403}
        granted = QuotaSlot.objects.values_list("granted", flat=True)
        assert sum(granted) == max(used, 25)

    def test_a_caller_of_the_old_plan_gets_nothing_after_the_reduction(
        self, certificate_type: CertificateType
    ):
        limit(40)
        issue(certificate_type, 20)
        stale = certificate_type.issuer.facts()
        assert stale.monthly_certificates == 40
        limit(20)
        sweep()
        assert not quota_has_room(certificate_type.issuer_id)
        limit(21)
        assert quota_has_room(certificate_type.issuer_id)


def quota_has_room(issuer_id) -> bool:
    with transaction.atomic():
        return quota.grant_room(issuer_id=issuer_id, month=quota.month_of(NOVEMBER), amount=1) == 1
