"""GS1 Company Prefixes of issuers, and the GS1 Digital Links that certificates have under them.

An issuer claims a prefix, a platform admin confirms its licence. One issuer has a prefix at a
time: two confirmed prefixes never share a GTIN. A certificate has a link where its type has links and its
GTIN a confirmed prefix.
"""

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

import orjson
from django.db import connection, transaction

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import OpenItemKind
from accounts.open_items.operations import open_item, settle_kind
from accounts.scopes import Mode
from certificates import gs1
from certificates.certificate.document import Draft
from certificates.errors import PrefixDecided, PrefixTaken
from certificates.gs1 import is_company_prefix
from certificates.models import Certificate, CertificateType, CompanyPrefix
from certificates.types.operations import TypeFacts
from certificates.types.settings import DigitalLinkSetting, digital_link_in, read_digital_link

from .models import LIVING, PrefixState

MAX_PREFIXES = 100  # of an issuer, in use or waiting
LONGEST_NOTE = 500
# Two prefixes that share GTINs may differ in length, which no unique index sees.
_ONE_DECISION_AT_A_TIME = "LOCK TABLE certificates_companyprefix IN SHARE ROW EXCLUSIVE MODE"


@transaction.atomic
def claim(*, context: RequestContext, prefix: str) -> CompanyPrefix:
    """Claim a prefix for the issuer; it makes no links until a platform admin confirms it.

    Raises ValidationFailed for what is no prefix, is claimed already, or is one too many.
    """
    issuer = locked_issuer(context.issuer.id)
    if not is_company_prefix(prefix):
        raise ValidationFailed(
            [FieldError("/companyPrefix", "invalid_format", {"expected": "[0-9]{3,12}"})]
        )
    living = CompanyPrefix.objects.for_issuer(issuer.pk).filter(state__in=LIVING)
    if living.filter(prefix=prefix).exists():
        raise ValidationFailed([FieldError("/companyPrefix", "taken")])
    if living.count() >= MAX_PREFIXES:
        raise ValidationFailed([FieldError("/companyPrefix", "too_many", {"limit": MAX_PREFIXES})])
    claimed = CompanyPrefix.objects.create(issuer=issuer, prefix=prefix, claimed_at=context.now)
    changes = audit.initial_values({"prefix": prefix, "state": claimed.state})
    _record(context, "prefix.claimed", claimed, changes)
    _tell_platform_admins(context, claimed)
    return claimed


@transaction.atomic
def confirm(*, context: ActionContext, prefix_id: int, note: str) -> CompanyPrefix:
    """Confirm that GS1 licenses the prefix to the issuer; `note` says how that was seen.

    Raises PrefixTaken where another issuer's confirmed prefix shares GTINs with it, PrefixDecided.
    """
    with connection.cursor() as cursor:
        cursor.execute(_ONE_DECISION_AT_A_TIME)
    claimed = _claimed(prefix_id)
    others = CompanyPrefix.objects.confirmed().exclude(issuer_id=claimed.issuer_id)
    if (other := others.overlapping(claimed.prefix).first()) is not None:
        raise PrefixTaken(other=other.prefix)
    return _decide(context, claimed, PrefixState.CONFIRMED, note)


@transaction.atomic
def refuse(*, context: ActionContext, prefix_id: int, note: str) -> CompanyPrefix:
    """Refuse a claimed prefix; the issuer reads `note`. Raises PrefixDecided."""
    return _decide(context, _claimed(prefix_id), PrefixState.REFUSED, note)


@transaction.atomic
def withdraw(*, context: ActionContext, prefix_id: int, note: str = "") -> CompanyPrefix:
    """End a claimed or confirmed prefix: its links lead nowhere from now on. Raises PrefixDecided."""
    prefix = CompanyPrefix.objects.select_for_update(no_key=True).get(pk=prefix_id)
    if prefix.state not in LIVING:
        raise PrefixDecided
    return _decide(context, prefix, PrefixState.WITHDRAWN, note or prefix.note)


def _claimed(prefix_id: int) -> CompanyPrefix:
    prefix = CompanyPrefix.objects.select_for_update(no_key=True).get(pk=prefix_id)
    if prefix.state != PrefixState.CLAIMED:
        raise PrefixDecided
    return prefix


def _decide(
    context: ActionContext, prefix: CompanyPrefix, state: PrefixState, note: str
) -> CompanyPrefix:
    before = {"state": prefix.state, "note": prefix.note}
    prefix.state, prefix.note, prefix.decided_at = state, note, context.now
    prefix.save(update_fields=["state", "note", "decided_at"])
    # A new row version of each type that has links: what was cached of it names the prefixes.
    types = CertificateType.objects.for_issuer(prefix.issuer_id)
    for certificate_type in types.exclude(current__digital_link={}):
        certificate_type.save(update_fields=["current"])
    changes = audit.diff(before, {"state": state.value, "note": note})
    _record(context, f"prefix.{state.value}", prefix, changes)
    _tell_platform_admins(context, prefix)
    return prefix


def _tell_platform_admins(context: ActionContext, changed: CompanyPrefix) -> None:
    """One open item names all prefixes of the issuer that wait; it is settled with the last of them."""
    kind, issuer_id = OpenItemKind.PREFIX, changed.issuer_id
    claimed = CompanyPrefix.objects.for_issuer(changed.issuer_id).filter(state=PrefixState.CLAIMED)
    waiting = ", ".join(claimed.order_by("prefix").values_list("prefix", flat=True))
    if waiting and changed.state == PrefixState.CLAIMED:
        open_item(context=context, kind=kind, issuer_id=issuer_id, facts={"prefix": waiting})
    elif not waiting:
        settle_kind(context=context, kind=kind, issuer_id=issuer_id)


def _record(
    context: ActionContext, action: str, prefix: CompanyPrefix, changes: audit.Changes
) -> None:
    target, issuer_id = prefix.audit_target, prefix.issuer_id
    record(context, action, target, changes, issuer_id=issuer_id, mode=Mode.LIVE)


def digital_link_of(
    gtin: str | None,
    stated: Mapping[str, Any],
    setting: DigitalLinkSetting | None,
    prefixes: Iterable[str],
) -> str | None:
    """The URI that leads to the certificate; None where there is none. Pure: no database.

    `stated` holds what the certificate states, under the document's names. A bare GTIN names a product
    and never a certificate: without a batch or a serial number there is no link.
    """
    if setting is None or gtin is None or not gs1.has_check_digit(gtin):
        return None
    values = {**(stated.get("metadata") or {}), "serialNumber": stated.get("serialNumber")}
    texts = {
        identifier: value if isinstance(value := values.get(name), str) else None
        for identifier, name in setting.names.items()
    }
    key = gs1.product_key(gtin, texts)
    dots = {".", ".."} & {value for _, value in key.qualifiers}  # clients shorten such a path
    if dots or not key.qualifiers or not gs1.lies_in(key.gtin, prefixes):
        return None
    return key.uri


def new_digital_link(mode: Mode, draft: Draft, certificate_type: TypeFacts) -> str | None:
    """The same for a certificate about to be issued. For most types there is none: nothing is computed."""
    if certificate_type.company_prefixes is None or mode is not Mode.LIVE:
        return None
    setting = digital_link_in(certificate_type.digital_link)
    return digital_link_of(
        draft.gtin, draft.document_members(), setting, certificate_type.company_prefixes
    )


def stored_digital_link(
    *, issuer_id: UUID, mode: str, type_id: int, gtin: str | None, document: bytes | None
) -> str | None:
    """The same for an issued certificate, by the present settings of its type. Test certificates have none."""
    setting = setting_of(type_id) if gtin and document and mode == Mode.LIVE.value else None
    if setting is None or document is None:
        return None
    prefixes = CompanyPrefix.objects.for_issuer(issuer_id).confirmed()
    stated = orjson.loads(document)
    return digital_link_of(gtin, stated, setting, prefixes.values_list("prefix", flat=True))


def setting_of(type_id: int) -> DigitalLinkSetting | None:
    """The setting of the type's current version; None where links are off."""
    rows = CertificateType.objects.filter(pk=type_id)
    return read_digital_link(rows.values_list("current__digital_link", flat=True).first())


def prefers_digital_link(type_id: int) -> bool:
    """Whether QR codes of the type's certificates are Digital Links."""
    setting = setting_of(type_id)
    return setting is not None and setting.qr_code


def certificate_digital_link(certificate: Certificate) -> str | None:
    """The same as `stored_digital_link`, for a row."""
    return stored_digital_link(
        issuer_id=certificate.issuer_id,
        mode=certificate.mode,
        type_id=certificate.type_id,
        gtin=certificate.gtin,
        document=bytes(certificate.document or b""),
    )


def qr_address(certificate: Certificate) -> str | None:
    """The Digital Link that a printed certificate's QR code is; None where it is the verify page's URL."""
    if not certificate.gtin or not prefers_digital_link(certificate.type_id):
        return None
    return certificate_digital_link(certificate)
