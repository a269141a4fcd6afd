"""Enrol recipients in a cohort: one or a whole class, all of them or none."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple
from uuid import UUID

from django.db import transaction
from django.db.models import Max, Q

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.operations.audit.entries import record
from edu import events
from edu.cohorts.operations import locked_cohort, require_cohort_role
from edu.models import Cohort, Enrolment, Recipient
from edu.recipients.operations import locked_recipients
from webhooks import outbox

MAX_PEOPLE = 1000  # at once


class RecipientKey(NamedTuple):
    """A recipient to enrol: by id, or by the issuer's own number. A malformed id is None."""

    recipient_id: UUID | None = None
    external_id: str | None = None


@dataclass(frozen=True, slots=True)
class EnrolledRecipient:
    """A recipient's enrolment in the cohort, and whether it was created just now."""

    enrolment: Enrolment
    created: bool


@transaction.atomic
def enrol(
    *, context: RequestContext, cohort_id: UUID | None, people: Sequence[RecipientKey]
) -> list[EnrolledRecipient]:
    """Enrols these recipients, and returns the enrolment of each, in their order.

    A recipient who is enrolled already, or has completed the cohort, stays as they are; after a
    failed or withdrawn attempt the next one begins. Of two concurrent requests for one recipient,
    one creates the enrolment. Raises CohortNotFound, ProgramArchived, ValidationFailed naming every
    unknown recipient;
    CoordinatorRequired for a person who runs neither the cohort nor its program.
    """
    cohort = locked_cohort(context, cohort_id)
    require_cohort_role(cohort.program, cohort.team_id, context)
    recipients = locked_recipients(context, *_recipient_ids(context, people)) if people else []
    distinct = {recipient.pk: recipient for recipient in recipients}
    existing = _counting_enrolments(cohort, distinct)
    missing = [each for key, each in distinct.items() if key not in existing]
    created = {each.recipient_id: each for each in _create(cohort, missing, context)}
    return [
        EnrolledRecipient(created.get(each.pk) or existing[each.pk], created=each.pk in created)
        for each in recipients
    ]


def _recipient_ids(context: RequestContext, people: Sequence[RecipientKey]) -> list[UUID]:
    """The ids of these recipients. Raises ValidationFailed with the place of each unknown one."""
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).filter(
        Q(pk__in={each.recipient_id for each in people if each.recipient_id})
        | Q(external_id__in={each.external_id for each in people if each.external_id})
    )
    ids: dict[object, UUID] = {}
    for key, number, erased, merged_and_erased in rows.values_list(
        "pk", "external_id", "erased_at", "merged_into__erased_at"
    ):
        if erased is None and merged_and_erased is None:
            ids |= {name: key for name in (key, number) if name}
    recipient_ids = [ids.get(each.external_id or each.recipient_id) for each in people]
    unknown = [place for place, key in enumerate(recipient_ids) if key is None]
    if unknown:
        raise ValidationFailed([_unknown(place, people[place]) for place in unknown[:100]])
    return [key for key in recipient_ids if key]


def _unknown(place: int, person: RecipientKey) -> FieldError:
    name = "externalId" if person.external_id else "recipientId"
    return FieldError(f"/recipients/{place}/{name}", "unknown_recipient")


def _counting_enrolments(
    cohort: Cohort, recipients: dict[UUID, Recipient]
) -> dict[UUID, Enrolment]:
    rows = Enrolment.objects.filter(cohort=cohort, recipient__in=recipients).counting()
    return {each.recipient_id: each for each in rows.select_related("recipient")}


def _create(
    cohort: Cohort, recipients: Sequence[Recipient], context: RequestContext
) -> list[Enrolment]:
    """The recipients are locked, so that their attempts are counted only here."""
    if not recipients:
        return []
    earlier = Enrolment.objects.filter(cohort=cohort, recipient__in=recipients)
    last = dict(earlier.values_list("recipient_id").annotate(Max("attempt")))
    created = Enrolment.objects.bulk_create(
        Enrolment(
            issuer_id=cohort.issuer_id,
            mode=cohort.mode,
            program=cohort.program,
            cohort=cohort,
            recipient=each,
            attempt=last.get(each.pk, 0) + 1,
            created_at=context.now,
            changed_at=context.now,
        )
        for each in recipients
    )
    stated = audit.initial_values({"enrolled": len(created), "first": created[0].public_id})
    record(context, "cohort.enrolled", cohort.public_id, stated)
    outbox.record_many(
        events.enrolment_event(events.ENROLMENT_CREATED, each, context.now) for each in created
    )
    return created
