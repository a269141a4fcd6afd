"""GS1 Company Prefixes: an issuer claims one, an operator of the platform confirms its licence.

One issuer has a prefix at a time: two confirmed prefixes never share a GTIN.
"""

from django.db import connection, transaction

from accounts.domain import audit
from accounts.domain.actors import ActionContext, RequestContext
from accounts.domain.audit import Changes
from accounts.errors import FieldError, ValidationFailed
from accounts.models import OpenItemKind
from accounts.operations.audit.entries import record
from accounts.operations.issuers.lock import locked_issuer
from accounts.operations.open_items import open_item, settle_kind
from accounts.scopes import Mode
from certificates.errors import PrefixDecided, PrefixTaken
from certificates.gs1 import is_company_prefix
from certificates.models import CertificateType, CompanyPrefix

from .models import PrefixState

MAX_PREFIXES = 100  # of an issuer, in use or waiting
LONGEST_NOTE = 500
_LIVING = (PrefixState.CLAIMED, PrefixState.CONFIRMED)
# Two prefixes that share GTINs may differ in length, which no unique index sees.
_ONE_DECISION_AT_A_TIME = "LOCK TABLE certificates_companyprefix IN SHARE ROW EXCLUSIVE MODE"


@transaction.atomic
def claim(*, context: RequestContext, prefix: str) -> CompanyPrefix:
    """Claim a prefix for the issuer; it makes no links until an operator confirms it.

    Raises ValidationFailed for what is no prefix, is claimed already, or is one too many.
    """
    issuer = locked_issuer(context.issuer.id)
    if not is_company_prefix(prefix):
        raise ValidationFailed(
            [FieldError("/companyPrefix", "invalid_format", {"expected": "[0-9]{3,12}"})]
        )
    living = CompanyPrefix.objects.for_issuer(issuer.pk).filter(state__in=_LIVING)
    if living.filter(prefix=prefix).exists():
        raise ValidationFailed([FieldError("/companyPrefix", "taken")])
    if living.count() >= MAX_PREFIXES:
        raise ValidationFailed([FieldError("/companyPrefix", "too_many", {"limit": MAX_PREFIXES})])
    claimed = CompanyPrefix.objects.create(issuer=issuer, prefix=prefix, claimed_at=context.now)
    changes = audit.initial_values({"prefix": prefix, "state": claimed.state})
    _record(context, "prefix.claimed", claimed, changes)
    _tell_operators(context, claimed)
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
    if prefix.state not in _LIVING:
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
    _tell_operators(context, prefix)
    return prefix


def _tell_operators(context: ActionContext, changed: CompanyPrefix) -> None:
    """One open item names all prefixes of the issuer that wait; it is settled with the last of them."""
    kind, issuer_id = OpenItemKind.PREFIX, changed.issuer_id
    claimed = CompanyPrefix.objects.for_issuer(changed.issuer_id).filter(state=PrefixState.CLAIMED)
    waiting = ", ".join(claimed.order_by("prefix").values_list("prefix", flat=True))
    if waiting and changed.state == PrefixState.CLAIMED:
        facts = {"prefix": waiting}
        open_item(context=context, kind=kind, issuer_id=issuer_id, facts=facts)
    elif not waiting:
        settle_kind(context=context, kind=kind, issuer_id=issuer_id)


def _record(context: ActionContext, action: str, prefix: CompanyPrefix, changes: Changes) -> None:
    target, issuer_id = prefix.audit_target, prefix.issuer_id
    record(context, action, target, changes, issuer_id=issuer_id, mode=Mode.LIVE)
