"""Usage by calendar day (UTC): certificates and deliveries exactly, calls and verifications roughly.

What has rows is counted from its rows (`kinds`); what has none is counted in the process and
written every few seconds (`counter`, `flusher`), by issuer; of what exactly is handed to whoever
registered for it, and kept nowhere else. `accounts.operations.usage.roll_up` rolls up and reports.
"""

from .counter import UsageSubject
from .flusher import count, flush
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
    "flush",
    "register_subject_counter",
    "register_usage_source",
]
