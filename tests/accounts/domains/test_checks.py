"""The life of a proof: found, checked daily, missing for a week, lost, and found again."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from django.core import mail

from accounts.domains.check import Finding, check_due_domains
from accounts.domains.operations import verified_domains
from accounts.mail.sender import send_due
from accounts.models import (
    AuditEntry,
    Issuer,
    IssuerDomain,
    OutgoingMail,
    ProofMethod,
    RecordFault,
    User,
    WebsiteFault,
)

from .helpers import make_domain

pytestmark = pytest.mark.django_db
START = datetime(2026, 3, 1, 12, tzinfo=UTC)
PROVED = Finding(method=ProofMethod.DNS)
MISSING = Finding(dns_fault=RecordFault.MISSING, file_fault=WebsiteFault.SILENT)


class World:
    """What the checks find from now on, and the time that passes."""

    def __init__(self) -> None:
        self.now = START
        self.finding = PROVED
        self.looks = 0

    def look(self, domains: Sequence[IssuerDomain]) -> list[Finding]:
        self.looks += len(domains)
        return [self.finding] * len(domains)

    def passes(self, **span: float) -> None:
        """Time, with the checks of each hour."""
        until = self.now + timedelta(**span)
        while self.now < until:
            self.now += timedelta(hours=1)
            check_due_domains(now=self.now, look=self.look)


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def domain(issuer: Issuer) -> IssuerDomain:
    return make_domain(issuer, created_at=START, due_at=START)


def actions(issuer: Issuer) -> list[str]:
    entries = AuditEntry.objects.for_issuer(issuer.pk).filter(action__startswith="domain.")
    return list(entries.order_by("at").values_list("action", flat=True))


def test_a_proof_is_found_and_looked_at_once_a_day(
    world: World, issuer: Issuer, domain: IssuerDomain
):
    world.passes(hours=1)
    assert verified_domains(issuer.pk) == ["example.com"]
    assert world.looks == 1
    world.passes(days=2)
    assert world.looks == 3
    assert actions(issuer) == ["domain.verified"]


def test_a_proof_that_never_comes_is_looked_for_three_days(
    world: World, issuer: Issuer, domain: IssuerDomain
):
    world.finding = MISSING
    world.passes(days=10)
    domain.refresh_from_db()
    assert 70 <= world.looks <= 73
    assert (domain.due_at, domain.dns_fault, domain.file_fault) == (None, "missing", "silent")
    assert verified_domains(issuer.pk) == actions(issuer) == []
    assert not OutgoingMail.objects.exists()


def test_a_proof_that_is_gone_is_lost_after_a_week_and_a_warning(
    world: World, issuer: Issuer, owner: User, domain: IssuerDomain
):
    world.passes(hours=1)
    world.finding = MISSING
    world.passes(days=4)
    send_due()
    (warning,) = mail.outbox
    assert warning.to == [owner.email]
    assert "example.com" in warning.subject
    assert "9 March 2026" in warning.body  # a week after the first failed check
    assert verified_domains(issuer.pk) == ["example.com"]
    world.passes(days=5)
    assert verified_domains(issuer.pk) == []
    send_due()
    assert [each.subject for each in mail.outbox[1:]] == [
        f"{issuer.name}: example.com is no longer shown as verified"
    ]
    assert actions(issuer) == ["domain.verified", "domain.lost"]


def test_a_short_outage_is_nobody_s_business(
    world: World, issuer: Issuer, owner: User, domain: IssuerDomain
):
    world.passes(hours=1)
    world.finding = MISSING
    world.passes(hours=40)  # a day until the next check, and some hours
    world.finding = PROVED
    world.passes(days=9)
    domain.refresh_from_db()
    assert domain.failing_since is None
    assert not OutgoingMail.objects.exists()
    assert actions(issuer) == ["domain.verified"]


def test_a_lost_one_that_is_put_right_is_found_again(
    world: World, issuer: Issuer, domain: IssuerDomain
):
    world.passes(hours=1)
    world.finding = MISSING
    world.passes(days=9)
    world.finding = PROVED
    world.passes(hours=2)
    assert verified_domains(issuer.pk) == ["example.com"]
    assert actions(issuer) == ["domain.verified", "domain.lost", "domain.verified"]


def test_one_that_was_removed_during_its_check_stays_removed(
    world: World, issuer: Issuer, domain: IssuerDomain
):
    def look(domains: Sequence[IssuerDomain]) -> list[Finding]:
        domain.delete()
        return [PROVED]

    assert check_due_domains(now=START, look=look) == 1
    assert not IssuerDomain.objects.exists()
    assert actions(issuer) == []


def test_two_issuers_may_prove_the_same_one(world: World, issuer: Issuer, outsider: User):
    other = Issuer.objects.exclude(pk=issuer.pk).get()
    rows = [make_domain(each, created_at=START, due_at=START) for each in (issuer, other)]
    assert rows[0].token != rows[1].token
    world.passes(hours=1)
    assert verified_domains(issuer.pk) == verified_domains(other.pk) == ["example.com"]
