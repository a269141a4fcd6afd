"""Delete old test certificates: the only deletion of certificates.

Triggers allow it for rows of the test mode only.
"""

import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

import orjson
from django.db import connection, models, transaction

from accounts.scopes import Mode
from certificates.models import (
    AttachmentFile,
    Certificate,
    CertificateHistory,
    Erasure,
    Hold,
    HolderContact,
)
from certificates.operations.holder_mails import mails_about
from certificates.signals import test_certificates_removed
from lib import ids

from . import attachments
from .search import search_keys

KEEP = timedelta(days=30)
BATCH = 200
BUDGET = timedelta(minutes=5)  # the next run goes on
# One statement, so that a certificate and its successor can be deleted together.
_REMOVE = "DELETE FROM certificates_certificate WHERE id = ANY (%s) AND mode = 'test'"


def remove_old(*, now: datetime, batch: int = BATCH, budget: timedelta = BUDGET) -> int:
    """Delete test certificates issued 30 days ago or earlier, the oldest first; how many.

    In batches, each a transaction of its own, with all rows that belong to them. Their files are
    deleted before the transaction.
    """
    ends = time.monotonic() + budget.total_seconds()
    removed = 0
    old = Certificate.objects.filter(mode=Mode.TEST, pk__lt=ids.lower_bound(now - KEEP)).order_by(
        "pk"
    )
    while True:
        found = list(old.values_list("pk", flat=True)[:batch])
        attachments.remove(found)
        gone = _remove(found, now)
        removed += gone
        if len(found) < batch or not gone or time.monotonic() >= ends:
            return removed


@transaction.atomic
def _remove(certificate_ids: Sequence[UUID], now: datetime) -> int:
    """Delete these certificates with all rows that belong to them; how many."""
    rows = _held(certificate_ids)
    found = [row.pk for row in rows]
    if found:
        test_certificates_removed.send(sender=Certificate, certificate_ids=found)
        _forget_keys(rows)
        _let_go(found)
        with connection.cursor() as cursor:
            cursor.execute(_REMOVE, [found])
        asked = Erasure.objects.filter(mode=Mode.TEST, requested_at__lt=now - KEEP)
        asked.filter(certificates=None).delete()
    return len(found)


def _held(certificate_ids: Sequence[UUID]) -> list[Certificate]:
    """Lock these certificates, so that nothing is added to them; without those that got a file
    meanwhile, and those that are locked: linking locks one, and may wait for another.
    """
    rows = Certificate.objects.filter(pk__in=certificate_ids).order_by("pk")
    held = list(rows.select_for_update(skip_locked=True))
    files = AttachmentFile.objects.filter(certificate__in=certificate_ids)
    late = set(files.values_list("certificate_id", flat=True))
    return [row for row in held if row.pk not in late]


def _forget_keys(rows: Sequence[Certificate]) -> None:
    found = HolderContact.objects.filter(certificate__in=[row.pk for row in rows])
    contacts = dict(found.values_list("certificate", "email"))
    for row in rows:
        document = orjson.loads(bytes(row.document or b"{}"))
        search_keys.forget(row, document, contact=contacts.get(row.pk))


def _let_go(found: Sequence[UUID]) -> None:
    """Delete or empty rows that refer to them, also of apps above, as their foreign keys say."""
    CertificateHistory.objects.filter(certificate__in=found).delete()
    mails_about(found).delete()
    Hold.objects.filter(certificate__in=found).delete()
    Certificate.objects.filter(supersedes__in=found).update(supersedes=None)
    for relation in Certificate._meta.related_objects:
        rows = relation.related_model._base_manager.filter(**{f"{relation.field.name}__in": found})
        if relation.on_delete is models.CASCADE:
            rows.delete()
        elif relation.on_delete is models.SET_NULL:
            rows.update(**{relation.field.name: None})
