"""Sample certificates of every status for the test mode, and the removal of what stands in it.

Removing test certificates is the only deletion of certificates: triggers allow it for rows of the test
mode only.
"""

import time
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple
from uuid import UUID

import msgspec
import orjson
from django.db import connection, models, transaction
from django.utils import translation
from django.utils.translation import gettext

from accounts.actors import RequestContext
from accounts.errors import TestModeOnly
from accounts.limits.models import StoredResponse
from accounts.mail.addresses import forget_subjects
from accounts.scopes import Mode
from accounts.settings.operations import reset_test_clock
from certificates.attachments import operations as attachments
from certificates.certificate.document import Draft
from certificates.certificate.models import CertificateQuerySet
from certificates.errors import InvalidTransition, NoTypeForSamples
from certificates.holders.operations import all_mails_about
from certificates.issuing.operations import issue, supersede
from certificates.issuing.previews import sample_draft
from certificates.lifecycle import Action, Reason
from certificates.models import (
    AttachmentFile,
    Certificate,
    CertificateHistory,
    CertificateType,
    Erasure,
    Hold,
    HolderContact,
    UnloggedChange,
)
from certificates.search import keys as search_keys
from certificates.signals import test_certificates_removed
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from certificates.types.fields import from_stored
from lib import ids
from lib.database.tenancy import as_worker
from lib.dates import local_date
from webhooks.deliveries.retention import remove_test_events_of

KEEP = timedelta(days=30)
BATCH = 200
BUDGET = timedelta(minutes=5)  # of the periodic run; the next one goes on
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
    """Lock these certificates, so that nothing is added to them.

    Left out are those that got a file meanwhile, and those that another transaction has locked.
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
    StoredResponse.objects.filter(subject__in=certificate_ids).delete()
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


REMOVAL_BUDGET = timedelta(seconds=20)  # of a request to remove all test data


class Sample(NamedTuple):
    """When a sample is issued, begins and ends, in days from today; and what is done to it."""

    issued: int = 0
    valid_from: int | None = None
    valid_until: int = 365
    action: Action | None = None
    reason: Reason | None = None


SAMPLES = (
    Sample(),
    Sample(valid_until=10),
    Sample(issued=-400, valid_until=-30),
    Sample(valid_from=30),
    Sample(action=Action.SUSPEND, reason=Reason.RECALL),
    Sample(action=Action.REVOKE, reason=Reason.DATA_ERROR),
    Sample(action=Action.SUPERSEDE, reason=Reason.REPLACED),
)


@transaction.atomic
def add_samples(*, context: RequestContext) -> int:
    """Issue sample certificates in test mode, in every status that the type allows; how many.

    They are of the first type in use, before all of one whose certificates need no release, and their
    events go to the endpoints of the test mode. Raises TestModeOnly, NoTypeForSamples, and what
    issuing raises.
    """
    if context.mode is not Mode.TEST:
        raise TestModeOnly
    usable = CertificateType.objects.for_issuer(context.issuer.id, context.types).usable()
    types = usable.select_related("current").order_by("current__release_required", "pk")
    certificate_type = types.first()
    if certificate_type is None:
        raise NoTypeForSamples
    today = local_date(context.certificate_time, context.issuer.time_zone)
    return sum(_add(context, certificate_type, sample, today) for sample in SAMPLES)


def remove_test_data(*, context: RequestContext) -> int:
    """Remove the issuer's test certificates and test events, and put the test clock back; how many
    certificates were removed. What takes longer than 20 seconds is left to the next call.

    Endpoints, keys and people stay. Raises TestModeOnly and IssuerSuspended.
    """
    if context.mode is not Mode.TEST:
        raise TestModeOnly
    context.issuer.refuse_writing()
    removed = remove_of(context.issuer.id, now=context.now, budget=REMOVAL_BUDGET)
    remove_test_events_of(context.issuer.id)
    reset_test_clock(context=context, removed=removed)
    return removed


def _add(
    context: RequestContext, certificate_type: CertificateType, sample: Sample, today: date
) -> int:
    """Issue one, and take it to its status; how many it became."""
    issued = issue(context=context, draft=_draft(context, certificate_type, sample, today))
    if sample.action is None:
        return 1
    explanation = Explanation(reason=sample.reason)
    try:
        if sample.action is Action.SUPERSEDE:
            successor = _draft(context, certificate_type, Sample(), today)
            supersede(
                context=context,
                certificate_id=issued.id,
                draft=successor,
                explanation=explanation,
            )
            return 2
        transition(
            context=context,
            action=sample.action,
            certificate_id=issued.id,
            explanation=explanation,
        )
    except InvalidTransition:
        pass  # it waits for its release, which takes a second person
    return 1


def _draft(
    context: RequestContext, certificate_type: CertificateType, sample: Sample, today: date
) -> Draft:
    version, locale = certificate_type.current, context.issuer.default_locale
    assert version is not None  # every type has one
    mark = ids.new().hex[-8:]
    with translation.override(locale):
        draft = sample_draft(
            kind=version.kind,
            fields=from_stored(version.fields),
            number=None,
            gtin=None,
            today=today,
            locale=locale,
        )
        product, holder = gettext("Name of the product"), gettext("Name of the holder")
    required = {
        "productId": {"product_id": product},
        "serialNumber": {"serial_number": f"SAMPLE-{mark}"},
        "holderName": {"holder_name": holder},
        "holderEmail": {"holder_email": "sample@example.com"},
    }
    stated = {"serial_number": draft.serial_number and f"SAMPLE-{mark}"}
    for name in version.required:
        stated |= required.get(name, {})
    return msgspec.structs.replace(
        draft,
        **stated,
        type_id=certificate_type.pk,
        external_ref=f"SAMPLE-{mark}",
        issued_on=_day(today, sample.issued),
        valid_from=_day(today, sample.valid_from) if sample.valid_from is not None else None,
        valid_until=_day(today, sample.valid_until),
        notify_holder=False,
    )


def _day(today: date, days: int) -> date:
    return today + timedelta(days=days)
