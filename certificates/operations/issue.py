"""Issuing: the draft against the rules, the document frozen, and one statement that writes it all."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

from dateutil.relativedelta import relativedelta
from django.db import connection, transaction

from accounts import ids, quota, sql, zones
from accounts.actors import Actor, IssuerFacts
from accounts.errors import FieldError, QuotaExceeded, ValidationFailed
from accounts.scopes import Mode
from certificates import document, events
from certificates.addresses import verify_url
from certificates.errors import DuplicateCertificate
from certificates.lifecycle import State, shown_status
from certificates.models import Certificate
from webhooks import outbox

from . import statement
from .draft import Draft
from .rules import breaches
from .types import TypeFacts, find_type


@dataclass(frozen=True, slots=True, kw_only=True)
class Issued:
    """What issuing answers."""

    id: UUID
    public_id: str
    verify_url: str
    data_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _Term:
    """From when until when: the dates as stated or derived, and the instants they stand for."""

    issued_on: date
    valid_until: date | None
    starts_at: datetime
    ends_at: datetime | None


def issue(*, issuer: IssuerFacts, mode: Mode, draft: Draft, actor: Actor, now: datetime) -> Issued:
    """Issues one certificate, with its history and its event, or nothing at all.

    Refuses with ValidationFailed (every field at fault), IssuerSuspended, ConsentRequired,
    DuplicateCertificate.
    """
    issuer.refuse_issuing(now)
    now = now.replace(microsecond=now.microsecond // 1000 * 1000)  # as precise as the document
    certificate_type = _type_of(draft, issuer.id)
    today = zones.today(now, issuer.time_zone)
    issued_on = draft.issued_on or today
    faults = list(breaches(draft, certificate_type, issued_on=issued_on, today=today))
    if faults:
        raise ValidationFailed(faults)
    term = _term(draft, certificate_type, issued_on, issuer.time_zone)
    row = _row(issuer, mode, draft, certificate_type, term, now)
    event = _event(row, mode)
    _write(issuer, mode, row | outbox.parameters(event) | _actor_columns(actor), now)
    return Issued(
        id=row["id"],
        public_id=ids.encode(ids.Prefix.CERTIFICATE, row["id"]),
        verify_url=verify_url(row["id"], row["locale"]),
        data_hash=row["data_hash"].hex(),
    )


def _type_of(draft: Draft, issuer_id: UUID) -> TypeFacts:
    if draft.type_id is None and draft.type_code is None:
        raise ValidationFailed([FieldError("/typeId", "required")])
    pointer = "/typeId" if draft.type_id is not None else "/typeCode"
    found = find_type(issuer_id, type_id=draft.type_id, code=draft.type_code)
    if found is None:
        raise ValidationFailed([FieldError(pointer, "unknown_type")])
    if draft.type_code not in (None, found.code):
        raise ValidationFailed([FieldError("/typeCode", "ambiguous", {"other": "typeId"})])
    if found.archived:
        raise ValidationFailed([FieldError(pointer, "type_archived")])
    return found


def _term(draft: Draft, certificate_type: TypeFacts, issued_on: date, zone: str) -> _Term:
    """The dates that hold. Raises ValidationFailed if the certificate would be over before it begins."""
    valid_until = draft.valid_until
    first_day = draft.valid_from or issued_on
    if valid_until is None and certificate_type.validity_months is not None:
        valid_until = first_day + relativedelta(months=certificate_type.validity_months, days=-1)
    starts_at = zones.day_begins(first_day, zone)
    ends_at = zones.day_ends(valid_until, zone) if valid_until else None
    # The stated dates are in order; a period may be over by now, and zones have skipped whole days.
    if (valid_until and valid_until < issued_on) or (ends_at and ends_at <= starts_at):
        raise ValidationFailed([FieldError("/validUntil", "date_order", {"other": "issuedOn"})])
    return _Term(issued_on=issued_on, valid_until=valid_until, starts_at=starts_at, ends_at=ends_at)


def _row(
    issuer: IssuerFacts,
    mode: Mode,
    draft: Draft,
    certificate_type: TypeFacts,
    term: _Term,
    now: datetime,
) -> dict[str, Any]:
    """Every column of the certificate, the frozen document and its hash included."""
    certificate_id = ids.new()
    locale = draft.locale or certificate_type.default_locale or issuer.default_locale
    frozen = _freeze(certificate_id, issuer, draft, certificate_type, term, locale, now)
    return {
        "id": certificate_id,
        "issuer_id": issuer.id,
        "mode": mode.value,
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
        "issued_at": now,
        "issued_on": term.issued_on,
        "valid_from": draft.valid_from,
        "valid_until": term.valid_until,
        "starts_at": term.starts_at,
        "ends_at": term.ends_at,
        "document": frozen,
        "data_hash": document.data_hash(frozen),
        "state": State.ACTIVE.value,
    }


def _freeze(
    certificate_id: UUID,
    issuer: IssuerFacts,
    draft: Draft,
    certificate_type: TypeFacts,
    term: _Term,
    locale: str,
    now: datetime,
) -> bytes:
    """The canonical document: from here on, these bytes are the certificate."""
    return document.canonical_bytes(
        document.compose(
            certificate_id=ids.encode(ids.Prefix.CERTIFICATE, certificate_id),
            issuer={"id": ids.encode(ids.Prefix.ISSUER, issuer.id), "name": issuer.name},
            certificate_type=_named(certificate_type, locale),
            locale=locale,
            time_zone=issuer.time_zone,
            issued_at=instant(now),
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


def _dates(draft: Draft, term: _Term) -> dict[str, str | None]:
    return {
        "issuedOn": term.issued_on.isoformat(),
        "validFrom": draft.valid_from.isoformat() if draft.valid_from else None,
        "validUntil": term.valid_until.isoformat() if term.valid_until else None,
    }


def instant(moment: datetime) -> str:
    """RFC 3339, UTC, with Z and milliseconds."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


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


def _actor_columns(actor: Actor) -> dict[str, Any]:
    return {
        "actor_kind": actor.kind.value,
        "actor_id": actor.id,
        "request_id": actor.request_id,
        "ip": actor.ip,
    }


def _write(issuer: IssuerFacts, mode: Mode, params: Mapping[str, Any], now: datetime) -> None:
    """Runs the statement. Raises QuotaExceeded or DuplicateCertificate, with nothing written."""
    if mode is Mode.TEST:
        room, made = _run(statement.UNCOUNTED, params)
    else:
        params = {**params, "month": quota.month_of(now), "amount": 1}
        room, made = _attempt(statement.COUNTED, params)
        if not room:
            room, made = _attempt(statement.COUNTED_IN_TURN, {**params, "turn": quota.turn()})
        if not room:
            made = _write_in_new_room(issuer, params, now)
    if not made:
        raise _duplicate(params)


def _write_in_new_room(issuer: IssuerFacts, params: Mapping[str, Any], now: datetime) -> bool:
    """Where no slot had room: shares out what is left of the month, then writes."""
    limit = issuer.monthly_certificates
    with transaction.atomic():
        if not quota.make_room(
            issuer_id=issuer.id, month=params["month"], limit=limit, amount=params["amount"]
        ):
            resets_at = {"resetsAt": quota.resets_at(now)}
            raise QuotaExceeded(limit=limit, members=resets_at)
        return _run(statement.COUNTED, params)[1]


def _attempt(text: str, params: Mapping[str, Any]) -> tuple[bool, bool]:
    """Runs the statement so that without room it leaves no slot locked behind.

    By itself it is a transaction of its own. In a transaction of the door's, it could have locked
    slots that turned out to be full; whoever shares out the month would wait for them in vain.
    """
    if not connection.in_atomic_block:
        return _run(text, params)
    with transaction.atomic():
        room, made = _run(text, params)
        if not room:
            transaction.set_rollback(True)
        return room, made


def _run(text: str, params: Mapping[str, Any]) -> tuple[bool, bool]:
    row = sql.fetch_one(text, params)
    assert row is not None  # it ends in a SELECT without a condition
    return row[0], row[1]


def _duplicate(params: Mapping[str, Any]) -> DuplicateCertificate:
    existing = Certificate.objects.get(
        issuer_id=params["issuer_id"], mode=params["mode"], number=params["number"]
    )
    return DuplicateCertificate(
        number=existing.number,
        members={
            "existing": {
                "id": existing.public_id,
                "verifyUrl": verify_url(existing.pk, existing.locale),
                "status": existing.status.value,
            }
        },
    )
