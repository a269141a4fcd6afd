"""For each route of EDU: how to make it refuse, and which error follows."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, NamedTuple

from django.utils import timezone

from accounts.jobs.operations import WAITING_LIMIT, create_job
from accounts.models import Invitation, Issuer, Plan
from accounts.scopes import Role
from certificates.erasure import execution
from certificates.models import CertificateType
from certificates.types.operations import change_type
from edu.completion.jobs import COMPLETION_KIND
from edu.lifecycle import ProgramState, TeamRole
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient, TeamMember
from tests.certificates.erasure.helpers import AFTER
from tests.edu.test_routes import everybody_failed, somebody_is_erased
from tests.factories import context_of, issue_one
from tests.factories.edu import enrol, make_cohort, make_team

Rows = Mapping[str, str]


def archived(issuer: Issuer) -> None:
    ended = {"state": ProgramState.ARCHIVED, "archived_at": timezone.now()}
    Program.objects.for_issuer(issuer.pk).update(**ended)


def unpublished(issuer: Issuer) -> None:
    draft = {"state": ProgramState.DRAFT, "published_at": None}
    Program.objects.for_issuer(issuer.pk).update(**draft)
    Onboarding.objects.for_issuer(issuer.pk).delete()


def without_consent(issuer: Issuer) -> None:
    issuer.issuing_blocked_from = timezone.now() - timedelta(days=1)
    issuer.save()


def everybody_is_erased(issuer: Issuer) -> None:
    somebody_is_erased(issuer)
    assert execution.erase_due(now=timezone.now() + AFTER) >= 1


def with_jobs_waiting(issuer: Issuer) -> None:
    context = context_of(issuer)
    for _ in range(WAITING_LIMIT):
        create_job(context=context, kind=COMPLETION_KIND)


def with_one_coordinator(issuer: Issuer) -> None:
    TeamMember.objects.filter(membership__role=Role.OWNER).update(role=TeamRole.INSTRUCTOR)


def with_a_full_house(issuer: Issuer) -> None:
    Plan.objects.filter(pk=issuer.plan_id).update(max_members=1)


def with_a_full_house_and_an_old_invitation(issuer: Issuer) -> None:
    with_a_full_house(issuer)
    long_ago = timezone.now() - timedelta(days=8)
    Invitation.objects.for_issuer(issuer.pk).update(created_at=long_ago, expires_at=timezone.now())


def with_an_invitation_to_more(issuer: Issuer) -> None:
    Invitation.objects.for_issuer(issuer.pk).update(role=Role.ADMIN)


def with_another_team(issuer: Issuer) -> None:
    make_team(issuer, "Another")


def with_another_cohort(issuer: Issuer) -> None:
    make_cohort(Program.objects.for_issuer(issuer.pk).get(), code="c")


def with_another_program(issuer: Issuer) -> None:
    Program.objects.for_issuer(issuer.pk).update(code="new")


def certified_already(issuer: Issuer) -> Enrolment:
    """The one who is enrolled has got a certificate of the program's type."""
    kind = CertificateType.objects.get(programs__issuer=issuer)
    found = Enrolment.objects.for_issuer(issuer.pk).get()
    held = issue_one(kind, holder_name="Përparim Gashi", external_ref=found.public_id)
    return enrol(make_cohort(found.program), found.recipient, certificate=held)


def certified_and_to_be_erased(issuer: Issuer) -> None:
    certified_already(issuer)
    somebody_is_erased(issuer)


def kept_for_years(issuer: Issuer) -> None:
    certified_already(issuer)
    kind = CertificateType.objects.get(programs__issuer=issuer)
    change_type(context=context_of(kind.issuer), certificate_type=kind, retention_years=10)


def both_in_one_cohort(issuer: Issuer) -> None:
    cohort = Cohort.objects.for_issuer(issuer.pk).get()
    for each in Recipient.objects.for_issuer(issuer.pk).filter(enrolments=None):
        enrol(cohort, each)


class Case(NamedTuple):
    """What the world is like; what is sent in place of the example, and which key knocks."""

    before: Callable[[Issuer], object] | None = None
    sent: Any = None
    limited: bool = False  # a key for one type that nobody has
    headers: Mapping[str, str] = {}


Refusal = tuple[str, str, str]
CASES: dict[Refusal, Case] = {
    ("onboarding", "patch", "conflict"): Case(sent={"legalName": "Other"}),
    ("onboarding/submit", "post", "conflict"): Case(),
    ("teams", "post", "conflict"): Case(with_another_team),
    ("teams/<str:team_id>", "patch", "conflict"): Case(with_another_team, {"name": "Another"}),
    ("teams/<str:team_id>/members", "post", "conflict"): Case(
        with_one_coordinator, {"email": "<str:operator>", "role": "instructor"}
    ),
    ("teams/<str:team_id>/members", "post", "plan_limit_reached"): Case(with_a_full_house),
    ("teams/<str:team_id>/members", "post", "grant_exceeded"): Case(limited=True),
    ("teams/<str:team_id>/members/<str:member_id>", "patch", "grant_exceeded"): Case(limited=True),
    (
        "teams/<str:team_id>/invitations/<str:invitation_id>/resend",
        "post",
        "grant_exceeded",
    ): Case(limited=True),
    ("teams/<str:team_id>/members/<str:member_id>", "patch", "conflict"): Case(
        with_one_coordinator
    ),
    ("teams/<str:team_id>/members/<str:member_id>", "delete", "conflict"): Case(
        with_one_coordinator
    ),
    (
        "teams/<str:team_id>/invitations/<str:invitation_id>/resend",
        "post",
        "plan_limit_reached",
    ): Case(with_a_full_house_and_an_old_invitation),
    ("teams/<str:team_id>/invitations/<str:invitation_id>/resend", "post", "owner_required"): Case(
        with_an_invitation_to_more
    ),
    ("recipients", "post", "conflict"): Case(
        somebody_is_erased, {"externalId": "<str:number>", "familyName": "Hoxha"}
    ),
    ("recipients", "post", "key_restricted"): Case(
        certified_already, {"externalId": "<str:number>", "familyName": "Hoxha"}, limited=True
    ),
    ("recipients/<str:recipient_id>", "patch", "key_restricted"): Case(
        certified_already, limited=True
    ),
    ("recipients/<str:recipient_id>/merge", "post", "key_restricted"): Case(
        certified_already, limited=True
    ),
    ("recipients/imports", "post", "conflict"): Case(with_jobs_waiting),
    ("recipients/imports", "post", "malformed_request"): Case(
        headers={"content-type": "multipart/form-data"}
    ),
    ("recipients/<str:recipient_id>", "get", "erased"): Case(everybody_is_erased),
    ("recipients/<str:recipient_id>", "patch", "conflict"): Case(somebody_is_erased),
    ("recipients/<str:recipient_id>", "patch", "erased"): Case(everybody_is_erased),
    ("recipients/<str:recipient_id>/merge", "post", "conflict"): Case(both_in_one_cohort),
    ("recipients/<str:recipient_id>/merge", "post", "erased"): Case(everybody_is_erased),
    ("recipients/<str:recipient_id>/record", "get", "erased"): Case(everybody_is_erased),
    ("recipients/<str:recipient_id>/erase", "post", "erased"): Case(everybody_is_erased),
    ("recipients/<str:recipient_id>/erase", "post", "key_restricted"): Case(
        certified_already, limited=True
    ),
    ("recipients/<str:recipient_id>/erase", "post", "retention_runs"): Case(kept_for_years),
    ("recipients/<str:recipient_id>/erase/undo", "post", "conflict"): Case(),
    ("recipients/<str:recipient_id>/erase/undo", "post", "erased"): Case(everybody_is_erased),
    ("recipients/<str:recipient_id>/erase/undo", "post", "key_restricted"): Case(
        certified_and_to_be_erased, limited=True
    ),
    ("recipients/<str:recipient_id>/access-requests", "post", "conflict"): Case(with_jobs_waiting),
    ("recipients/<str:recipient_id>/access-requests", "post", "erased"): Case(everybody_is_erased),
    ("recipients/<str:recipient_id>/access-requests", "post", "key_restricted"): Case(limited=True),
    ("programs", "post", "conflict"): Case(with_another_program),
    ("programs/<str:program_id>", "patch", "conflict"): Case(archived),
    ("programs/<str:program_id>/publish", "post", "approval_required"): Case(unpublished),
    ("programs/<str:program_id>/publish", "post", "conflict"): Case(archived),
    ("programs/<str:program_id>/archive", "post", "conflict"): Case(),
    ("programs/<str:program_id>/cohorts", "post", "conflict"): Case(with_another_cohort),
    ("programs/<str:program_id>/complete", "post", "conflict"): Case(archived),
    ("programs/<str:program_id>/complete", "post", "consent_required"): Case(without_consent),
    ("programs/<str:program_id>/complete", "post", "malformed_request"): Case(
        headers={"content-type": "multipart/form-data"}
    ),
    ("cohorts/<str:cohort_id>", "patch", "conflict"): Case(archived),
    ("enrolments", "post", "conflict"): Case(archived),
    ("enrolments/export", "post", "conflict"): Case(with_jobs_waiting),
    ("enrolments/<str:enrolment_id>/withdraw", "post", "invalid_transition"): Case(
        everybody_failed
    ),
    ("enrolments/<str:enrolment_id>/fail", "post", "invalid_transition"): Case(everybody_failed),
    ("enrolments/<str:enrolment_id>/reopen", "post", "conflict"): Case(archived),
    ("enrolments/<str:enrolment_id>/reopen", "post", "erased"): Case(everybody_is_erased),
    ("enrolments/<str:enrolment_id>/reopen", "post", "invalid_transition"): Case(),
}
