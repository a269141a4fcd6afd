"""Sample certificates of every status for the test mode, and the removal of all that stands in it."""

from datetime import date, timedelta
from typing import NamedTuple

import msgspec
from django.db import transaction
from django.utils import translation
from django.utils.translation import gettext

from accounts.domain.actors import RequestContext
from accounts.errors import TestModeOnly
from accounts.operations.issuers.test_clock import reset_test_clock
from accounts.scopes import Mode
from certificates.certificate.draft import Draft
from certificates.errors import InvalidTransition, NoTypeForSamples
from certificates.issuing.operations import issue, supersede
from certificates.issuing.samples import sample_draft
from certificates.lifecycle import Action, Reason
from certificates.models import CertificateType
from certificates.transitions.rules import Explanation
from certificates.transitions.transition import transition
from certificates.types.fields import from_stored
from lib import ids
from lib.dates import local_date
from webhooks.deliveries.retention import remove_test_events_of

from . import test_cleanup

REMOVAL_BUDGET = timedelta(seconds=20)


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
    removed = test_cleanup.remove_of(context.issuer.id, now=context.now, budget=REMOVAL_BUDGET)
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
