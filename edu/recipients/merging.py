"""Merge two recipients who are one person: preview it, then do it for good."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, KeyRestricted, ValidationFailed
from edu import events
from edu.errors import RecipientErased, RecipientNotFound, RecipientsInSameCohort
from edu.lifecycle import COUNTING_STATUSES
from edu.models import Enrolment, Recipient
from edu.teams.operations import require_any_coordinator, set_changed
from webhooks import outbox

from .operations import (
    change_certificate_email,
    find_recipient,
    locked_recipients,
    require_visible_certificates,
)
from .rules import EMPTY_VALUES, RECIPIENT_FIELDS, search_text

# Each row keeps its own number, and attributes are merged one by one.
_MERGED_SEPARATELY = ("external_id", "attributes")


@dataclass(frozen=True, slots=True)
class MergePlan:
    """The changes that a merge makes, or has made. Columns are keys of `RECIPIENT_FIELDS`."""

    kept: Recipient
    duplicate: Recipient
    filled: Sequence[str]  # columns that the kept one gets; of attributes, some of them
    differing: Sequence[str]  # columns in which both differ: the kept one's value stays
    enrolments: int
    certificates: int
    collisions: Sequence[str]  # cohorts in which both are enrolled or completed


def preview(
    *, context: RequestContext, kept_id: UUID | None, duplicate_id: UUID | None
) -> MergePlan:
    """Plan what `merge` would do now. Raises RecipientNotFound, RecipientErased, ValidationFailed;
    KeyRestricted where one of them has a certificate or an enrolment that is hidden from the key.
    """
    kept = find_recipient(context=context, recipient_id=kept_id)
    try:
        duplicate = find_recipient(context=context, recipient_id=duplicate_id)
    except (RecipientNotFound, RecipientErased) as error:
        raise ValidationFailed([FieldError("/duplicateId", "unknown_recipient")]) from error
    if kept.pk == duplicate.pk:
        raise ValidationFailed([FieldError("/duplicateId", "itself")])
    _require_visible(context, kept, duplicate)
    return _plan(kept, duplicate)


@transaction.atomic
def merge(*, context: RequestContext, kept_id: UUID | None, duplicate_id: UUID | None) -> MergePlan:
    """Gives the kept one the duplicate's enrolments and the data that it lacks; empties the duplicate.

    The duplicate's id and number lead to the kept one from now on. Issued certificates stay as they are.
    Raises what `preview` does, RecipientsInSameCohort, CoordinatorRequired.
    """
    require_any_coordinator(context)
    planned = preview(context=context, kept_id=kept_id, duplicate_id=duplicate_id)
    kept, duplicate = locked_recipients(context, planned.kept.pk, planned.duplicate.pk)
    Enrolment.objects.filter(recipient__in=(kept, duplicate)).locked()
    _require_visible(context, kept, duplicate)
    plan = _plan(kept, duplicate)
    if plan.collisions:
        raise RecipientsInSameCohort(members={"cohorts": list(plan.collisions)})
    values = {name: getattr(duplicate, name) for name in plan.filled}
    values["attributes"] = {**duplicate.attributes, **kept.attributes}
    readdressed = _readdressed(kept, duplicate)
    _move_enrolments(duplicate, kept)
    _empty(duplicate, kept, context)
    _fill(kept, values, context)
    change_certificate_email(
        kept.email, Enrolment.objects.filter(pk__in=readdressed), context=context
    )
    return plan


def _require_visible(context: RequestContext, *people: Recipient) -> None:
    require_visible_certificates(context, *people)
    own = Enrolment.objects.filter(recipient__in=people)
    seen = Enrolment.objects.for_issuer(context.issuer.id, context.mode, context.types)
    if context.types and own.exclude(pk__in=seen.values("pk")).exists():
        raise KeyRestricted


def _plan(kept: Recipient, duplicate: Recipient) -> MergePlan:
    stated = [n for n in RECIPIENT_FIELDS if n not in _MERGED_SEPARATELY and getattr(duplicate, n)]
    filled = [name for name in stated if not getattr(kept, name)]
    differing = [n for n in stated if n not in filled and getattr(kept, n) != getattr(duplicate, n)]
    mine, other = kept.attributes, duplicate.attributes
    if other.keys() - mine.keys():
        filled.append("attributes")
    if any(mine[key] != other[key] for key in mine.keys() & other.keys()):
        differing.append("attributes")
    moved = list(duplicate.enrolments.values_list("certificate_id", flat=True))
    return MergePlan(
        kept=kept,
        duplicate=duplicate,
        filled=filled,
        differing=differing,
        enrolments=len(moved),
        certificates=sum(each is not None for each in moved),
        collisions=_collisions(kept, duplicate),
    )


def _collisions(kept: Recipient, duplicate: Recipient) -> list[str]:
    live = Enrolment.objects.filter(recipient=duplicate, status__in=COUNTING_STATUSES)
    cohorts = kept.enrolments.counting().filter(cohort__in=live.values("cohort"))
    rows = cohorts.select_related("cohort").order_by("cohort_id")
    return [enrolment.cohort.public_id for enrolment in rows]


def _readdressed(kept: Recipient, duplicate: Recipient) -> list[UUID]:
    """The enrolments of the one of the two whose e-mail address changes by the merge."""
    if kept.email == duplicate.email:
        return []
    other = duplicate if kept.email else kept
    return list(other.enrolments.values_list("pk", flat=True))


def _move_enrolments(duplicate: Recipient, kept: Recipient) -> None:
    """Moves the enrolments, and renumbers the attempts where both have tried the same cohort.

    The one that is enrolled or completed becomes the last attempt.
    """
    moved = list(duplicate.enrolments.order_by("attempt"))
    both = kept.enrolments.filter(cohort__in=[each.cohort_id for each in moved])
    by_cohort: dict[UUID, list[Enrolment]] = {}
    for enrolment in [*both.order_by("attempt"), *moved]:
        by_cohort.setdefault(enrolment.cohort_id, []).append(enrolment)
    for attempts in by_cohort.values():
        _count_on(attempts, kept)


def _count_on(attempts: list[Enrolment], kept: Recipient) -> None:
    """Numbers them in order. The last is written first: its old number may be another's new one."""
    ordered = sorted(attempts, key=lambda each: each.status in COUNTING_STATUSES)
    numbered = list(enumerate(ordered, start=1))
    for number, enrolment in [numbered[-1], *numbered[:-1]]:
        enrolment.attempt = number
        enrolment.recipient = kept
        enrolment.save(update_fields=["recipient", "attempt"])


def _empty(duplicate: Recipient, kept: Recipient, context: RequestContext) -> None:
    """Empties the row except for the link to the other one and its number, which stays taken."""
    clear_personal_data(duplicate)
    duplicate.merged_into = kept
    duplicate.sequence += 1
    duplicate.changed_at = context.now
    duplicate.save()
    Recipient.objects.filter(merged_into=duplicate).update(merged_into=kept)
    stated = audit.initial_values({"merged_into": kept.public_id})
    record(context, "recipient.merged", duplicate.public_id, stated)
    event = events.recipient_event(
        events.RECIPIENT_MERGED, duplicate, context.now, merged_into=kept
    )
    outbox.record(event)


def clear_personal_data(recipient: Recipient) -> None:
    """Empties every column with personal data, except for the number. Erasing uses it, too."""
    for name, empty in {**EMPTY_VALUES, "family_name": ""}.items():
        if name != "external_id":
            setattr(recipient, name, empty)
    recipient.search_text = ""


def _fill(kept: Recipient, values: dict[str, Any], context: RequestContext) -> None:
    before = set_changed(kept, values)
    kept.search_text = search_text(kept)
    kept.sequence += 1
    kept.changed_at = context.now
    kept.save()
    changed = [RECIPIENT_FIELDS[name] for name in before]
    stated = {name: {audit.PERSONAL: True} for name in before}
    record(context, "recipient.filled_by_merge", kept.public_id, stated)
    outbox.record(
        events.recipient_event(events.RECIPIENT_UPDATED, kept, context.now, changed=changed)
    )
