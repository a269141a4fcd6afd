"""Normalise Unicode text."""

import unicodedata

_MAX_MARKS = 30


def compose_text(text: str) -> str | None:
    """The text in NFC; None if more marks stand on one letter than any language puts there.

    Marks are put into order by comparing each with each: 100 KB of them would take half a minute
    (UAX #15, section 13: thirty in a row are as many as a stream may have).
    """
    if text.isascii():  # most are, and hold no marks
        return text
    marks = bytes(map(bool, map(unicodedata.combining, text)))
    if b"\1" * (_MAX_MARKS + 1) in marks:
        return None
    return unicodedata.normalize("NFC", text)


def alphabetical_key(name: str) -> str:
    """What a name is sorted by: Österreich beside Osttimor, Çekia beside Costa Rica."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
