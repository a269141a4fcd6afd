"""Convert dates and decimals as people write them, never by a guess.

What a file does not prove has to be stated: 01/02/2026 is no date, and 1.234 no number, until
somebody says how they are meant.
"""

import re
from collections.abc import Iterable
from datetime import date
from decimal import Decimal
from typing import get_args

import msgspec

from .layout import Cell, DateFormat, DecimalMark, Fault, Layout, refuse, shown

_DATES: dict[DateFormat, re.Pattern[str]] = {
    "YYYY-MM-DD": re.compile(r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})", re.ASCII),
    "YYYYMMDD": re.compile(r"(?P<y>\d{4})(?P<m>\d{2})(?P<d>\d{2})", re.ASCII),
    "DD.MM.YYYY": re.compile(r"(?P<d>\d{1,2})\.(?P<m>\d{1,2})\.(?P<y>\d{4})", re.ASCII),
    "DD-MM-YYYY": re.compile(r"(?P<d>\d{1,2})-(?P<m>\d{1,2})-(?P<y>\d{4})", re.ASCII),
    "DD/MM/YYYY": re.compile(r"(?P<d>\d{1,2})/(?P<m>\d{1,2})/(?P<y>\d{4})", re.ASCII),
    "MM/DD/YYYY": re.compile(r"(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>\d{4})", re.ASCII),
}
_UNCLEAR: tuple[DateFormat, DateFormat] = ("DD/MM/YYYY", "MM/DD/YYYY")
_CERTAIN = tuple(name for name in _DATES if name not in _UNCLEAR)  # each can be told by itself
_DECIMAL = re.compile(r"[+-]?\d+(?:(?P<mark>[.,])(?P<rest>\d+))?", re.ASCII)
_GROUP = 3  # digits: 1.234 may be a thousand


def find_notation(layout: Layout, dates: Iterable[Cell], decimals: Iterable[Cell]) -> Layout:
    """The layout, completed with the date format and decimal mark that these cells prove.

    Raises InvalidInput about `dateFormat` or `decimalMark` where they leave it open.
    """
    date_format = layout.date_format or _date_format([shown(cell).strip() for cell in dates])
    decimal_mark = layout.decimal_mark or _decimal_mark(
        [cell.strip() for cell in decimals if isinstance(cell, str)]
    )
    return msgspec.structs.replace(layout, date_format=date_format, decimal_mark=decimal_mark)


def as_date(cell: Cell, layout: Layout) -> str | Fault:
    """The date as YYYY-MM-DD; empty stays empty."""
    if isinstance(cell, Fault):
        return cell
    text = shown(cell).strip()
    if isinstance(cell, date) or not text:
        return text
    names = [layout.date_format] if layout.date_format else _CERTAIN
    for name in names:
        if (found := _date(text, name)) is not None:
            return found
    if layout.date_format is None and any(_date(text, name) for name in _UNCLEAR):
        return Fault("unclear_date")
    read = [
        name for name in (names if layout.date_format else _DATES) if _DATES[name].fullmatch(text)
    ]
    if read:
        return Fault("impossible_date", {"expected": ", ".join(read)})
    return Fault("invalid_cell_date", {"expected": ", ".join(names)})


def as_decimal(cell: Cell, layout: Layout) -> str | Fault:
    """The number with a decimal point and all its digits; empty stays empty."""
    if isinstance(cell, Fault):
        return cell
    text = shown(cell).strip()
    if isinstance(cell, Decimal) or not text:
        return text
    match = _DECIMAL.fullmatch(text)
    if match is None:
        return Fault("invalid_decimal", {"expected": f"1234{layout.decimal_mark or '.'}5"})
    if match["mark"] is None:
        return text
    if layout.decimal_mark is None and _may_be_thousands(match):
        return Fault("unclear_decimal")
    if match["mark"] != (layout.decimal_mark or match["mark"]):
        return Fault("invalid_decimal", {"expected": f"1234{layout.decimal_mark}5"})
    return text.replace(",", ".")


def _date(text: str, name: DateFormat) -> str | None:
    match = _DATES[name].fullmatch(text)
    if match is None:
        return None
    try:
        return date(int(match["y"]), int(match["m"]), int(match["d"])).isoformat()
    except ValueError:
        return None


def _date_format(texts: list[str]) -> DateFormat | None:
    """The date format that all texts prove; None if no format is needed."""
    slashed = [text for text in texts if "/" in text]
    if not slashed:
        return None
    possible = [name for name in _UNCLEAR if all(_date(text, name) for text in slashed)]
    if len(possible) > 1:
        refuse("dateFormat", "unclear", expected=", ".join(get_args(DateFormat)))
    return possible[0] if possible and len(slashed) == len(list(filter(None, texts))) else None


def _decimal_mark(texts: list[str]) -> DecimalMark | None:
    """The decimal mark; None where there is no number with one."""
    found = [match for match in map(_DECIMAL.fullmatch, texts) if match and match["mark"]]
    proven = {match["mark"] for match in found if not _may_be_thousands(match)}
    if found and len(proven) != 1:
        refuse("decimalMark", "unclear", expected="., ,")
    return "," if proven == {","} else "." if proven else None


def _may_be_thousands(match: re.Match[str]) -> bool:
    whole = match[0].lstrip("+-").partition(match["mark"])[0]
    return len(match["rest"]) == _GROUP and len(whole) <= _GROUP and not whole.startswith("0")
