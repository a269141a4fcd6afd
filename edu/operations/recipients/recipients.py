"""Recipients: found, created or updated by the issuer's own number for them, changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import IntegrityError, transaction

from accounts import audit
from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from certificates.operations import holder
from certificates.operations.search.search_keys import words_of
from edu import events
from edu.errors import ExternalIdTaken, RecipientErased, RecipientErasurePending, RecipientNotFound
from edu.models import Enrolment, Recipient
from edu.operations.permissions import note, require_any_coordinator, set_changed
from edu.querysets import EnrolmentQuerySet, RecipientQuerySet
from webhooks import outbox

from .recipient_rules import (
    PERSONAL_FIELDS,
    RecipientFields,
    api_names,
    check_recipient,
    search_text,
)
from .records import require_visible_certificates


@dataclass(frozen=True, slots=True)
class SavedRecipient:
    """A recipient, and whether there was none before."""

    recipient: Recipient
    created: bool


def find_recipient(*, issuer_id: UUID, mode: Mode, recipient_id: UUID | None) -> Recipient:
    """The recipient of this id; of one that was merged into another, the other.

    Raises RecipientNotFound for another issuer's or mode's, RecipientErased.
    """
    rows = Recipient.objects.for_issuer(issuer_id, mode).select_related("merged_into")
    return _person(rows.filter(pk=recipient_id).first() if recipient_id else None)


def find_by_external_id(*, issuer_id: UUID, mode: Mode, external_id: str) -> Recipient | None:
    """Whom the issuer knows by this number, if anybody: also by one that was merged."""
    rows = Recipient.objects.for_issuer(issuer_id, mode).select_related("merged_into")
    found = rows.filter(external_id=external_id).first()
    return _person(found) if found else None


def search_recipients(
    *, issuer_id: UUID, mode: Mode, name: str | None, email: str | None
) -> RecipientQuerySet:
    """Recipients by the beginnings of words of their names, whatever the order, case and accents;
    or by their whole address, whatever its case. Raises ValidationFailed without either.
    """
    rows = Recipient.objects.for_issuer(issuer_id, mode).living()
    if name is None and email is None:
        raise ValidationFailed([FieldError("/name", "required")])
    if email is not None:
        rows = rows.with_email(email)
    if name is not None:
        words = words_of(name)
        if not words:
            raise ValidationFailed([FieldError("/name", "too_short", {"limit": 1})])
        rows = rows.found_by(words)
    return rows


@transaction.atomic
def create_recipient(*, context: RequestContext, person: RecipientFields) -> Recipient:
    """A new recipient. Raises ExternalIdTaken, ValidationFailed, CoordinatorRequired."""
    require_any_coordinator(context.issuer.id, context.actor)
    try:
        with transaction.atomic():
            return _create(context, person)
    except IntegrityError as error:
        raise _taken(context, person.get("external_id")) from error


@transaction.atomic
def put_recipient(*, context: RequestContext, person: RecipientFields) -> SavedRecipient:
    """Creates the recipient; or, if there is one of this `external_id`, changes what is stated of it.

    What is not stated stays. Of two requests at once one creates and the other changes. A number
    that was merged leads to the person it was merged into. Raises ValidationFailed; RecipientErasing
    for one who is about to be erased; KeyRestricted where it is somebody with a certificate of a type
    that there is not for the key; and CoordinatorRequired for a person who coordinates no team.
    """
    require_any_coordinator(context.issuer.id, context.actor)
    external_id = person.get("external_id")
    found = _of_number(context, external_id)
    if found is None:
        try:
            with transaction.atomic():
                return SavedRecipient(_create(context, person), created=True)
        except IntegrityError:
            if (found := _of_number(context, external_id)) is None:
                raise
    values = _checked(context, person)
    values.pop("external_id", None)
    return SavedRecipient(_change(context, found, values), created=False)


@transaction.atomic
def change_recipient(
    *, context: RequestContext, recipient_id: UUID | None, person: RecipientFields
) -> Recipient:
    """Changes what is stated; None takes away. The address is also that of the person's certificates.

    Raises RecipientNotFound, RecipientErased, ExternalIdTaken, ValidationFailed, CoordinatorRequired;
    KeyRestricted for somebody with a certificate of a type that there is not for the key.
    """
    require_any_coordinator(context.issuer.id, context.actor)
    recipient = locked_recipients(context, recipient_id)[0]
    values = _checked(context, person)
    try:
        with transaction.atomic():
            return _change(context, recipient, values)
    except IntegrityError as error:
        raise _taken(context, values.get("external_id")) from error


def lock_by_external_id(context: RequestContext, addresses: Mapping[str, str | None]) -> None:
    """Locks whom the issuer knows by these numbers, in the order in which all lock who lock several;
    and the enrolments of those who get another of these addresses, if one is stated.

    Whoever then puts one after the other waits for nobody who waits for them.
    """
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).filter(
        external_id__in=addresses
    )
    list(rows.order_by("pk").select_for_update(no_key=True).values_list("pk"))
    moving = [
        row.merged_into_id or row.pk
        for row in rows.select_related("merged_into")
        if addresses[cast(str, row.external_id)] not in {None, (row.merged_into or row).email}
    ]
    Enrolment.objects.filter(recipient__in=moving).held()


def locked_recipients(context: RequestContext, *recipient_ids: UUID | None) -> list[Recipient]:
    """These recipients, in this order, while nobody else changes, merges or erases them.

    Whoever enrols somebody holds them so. One that was merged stands for the other. Raises
    RecipientNotFound, RecipientErased, and RecipientErasing while that can still be undone.
    """
    found = _locked(context, *recipient_ids)
    if any(each.erasure_id is not None for each in found):
        raise RecipientErasurePending
    return found


def locked_recipient(context: RequestContext, recipient_id: UUID | None) -> Recipient:
    """One of them, also if it is about to be erased. Raises RecipientNotFound, RecipientErased."""
    return _locked(context, recipient_id)[0]


# --- the row --------------------------------------------------------------------------------------


def _locked(context: RequestContext, *recipient_ids: UUID | None) -> list[Recipient]:
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode)
    meant = dict(rows.filter(pk__in=set(recipient_ids)).values_list("pk", "merged_into"))
    ids = [meant.get(each) or each for each in recipient_ids if each]
    held = {
        row.pk: row for row in rows.filter(pk__in=ids).order_by("pk").select_for_update(no_key=True)
    }
    if any(row.merged_into_id for row in held.values()):  # while we waited
        return _locked(context, *recipient_ids)
    return [_person(held.get(each)) for each in ids] or [_person(None)]


def _person(row: Recipient | None) -> Recipient:
    """The row itself, or the one that it was merged into."""
    if row is None:
        raise RecipientNotFound
    row = row.merged_into or row
    if row.erased_at is not None:
        raise RecipientErased
    return row


def _of_number(context: RequestContext, external_id: str | None) -> Recipient | None:
    """The person whom the issuer knows by this number, locked."""
    if external_id is None:
        return None
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode)
    found = rows.filter(external_id=external_id).values_list("pk", flat=True).first()
    try:
        return None if found is None else locked_recipients(context, found)[0]
    except RecipientErased:  # while we waited: the number is free again
        return None


def _taken(context: RequestContext, external_id: str | None) -> ExternalIdTaken:
    """The refusal of a number that somebody has: the one thing of a recipient that is unique."""
    other = _of_number(context, external_id)
    return ExternalIdTaken(members={"existing": other.public_id} if other else {})


def _checked(context: RequestContext, person: RecipientFields) -> dict[str, Any]:
    return check_recipient(
        person, today=context.now.astimezone(ZoneInfo(context.issuer.time_zone)).date()
    )


def _create(context: RequestContext, person: RecipientFields) -> Recipient:
    values = {"locale": context.issuer.default_locale, **_checked(context, person)}
    recipient = Recipient(
        issuer_id=context.issuer.id,
        mode=context.mode,
        created_at=context.now,
        changed_at=context.now,
        **values,
    )
    recipient.search_text = search_text(recipient)
    recipient.save(force_insert=True)
    record(
        "recipient.created",
        recipient,
        audit.initial_values(values, personal=PERSONAL_FIELDS),
        context,
    )
    outbox.record(events.recipient_event(events.RECIPIENT_CREATED, recipient, context.now))
    return recipient


def _change(context: RequestContext, recipient: Recipient, values: Mapping[str, Any]) -> Recipient:
    """Writes what differs; nothing if nothing does. Raises KeyRestricted."""
    before = set_changed(recipient, values)
    if not before:
        return recipient
    require_visible_certificates(context, recipient)
    recipient.search_text = search_text(recipient)
    recipient.sequence += 1
    recipient.changed_at = context.now
    recipient.save(update_fields=[*before, "search_text", "sequence", "changed_at"])
    after = {name: values[name] for name in before}
    record(
        "recipient.changed", recipient, audit.diff(before, after, personal=PERSONAL_FIELDS), context
    )
    changed = api_names(before)
    outbox.record(
        events.recipient_event(events.RECIPIENT_UPDATED, recipient, context.now, changed=changed)
    )
    if "email" in after:
        change_certificate_email(recipient.email, recipient.enrolments.all(), context=context)
    return recipient


def change_certificate_email(
    email: str | None, enrolments: EnrolmentQuerySet, *, context: RequestContext
) -> None:
    """Mails about these enrolments' certificates go to this address from now on; or to nobody.

    The enrolments are held first: who is being completed with the address before is waited for. A
    certificate that is about to be erased keeps what it has: nothing of it changes meanwhile.
    """
    certificates = enrolments.held().exclude(certificate=None)
    present = certificates.filter(certificate__erasure=None, certificate__erased_at=None)
    for certificate_id in present.order_by("certificate").values_list("certificate", flat=True):
        holder.change_contact(context=context, certificate_id=certificate_id, email=email)


def record(
    action: str, recipient: Recipient, changes: audit.Changes, context: RequestContext
) -> None:
    """One audit entry about a recipient."""
    note(action, recipient, changes, actor=context.actor, now=context.now, mode=context.mode)
