"""How the public page of a certificate would look, if it were issued now. Nothing is stored."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import orjson

from accounts import ids, zones
from accounts.errors import ValidationFailed
from accounts.models import Issuer
from accounts.operations.settings import branding_of
from accounts.scopes import Locale, Mode
from certificates import verification
from certificates.lifecycle import State
from certificates.models import CertificateType
from certificates.verification import Verification

from .draft import Draft
from .rules import breaches
from .term import Term, term_of
from .types import TypeFacts, find_type

LATER = "…"  # stands where only issuing will tell: the identifier, the number, the checksum


def preview(
    *, issuer: Issuer, mode: Mode, certificate_type: CertificateType, draft: Draft, now: datetime
) -> Verification:
    """What the page would say, in the certificate's own language.

    It has no identifier, so nobody can look it up, and it is marked as a test: it is never green.
    Refuses with ValidationFailed as issuing would. Whether number and subject are free, and whether
    there is room in the quota, only issuing finds out.
    """
    facts = find_type(issuer.pk, type_id=certificate_type.pk)
    assert facts is not None  # the door has found it among the issuer's
    today = zones.today(now, issuer.time_zone)
    issued_on = draft.issued_on or today
    if faults := list(breaches(draft, facts, issued_on=issued_on, today=today)):
        raise ValidationFailed(faults)
    term = term_of(draft, facts, issued_on=issued_on, zone=issuer.time_zone)
    locale = draft.locale or facts.default_locale or issuer.default_locale
    row = {
        **_stated(draft, facts, mode, locale),
        **_dated(term, facts, now),
        **_of_type(certificate_type),
        **_of_issuer(issuer),
        "valid_from": draft.valid_from,
        "document": orjson.dumps(_document(draft, issuer, facts)),
    }
    found = verification.compose(row, locale, now)
    return replace(found, id=LATER, data_hash=LATER, test=True)


def _stated(draft: Draft, facts: TypeFacts, mode: Mode, locale: str) -> dict[str, Any]:
    allotted = LATER if facts.number_pattern else None
    return {
        "id": ids.new(),
        "mode": mode.value,
        "number": draft.certificate_number or allotted,
        "product_id": draft.product_id,
        "gtin": draft.gtin,
        "serial_number": draft.serial_number,
        "holder_name": draft.holder_name,
        "locale": locale,
    }


def _dated(term: Term, facts: TypeFacts, now: datetime) -> dict[str, Any]:
    """The dates, and the state that a certificate begins with."""
    return {
        "issued_on": term.issued_on,
        "valid_until": term.valid_until,
        "starts_at": term.starts_at,
        "ends_at": term.ends_at,
        "state": State.PENDING.value if facts.release_required else State.ACTIVE.value,
        "reason": None,
        "public_note": None,
        "state_changed_at": now,
        "superseded_by_id": None,
        "history": None,
        "erased": False,
        "has_links": False,
        "data_hash": b"",
    }


def _of_type(certificate_type: CertificateType) -> dict[str, Any]:
    version = certificate_type.current
    assert version is not None  # only a type in the making has no version
    return {
        "show_holder": version.show_holder,
        "fields": orjson.dumps(version.fields),
        "attachments_public": version.attachments_public,
        "files": [],
        "pdf_public": False,
        **{code: version.name_in(code) for code in Locale.values},
    }


def _of_issuer(issuer: Issuer) -> dict[str, Any]:
    brand = branding_of(issuer)
    return {
        "issuer_id": issuer.pk,
        "issuer_name": issuer.name,
        "standing": issuer.standing,
        "time_zone": issuer.time_zone,
        "color": brand.color,
        "contact": brand.contact,
        "website": brand.website,
        "logo_sha256": brand.logo_sha256,
    }


def _document(draft: Draft, issuer: Issuer, facts: TypeFacts) -> Mapping[str, Any]:
    """What the page reads of the canonical document."""
    stated = {name: value for name, value in draft.stated().items() if value is not None}
    stated.setdefault("signatories", orjson.loads(facts.signatories))
    return {**stated, "issuer": {"name": issuer.name}}
