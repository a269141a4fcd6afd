"""From a draft to a row: the rules, what the type adds, and the document frozen.

For one certificate and for many alike. The only statements here look up the type and take a number.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from certificates import document, events, numbering
from certificates.addresses import verify_url
from certificates.lifecycle import State, first_notice, shown_status
from certificates.operations.search import search_keys
from certificates.operations.transitions.transition import Succession
from certificates.operations.types.types import TypeFacts, find_type
from lib import ids, zones
from lib.instants import format_instant
from webhooks import outbox

from .draft import Draft, Signatory
from .rules import find_faults
from .uniqueness import UniquenessClaim, natural_key
from .validity import Validity, validity_of

Row = dict[str, Any]  # the columns of a certificate
FindType = Callable[..., TypeFacts | None]  # `find_type`, or what remembers its answers


@dataclass(frozen=True, slots=True, kw_only=True)
class Issued:
    """What issuing answers."""

    id: UUID
    public_id: str
    number: str | None
    verify_url: str
    data_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedDraft:
    """A draft that keeps every rule, the type it is of, and the dates that hold."""

    draft: Draft
    type: TypeFacts
    term: Validity

    @property
    def series(self) -> numbering.Series | None:
        """Where the certificate's number is to come from; None if none is to be allotted."""
        if self.draft.certificate_number is not None or not self.type.number_pattern:
            return None
        pattern = self.type.number_pattern
        return numbering.series(pattern, code=self.type.code, day=self.term.issued_on)

    @property
    def natural_key(self) -> str | None:
        """What the type allows only one certificate of."""
        return natural_key(self.draft, self.type.unique_by)

    @property
    def predecessor(self) -> UUID | None:
        """The certificate whose place this one is to take."""
        return ids.parse(ids.Prefix.CERTIFICATE, self.draft.supersedes or "")

    @property
    def claim(self) -> UniquenessClaim:
        """What it wants to be the only one of."""
        return UniquenessClaim(
            type_id=self.type.id,
            unique_by=self.type.unique_by,
            natural_key=self.natural_key,
            number=self.draft.certificate_number,
            predecessor=self.predecessor,
        )


def prepare(context: RequestContext, draft: Draft, *, find: FindType = find_type) -> PreparedDraft:
    """The draft, held against its type. Raises ValidationFailed, which names every field at fault."""
    certificate_type, faults = _type_of(context, draft, find)
    today = zones.today(context.now, context.issuer.time_zone)
    issued_on = draft.issued_on or today
    faults += find_faults(draft, certificate_type, issued_on=issued_on, today=today)
    if faults or certificate_type is None:
        raise ValidationFailed(faults)
    term = validity_of(draft, certificate_type, issued_on=issued_on, zone=context.issuer.time_zone)
    return PreparedDraft(draft=draft, type=certificate_type, term=term)


def remaining_faults(
    context: RequestContext,
    stated: Mapping[str, Any],
    unread: frozenset[str],
    *,
    find: FindType = find_type,
) -> Iterator[FieldError]:
    """What the rules refuse of a draft that cannot be read whole: `accounts.shapes.Rules`."""
    draft = Draft(**{name: stated[name] for name in Draft.__struct_fields__ if name in stated})
    certificate_type, faults = _type_of(context, draft, find, unread)
    yield from faults
    today = zones.today(context.now, context.issuer.time_zone)
    issued_on = None if "issuedOn" in unread else draft.issued_on or today
    yield from find_faults(draft, certificate_type, issued_on=issued_on, today=today, unread=unread)


def with_type_defaults(prepared: PreparedDraft, number: str | None) -> PreparedDraft:
    """The same with what the type adds: the number that was allotted, if any, and who signs."""
    draft = prepared.draft
    changes: dict[str, Any] = {}
    if number is not None:
        changes["certificate_number"] = number
    if not draft.signatories and prepared.type.signatories != "[]":
        people = msgspec.json.decode(prepared.type.signatories, type=list[Signatory])
        changes["signatories"] = people
    if not changes:
        return prepared
    draft = msgspec.structs.replace(draft, **changes)
    return PreparedDraft(draft=draft, type=prepared.type, term=prepared.term)


def certificate_row(
    context: RequestContext, whole: PreparedDraft, succession: Succession | None = None
) -> Row:
    """Every column of the certificate, the frozen document and its hash included."""
    draft, certificate_type, term = whole.draft, whole.type, whole.term
    certificate_id = succession.id if succession else ids.new()
    locale = draft.locale or certificate_type.default_locale or context.issuer.default_locale
    frozen = _freeze(certificate_id, context, whole, locale)
    state = State.PENDING if certificate_type.release_required else State.ACTIVE
    return {
        "id": certificate_id,
        "issuer_id": context.issuer.id,
        "mode": context.mode.value,
        "type_id": certificate_type.id,
        "version_id": certificate_type.version_id,
        "number": draft.certificate_number,
        "external_ref": draft.external_ref,
        "product_id": draft.product_id,
        "gtin": draft.gtin,
        "serial_number": draft.serial_number,
        "holder_name": draft.holder_name,
        "holder_email": draft.holder_email,
        "locale": locale,
        "issued_at": context.now,
        "issued_on": term.issued_on,
        "valid_from": draft.valid_from,
        "valid_until": term.valid_until,
        "starts_at": term.starts_at,
        "ends_at": term.ends_at,
        "document": frozen,
        "data_hash": document.data_hash(frozen),
        "state": state.value,
        "supersedes_id": succession.of if succession else None,
        "next_notice_at": _notice(state, term, context),
        "natural_key": whole.natural_key,
    }


def search_keys_of(whole: PreparedDraft) -> set[tuple[str, str]]:
    """What the certificate is found by, beyond its own columns."""
    return search_keys.keys_of(whole.draft, whole.type.searchable)


def issued_event(row: Mapping[str, Any], mode: Mode) -> outbox.NewEvent:
    """That the certificate was issued."""
    status = shown_status(
        State(row["state"]),
        starts_at=row["starts_at"],
        ends_at=row["ends_at"],
        now=row["issued_at"],
    )
    return outbox.new_event(
        type=events.ISSUED,
        issuer_id=row["issuer_id"],
        mode=mode,
        subject=row["id"],
        sequence=1,
        occurred_at=row["issued_at"],
        data=events.certificate_data(
            certificate_id=row["id"],
            number=row["number"],
            external_ref=row["external_ref"],
            status=status.value,
            verify_url=verify_url(row["id"], row["locale"]),
        ),
    )


def issued_from_row(row: Mapping[str, Any]) -> Issued:
    """What is answered of a row that was written."""
    return Issued(
        id=row["id"],
        public_id=ids.encode(ids.Prefix.CERTIFICATE, row["id"]),
        number=row["number"],
        verify_url=verify_url(row["id"], row["locale"]),
        data_hash=row["data_hash"].hex(),
    )


def wants_holder_mail(context: RequestContext, draft: Draft) -> bool:
    """Whether the holder is to be told: as the request says, else as the issuer's settings do."""
    wanted = context.issuer.notify_holder if draft.notify_holder is None else draft.notify_holder
    return wanted and draft.holder_email is not None


def truncate_to_millisecond(moment: datetime) -> datetime:
    """As precise as the document is."""
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def _type_of(
    context: RequestContext, draft: Draft, find: FindType, unread: frozenset[str] = frozenset()
) -> tuple[TypeFacts | None, list[FieldError]]:
    """The type whose rules hold, if it is certain, and what is wrong with how it is named."""
    if draft.type_id is None and draft.type_code is None:
        named = {"typeId", "typeCode"} & unread
        missing = FieldError("/typeId", "required", {"other": "typeCode"})
        return None, [] if named else [missing]
    pointer = "/typeId" if draft.type_id is not None else "/typeCode"
    found = find(
        context.issuer.id, type_id=draft.type_id, code=draft.type_code, types=context.types
    )
    if found is None:
        return None, [FieldError(pointer, "unknown_type")]
    if draft.type_code not in (None, found.code):
        return None, [FieldError("/typeCode", "ambiguous", {"other": "typeId"})]
    return found, [FieldError(pointer, "type_archived")] if found.archived else []


def _notice(state: State, term: Validity, context: RequestContext) -> datetime | None:
    """When word of the end is due first; what is pending learns of it at its release."""
    if state is State.PENDING:
        return None
    return first_notice(term.ends_at, context.issuer.expiry_warning_days, now=context.now)


def _freeze(
    certificate_id: UUID, context: RequestContext, whole: PreparedDraft, locale: str
) -> bytes:
    """The canonical document: from here on, these bytes are the certificate."""
    draft = whole.draft
    return document.canonical_bytes(
        document.compose(
            certificate_id=ids.encode(ids.Prefix.CERTIFICATE, certificate_id),
            issuer={
                "id": ids.encode(ids.Prefix.ISSUER, context.issuer.id),
                "name": context.issuer.name,
            },
            certificate_type=_named(whole.type, locale),
            locale=locale,
            time_zone=context.issuer.time_zone,
            issued_at=format_instant(context.now),
            stated={**draft.stated(), **_dates(draft, whole.term)},
            holder_name=draft.holder_name,
            holder_email=draft.holder_email,
            nonce=document.new_nonce(),
        )
    )


def _named(certificate_type: TypeFacts, locale: str) -> Mapping[str, object]:
    return {
        "id": certificate_type.id,
        "code": certificate_type.code,
        "version": certificate_type.version,
        "name": certificate_type.name_in(locale),
    }


def _dates(draft: Draft, term: Validity) -> dict[str, str | None]:
    return {
        "issuedOn": term.issued_on.isoformat(),
        "validFrom": draft.valid_from.isoformat() if draft.valid_from else None,
        "validUntil": term.valid_until.isoformat() if term.valid_until else None,
    }
