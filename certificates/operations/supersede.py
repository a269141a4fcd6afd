"""Renewing and correcting: the successor is issued and linked in one transaction, or nothing is done."""

from datetime import datetime
from uuid import UUID

from django.db import transaction

from accounts import ids
from accounts.actors import Actor, IssuerFacts
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from certificates.errors import CertificateNotFound
from certificates.lifecycle import Reason

from . import holder, moves
from .draft import Draft
from .issue import Issued, issue
from .moves import By, Succession, Why

RENEWED = Why(reason=Reason.REPLACED)


def issue_or_supersede(
    *,
    issuer: IssuerFacts,
    mode: Mode,
    draft: Draft,
    actor: Actor,
    now: datetime,
    types: frozenset[int] = frozenset(),
) -> Issued:
    """What the draft asks for: a new certificate, or the successor of the one that it names.

    Refuses as `issue` and `supersede` do; an unknown predecessor is a fault of the draft.
    """
    by = By(issuer=issuer, mode=mode, actor=actor, now=now, types=types)
    if draft.supersedes is None:
        return _issue(by, draft)
    predecessor = ids.parse(ids.Prefix.CERTIFICATE, draft.supersedes)
    try:
        return supersede(by=by, certificate_id=predecessor, draft=draft, why=RENEWED)
    except CertificateNotFound as error:
        raise ValidationFailed([FieldError("/supersedes", "unknown_certificate")]) from error


@transaction.atomic
def supersede(*, by: By, certificate_id: UUID | None, draft: Draft, why: Why) -> Issued:
    """Issues the successor of a certificate, which from then on points to it.

    The successor may be of another type; it counts as any other certificate does. Refuses as
    `issue` does, and with CertificateNotFound and InvalidTransition.
    """
    by.issuer.refuse_issuing(by.now)
    succession = moves.retire(by=by, certificate_id=certificate_id, why=why)
    return _issue(by, draft, succession)


def _issue(by: By, draft: Draft, succession: Succession | None = None) -> Issued:
    """Issues, and owes the holder a mail where one is wanted: in one transaction then."""
    wanted = by.issuer.notify_holder if draft.notify_holder is None else draft.notify_holder
    if draft.notify_holder and draft.holder_email is None:
        raise ValidationFailed([FieldError("/holderEmail", "required")])
    if not wanted or draft.holder_email is None:
        return _write(by, draft, succession)
    with transaction.atomic():
        issued = _write(by, draft, succession)
        holder.owe(certificate_id=issued.id, now=by.now)
    return issued


def _write(by: By, draft: Draft, succession: Succession | None) -> Issued:
    return issue(
        issuer=by.issuer,
        mode=by.mode,
        draft=draft,
        actor=by.actor,
        now=by.now,
        types=by.types,
        succession=succession,
    )
