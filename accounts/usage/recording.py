"""Usage by calendar day (UTC): certificates and deliveries exactly, calls and verifications roughly.

Kinds with rows are counted from them (`kinds`); kinds without rows are counted in the process and
written every few seconds (`counter`, `flusher`), by issuer; their subjects are passed to registered
functions (`sources`), and stored nowhere else. `accounts.usage.operations` rolls up and reports.
"""

from .counter import UsageSubject
from .flusher import count, count_deprecated, flush
from .sources import (
    APPROXIMATE,
    SOURCES,
    UsageKind,
    UsageSource,
    register_subject_counter,
    register_usage_source,
)

__all__ = [
    "APPROXIMATE",
    "SOURCES",
    "UsageKind",
    "UsageSource",
    "UsageSubject",
    "count",
    "count_deprecated",
    "flush",
    "register_subject_counter",
    "register_usage_source",
]
