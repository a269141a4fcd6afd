"""From a draft to a certificate about to be inserted: checked, what the type adds, the document frozen.

For one certificate and for many alike. The only statement here looks up the type.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple
from uuid import UUID

import msgspec

from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import AccountsPrefix, Mode
from certificates import events
from certificates.addresses import CertificatesPrefix, verify_url
from certificates.certificate import document
from certificates.certificate.document import Draft, Signatory
from certificates.digital_link.operations import new_digital_link
from certificates.lifecycle import State, first_notice, shown_status
from certificates.printing.printable_text import unprintable
from certificates.search import keys as search_keys
from certificates.transitions.effects import Succession
from certificates.types.fields import values_outside
from certificates.types.models import Numbering
from certificates.types.operations import TypeFacts, as_named, find_type
from certificates.types.settings import Series, series_of
from lib import ids
from lib.dates import format_instant, local_date
from lib.structs import decode_struct
from webhooks import outbox

from .rules import UniquenessClaim, Validity, find_faults, mark_of, natural_key, validity_of

Row = dict[str, Any]  # the columns of a certificate
# Members of a draft whose words PDFs show.
PRINTED = "certificateNumber holderName productId serialNumber items metadata signatories".split()
FindType = Callable[..., TypeFacts | None]  # `find_type`, or a cache of its answers


@dataclass(frozen=True, slots=True, kw_only=True)
class Issued:
    """An issued certificate, with all that the response to issuing says of it."""

    id: UUID
    public_id: str
    number: str | None
    verify_url: str
    data_hash: str
    digital_link: str | None = None  # where the type has links
    warnings: Sequence[FieldError] = ()  # what to know of the draft's fields, none of it a fault


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedDraft:
    """A draft that keeps every rule, its type, and the dates that apply."""

    draft: Draft
    type: TypeFacts
    validity: Validity

    @property
    def series(self) -> Series | None:
        """The series that the certificate's number is to come from; None if none is allotted."""
        if self.draft.certificate_number is not None or not self.type.number_pattern:
            return None
        pattern = self.type.number_pattern
        return series_of(pattern, code=self.type.code, day=self.validity.issued_on)

    @property
    def strict_series(self) -> Series | None:
        """The series, if its numbers have to follow each other without gaps and in order."""
        return self.series if self.type.numbering == Numbering.STRICT.value else None

    @property
    def predecessor(self) -> UUID | None:
        """The certificate that this one is to supersede."""
        return ids.parse(CertificatesPrefix.CERTIFICATE, self.draft.supersedes or "")

    @property
    def claim(self) -> UniquenessClaim:
        """What the certificate must be the only one of."""
        return UniquenessClaim(
            type_id=self.type.id,
            unique_by=self.type.unique_by,
            natural_key=natural_key(self.draft, self.type.unique_by),
            number=self.draft.certificate_number,
            predecessor=self.predecessor,
        )


class NewCertificate(NamedTuple):
    """A certificate about to be inserted: its type, its row, its search keys, its event, and whether its
    holder gets a mail."""

    type: TypeFacts
    row: Row
    keys: search_keys.SearchKeys
    event: outbox.NewEvent
    mailed: bool
    digital_link: str | None
    warnings: Sequence[FieldError]

    @property
    def issued(self) -> Issued:
        """What is said once it is inserted."""
        row = self.row
        return Issued(
            id=row["id"],
            public_id=ids.encode(CertificatesPrefix.CERTIFICATE, row["id"]),
            number=row["number"],
            verify_url=verify_url(row["id"], row["locale"]),
            data_hash=row["data_hash"].hex(),
            digital_link=self.digital_link,
            warnings=self.warnings,
        )


def prepare(
    context: RequestContext, draft: Draft, *, find: FindType | None = None
) -> PreparedDraft:
    """Check a draft against its type. Raises ValidationFailed, which names every field at fault."""
    certificate_type, faults = _find_type(context, draft, find)
    today = local_date(context.certificate_time, context.issuer.time_zone)
    issued_on = draft.issued_on or today
    faults += find_faults(draft, certificate_type, issued_on=issued_on, today=today)
    if faults or certificate_type is None:
        raise ValidationFailed(faults)
    zone = context.issuer.time_zone
    validity = validity_of(draft, certificate_type, issued_on=issued_on, zone=zone)
    return PreparedDraft(draft=draft, type=certificate_type, validity=validity)


def remaining_faults(
    context: RequestContext,
    stated: Mapping[str, Any],
    unread: frozenset[str],
    *,
    find: FindType | None = None,
) -> Iterator[FieldError]:
    """Faults that the rules find in a draft of which some members could not be read."""
    draft = Draft(**{name: stated[name] for name in Draft.__struct_fields__ if name in stated})
    certificate_type, faults = _find_type(context, draft, find, unread)
    yield from faults
    today = local_date(context.certificate_time, context.issuer.time_zone)
    issued_on = None if "issuedOn" in unread else draft.issued_on or today
    yield from find_faults(draft, certificate_type, issued_on=issued_on, today=today, unread=unread)


def build(
    context: RequestContext,
    prepared: PreparedDraft,
    number: str | None = None,
    succession: Succession | None = None,
) -> NewCertificate:
    """The certificate that a draft becomes, with the number that was allotted to it, if one was."""
    draft = _with_type_defaults(prepared, number)
    row = _row(context, draft, prepared, succession)
    keys = search_keys.keys_of(
        draft, prepared.type.searchable, issuer_id=context.issuer.id, mode=context.mode
    )
    event, mailed = _issued_event(row, context.mode), _is_mailed(context, draft)
    has_links = prepared.type.company_prefixes is not None
    link = new_digital_link(context.mode, draft, prepared.type) if has_links else None
    warnings = warnings_of(draft, prepared.type, is_ascii=row["document"].isascii())
    return NewCertificate(prepared.type, row, keys, event, mailed, link, warnings)


def warnings_of(
    draft: Draft, certificate_type: TypeFacts, *, is_ascii: bool = False
) -> list[FieldError]:
    """What to know of a draft that may be issued: values outside of their limits, texts that PDFs
    print with boxes (none where all is ASCII)."""
    outside = list(values_outside(draft.metadata, certificate_type.measured))
    return outside if is_ascii else outside + unprintable_texts(draft)


def unprintable_texts(draft: Draft) -> list[FieldError]:
    """The texts of a draft that PDFs print with boxes."""
    printed = msgspec.to_builtins(draft)
    return list(unprintable({name: printed[name] for name in PRINTED}))


def _is_mailed(context: RequestContext, draft: Draft) -> bool:
    """Whether the holder is to be told: as the request says, else as the issuer's settings do."""
    setting = context.issuer.notify_holder
    wanted = setting if draft.notify_holder is None else draft.notify_holder
    return wanted and draft.holder_email is not None


def _with_type_defaults(prepared: PreparedDraft, number: str | None) -> Draft:
    """The draft with its allotted number; signed by the type's signatories where it names none."""
    draft = prepared.draft
    changes: dict[str, Any] = {}
    if number is not None:
        changes["certificate_number"] = number
    if not draft.signatories and prepared.type.signatories != "[]":
        signatories = decode_struct(prepared.type.signatories, list[Signatory])
        changes["signatories"] = signatories
    return msgspec.structs.replace(draft, **changes) if changes else draft


def _row(
    context: RequestContext,
    draft: Draft,
    prepared: PreparedDraft,
    succession: Succession | None,
) -> Row:
    """Every column of the certificate, the frozen document and its hash included."""
    certificate_type, validity = prepared.type, prepared.validity
    certificate_id = succession.id if succession else ids.new()
    locale = draft.locale or certificate_type.default_locale or context.issuer.default_locale
    frozen = _freeze(certificate_id, context, draft, prepared, locale)
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
        "issued_at": context.certificate_time,
        "issued_on": validity.issued_on,
        "valid_from": draft.valid_from,
        "valid_until": validity.valid_until,
        "starts_at": validity.starts_at,
        "ends_at": validity.ends_at,
        "document": frozen,
        "data_hash": document.data_hash(frozen),
        "state": state.value,
        "supersedes_id": succession.of if succession else None,
        "next_notice_at": _first_notice(state, validity, context),
        "unique_by": mark_of(draft, certificate_type.unique_by),
    }


def _first_notice(state: State, validity: Validity, context: RequestContext) -> datetime | None:
    """When the first notice is due; a pending certificate gets it at its release."""
    if state is State.PENDING:
        return None
    days = context.issuer.expiry_warning_days
    now = context.certificate_time
    return first_notice(validity.starts_at, validity.ends_at, days, now=now)


def _freeze(
    certificate_id: UUID,
    context: RequestContext,
    draft: Draft,
    prepared: PreparedDraft,
    locale: str,
) -> bytes:
    """The canonical document: from here on, these bytes are the certificate."""
    issuer, certificate_type, validity = context.issuer, prepared.type, prepared.validity
    dates = {
        "issuedOn": validity.issued_on.isoformat(),
        "validFrom": draft.valid_from.isoformat() if draft.valid_from else None,
        "validUntil": validity.valid_until.isoformat() if validity.valid_until else None,
    }
    return document.canonical_bytes(
        document.compose(
            certificate_id=ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id),
            issuer={"id": ids.encode(AccountsPrefix.ISSUER, issuer.id), "name": issuer.name},
            certificate_type={
                "id": certificate_type.id,
                "code": certificate_type.code,
                "version": certificate_type.version,
                "name": certificate_type.name_in(locale),
            },
            locale=locale,
            time_zone=issuer.time_zone,
            issued_at=format_instant(context.certificate_time),
            stated={**draft.document_members(), **dates},
            holder_name=draft.holder_name,
            holder_email=draft.holder_email,
            nonce=document.new_nonce(),
        )
    )


def _issued_event(row: Row, mode: Mode) -> outbox.NewEvent:
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


def _find_type(
    context: RequestContext,
    draft: Draft,
    find: FindType | None,
    unread: frozenset[str] = frozenset(),
) -> tuple[TypeFacts | None, list[FieldError]]:
    """The type whose rules apply, if it is certain, and what is wrong with how it is named."""
    if draft.type_id is None and draft.type_code is None:
        is_unread = bool({"typeId", "typeCode"} & unread)
        missing = FieldError("/typeId", "required", {"other": "typeCode"})
        return None, [] if is_unread else [missing]
    pointer = "/typeId" if draft.type_id is not None else "/typeCode"
    find = find or partial(find_type, cached=context.cached)
    found = find(
        context.issuer.id, type_id=draft.type_id, code=draft.type_code, types=context.types
    )
    try:
        certificate_type = as_named(found, draft.type_id, draft.type_code)
    except ValidationFailed as error:
        return None, [*error.errors]
    archived = [FieldError(pointer, "type_archived")] if certificate_type.archived else []
    return certificate_type, archived
