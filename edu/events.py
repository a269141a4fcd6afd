"""The events of EDU: names, data, examples. None holds personal data."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Annotated

from django.utils.translation import gettext_lazy as _
from msgspec import Meta

from accounts.scopes import AccountsPrefix, Mode
from certificates.lifecycle import Reason
from edu.lifecycle import EnrolmentStatus, OnboardingState, ProgramState, TeamRole
from edu.models import Enrolment, Onboarding, Program, Recipient, Team, TeamMember
from lib import ids
from lib.structs import to_dict
from webhooks import outbox
from webhooks.event_types import EventData, EventType, register

RECIPIENT_CREATED = "recipient.created"
RECIPIENT_UPDATED = "recipient.updated"
RECIPIENT_MERGED = "recipient.merged"
RECIPIENT_ERASED = "recipient.erased"
MEMBER_ADDED = "team.member_added"
MEMBER_REMOVED = "team.member_removed"
ONBOARDING_SUBMITTED = "onboarding.submitted"
ONBOARDING_APPROVED = "onboarding.approved"
ONBOARDING_REJECTED = "onboarding.rejected"
PROGRAM_PUBLISHED = "program.published"
PROGRAM_ARCHIVED = "program.archived"
ENROLMENT_CREATED = "enrolment.created"
ENROLMENT_COMPLETED = "enrolment.completed"
ENROLMENT_WITHDRAWN = "enrolment.withdrawn"
ENROLMENT_FAILED = "enrolment.failed"
ENROLMENT_REOPENED = "enrolment.reopened"


class RecipientData(EventData, frozen=True):
    """A recipient, by its references; `externalId` is the school's own."""

    recipient_id: str
    external_id: str | None


class RecipientUpdatedData(RecipientData, frozen=True):
    """A recipient, and the fields that were changed."""

    changed: Annotated[list[str], Meta(description="Names of the fields that were changed")]


class RecipientMergedData(RecipientData, frozen=True):
    """A recipient, and the one that it was merged into."""

    merged_into: Annotated[str, Meta(description="Id of the recipient that is kept: `rcp_…`")]


class TeamMemberData(EventData, frozen=True):
    """A person in a team."""

    team_id: Annotated[str, Meta(description="Id of the team: `team_…`")]
    member_id: Annotated[str, Meta(description="Number of the team’s member")]
    role: TeamRole


class OnboardingData(EventData, frozen=True):
    """How far an issuer's onboarding has come."""

    issuer_id: Annotated[str, Meta(description="Id of the issuer: `iss_…`")]
    state: OnboardingState


class ProgramData(EventData, frozen=True):
    """A program, by its references."""

    program_id: str
    code: Annotated[str, Meta(description="Short name of your own, unique within the account")]
    state: ProgramState


class EnrolmentData(EventData, frozen=True):
    """One attempt of a recipient; without the grade, which is the person's own."""

    enrolment_id: str
    program_id: str
    cohort_id: Annotated[str, Meta(description="Id of the cohort: `coh_…`")]
    recipient_id: str
    external_id: str | None
    status: Annotated[EnrolmentStatus, Meta(description="How far the attempt is")]
    attempt: int
    completed_on: Annotated[str, Meta(extra_json_schema={"format": "date"})] | None
    certificate_id: str | None


class EnrolmentReopenedData(EnrolmentData, frozen=True):
    """An attempt that goes on, and why."""

    reason: Annotated[Reason, Meta(description="Why the attempt goes on")]


_RECIPIENT = {"recipientId": "rcp_01m7yd5xtjed4rskz84c1yqjs4", "externalId": "S-2026-0042"}
_MEMBER = {
    "teamId": "team_01m7yd5xtjed4rskz84c1yqjs4",
    "memberId": "mem_01m7yd5xtjed4rskz84c1yqjs5",
    "role": "instructor",
}
_ONBOARDING = {"issuerId": "iss_01m7yd5xtjed4rskz84c1yqjs4", "state": "submitted"}
_PROGRAM = {
    "programId": "prog_01m7yd5xtjed4rskz84c1yqjs4",
    "code": "welding-1",
    "state": "published",
}
_ENROLMENT = {
    "enrolmentId": "enr_01m7yd5xtjed4rskz84c1yqjs4",
    "programId": "prog_01m7yd5xtjed4rskz84c1yqjs5",
    "cohortId": "coh_01m7yd5xtjed4rskz84c1yqjs6",
    "recipientId": "rcp_01m7yd5xtjed4rskz84c1yqjs7",
    "externalId": "S-2026-0042",
    "status": "enrolled",
    "attempt": 1,
    "completedOn": None,
    "certificateId": None,
}

# fmt: off
register(
    EventType(RECIPIENT_CREATED, _("A recipient was created."), RecipientData, _RECIPIENT),
    EventType(RECIPIENT_UPDATED, _("Data of a recipient were changed: `changed` names the fields."), RecipientUpdatedData, {**_RECIPIENT, "changed": ["email"]}),
    EventType(
        RECIPIENT_MERGED,
        _("A recipient was found to be another one, `mergedInto`, who has the enrolments now."),
        RecipientMergedData,
        {**_RECIPIENT, "mergedInto": "rcp_01m7yeskffen5swzbddr6p6gm6"},
    ),
    EventType(RECIPIENT_ERASED, _("The personal data of a recipient were erased."), RecipientData, {**_RECIPIENT, "externalId": None}),
    EventType(MEMBER_ADDED, _("Somebody came into a team."), TeamMemberData, _MEMBER),
    EventType(MEMBER_REMOVED, _("Somebody left a team."), TeamMemberData, _MEMBER),
    EventType(ONBOARDING_SUBMITTED, _("The onboarding awaits approval."), OnboardingData, _ONBOARDING),
    EventType(ONBOARDING_APPROVED, _("The issuer was approved: it may publish programs."), OnboardingData, {**_ONBOARDING, "state": "approved"}),
    EventType(ONBOARDING_REJECTED, _("The onboarding was rejected: `GET /edu/onboarding` says why."), OnboardingData, {**_ONBOARDING, "state": "rejected"}),
    EventType(PROGRAM_PUBLISHED, _("A program was published."), ProgramData, _PROGRAM),
    EventType(PROGRAM_ARCHIVED, _("A program was archived."), ProgramData, {**_PROGRAM, "state": "archived"}),
    EventType(ENROLMENT_CREATED, _("A recipient was enrolled in a cohort."), EnrolmentData, _ENROLMENT),
    EventType(
        ENROLMENT_COMPLETED,
        _("A recipient has completed a program; `certificateId` was issued for it."),
        EnrolmentData,
        {
            **_ENROLMENT,
            "status": "completed",
            "completedOn": "2026-06-15",
            "certificateId": "cert_01m7yd5xtjed4rskz84c1yqjs4",
        },
    ),
    EventType(ENROLMENT_WITHDRAWN, _("A recipient was withdrawn from a cohort."), EnrolmentData, {**_ENROLMENT, "status": "withdrawn"}),
    EventType(ENROLMENT_FAILED, _("A recipient has not passed; another attempt may follow."), EnrolmentData, {**_ENROLMENT, "status": "failed", "completedOn": "2026-06-15"}),
    EventType(ENROLMENT_REOPENED, _("What became of an attempt was taken back, for this `reason`: it goes on."), EnrolmentReopenedData, {**_ENROLMENT, "reason": "data_error"}),
)
# fmt: on


def recipient_event(
    name: str,
    recipient: Recipient,
    now: datetime,
    *,
    changed: Iterable[str] | None = None,
    merged_into: Recipient | None = None,
) -> outbox.NewEvent:
    """An event about a recipient; `changed` are fields by their API names."""
    data: dict[str, object] = {
        "recipientId": recipient.public_id,
        "externalId": recipient.external_id,
    }
    if changed is not None:
        data["changed"] = sorted(changed)
    if merged_into is not None:
        data["mergedInto"] = merged_into.public_id
    return _event(name, recipient, now, data, mode=Mode(recipient.mode))


def member_event(name: str, member: TeamMember, now: datetime) -> outbox.NewEvent:
    """An event about a team, whose sequence counts changes of members."""
    data = {"teamId": member.team.public_id, "memberId": member.public_id, "role": member.role}
    return _event(name, member.team, now, data)


def onboarding_event(name: str, onboarding: Onboarding, now: datetime) -> outbox.NewEvent:
    """An event about an issuer's onboarding; its subject is the issuer."""
    issuer_id = ids.encode(AccountsPrefix.ISSUER, onboarding.issuer_id)
    return _event(name, onboarding, now, {"issuerId": issuer_id, "state": onboarding.state})


def program_event(name: str, program: Program, now: datetime) -> outbox.NewEvent:
    """An event about a program."""
    data = {"programId": program.public_id, "code": program.code, "state": program.state}
    return _event(name, program, now, data)


def enrolment_event(
    name: str, enrolment: Enrolment, now: datetime, *, reason: str | None = None
) -> outbox.NewEvent:
    """An event about an enrolment, read with its recipient. The grade is personal and left out."""
    data = to_dict(
        enrolment,
        "enrolmentId programId cohortId recipientId externalId status attempt completedOn certificateId",
        enrolmentId=enrolment.public_id,
        externalId=enrolment.recipient.external_id,
        completedOn=enrolment.completed_on and enrolment.completed_on.isoformat(),
    )
    if reason is not None:
        data["reason"] = reason
    return _event(name, enrolment, now, data, mode=Mode(enrolment.mode))


def _event(
    name: str,
    subject: Recipient | Team | Onboarding | Program | Enrolment,
    now: datetime,
    data: Mapping[str, object],
    *,
    mode: Mode = Mode.LIVE,
) -> outbox.NewEvent:
    """An event about this row; what both modes share is live."""
    return outbox.new_event(
        type=name,
        issuer_id=subject.issuer_id,
        mode=mode,
        subject=subject.pk,
        sequence=subject.sequence,
        occurred_at=now,
        data=data,
    )
