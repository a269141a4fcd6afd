"""Find, search, create and change recipients; what is held on them, and the export a person may ask for."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import IntegrityError, transaction
from django.db.models import Q

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, KeyRestricted, ServiceError, ValidationFailed
from accounts.jobs.models import Job
from accounts.scopes import Mode
from certificates.erasure.operations import start_access_request, succession_of
from certificates.holders.operations import change_contact
from certificates.models import Certificate
from certificates.search.keys import name_value, name_values, words_of
from certificates.search.operations import with_reference
from edu import events
from edu.errors import ExternalIdTaken, RecipientErased, RecipientErasurePending, RecipientNotFound
from edu.lifecycle import EduPrefix
from edu.models import Enrolment, Recipient
from edu.teams.operations import require_any_coordinator, set_changed
from lib import ids
from webhooks import outbox

from .models import RecipientQuerySet
from .rules import PERSONAL_FIELDS, RecipientFields, api_names, check_recipient, search_text

if TYPE_CHECKING:
    from edu.enrolments.models import EnrolmentQuerySet


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
    email: str | None, enrolments: "EnrolmentQuerySet", *, context: RequestContext
) -> None:
    """Changes the address for mails about these enrolments' certificates; None: no mails.

    The enrolments are locked first, so that completions with the old address end before. A
    certificate whose erasure is pending keeps its address.
    """
    certificates = enrolments.locked().exclude(certificate=None)
    present = certificates.filter(certificate__erasure=None, certificate__erased_at=None)
    for certificate_id in present.order_by("certificate").values_list("certificate", flat=True):
        change_contact(context=context, certificate_id=certificate_id, email=email)


# --- records --------------------------------------------------------------------------------------


MAX_ENROLMENTS = 1000  # enrolments of one recipient: more than anybody has


@dataclass(frozen=True, slots=True)
class EnrolmentRecord:
    """An enrolment with its program and cohort, and its certificates, the one in force first."""

    enrolment: Enrolment
    certificates: Sequence[Certificate]


def record_of(
    recipient: Recipient,
    *,
    enrolments: "EnrolmentQuerySet | None" = None,
    types: frozenset[int] = frozenset(),
) -> list[EnrolmentRecord]:
    """The record, the newest enrolment first; only those among `enrolments`, if stated.

    A key limited to `types` does not see programs and certificates of other types.
    """
    visible = Enrolment.objects.for_issuer(recipient.issuer_id, types=types)
    rows = visible if enrolments is None else enrolments
    own = rows.filter(recipient=recipient).select_related("program", "cohort", "recipient")
    newest = list(own.order_by("-pk")[:MAX_ENROLMENTS])
    certificates = _certificates(recipient, newest, types)
    return [EnrolmentRecord(each, _of(each, certificates)) for each in newest]


def require_visible_certificates(context: RequestContext, *recipients: Recipient) -> None:
    """Raises KeyRestricted if one of them has a certificate that is hidden from the key."""
    if not context.types:
        return
    held = Certificate.objects.filter(pk__in=succession_of(certificates_of(recipients)))
    if held.filter(erased_at=None).exclude(type__in=context.types).exists():
        raise KeyRestricted


def certificates_of(recipients: Sequence[Recipient]) -> set[UUID]:
    """The ids of certificates issued to these recipients; of each succession at least one.

    The recipients are of one issuer and mode.
    """
    if not recipients:
        return set()
    own = Enrolment.objects.filter(recipient__in=recipients).only("pk", "certificate_id")
    return _named(recipients[0].issuer_id, Mode(recipients[0].mode), own)


def _certificates(
    recipient: Recipient, enrolments: Sequence[Enrolment], types: frozenset[int]
) -> dict[UUID, Certificate]:
    """The certificates of these enrolments, and all that these superseded, by their ids."""
    rows = Certificate.objects.for_issuer(recipient.issuer_id, Mode(recipient.mode), types)
    wanted = _named(recipient.issuer_id, Mode(recipient.mode), enrolments)
    certificates: dict[UUID, Certificate] = {}
    while wanted:
        known = rows.filter(pk__in=wanted).select_related("type").defer("document").in_bulk()
        certificates |= known
        before = (each.supersedes_id for each in known.values())
        wanted = {key for key in before if key and key not in certificates}
    return certificates


def _named(issuer_id: UUID, mode: Mode, enrolments: Iterable[Enrolment]) -> set[UUID]:
    """The ids of certificates that these enrolments have, and of those whose reference names them."""
    held = list(enrolments)
    named = set(with_reference(issuer_id, mode, [each.public_id for each in held]))
    return named | {each.certificate_id for each in held if each.certificate_id}


def _of(enrolment: Enrolment, certificates: dict[UUID, Certificate]) -> list[Certificate]:
    """The certificate in force and those that it superseded; then those revoked before reopening,
    which only their `externalRef` links to the enrolment.
    """
    chain: list[Certificate] = []
    following = enrolment.certificate_id
    while following in certificates:
        chain.append(certificates[following])
        following = chain[-1].supersedes_id
    others = (each for each in certificates.values() if each.external_ref == enrolment.public_id)
    rest = sorted((each for each in others if each not in chain), key=lambda each: each.pk)
    return [*chain, *reversed(rest)]


RECIPIENT = "recipientId"  # the key of a person that states a recipient


def start_export(*, context: RequestContext, recipient: Recipient) -> Job:
    """Starts the export of all data held on a recipient. Raises TooManyJobs."""
    return start_access_request(context=context, person={RECIPIENT: str(recipient.pk)})


def recipients_of(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> RecipientQuerySet:
    """The recipients that match a person, of one issuer and mode; without erased ones.

    They match by their e-mail address, whatever its case; by their whole name, the issuer's number
    or our id in its place; or by a certificate that was issued to them.
    """
    rows = Recipient.objects.for_issuer(issuer_id, mode)
    if RECIPIENT in person:
        matching = rows.filter(pk=UUID(person[RECIPIENT]))
    elif "holderEmail" in person:
        matching = rows.with_email(person["holderEmail"])
    elif "certificateId" in person:
        matching = rows.filter(
            pk__in=_recipients_of_certificate(issuer_id, mode, UUID(person["certificateId"]))
        )
    else:
        matching = rows.filter(pk__in=_recipients_of_name(rows, person["holderName"]))
    return matching.living()


def certificates_of_person(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> Collection[UUID]:
    """The certificates that were issued to them, under any name and address."""
    return certificates_of(list(recipients_of(issuer_id, mode, person)))


def _recipients_of_certificate(issuer_id: UUID, mode: Mode, certificate_id: UUID) -> list[UUID]:
    """Recipients whose enrolment has, or had, this certificate or one of its succession."""
    chain = succession_of([certificate_id])
    certificates = Certificate.objects.for_issuer(issuer_id, mode).filter(pk__in=chain)
    references = [text for text in certificates.values_list("external_ref", flat=True) if text]
    named = [ids.parse_lenient(EduPrefix.ENROLMENT, text) for text in references]
    enrolled = Enrolment.objects.for_issuer(issuer_id, mode)
    own = enrolled.filter(Q(certificate__in=chain) | Q(pk__in=[key for key in named if key]))
    return list(own.values_list("recipient", flat=True))


def _recipients_of_name(rows: RecipientQuerySet, text: str) -> list[UUID]:
    """Recipients with this whole name, whichever of its words comes first; or with this number or id."""
    named = Q(external_id=text.strip()) | Q(merged__external_id=text.strip())
    if known := ids.parse_lenient(EduPrefix.RECIPIENT, text):
        named |= Q(pk=known) | Q(merged=known)
    exact = list(rows.filter(named).values_list("pk", flat=True))
    words = words_of(text)
    candidates = rows.with_name_words(words) if words else rows.none()
    return exact + [each.pk for each in candidates if _has_name(each, name_value(text))]


def _has_name(recipient: Recipient, wanted: str) -> bool:
    given = f"{recipient.given_name} {recipient.family_name}"
    return wanted in {*name_values(recipient.full_name), *name_values(given)}
