"""The test clock: the time that an issuer's test certificates go by. It runs on, and only ever forward.

Live certificates, logs, signatures, keys, jobs and limits keep the real time.
"""

from datetime import datetime, timedelta

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError, TestModeOnly, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Issuer
from accounts.scopes import Mode
from accounts.signals import test_clock_advanced
from lib.dates import format_instant

FARTHEST = timedelta(days=3660)  # ten years: longer than what a test is about


@transaction.atomic
def advance_test_clock(*, context: RequestContext, to: datetime) -> Issuer:
    """Set the test clock forward to this moment, from which it runs on; notices that are due are sent.

    Raises TestModeOnly in live mode, IssuerSuspended, and ValidationFailed for a moment that is over
    by the test clock, or too far ahead.
    """
    if context.mode is not Mode.TEST:
        raise TestModeOnly
    context.issuer.refuse_writing()
    issuer, now = locked_issuer(context.issuer.id), context.now
    before = issuer.certificate_time(Mode.TEST, now)
    if to < before:
        expected = {"expected": f">= {format_instant(before)}"}
        raise ValidationFailed([FieldError("/advanceTo", "out_of_range", expected)])
    if to > now + FARTHEST:
        expected = {"expected": f"<= {format_instant(now + FARTHEST)}"}
        raise ValidationFailed([FieldError("/advanceTo", "out_of_range", expected)])
    # Whole milliseconds, as documents have them.
    issuer.test_clock_ahead = timedelta(milliseconds=(to - now) // timedelta(milliseconds=1))
    issuer.save(update_fields=["test_clock_ahead"])
    changes = audit.diff({"test_clock": before}, {"test_clock": to})
    record(context, "settings.test_clock_advanced", issuer.public_id, changes)
    test_clock_advanced.send(sender=Issuer, issuer=issuer, now=now)
    return issuer


@transaction.atomic
def reset_test_clock(*, context: RequestContext, removed: int) -> None:
    """Put the test clock back to the real time, after so many test certificates were removed."""
    issuer = locked_issuer(context.issuer.id)
    issuer.test_clock_ahead = timedelta()
    issuer.save(update_fields=["test_clock_ahead"])
    changes = audit.initial_values({"removed": removed})
    record(context, "settings.test_data_removed", issuer.public_id, changes)
