"""Usage by calendar day (UTC): certificates and deliveries exactly, calls and verifications roughly.

What has rows is counted from its rows (`kinds`); what has none is counted in the process and
written every few seconds (`counter`, `flusher`), by issuer; of what exactly is handed to whoever
registered for it, and kept nowhere else. `accounts.operations.usage` rolls up and reports.
"""

from .counter import Subject
from .flusher import count, flush
from .kinds import APPROXIMATE, SOURCES, Kind, Source, register, register_taker

__all__ = [
    "APPROXIMATE",
    "SOURCES",
    "Kind",
    "Source",
    "Subject",
    "count",
    "flush",
    "register",
    "register_taker",
]
