"""Usage by calendar day (UTC): certificates and deliveries exactly, calls and verifications roughly.

What has rows is counted from its rows (`kinds`); what has none is counted in the process and
written every few seconds (`counter`, `flusher`). `accounts.operations.usage` rolls up and reports.
"""

from .flusher import count, flush
from .kinds import APPROXIMATE, SOURCES, Kind, Source, register

__all__ = ["APPROXIMATE", "SOURCES", "Kind", "Source", "count", "flush", "register"]
