"""Issuing: the draft against the rules, completed by its type, and the document frozen."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from accounts import ids, metrics, zones
from accounts.actors import Actor, IssuerFacts
from accounts.errors import FieldError, ValidationFailed
from accounts.instants import instant
from accounts.scopes import Mode
from certificates import document, events, numbering
from certificates.addresses import verify_url
from certificates.lifecycle import State, next_notice, shown_status
from webhooks import outbox

from . import numbers, search_keys
from .draft import Draft, Signatory
from .moves import By, Succession
from .rules import breaches
from .term import Term, term_of
from .types import TypeFacts, find_type
from .uniqueness import natural_key, refuse_duplicate
from .writing import write


@dataclass(frozen=True, slots=True, kw_only=True)
class Issued:
    """What issuing answers."""

    id: UUID
    public_id: str
    verify_url: str
    data_hash: str


def issue(
    *,
    issuer: IssuerFacts,
    mode: Mode,
    draft: Draft,
    actor: Actor,
    now: datetime,
    types: frozenset[int] = frozenset(),
    succession: Succession | None = None,
) -> Issued:
    """Issues one certificate, with its history and its event, or nothing at all.

    For a key that is limited to `types` there are no others. A draft that says `supersedes` belongs
    to `supersede.issue_or_supersede`. Refuses with ValidationFailed (every field at fault),
    IssuerSuspended, ConsentRequired, QuotaExceeded, DuplicateCertificate.
    """
    assert succession is not None or draft.supersedes is None
    issuer.refuse_issuing(now)
    now = now.replace(microsecond=now.microsecond // 1000 * 1000)  # as precise as the document
    certificate_type = _type_of(draft, issuer.id, types)
    today = zones.today(now, issuer.time_zone)
    issued_on = draft.issued_on or today
    faults = list(breaches(draft, certificate_type, issued_on=issued_on, today=today))
    if faults:
        raise ValidationFailed(faults)
    term = term_of(draft, certificate_type, issued_on=issued_on, zone=issuer.time_zone)
    by = By(issuer=issuer, mode=mode, actor=actor, now=now, types=types)
    row = _insert(by, draft, certificate_type, term, succession)
    metrics.ISSUED.labels(mode.value).inc()
    return Issued(
        id=row["id"],
        public_id=ids.encode(ids.Prefix.CERTIFICATE, row["id"]),
        verify_url=verify_url(row["id"], row["locale"]),
        data_hash=row["data_hash"].hex(),
    )


def _insert(
    by: By, draft: Draft, certificate_type: TypeFacts, term: Term, succession: Succession | None
) -> Mapping[str, Any]:
    """Writes the certificate; its row. A number that is allotted may be taken by then: the next is not."""
    allotted = draft.certificate_number is None and certificate_type.number_pattern != ""
    while True:
        whole = _completed(by, draft, certificate_type, term)
        row = _row(by, whole, certificate_type, term, succession)
        keys = search_keys.keys_of(whole, certificate_type.searchable)
        event = _event(row, by.mode)
        if write(by, row | outbox.parameters(event) | search_keys.parameters(keys)):
            return row
        unique_by = certificate_type.unique_by
        refuse_duplicate(row, unique_by=unique_by, allotted=allotted, types=by.types)


def _completed(by: By, draft: Draft, certificate_type: TypeFacts, term: Term) -> Draft:
    """The draft with what its type adds: a number, and who signs."""
    changes: dict[str, Any] = {}
    pattern = certificate_type.number_pattern
    if draft.certificate_number is None and pattern:
        series = numbering.series(pattern, code=certificate_type.code, day=term.issued_on)
        number = numbers.next_number(issuer_id=by.issuer.id, mode=by.mode, series=series)
        changes["certificate_number"] = number
    if not draft.signatories and certificate_type.signatories != "[]":
        people = msgspec.json.decode(certificate_type.signatories, type=list[Signatory])
        changes["signatories"] = people
    return msgspec.structs.replace(draft, **changes) if changes else draft


def _type_of(draft: Draft, issuer_id: UUID, types: frozenset[int]) -> TypeFacts:
    if draft.type_id is None and draft.type_code is None:
        raise ValidationFailed([FieldError("/typeId", "required")])
    pointer = "/typeId" if draft.type_id is not None else "/typeCode"
    found = find_type(issuer_id, type_id=draft.type_id, code=draft.type_code, types=types)
    if found is None:
        raise ValidationFailed([FieldError(pointer, "unknown_type")])
    if draft.type_code not in (None, found.code):
        raise ValidationFailed([FieldError("/typeCode", "ambiguous", {"other": "typeId"})])
    if found.archived:
        raise ValidationFailed([FieldError(pointer, "type_archived")])
    return found


def _row(
    by: By, draft: Draft, certificate_type: TypeFacts, term: Term, succession: Succession | None
) -> dict[str, Any]:
    """Every column of the certificate, the frozen document and its hash included."""
    certificate_id = succession.id if succession else ids.new()
    locale = draft.locale or certificate_type.default_locale or by.issuer.default_locale
    frozen = _freeze(certificate_id, by, draft, certificate_type, term, locale)
    state = State.PENDING if certificate_type.release_required else State.ACTIVE
    return {
        "id": certificate_id,
        "issuer_id": by.issuer.id,
        "mode": by.mode.value,
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
        "issued_at": by.now,
        "issued_on": term.issued_on,
        "valid_from": draft.valid_from,
        "valid_until": term.valid_until,
        "starts_at": term.starts_at,
        "ends_at": term.ends_at,
        "document": frozen,
        "data_hash": document.data_hash(frozen),
        "state": state.value,
        "supersedes_id": succession.of if succession else None,
        "next_notice_at": _notice(state, term, by),
        "natural_key": natural_key(draft, certificate_type.unique_by),
    }


def _notice(state: State, term: Term, by: By) -> datetime | None:
    """When word of the end is due first; what is pending learns of it at its release."""
    if state is State.PENDING:
        return None
    return next_notice(term.ends_at, by.issuer.expiry_warning_days, after=by.now)


def _freeze(
    certificate_id: UUID,
    by: By,
    draft: Draft,
    certificate_type: TypeFacts,
    term: Term,
    locale: str,
) -> bytes:
    """The canonical document: from here on, these bytes are the certificate."""
    return document.canonical_bytes(
        document.compose(
            certificate_id=ids.encode(ids.Prefix.CERTIFICATE, certificate_id),
            issuer={"id": ids.encode(ids.Prefix.ISSUER, by.issuer.id), "name": by.issuer.name},
            certificate_type=_named(certificate_type, locale),
            locale=locale,
            time_zone=by.issuer.time_zone,
            issued_at=instant(by.now),
            stated={**draft.stated(), **_dates(draft, term)},
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


def _dates(draft: Draft, term: Term) -> dict[str, str | None]:
    return {
        "issuedOn": term.issued_on.isoformat(),
        "validFrom": draft.valid_from.isoformat() if draft.valid_from else None,
        "validUntil": term.valid_until.isoformat() if term.valid_until else None,
    }


def _event(row: Mapping[str, Any], mode: Mode) -> outbox.NewEvent:
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
