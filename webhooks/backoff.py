"""The retry schedule of failed deliveries and the circuit breaker of endpoints: pure functions."""

import secrets
from datetime import timedelta

# Ten attempts over 75 h 35 min: seconds between one and the next.
MINUTE, HOUR = 60, 3600
SCHEDULE = (
    *(5, 5 * MINUTE, 30 * MINUTE),
    *(hours * HOUR for hours in (2, 5, 10, 14, 20, 24)),
)
ATTEMPTS = len(SCHEDULE) + 1
JITTER = (
    0.1  # later by up to a tenth, so that deliveries that failed together do not return together
)
LONGEST_WAIT = 24 * HOUR  # the most that a Retry-After can ask for

# After PARK_AFTER failures in a row only PROBES are sent to an endpoint, every PARK_FOR. They are twice
# what is in flight at once: one that fails half the time has so many in a row once in a million attempts.
PARK_AFTER = 20
PARK_FOR = timedelta(seconds=30)
ANSWERS_PARTLY = timedelta(minutes=5)  # an endpoint that fails, for so long after its last success
PROBES = 3  # sent at once when PARK_FOR is over: a success closes the circuit
ALARM_AFTER = 4  # failures of one delivery, which take about 35 minutes
DISABLE_AFTER = timedelta(days=5)  # without a success, and with
DISABLE_FAILURES = 10  # failures in a row at least, as many as one delivery has
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
    return max(jittered, min(retry_after or 0.0, float(LONGEST_WAIT)))
