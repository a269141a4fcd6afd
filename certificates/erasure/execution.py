"""Carry out erasures that were requested seven days ago: content, search keys, notes, files, traces.

The id, number, type, dates, status and dataHash stay, as the public needs them (ADR 0022).
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import orjson
from django.db import transaction
from django.http import QueryDict

from accounts.actors import RequestContext
from accounts.api.idempotency import erase_stored_responses
from accounts.jobs.files import erase_job_files, has_running_jobs
from accounts.mail.addresses import forget_subjects
from accounts.models import SavedView
from accounts.scopes import Mode
from certificates import events
from certificates.attachments import operations as attachments
from certificates.certificate.models import ERASED_COLUMNS
from certificates.holders.operations import all_mails_about
from certificates.lifecycle import ERASE
from certificates.models import (
    Certificate,
    CertificateHistory,
    CertificateLink,
    Erasure,
    Hold,
    HolderContact,
    PrintedPdf,
    Printout,
)
from certificates.search import keys as search_keys, operations as search
from certificates.signals import certificate_erased, erasure_carried_out, erasure_traced
from certificates.watching import operations as watching
from lib.database.tenancy import acting_for, as_worker
from webhooks import outbox

from .operations import note

logger = logging.getLogger("privacy")

ERASED = "certificate.erased"
GRACE = timedelta(minutes=5)  # an undo that began at the last moment has ended by then
SWEEP_AFTER = timedelta(hours=1)  # longer than any request, or any step of a job
# Members of stored responses with data of a person, beside the id of the certificate.
WORDS = (b'"holderName":"', b'"holderEmail":"', b'"metadata":{"', b'"email":"')


@dataclass(frozen=True, slots=True, kw_only=True)
class ErasureTraces:
    """What to look for in stored responses and files of jobs, to delete those with erased data.

    A response is deleted if it is about one of the subjects, or holds one of the `ids` together with
    one of the `words`; a file, if it holds one of the ids, or one of the `people`.
    """

    subjects: Sequence[UUID]
    ids: Sequence[bytes]
    words: Sequence[bytes]
    people: Sequence[bytes]


@as_worker("erasures of any issuer may be due")
def erase_due(*, now: datetime) -> int:
    """Carry out the erasures that are due, and sweep recent ones again; how many were carried out.

    1. Files and stored responses with the data are deleted (`_remove_traces`).
    2. The content is erased in one transaction (`_erase`).
    3. An hour later, files and responses that were being written meanwhile are deleted (`sweep`).

    One that fails is logged and tried again by the next run; it keeps no other from being carried out.
    """
    due = Erasure.objects.due(now - GRACE).order_by("execute_at")
    erased = Erasure.objects.filter(swept_at=None, erased_at__lte=now - SWEEP_AFTER)
    done = sum(_tried(erase, erasure, now) for erasure in list(due))
    for erasure in list(erased.order_by("execute_at")):
        _tried(sweep, erasure, now)
    return done


def _tried(act: Callable[..., bool], erasure: Erasure, now: datetime) -> bool:
    try:
        with acting_for(erasure.issuer_id):
            return act(erasure=erasure, now=now)
    except Exception:
        logger.exception("an erasure failed", extra={"erasure": erasure.public_id})
        return False


def erase(*, erasure: Erasure, now: datetime) -> bool:
    """Erase what one request names. False if it was undone, or another worker has locked it."""
    _remove_traces(erasure, now)
    with transaction.atomic():
        due = Erasure.objects.due(now - GRACE).select_for_update(
            of=("self",), skip_locked=True, no_key=True
        )
        locked = due.select_related("issuer__plan").filter(pk=erasure.pk).first()
        if locked is None:
            return False
        public_ids = _erase(locked, now)
    logger.info(
        "content was erased", extra={"erasure": locked.public_id, "certificates": public_ids}
    )
    return True


def sweep(*, erasure: Erasure, now: datetime) -> bool:
    """Delete what requests and jobs had read before an erasure and wrote after it.

    False while jobs from before the erasure still run.
    """
    assert erasure.erased_at is not None
    mode = Mode(erasure.mode)
    if has_running_jobs(issuer_id=erasure.issuer_id, mode=mode, before=erasure.erased_at):
        return False
    _remove_traces(erasure, now)
    return bool(Erasure.objects.filter(pk=erasure.pk, swept_at=None).update(swept_at=now))


def _erase(erasure: Erasure, now: datetime) -> list[str]:
    """Erase the content of the request's certificates; their public ids."""
    context = RequestContext(
        issuer=erasure.issuer.facts(), mode=Mode(erasure.mode), actor=erasure.actor(), now=now
    )
    erasure_carried_out.send(sender=Erasure, erasure=erasure, now=now)
    locked = erasure.certificates.order_by("pk").select_for_update(no_key=True)
    rows = [row for row in locked if row.erased_at is None]
    certificate_ids = [row.pk for row in rows]
    for row in rows:
        _empty(row, context)
    HolderContact.objects.filter(certificate__in=certificate_ids).delete()
    all_mails_about(certificate_ids).delete()
    forget_subjects(certificate_ids)
    watching.forget_certificates(certificate_ids)
    Printout.objects.filter(certificate__in=certificate_ids).delete()
    PrintedPdf.objects.filter(certificate__in=certificate_ids).delete()
    CertificateLink.objects.filter(certificate__in=certificate_ids, target=None).delete()
    for end in ("certificate__in", "target__in"):
        CertificateLink.objects.filter(**{end: certificate_ids}).update(label=None)
    with as_worker("the web may not change what has happened"):
        CertificateHistory.objects.filter(certificate__in=certificate_ids).update(
            note=None, public_note=None
        )
    Hold.objects.filter(certificate__in=certificate_ids).update(public_note=None)
    outbox.redact(certificate_ids, ("externalRef",))
    certificate_erased.send(
        sender=Certificate, certificate_ids=certificate_ids, issuer_id=erasure.issuer_id, now=now
    )
    erasure.erased_at = now
    erasure.save(update_fields=["erased_at"])
    note(ERASED, erasure, rows, context)
    return [row.public_id for row in rows]


def _empty(row: Certificate, context: RequestContext) -> None:
    """Empty one certificate: its search keys and all columns that could name a person."""
    document = orjson.loads(bytes(row.document or b"{}"))
    contact = HolderContact.objects.filter(certificate=row).first()
    search_keys.forget(row, document, contact=contact.email if contact else None)
    for column in ERASED_COLUMNS:
        setattr(row, column, None)
    row.erased_at = context.now
    row.sequence += 1
    row.save(update_fields=[*ERASED_COLUMNS, "erased_at", "sequence"])
    CertificateHistory.objects.create(
        issuer_id=row.issuer_id,
        certificate=row,
        sequence=row.sequence,
        action=ERASE,
        from_state=row.state,
        to_state=row.state,
        at=context.certificate_time,
        actor_kind=context.actor.kind.value,
        actor_id=context.actor.id,
        request_id=context.actor.request_id,
        ip=context.actor.ip,
    )
    outbox.record(events.erased_event(row, now=context.certificate_time))


def _remove_traces(erasure: Erasure, now: datetime) -> None:
    """Delete stored responses, answers of webhook receivers, files of jobs, prints of jobs, attachments and
    saved views.

    Outside of any transaction.
    """
    rows = list(erasure.certificates.select_related("contact").defer("document", "data_hash"))
    responses: list[tuple[Any, Any]] = erasure_traced.send(sender=Erasure, erasure=erasure)
    traces = [
        _traces(rows),
        *(trace for _receiver, trace in responses if isinstance(trace, ErasureTraces)),
    ]
    where: dict[str, Any] = {"issuer_id": erasure.issuer_id, "mode": Mode(erasure.mode)}
    for trace in traces:
        erase_stored_responses(subjects=trace.subjects, names=trace.ids, words=trace.words, **where)
        outbox.forget_responses(trace.subjects)
    names = [name for trace in traces for name in (*trace.ids, *trace.people)]
    erase_job_files(names=names, now=now, **where)
    people = [name.decode() for trace in traces for name in trace.people]
    _delete_views(erasure.issuer_id, {row.pk for row in rows}, people)
    attachments.remove([row.pk for row in rows])
    for table in (Printout, PrintedPdf):
        table.objects.filter(certificate__in=[row.pk for row in rows]).delete()


def _delete_views(issuer_id: UUID, certificate_ids: set[UUID], people: Sequence[str]) -> None:
    """Delete saved views that search for these certificates alone, or name one of the people.

    A view names a person with all words of the name, or with some of them and no other word.
    """
    named = [words for name in people if (words := {*search_keys.words_of(name)})]
    for view in SavedView.objects.filter(issuer=issuer_id):
        term = QueryDict(view.query).get("q", "")
        said = [words for text in (view.name, term) if (words := {*search_keys.words_of(text)})]
        found = search.by_value(issuer_id, term) if term else ()
        if any(words <= name or name <= words for words in said for name in named) or (
            found and certificate_ids.issuperset(found)
        ):
            view.delete()


def _traces(rows: Sequence[Certificate]) -> ErasureTraces:
    return ErasureTraces(
        subjects=[row.pk for row in rows],
        ids=[row.public_id.encode() for row in rows],
        words=WORDS,
        people=list(_people(rows)),
    )


def _people(rows: Sequence[Certificate]) -> Iterator[bytes]:
    """The names and addresses of the holders, as a file may contain them."""
    for row in rows:
        contact = row.contact.email if hasattr(row, "contact") else None
        for text in (row.holder_name, row.holder_email, contact):
            if text:
                yield text.encode()
