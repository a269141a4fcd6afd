"""Delete old test certificates: the only deletion of certificates.

Triggers allow it for rows of the test mode only.
"""

import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

import orjson
from django.db import connection, models, transaction

from accounts.mail.addresses import forget_subjects
from accounts.scopes import Mode
from certificates.attachments import attachments
from certificates.holders.mails import all_mails_about
from certificates.models import (
    AttachmentFile,
    Certificate,
    CertificateHistory,
    Erasure,
    Hold,
    HolderContact,
    UnloggedChange,
)
from certificates.querysets import CertificateQuerySet
from certificates.search import keys as search_keys
from certificates.signals import test_certificates_removed
from lib import ids
from lib.database.tenancy import as_worker

KEEP = timedelta(days=30)
BATCH = 200
BUDGET = timedelta(minutes=5)  # the next run goes on
# One statement, so that a certificate and its successor can be deleted together.
_REMOVE = "DELETE FROM certificates_certificate WHERE id = ANY (%s) AND mode = 'test'"


@as_worker("old test certificates are of all issuers, many of one statement")
def remove_old(*, now: datetime, batch: int = BATCH, budget: timedelta = BUDGET) -> int:
    """Delete test certificates issued 30 days ago or earlier, the oldest first; how many.

    In batches, each a transaction of its own, with all rows that belong to them. Their files are
    deleted before the transaction.
    """
    old = Certificate.objects.filter(mode=Mode.TEST, pk__lt=ids.lower_bound(now - KEEP))
    return _remove_each(old, now, batch=batch, budget=budget)


def remove_of(issuer_id: UUID, *, now: datetime, budget: timedelta) -> int:
    """Delete the test certificates of one issuer, of whatever age; how many."""
    own = Certificate.objects.for_issuer(issuer_id, Mode.TEST)
    return _remove_each(own, now, batch=BATCH, budget=budget)


def _remove_each(rows: CertificateQuerySet, now: datetime, *, batch: int, budget: timedelta) -> int:
    ends = time.monotonic() + budget.total_seconds()
    removed = 0
    while True:
        certificate_ids = list(rows.order_by("pk").values_list("pk", flat=True)[:batch])
        attachments.remove(certificate_ids)
        deleted = _remove(certificate_ids, now)
        removed += deleted
        if len(certificate_ids) < batch or not deleted or time.monotonic() >= ends:
            return removed


@transaction.atomic
def _remove(certificate_ids: Sequence[UUID], now: datetime) -> int:
    """Delete these certificates with all rows that belong to them; how many."""
    rows = _lock(certificate_ids)
    certificate_ids = [row.pk for row in rows]
    if certificate_ids:
        test_certificates_removed.send(sender=Certificate, certificate_ids=certificate_ids)
        _delete_search_keys(rows)
        _delete_referring_rows(certificate_ids)
        with connection.cursor() as cursor:
            cursor.execute(_REMOVE, [certificate_ids])
        erasures = Erasure.objects.filter(mode=Mode.TEST, requested_at__lt=now - KEEP)
        erasures.filter(certificates=None).delete()
    return len(certificate_ids)


def _lock(certificate_ids: Sequence[UUID]) -> list[Certificate]:
    """Lock these certificates, so that nothing is added to them; without those that got a file
    meanwhile, and those that are locked: linking locks one, and may wait for another.
    """
    rows = Certificate.objects.filter(pk__in=certificate_ids).order_by("pk")
    locked = list(rows.select_for_update(skip_locked=True))
    files = AttachmentFile.objects.filter(certificate__in=certificate_ids)
    late = set(files.values_list("certificate_id", flat=True))
    return [row for row in locked if row.pk not in late]


def _delete_search_keys(rows: Sequence[Certificate]) -> None:
    contacts_of_rows = HolderContact.objects.filter(certificate__in=[row.pk for row in rows])
    contacts = dict(contacts_of_rows.values_list("certificate", "email"))
    for row in rows:
        document = orjson.loads(bytes(row.document or b"{}"))
        search_keys.forget(row, document, contact=contacts.get(row.pk))


def _delete_referring_rows(certificate_ids: Sequence[UUID]) -> None:
    """Delete or empty rows that refer to them, also of apps above, as their foreign keys say."""
    CertificateHistory.objects.filter(certificate__in=certificate_ids).delete()
    UnloggedChange.objects.filter(certificate_id__in=certificate_ids).delete()
    all_mails_about(certificate_ids).delete()
    forget_subjects(certificate_ids)
    Hold.objects.filter(certificate__in=certificate_ids).delete()
    Certificate.objects.filter(supersedes__in=certificate_ids).update(supersedes=None)
    for relation in Certificate._meta.related_objects:
        rows = relation.related_model._base_manager.filter(
            **{f"{relation.field.name}__in": certificate_ids}
        )
        if relation.on_delete is models.CASCADE:
            rows.delete()
        elif relation.on_delete is models.SET_NULL:
            rows.update(**{relation.field.name: None})
