"""Typesetting with Typst: data into a PDF/A-3a file. Data never become code of the layout."""

import ctypes
import threading
from collections.abc import Mapping
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID

import orjson

from accounts.limits.issuer_lock import IssuerLock
from certificates.errors import PrintingBusy

from .printable_text import FONTS

if TYPE_CHECKING:
    import typst

LAYOUT = Path(__file__).with_name("layout")
PATIENCE = 5.0  # seconds
# One at a time in a process: a burst of printing takes one core, and not every thread.
_turn = threading.Lock()
# Returns freed memory to the system, in half a millisecond: glibc alone would keep it.
_give_back = getattr(ctypes.CDLL(None), "malloc_trim", lambda _pad: None)
# Issuers with a request that waits: one of each, so that no issuer fills all threads.
_waiting = IssuerLock(PrintingBusy)


def typeset(
    content: Mapping[str, Any], *, wait: bool = False, issuer_id: UUID | None = None
) -> bytes:
    """The PDF of this content. The same content gives the same bytes.

    Raises PrintingBusy if other requests print for longer than PATIENCE, unless told to `wait`; with
    `issuer_id` also where another request of this issuer waits already.
    """
    data = orjson.dumps(content).decode()
    with _waiting.place(issuer_id) if issuer_id else nullcontext():
        if not _turn.acquire(timeout=-1 if wait else PATIENCE):
            raise PrintingBusy
    try:
        # Archivable with files attached, and accessible to screen readers.
        file = _compiler().compile(
            format="pdf", sys_inputs={"print": data}, pdf_standards=["a-3a", "ua-1"]
        )
        _give_back(0)
    finally:
        _turn.release()
    assert isinstance(file, bytes)
    return file


@cache
def _compiler() -> "typst.Compiler":
    """The compiler, made on first use and so never before a fork. It sees only its folder and our fonts."""
    import typst  # noqa: PLC0415  (several MiB, needed only for printing)

    fonts = typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[FONTS]
    )
    return typst.Compiler(
        LAYOUT / "main.typ", root=LAYOUT, font_paths=fonts, ignore_system_fonts=True
    )
