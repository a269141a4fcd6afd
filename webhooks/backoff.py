"""The retry schedule of failed deliveries and the circuit breaker of endpoints: pure functions."""

import secrets
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime

# Ten attempts over 75 h 35 min: seconds between one and the next.
MINUTE, HOUR = 60, 3600
SCHEDULE = (
    *(5, 5 * MINUTE, 30 * MINUTE),
    *(hours * HOUR for hours in (2, 5, 10, 14, 20, 24)),
)
ATTEMPTS = len(SCHEDULE) + 1
JITTER = 0.1  # later by up to a tenth, so that what failed together does not come back together
LONGEST_WAIT = 24 * HOUR  # however long a Retry-After asks for

# The circuit of an endpoint opens (nothing is sent but PROBES every PARK_FOR) after so many failures
# in a row, where also most of what came back lately has failed. One that answers half of it goes on.
PARK_AFTER = 10  # failures in a row: as many as are in flight at once
PARK_SHARE = 0.8  # of the last outcomes
SHARE_WEIGHT = 0.05  # of one outcome in that share: about the last 20 count
SHARE_WINDOW = timedelta(minutes=5)  # without a failure, after which the share begins anew
SHARE_AT_FIRST = 0.75  # what arrived before the first failure was not counted
PARK_FOR = timedelta(seconds=30)
PROBES = 3  # at once, when that is over: any that arrives closes the circuit
ALARM_AFTER = 4  # failures of one delivery: about 35 minutes
DISABLE_AFTER = timedelta(days=5)  # of nothing but failure
WARN_BEFORE = timedelta(days=1)


def delay(attempts_left: int, *, retry_after: float | None = None) -> float | None:
    """Seconds until the next attempt; None after the last one.

    `attempts_left` counts those after the one that failed. A Retry-After makes it later, never
    sooner.
    """
    if attempts_left <= 0:
        return None
    planned = SCHEDULE[max(ATTEMPTS - 1 - attempts_left, 0)]
    jittered = planned * (1 + JITTER * secrets.randbelow(1001) / 1000)
    return max(jittered, min(retry_after or 0.0, LONGEST_WAIT))


def retry_after(header: str | None, now: datetime) -> float | None:
    """Seconds that a Retry-After header asks for, as a number or a date (RFC 9110, 10.2.3)."""
    text = (header or "").strip()
    if text.isascii() and text.isdigit():
        return min(float(text[:10]), LONGEST_WAIT)
    try:
        moment = parsedate_to_datetime(text)
        return max((moment - now).total_seconds(), 0.0)
    except (TypeError, ValueError, OverflowError):
        return None
