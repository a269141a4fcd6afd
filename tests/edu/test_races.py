"""Concurrent changes in EDU: the second continues from the first one's result."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from django.utils import timezone

from accounts.actors import Actor, ActorKind
from accounts.jobs import runner
from accounts.jobs.models import Job, JobState
from accounts.keys.operations import NewKey
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Issuer, User
from certificates.certificate.operations import lock_certificate
from certificates.erasure import execution
from certificates.holders.operations import contact_address
from certificates.models import Certificate
from edu.completion import matching as match_grades, operations as apply_completions
from edu.completion.matching import MatchedCompletion
from edu.enrolments import operations as enrolments
from edu.enrolments.operations import locked_enrolment
from edu.lifecycle import EnrolmentStatus, TeamRole
from edu.models import Enrolment, Program, Recipient
from edu.recipients import erasing, merging
from edu.recipients.operations import change_recipient, locked_recipients
from edu.teams import operations as teams
from tests.certificates.erasure.helpers import AFTER
from tests.factories import context_of, issue_one, make_type
from tests.factories.edu import make_recipient, make_team
from tests.support.concurrency import run_while_locked

from .completion.helpers import make_class, make_published
from .recipients.test_recipient_imports import send, table

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_published(issuer)


def complete(program: Program, enrolment: Enrolment, grade: str, *, correct: bool = True) -> Any:
    who = context_of(program.issuer)
    rules = match_grades.load_rules(who, program.pk, correct=correct)
    judged = MatchedCompletion(
        enrolment=enrolment.pk,
        grade=grade,
        passed=True,
        completed_on=date(2026, 6, 15),
        results=[],
        evidence="",
    )
    return apply_completions.apply_all(who, rules, [judged])


def test_a_correction_meets_the_completion_before_it(program: Program):
    (enrolment,) = make_class(program, 1)
    run_while_locked(
        lambda: complete(program, enrolment, "1.7"), lambda: complete(program, enrolment, "1.3")
    )
    first, second = Certificate.objects.order_by("pk")
    assert second.supersedes_id == first.pk
    enrolment.refresh_from_db()
    assert (enrolment.certificate_id, enrolment.grade) == (second.pk, "1.3")


def merged(kept: Recipient, duplicate: Recipient) -> Callable[[], Any]:
    return lambda: merging.merge(
        context=context_of(kept.issuer), kept_id=kept.pk, duplicate_id=duplicate.pk
    )


def test_a_completion_meets_the_merge_before_it(issuer: Issuer, program: Program):
    (enrolment,) = make_class(program, 1)
    kept = make_recipient(issuer, family_name="Krasniqi")
    run_while_locked(merged(kept, enrolment.recipient), lambda: complete(program, enrolment, "1.7"))
    assert Certificate.objects.get().holder_name == "Përparim Krasniqi"


def test_a_withdrawal_meets_the_merge_before_it(issuer: Issuer, program: Program):
    (enrolment,) = make_class(program, 1)
    kept = make_recipient(issuer)
    withdraw = {"context": context_of(issuer), "enrolment_id": enrolment.pk}
    run_while_locked(merged(kept, enrolment.recipient), lambda: enrolments.withdraw(**withdraw))
    enrolment.refresh_from_db()
    assert enrolment.status == EnrolmentStatus.WITHDRAWN


def test_a_new_address_meets_the_completion_before_it(program: Program):
    """Else the certificate would for ever be mailed about to the address before."""
    (enrolment,) = make_class(program, 1)
    change: dict[str, Any] = {"recipient_id": enrolment.recipient_id}
    change["person"] = {"email": "new@example.com"}
    run_while_locked(
        lambda: complete(program, enrolment, "1.7"),
        lambda: change_recipient(context=context_of(program.issuer), **change),
    )
    assert contact_address(Certificate.objects.get()) == "new@example.com"


def test_an_import_of_addresses_holds_enrolments_in_the_order_of_others(
    key: NewKey, program: Program
):
    """As completing does, whatever the order of the rows in the file."""
    first, second = make_class(program, 2)
    numbers = [each.recipient.external_id for each in (second, first)]
    send(key, table(*(f"{number};A;B;new@example.com;;;" for number in numbers)))
    run_while_locked(
        lambda: complete(program, first, "1.7"),
        runner.run_due_jobs,
        then=lambda: complete(program, second, "1.7"),
    )
    assert Job.objects.get().state == JobState.SUCCEEDED
    assert {contact_address(each) for each in Certificate.objects.all()} == {"new@example.com"}


def test_an_import_locks_in_the_order_of_others(key: NewKey, issuer: Issuer):
    """Who enrols or merges locks by ids, whatever the order of the rows in the file."""
    first, second = (make_recipient(issuer, external_id=f"S-{n}") for n in (1, 2))
    answer = send(key, table("S-2;A;B;;;;", "S-1;A;B;;;;"))

    def hold(recipient: Recipient) -> Any:
        return locked_recipients(context_of(issuer), recipient.pk)

    run_while_locked(lambda: hold(first), runner.run_due_jobs, then=lambda: hold(second))
    job = Job.objects.get()
    assert (job.public_id, job.state) == (answer.json()["id"], JobState.SUCCEEDED)


def test_whoever_is_invited_to_a_team_meets_one_who_leaves_the_account(issuer: Issuer, owner: User):
    """Each needs the issuer and the team: in one order, or they would wait for each other."""
    team = make_team(issuer)
    how: dict[str, Any] = {"role": TeamRole.INSTRUCTOR, "locale": "en"}
    who = Actor(kind=ActorKind.USER, id=str(owner.pk), request_id="r-1")
    context = context_of(issuer, actor=who)
    added = run_while_locked(
        lambda: locked_issuer(issuer.pk),
        lambda: teams.add_member(context=context, team=team, email="new@example.com", **how),
        lambda: teams.locked(team),
    )
    assert added.fresh is not None


def test_erasing_locks_enrolments_before_certificates_as_others_do(
    issuer: Issuer, program: Program
):
    """Also those that came to the person after the request, and join it now."""
    (enrolment,) = make_class(program, 1)
    erasing.request(context=context_of(issuer), recipient_id=enrolment.recipient_id)
    certificate = issue_one(make_type(issuer, code="other"))
    Enrolment.objects.filter(pk=enrolment.pk).update(certificate=certificate)
    done = run_while_locked(
        lambda: locked_enrolment(context_of(issuer), enrolment.pk),
        lambda: execution.erase_due(now=timezone.now() + AFTER),
        lambda: lock_certificate(context_of(issuer), certificate.pk),
    )
    certificate.refresh_from_db()
    assert (done, certificate.erased_at is None) == (1, False)


def test_a_number_whose_person_is_being_erased_is_free_afterwards(issuer: Issuer):
    before = make_recipient(issuer, external_id="S-1")
    erasing.request(context=context_of(issuer), recipient_id=before.pk)
    run_while_locked(
        lambda: execution.erase_due(now=timezone.now() + AFTER),
        lambda: make_recipient(issuer, external_id="S-1"),
    )
    assert Recipient.objects.get(external_id="S-1").pk != before.pk
