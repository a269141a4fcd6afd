"""Typesetting with Typst: data into a PDF/A-3a file. Data never become code of the layout.

It happens in a process of its own (`typesetter`), started by the first print and used by all threads.
"""

import threading
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson

from accounts.limits.issuer_lock import IssuerLock
from certificates.errors import PrintingBusy, TooLargeToPrint

from .typesetter_process import Typesetter

PATIENCE = 5.0  # seconds of waiting for one's turn
LONGEST = 10  # seconds of the processor that one order may take; the largest certificate takes two
WITHIN = 20.0  # seconds by the clock, where somebody waits for a preview
WITHIN_IN_WORKERS = 180.0  # where short requests come first, and processors are few
MOST_CELLS = 60_000  # of the tables of one file
# Archivable with files attached, and accessible to screen readers.
PDF: Mapping[str, Any] = {"format": "pdf", "standards": ("a-3a", "ua-1"), "ppi": None}
# Sharp on a phone and in half a screen.
PNG: Mapping[str, Any] = {"format": "png", "standards": (), "ppi": 110}
# One at a time in a process: a burst of previews takes one core, and not every thread.
_turn = threading.Lock()
_typesetter = Typesetter()
# Issuers with a request that waits: one of each, so that no issuer fills all threads.
_waiting = IssuerLock(PrintingBusy)


def typeset(content: Mapping[str, Any]) -> bytes:
    """The PDF of this content. The same content gives the same bytes. For workers.

    Raises TooLargeToPrint, before the work where the tables have too many cells.
    """
    (file,) = _in_worker(PDF, content)
    return file


def typeset_pages(content: Mapping[str, Any]) -> list[bytes]:
    """The pages of this content as PNG pictures. For workers. Raises TooLargeToPrint as `typeset` does."""
    return _in_worker(PNG, content)


def _in_worker(order: Mapping[str, Any], content: Mapping[str, Any]) -> list[bytes]:
    if _cells(content) > MOST_CELLS:
        raise TooLargeToPrint
    try:
        return _ordered(order, content, within=WITHIN_IN_WORKERS)
    except PrintingBusy as error:  # nobody else orders in a worker: it took too long
        raise TooLargeToPrint from error


def preview_pdf(content: Mapping[str, Any], *, issuer_id: UUID) -> bytes:
    """The PDF of a preview. Raises PrintingBusy as `pictures` does."""
    with _waiting.place(issuer_id):
        (file,) = _ordered(PDF, content, within=WITHIN)
        return file


def pictures(content: Mapping[str, Any], *, issuer_id: UUID) -> list[bytes]:
    """The pages of this content as PNG pictures.

    Raises PrintingBusy if other requests print for longer than PATIENCE, where another request of this
    issuer waits already, and if it takes too long.
    """
    with _waiting.place(issuer_id):
        return _ordered(PNG, content, within=WITHIN)


def _ordered(order: Mapping[str, Any], content: Mapping[str, Any], *, within: float) -> list[bytes]:
    text = orjson.dumps(content).decode()
    data = orjson.dumps({**order, "seconds": LONGEST, "data": text})
    if not _turn.acquire(timeout=PATIENCE):
        raise PrintingBusy
    try:
        return _typesetter.answer(data, within=within)
    except TimeoutError as error:
        raise PrintingBusy from error
    finally:
        _turn.release()


def _cells(content: Mapping[str, Any]) -> int:
    """The cells of all tables: what typesetting costs most."""
    tables = [
        table
        for sheet in content["sheets"]
        for table in (sheet["items"], *sheet["tables"])
        if table is not None
    ]
    return sum(len(table["rows"]) * len(table["columns"]) for table in tables)
