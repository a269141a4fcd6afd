"""Asking for the content of certificates to be erased: looked at first, and undone for seven days.

What is erased is a person's trace, so it is the whole supersede chain. `erasing` does it later.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date
from uuid import UUID

from dateutil.relativedelta import relativedelta
from django.db import transaction

from accounts import audit
from accounts.actors import RequestContext
from accounts.errors import KeyRestricted
from accounts.operations.audit.entries import record
from certificates.errors import (
    CertificateErased,
    CertificateNotFound,
    NoErasurePending,
    RetentionNotOver,
)
from certificates.models import AttachmentFile, Certificate, CertificateLink, Erasure, HolderMail
from certificates.models.erasure import UNDO_PERIOD
from certificates.querysets import ErasureQuerySet
from certificates.signals import erasure_undone
from lib import zones

from .succession import succession_of

REQUESTED = "certificate.erasure_requested"
UNDONE = "certificate.erasure_undone"


@dataclass(frozen=True, slots=True, kw_only=True)
class ErasurePreview:
    """What an erasure would reach: certificates with the last day on which each must be kept, if any.

    And how many files, links to addresses and mails. `erasure` is one that was asked for already.
    """

    certificates: Sequence[tuple[Certificate, date | None]]
    attachments: int
    links: int
    mails: int
    erasure: Erasure | None

    @property
    def retain_until(self) -> date | None:
        """The last of these days: until it is over, the whole chain is kept."""
        return max((day for _row, day in self.certificates if day is not None), default=None)


def preview(*, context: RequestContext, certificate_ids: Collection[UUID]) -> ErasurePreview:
    """What would be erased with these certificates. Changes nothing.

    Refuses with CertificateNotFound, with CertificateErased where nothing is left, and with
    KeyRestricted where a chain holds a type that does not exist for the key.
    """
    return _preview(_left(context, _found(context, certificate_ids)))


def reach(*, context: RequestContext, certificate_ids: Collection[UUID]) -> ErasurePreview:
    """The same for a person, of whom there may be no certificate, or none that is not erased already.

    Refuses with KeyRestricted where one is of a type that does not exist for the key.
    """
    return _preview(_reached(context, _rows(succession_of(certificate_ids), context)))


@transaction.atomic
def request(*, context: RequestContext, certificate_ids: Collection[UUID]) -> Erasure:
    """Asks for it: from now on the public sees nothing of the content, and in seven days it is gone.

    What somebody asked for already stays as it was; if that is all, it is the answer. Refuses as
    `preview` does, and with IssuerSuspended and RetentionRuns.
    """
    context.issuer.refuse_writing()
    left = _left(context, _locked(context, certificate_ids))
    rows = [row for row in left if row.erasure_id is None]
    if not rows:
        assert left[0].erasure is not None
        return left[0].erasure
    return _ask(context, rows)


@transaction.atomic
def request_for(*, context: RequestContext, certificate_ids: Collection[UUID]) -> Erasure:
    """The same for a person, also without any certificate: apps above let their rows belong to it.

    Certificates of which somebody asked for it already stay with that. Refuses with IssuerSuspended,
    KeyRestricted, and with RetentionRuns while one of them must be kept.
    """
    context.issuer.refuse_writing()
    everything = replace(context, types=frozenset())
    held = _locked(everything, certificate_ids) if certificate_ids else []
    return _ask(context, [row for row in _reached(context, held) if row.erasure_id is None])


def include(*, erasure: Erasure, certificate_ids: Collection[UUID]) -> None:
    """Lets certificates belong to a request that is carried out: those that came to the person later,
    or whose own erasing was undone.
    """
    rows = Certificate.objects.filter(
        pk__in=succession_of(certificate_ids), issuer=erasure.issuer_id
    )
    rows.filter(erased_at=None, erasure=None).update(erasure=erasure)


@transaction.atomic
def undo(*, context: RequestContext, certificate_id: UUID) -> Erasure:
    """Takes the request back, for all of its certificates: everything is shown as before.

    Refuses with CertificateNotFound, IssuerSuspended, KeyRestricted, and with NoErasurePending once
    the seven days are over.
    """
    context.issuer.refuse_writing()
    return _undo(context, _pending(context, certificate_id))


@transaction.atomic
def undo_request(*, context: RequestContext, erasure_id: UUID | None) -> Erasure:
    """The same by the request itself. Refuses with IssuerSuspended, KeyRestricted, NoErasurePending."""
    context.issuer.refuse_writing()
    return _undo(context, _held(context).filter(pk=erasure_id).first() if erasure_id else None)


def retain_until(certificate: Certificate) -> date | None:
    """The last day on which the issuer must keep it: its type's years, from the day of issue on.

    The type's current version counts, since this duty is the issuer's own and not part of what was
    certified: it may be stated, or change, after the fact.
    """
    version = certificate.type.current
    years = version.retention_years if version is not None else None
    return certificate.issued_on + relativedelta(years=years) if years is not None else None


def note(
    action: str, erasure: Erasure, rows: Sequence[Certificate], context: RequestContext
) -> None:
    """One audit entry for each certificate: whoever looks at one sees what became of it."""
    changes = audit.initial_values({"erasure": erasure.public_id})
    for row in rows:
        record(
            actor=context.actor,
            issuer_id=context.issuer.id,
            mode=context.mode,
            action=action,
            target=row.public_id,
            changes=changes,
            now=context.now,
        )


def _found(context: RequestContext, certificate_ids: Collection[UUID]) -> list[Certificate]:
    """All of the chains. Raises CertificateNotFound unless each is one of the caller's."""
    known = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    if not certificate_ids or known.filter(pk__in=certificate_ids).count() != len(
        set(certificate_ids)
    ):
        raise CertificateNotFound
    return _rows(succession_of(certificate_ids), context)


def _locked(context: RequestContext, certificate_ids: Collection[UUID]) -> list[Certificate]:
    """The same, held: whoever supersedes one of them holds it too, so no chain grows any more."""
    rows: list[Certificate] = []
    while len(found := _found(context, certificate_ids)) > len(rows):
        held = Certificate.objects.filter(pk__in=[row.pk for row in found]).order_by("pk")
        list(held.select_for_update(no_key=True).values_list("pk"))
        rows = found
    return _rows([row.pk for row in rows], context)


def _rows(certificate_ids: Collection[UUID], context: RequestContext) -> list[Certificate]:
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode).filter(
        pk__in=certificate_ids
    )
    whole = rows.select_related("type__current", "version", "erasure").order_by("pk")
    return list(whole.defer("document", "data_hash"))


def _left(context: RequestContext, rows: Sequence[Certificate]) -> list[Certificate]:
    """Those that are not erased yet. Raises CertificateErased, KeyRestricted."""
    if all(row.erased_at is not None for row in rows):
        raise CertificateErased
    return _reached(context, rows)


def _reached(context: RequestContext, rows: Sequence[Certificate]) -> list[Certificate]:
    """Those that are not erased yet. Raises KeyRestricted."""
    left = [row for row in rows if row.erased_at is None]
    _refuse_other_types(context, left)
    return left


def _pending(context: RequestContext, certificate_id: UUID) -> Erasure | None:
    """The erasure of a certificate, held: the worker that carries it out waits, or has been."""
    known = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    found = known.filter(pk=certificate_id).only("erasure_id").first()
    if found is None:
        raise CertificateNotFound
    return _held(context).filter(certificates=found).first()


def _held(context: RequestContext) -> ErasureQuerySet:
    return Erasure.objects.for_issuer(context.issuer.id, context.mode).select_for_update(
        of=("self",), no_key=True
    )


def _undo(context: RequestContext, erasure: Erasure | None) -> Erasure:
    if erasure is None or not erasure.is_pending or erasure.execute_at <= context.now:
        raise NoErasurePending
    rows = _rows(list(erasure.certificates.values_list("pk", flat=True)), context)
    _refuse_other_types(context, rows)
    erasure.undone_at = context.now
    erasure.save(update_fields=["undone_at"])
    Certificate.objects.filter(pk__in=[row.pk for row in rows]).update(erasure=None)
    erasure_undone.send(sender=Erasure, erasure=erasure)
    note(UNDONE, erasure, rows, context)
    return erasure


def _ask(context: RequestContext, rows: Sequence[Certificate]) -> Erasure:
    _refuse_retained(context, rows)
    erasure = Erasure.objects.create(
        issuer_id=context.issuer.id,
        mode=context.mode,
        requested_at=context.now,
        execute_at=context.now + UNDO_PERIOD,
        actor_kind=context.actor.kind.value,
        actor_id=context.actor.id,
        request_id=context.actor.request_id,
        ip=context.actor.ip,
    )
    Certificate.objects.filter(pk__in=[row.pk for row in rows]).update(erasure=erasure)
    note(REQUESTED, erasure, rows, context)
    return erasure


def _preview(rows: Sequence[Certificate]) -> ErasurePreview:
    found = [row.pk for row in rows]
    urls = CertificateLink.objects.filter(certificate__in=found, target=None)
    return ErasurePreview(
        certificates=[(row, retain_until(row)) for row in rows],
        attachments=AttachmentFile.objects.filter(certificate__in=found).count(),
        links=urls.count(),
        mails=HolderMail.objects.filter(certificate__in=found).count(),
        erasure=next((row.erasure for row in rows if row.erasure_id), None),
    )


def _refuse_retained(context: RequestContext, rows: Sequence[Certificate]) -> None:
    """Raises RetentionRuns while one of them must be kept: a chain is erased whole or not at all."""
    until = max((day for row in rows if (day := retain_until(row))), default=None)
    if until is not None and until >= zones.today(context.now, context.issuer.time_zone):
        raise RetentionNotOver(until=until, members={"retainUntil": until})


def _refuse_other_types(context: RequestContext, rows: Sequence[Certificate]) -> None:
    if context.types and not {row.type_id for row in rows} <= context.types:
        raise KeyRestricted
