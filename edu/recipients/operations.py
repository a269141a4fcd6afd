"""Find, search, create and change recipients."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import IntegrityError, transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ServiceError, ValidationFailed
from certificates.holders import operations as holders
from certificates.search.keys import words_of
from edu import events
from edu.errors import ExternalIdTaken, RecipientErased, RecipientErasurePending, RecipientNotFound
from edu.models import Enrolment, Recipient
from edu.querysets import EnrolmentQuerySet, RecipientQuerySet
from edu.teams.permissions import require_any_coordinator, set_changed
from webhooks import outbox

from .records import require_visible_certificates
from .rules import PERSONAL_FIELDS, RecipientFields, api_names, check_recipient, search_text


@dataclass(frozen=True, slots=True)
class SavedRecipient:
    """A recipient, and whether it was created just now."""

    recipient: Recipient
    created: bool


def find_recipient(*, context: RequestContext, recipient_id: UUID | None) -> Recipient:
    """The recipient of this id; for a merged one, the recipient it was merged into.

    Raises RecipientNotFound for another issuer's or mode's, RecipientErased.
    """
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode)
    rows = rows.select_related("merged_into")
    return _final(rows.filter(pk=recipient_id).first() if recipient_id else None)


def find_by_external_id(*, context: RequestContext, external_id: str) -> Recipient | None:
    """The recipient with this number of the issuer's, if any; also with that of a merged duplicate."""
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode)
    rows = rows.select_related("merged_into")
    row = rows.filter(external_id=external_id).first()
    return _final(row) if row else None


def search_recipients(
    *, context: RequestContext, name: str | None, email: str | None
) -> RecipientQuerySet:
    """Recipients by the beginnings of words of their names, or by their whole e-mail address.

    Order, case and accents do not matter. Raises ValidationFailed if neither is stated.
    """
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).living()
    if name is None and email is None:
        raise ValidationFailed([FieldError("/name", "required")])
    if email is not None:
        rows = rows.with_email(email)
    if name is not None:
        words = words_of(name)
        if not words:
            raise ValidationFailed([FieldError("/name", "too_short", {"limit": 1})])
        rows = rows.with_name_words(words)
    return rows


@transaction.atomic
def create_recipient(*, context: RequestContext, person: RecipientFields) -> Recipient:
    """Creates a recipient. Raises ExternalIdTaken, ValidationFailed, CoordinatorRequired."""
    require_any_coordinator(context)
    try:
        with transaction.atomic():
            return _create(context, person)
    except IntegrityError as error:
        raise _taken(context, person.get("external_id")) from error


@transaction.atomic
def put_recipient(*, context: RequestContext, person: RecipientFields) -> SavedRecipient:
    """Creates the recipient; or, if there is one of this `external_id`, changes the stated fields.

    Of two concurrent requests one creates and the other changes. The number of a merged duplicate
    leads to the recipient it was merged into. Raises ValidationFailed; RecipientErasurePending;
    KeyRestricted where the recipient has a certificate of a type that is hidden from the key;
    CoordinatorRequired for a person who coordinates no team.
    """
    require_any_coordinator(context)
    external_id = person.get("external_id")
    recipient = _lock_by_external_id(context, external_id)
    if recipient is None:
        try:
            with transaction.atomic():
                return SavedRecipient(_create(context, person), created=True)
        except IntegrityError:
            if (recipient := _lock_by_external_id(context, external_id)) is None:
                raise
    values = _checked(context, person)
    values.pop("external_id", None)
    return SavedRecipient(_change(context, recipient, values), created=False)


@transaction.atomic
def change_recipient(
    *, context: RequestContext, recipient_id: UUID | None, person: RecipientFields
) -> Recipient:
    """Changes the stated fields; None clears. A new address is also that of the certificates' mails.

    Raises RecipientNotFound, RecipientErased, ExternalIdTaken, ValidationFailed, CoordinatorRequired;
    KeyRestricted for a recipient with a certificate of a type that is hidden from the key.
    """
    require_any_coordinator(context)
    recipient = locked_recipients(context, recipient_id)[0]
    values = _checked(context, person)
    try:
        with transaction.atomic():
            return _change(context, recipient, values)
    except IntegrityError as error:
        raise _taken(context, values.get("external_id")) from error


def lock_by_external_id(context: RequestContext, addresses: Mapping[str, str | None]) -> None:
    """Locks the recipients with these numbers, in the order in which everything locks several.

    Also locks the enrolments of those whose e-mail address changes. Recipients can then be written
    one after the other without a deadlock.
    """
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).filter(
        external_id__in=addresses
    )
    list(rows.order_by("pk").select_for_update(no_key=True).values_list("pk"))
    changing = [
        row.merged_into_id or row.pk
        for row in rows.select_related("merged_into")
        if addresses[cast(str, row.external_id)] not in {None, (row.merged_into or row).email}
    ]
    Enrolment.objects.filter(recipient__in=changing).locked()


def locked_recipients(context: RequestContext, *recipient_ids: UUID | None) -> list[Recipient]:
    """Locks these recipients against changing, enrolling, merging and erasing. Returns them in order.

    A merged one stands for the one it was merged into. Raises
    RecipientNotFound, RecipientErased, and RecipientErasurePending while that can still be undone.
    """
    recipients = _locked(context, *recipient_ids)
    if any(each.erasure_id is not None for each in recipients):
        raise RecipientErasurePending
    return recipients


def locked_recipient(context: RequestContext, recipient_id: UUID | None) -> Recipient:
    """Locks one recipient, also if its erasure is pending. Raises RecipientNotFound, RecipientErased."""
    return _locked(context, recipient_id)[0]


# --- the row --------------------------------------------------------------------------------------


def _locked(context: RequestContext, *recipient_ids: UUID | None) -> list[Recipient]:
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode)
    meant = dict(rows.filter(pk__in=set(recipient_ids)).values_list("pk", "merged_into"))
    ids = [meant.get(each) or each for each in recipient_ids if each]
    held = {
        row.pk: row for row in rows.filter(pk__in=ids).order_by("pk").select_for_update(no_key=True)
    }
    if any(row.merged_into_id for row in held.values()):  # merged while this waited
        return _locked(context, *recipient_ids)
    return [_final(held.get(each)) for each in ids] or [_final(None)]


def _final(row: Recipient | None) -> Recipient:
    """The row itself, or the one that it was merged into. Raises RecipientNotFound, RecipientErased."""
    if row is None:
        raise RecipientNotFound
    row = row.merged_into or row
    if row.erased_at is not None:
        raise RecipientErased
    return row


def _lock_by_external_id(context: RequestContext, external_id: str | None) -> Recipient | None:
    """The recipient with this number, locked."""
    if external_id is None:
        return None
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode)
    recipient_id = rows.filter(external_id=external_id).values_list("pk", flat=True).first()
    try:
        return None if recipient_id is None else locked_recipients(context, recipient_id)[0]
    except RecipientErased:  # while this waited: the number is free again
        return None


def _taken(context: RequestContext, external_id: str | None) -> ServiceError:
    """The error for a taken number, which is a recipient's only unique field."""
    other = _lock_by_external_id(context, external_id)
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
    changes = audit.initial_values(values, personal=PERSONAL_FIELDS)
    record(context, "recipient.created", recipient.public_id, changes)
    outbox.record(events.recipient_event(events.RECIPIENT_CREATED, recipient, context.now))
    return recipient


def _change(context: RequestContext, recipient: Recipient, values: Mapping[str, Any]) -> Recipient:
    """Writes the fields that differ, if any. Raises KeyRestricted."""
    before = set_changed(recipient, values)
    if not before:
        return recipient
    require_visible_certificates(context, recipient)
    recipient.search_text = search_text(recipient)
    recipient.sequence += 1
    recipient.changed_at = context.now
    recipient.save(update_fields=[*before, "search_text", "sequence", "changed_at"])
    after = {name: values[name] for name in before}
    changes = audit.diff(before, after, personal=PERSONAL_FIELDS)
    record(context, "recipient.changed", recipient.public_id, changes)
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
    """Changes the address for mails about these enrolments' certificates; None: no mails.

    The enrolments are locked first, so that completions with the old address end before. A
    certificate whose erasure is pending keeps its address.
    """
    certificates = enrolments.locked().exclude(certificate=None)
    present = certificates.filter(certificate__erasure=None, certificate__erased_at=None)
    for certificate_id in present.order_by("certificate").values_list("certificate", flat=True):
        holders.change_contact(context=context, certificate_id=certificate_id, email=email)
