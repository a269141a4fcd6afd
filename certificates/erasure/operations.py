"""Request the erasure of certificates' content, undo it within seven days; and export a person's data.

A request reaches the whole succession of a certificate, as all of it is about the same person. `execution`
erases later. An access request finds the data by e-mail, name or certificate.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any
from uuid import UUID

import orjson
from dateutil.relativedelta import relativedelta
from django.db import transaction
from django.db.models import QuerySet

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, KeyRestricted, ValidationFailed
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.scopes import Mode
from certificates.certificate.models import UNDO_PERIOD, ErasureQuerySet
from certificates.errors import (
    CertificateErased,
    CertificateNotFound,
    NoErasurePending,
    RetentionNotOver,
)
from certificates.holders.operations import all_mails_about
from certificates.models import AttachmentFile, Certificate, CertificateLink, Erasure, HolderName
from certificates.search.keys import name_value
from certificates.search.operations import with_email
from certificates.signals import erasure_undone
from lib import sql
from lib.dates import local_date

_CHAIN = """
WITH RECURSIVE chain AS (
  SELECT c.id, c.supersedes_id, c.superseded_by_id
    FROM certificates_certificate c WHERE c.id = ANY (%(ids)s)
   UNION
  SELECT c.id, c.supersedes_id, c.superseded_by_id
    FROM chain
    JOIN certificates_certificate c ON c.id IN (chain.supersedes_id, chain.superseded_by_id)
)
SELECT id FROM chain ORDER BY id
"""


def succession_of(certificate_ids: Collection[UUID]) -> list[UUID]:
    """The ids of the whole successions of these certificates, the oldest first."""
    return [row[0] for row in sql.fetch_all(_CHAIN, {"ids": list(certificate_ids)})]


REQUESTED = "certificate.erasure_requested"
UNDONE = "certificate.erasure_undone"


@dataclass(frozen=True, slots=True, kw_only=True)
class ErasurePreview:
    """What an erasure would erase: certificates, each with the last day of its retention if any.

    And how many files, links to addresses and mails. `erasure` is a request that is pending already.
    """

    certificates: Sequence[tuple[Certificate, date | None]]
    attachments: int
    links: int
    mails: int
    erasure: Erasure | None

    @property
    def retain_until(self) -> date | None:
        """The last of these days: until it is over, the whole succession is kept."""
        return max((day for _row, day in self.certificates if day is not None), default=None)


def preview(*, context: RequestContext, certificate_ids: Collection[UUID]) -> ErasurePreview:
    """What would be erased with these certificates. Changes nothing.

    Refuses with CertificateNotFound, with CertificateErased where nothing is left, and with
    KeyRestricted where a succession holds a type that the key may not see.
    """
    return _preview(_refuse_all_erased(context, _find_successions(context, certificate_ids)))


def preview_person(*, context: RequestContext, certificate_ids: Collection[UUID]) -> ErasurePreview:
    """What would be erased of a person, who may have no certificate, or only erased ones.

    Refuses with KeyRestricted where one is of a type that the key may not see.
    """
    return _preview(_not_erased(context, _rows(succession_of(certificate_ids), context)))


@transaction.atomic
def request(*, context: RequestContext, certificate_ids: Collection[UUID]) -> Erasure:
    """Request an erasure: the content is no longer public from now on, and erased in seven days.

    A certificate with a pending request stays with that one; if all have one, it is returned. Refuses
    as `preview` does, and with IssuerSuspended and RetentionNotOver.
    """
    context.issuer.refuse_writing()
    left = _refuse_all_erased(context, _lock_successions(context, certificate_ids))
    rows = [row for row in left if row.erasure_id is None]
    if not rows:
        assert left[0].erasure is not None
        return left[0].erasure
    return _ask(context, rows)


@transaction.atomic
def request_for(*, context: RequestContext, certificate_ids: Collection[UUID]) -> Erasure:
    """Request the erasure of a person, also without any certificate: apps above add their rows to it.

    Certificates with a pending request stay with that one. Refuses with IssuerSuspended,
    KeyRestricted, and with RetentionNotOver while one of them must be kept.
    """
    context.issuer.refuse_writing()
    everything = replace(context, types=frozenset())
    locked = _lock_successions(everything, certificate_ids) if certificate_ids else []
    return _ask(context, [row for row in _not_erased(context, locked) if row.erasure_id is None])


def include(*, erasure: Erasure, certificate_ids: Collection[UUID]) -> None:
    """Add certificates to a request that is being carried out: those that the person got later, or whose
    own request was undone.
    """
    rows = Certificate.objects.filter(
        pk__in=succession_of(certificate_ids), issuer=erasure.issuer_id
    )
    rows.filter(erased_at=None, erasure=None).update(erasure=erasure)


@transaction.atomic
def undo(*, context: RequestContext, certificate_id: UUID) -> Erasure:
    """Undo the pending request of a certificate, for all certificates of the request.

    Refuses with CertificateNotFound, IssuerSuspended, KeyRestricted, and with NoErasurePending once
    the seven days are over.
    """
    context.issuer.refuse_writing()
    return _undo(context, _lock_pending(context, certificate_id))


@transaction.atomic
def undo_request(*, context: RequestContext, erasure_id: UUID | None) -> Erasure:
    """Undo a pending request by its id. Refuses with IssuerSuspended, KeyRestricted, NoErasurePending."""
    context.issuer.refuse_writing()
    return _undo(context, _lockable(context).filter(pk=erasure_id).first() if erasure_id else None)


def retain_until(certificate: Certificate) -> date | None:
    """The last day on which the issuer must keep the certificate; None without a retention.

    The years of the type's current version count, from the day of issue: retention is no part of what
    was certified, and may be set or changed later.
    """
    version = certificate.type.current
    years = version.retention_years if version is not None else None
    return certificate.issued_on + relativedelta(years=years) if years is not None else None


def note(
    action: str, erasure: Erasure, rows: Sequence[Certificate], context: RequestContext
) -> None:
    """Write an audit entry for each certificate."""
    changes = audit.initial_values({"erasure": erasure.public_id})
    for row in rows:
        record(context, action, row.public_id, changes)


def _find_successions(
    context: RequestContext, certificate_ids: Collection[UUID]
) -> list[Certificate]:
    """The whole successions. Raises CertificateNotFound unless each certificate is the caller's."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    if not certificate_ids or rows.filter(pk__in=certificate_ids).count() != len(
        set(certificate_ids)
    ):
        raise CertificateNotFound
    return _rows(succession_of(certificate_ids), context)


def _lock_successions(
    context: RequestContext, certificate_ids: Collection[UUID]
) -> list[Certificate]:
    """The same, locked: superseding locks too, so that no succession grows meanwhile."""
    rows: list[Certificate] = []
    while len(chain := _find_successions(context, certificate_ids)) > len(rows):
        locked = Certificate.objects.filter(pk__in=[row.pk for row in chain]).order_by("pk")
        list(locked.select_for_update(no_key=True).values_list("pk"))
        rows = chain
    return _rows([row.pk for row in rows], context)


def _rows(certificate_ids: Collection[UUID], context: RequestContext) -> list[Certificate]:
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode).filter(
        pk__in=certificate_ids
    )
    complete = rows.select_related("type__current", "version", "erasure").order_by("pk")
    return list(complete.defer("document", "data_hash"))


def _refuse_all_erased(context: RequestContext, rows: Sequence[Certificate]) -> list[Certificate]:
    """Those that are not erased yet. Raises CertificateErased, KeyRestricted."""
    if all(row.erased_at is not None for row in rows):
        raise CertificateErased
    return _not_erased(context, rows)


def _not_erased(context: RequestContext, rows: Sequence[Certificate]) -> list[Certificate]:
    """Those that are not erased yet. Raises KeyRestricted."""
    left = [row for row in rows if row.erased_at is None]
    _refuse_other_types(context, left)
    return left


def _lock_pending(context: RequestContext, certificate_id: UUID) -> Erasure | None:
    """The request that a certificate belongs to, locked against the worker that carries it out."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    certificate = rows.only("erasure_id").get_or_raise(CertificateNotFound, pk=certificate_id)
    return _lockable(context).filter(certificates=certificate).first()


def _lockable(context: RequestContext) -> ErasureQuerySet:
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
    certificate_ids = [row.pk for row in rows]
    web_links = CertificateLink.objects.filter(certificate__in=certificate_ids, target=None)
    return ErasurePreview(
        certificates=[(row, retain_until(row)) for row in rows],
        attachments=AttachmentFile.objects.filter(certificate__in=certificate_ids).count(),
        links=web_links.count(),
        mails=all_mails_about(certificate_ids).count(),
        erasure=next((row.erasure for row in rows if row.erasure_id), None),
    )


def _refuse_retained(context: RequestContext, rows: Sequence[Certificate]) -> None:
    """Raises RetentionNotOver while one of them must be kept: a succession is erased whole or not at all."""
    until = max((day for row in rows if (day := retain_until(row))), default=None)
    if until is not None and until >= local_date(context.now, context.issuer.time_zone):
        raise RetentionNotOver(until=until, members={"retainUntil": until})


def _refuse_other_types(context: RequestContext, rows: Sequence[Certificate]) -> None:
    if context.types and not {row.type_id for row in rows} <= context.types:
        raise KeyRestricted


ACCESS = "certificates.access"  # the kind of job that exports it

Finder = Callable[[UUID, Mode, dict[str, str]], Collection[UUID]]
_FINDERS: list[Finder] = []


def register_finder(find: Finder) -> None:
    """Register a function of an app above that finds further certificates of a person.

    It may find the person by members of its own, and by those that are known here.
    """
    _FINDERS.append(find)


def certificates_of_person(
    *, issuer_id: UUID, mode: Mode, person: dict[str, str]
) -> QuerySet[Certificate]:
    """The certificates of a person: by exactly this address, this whole name, or one certificate.

    Case and accents of a name do not matter, nor which of its words comes first. A certificate comes
    with its succession. Certificates that apps above find are added.
    """
    rows = Certificate.objects.for_issuer(issuer_id, mode)
    others = {key for find in _FINDERS for key in find(issuer_id, mode, person)}
    if "certificateId" in person:
        others.add(UUID(person["certificateId"]))
    named = _named(issuer_id, mode, person)
    if not others:
        return rows.filter(pk__in=named)
    return rows.filter(
        pk__in={*named.values_list("certificate_id", flat=True), *succession_of(others)}
    )


def start_access_request(*, context: RequestContext, person: dict[str, str]) -> Job:
    """Start the job that exports all data that is held on a person.

    `person` has one member: holderEmail, holderName, certificateId (a uuid), or one of an app above.
    It is stored in the job's input, not its parameters: the input is deleted with the results.

    Refuses with TooManyJobs, and with ValidationFailed for a name without a letter, and for a
    certificate that is not one of the issuer's.
    """
    (criterion,) = person
    if criterion == "holderName" and not name_value(person[criterion]):
        raise ValidationFailed([FieldError("/holderName", "required")])
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode)
    if criterion == "certificateId" and not rows.filter(pk=person[criterion]).exists():
        raise ValidationFailed([FieldError("/certificateId", "unknown_certificate")])
    return create_job(
        context=context,
        kind=ACCESS,
        parameters={"by": criterion},
        source=[orjson.dumps(person)],
    )


def _named(issuer_id: UUID, mode: Mode, person: dict[str, str]) -> QuerySet[Any, Any]:
    """The ids of certificates with this address or name."""
    if "holderEmail" in person:
        return with_email(issuer_id, mode, person["holderEmail"]).values("certificate_id")
    names = HolderName.objects.for_issuer(issuer_id, mode)
    if "holderName" in person:
        return names.filter(value=name_value(person["holderName"])).values("certificate_id")
    return names.none().values("certificate_id")


def person_of_job(job: Job) -> dict[str, Any]:
    """The person that an access job is about."""
    person: dict[str, Any] = orjson.loads(job.input().read())
    return person
