"""Typesetting with Typst: data into a PDF/A-3a file. Data never become code of the layout.

It happens in a process of its own (`typesetter`), started by the first print and used by all threads.
"""

import threading
from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any
from uuid import UUID

import orjson

from accounts.limits.issuer_lock import IssuerLock
from certificates.errors import PrintingBusy

from .typesetter_process import Typesetter

PATIENCE = 5.0  # seconds of waiting for one's turn
LONGEST = 60.0  # seconds that one document may take where somebody waits for it
LONGEST_IN_JOBS = 600.0
# Archivable with files attached, and accessible to screen readers.
STANDARDS = ("a-3a", "ua-1")
PREVIEW_PPI = 110  # sharp on a phone and in half a screen
# One at a time in a process: a burst of printing takes one core, and not every thread.
_turn = threading.Lock()
_typesetter = Typesetter()
# Issuers with a request that waits: one of each, so that no issuer fills all threads.
_waiting = IssuerLock(PrintingBusy)


def typeset(
    content: Mapping[str, Any], *, wait: bool = False, issuer_id: UUID | None = None
) -> bytes:
    """The PDF of this content. The same content gives the same bytes.

    Raises PrintingBusy if other requests print for longer than PATIENCE, unless told to `wait`; with
    `issuer_id` also where another request of this issuer waits already.
    """
    order = {"format": "pdf", "standards": STANDARDS, "ppi": None}
    (file,) = _ordered(order, content, wait=wait, issuer_id=issuer_id)
    return file


def pictures(content: Mapping[str, Any], *, issuer_id: UUID) -> list[bytes]:
    """The pages of this content as PNG pictures. Raises PrintingBusy as `typeset` does."""
    order = {"format": "png", "standards": (), "ppi": PREVIEW_PPI}
    return _ordered(order, content, wait=False, issuer_id=issuer_id)


def _ordered(
    order: Mapping[str, Any], content: Mapping[str, Any], *, wait: bool, issuer_id: UUID | None
) -> list[bytes]:
    data = orjson.dumps({**order, "data": orjson.dumps(content).decode()})
    with _waiting.place(issuer_id) if issuer_id else nullcontext():
        if not _turn.acquire(timeout=-1 if wait else PATIENCE):
            raise PrintingBusy
    try:
        return _typesetter.answer(data, within=LONGEST_IN_JOBS if wait else LONGEST)
    except TimeoutError as error:
        raise PrintingBusy from error
    finally:
        _turn.release()
