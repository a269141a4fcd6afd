"""What columns mean: which field each stands for, and how its dates and decimals are written.

Never by a guess: a name that can mean only one field, or a stated mapping; and what a file does not prove has to
be stated. 01/02/2026 is no date, and 1.234 no number, until somebody says how they are meant.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import cast, get_args

import msgspec
from django.utils import translation
from django.utils.functional import Promise

from lib.faults import FieldError, InvalidInput
from lib.text import clean_text

from .layout import Cell, DateFormat, DecimalMark, Fault, Layout, refuse_open, shown

MAPPING = "mapping"
_FILLERS = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fields:
    """The fields that columns may stand for, each with the names that people know it by.

    A column may also be named as the field itself. With `open_prefix` ("metadata."), whatever
    follows the prefix is a field too.
    """

    names: Mapping[str, Iterable[str]]
    open_prefix: str | None = None
    closed: frozenset[str] = field(default_factory=frozenset)  # known, and not for one cell

    def has(self, name: str) -> bool:
        """Whether there is such a field."""
        prefix = self.open_prefix
        return name in self.names or bool(
            prefix and len(name) > len(prefix) and name.startswith(prefix)
        )

    def meant_by(self, header: str) -> str | None:
        """The one field that has this name; None if there is none, or more than one."""
        if self.has(header):
            return header
        wanted = folded(header)
        found = [
            name for name, known in self.names.items() if wanted in map(folded, (name, *known))
        ]
        return found[0] if wanted and len(found) == 1 else None


def in_all_languages(words: Iterable[str | Promise], locales: Iterable[str]) -> list[str]:
    """These words in each of these languages, each once."""
    found: list[str] = []
    for locale in locales:
        with translation.override(locale):
            found += map(str, words)
    return list(dict.fromkeys(found))


def folded(name: str) -> str:
    """A name without capitals, spaces, hyphens and the like: `Serial-Nr.` is `serialnr`."""
    return _FILLERS.sub("", (clean_text(name) or "").casefold())


def suggest(
    header: Sequence[str], fields: Fields, mapping: Mapping[str, str | None]
) -> list[str | None]:
    """The field of each column, None where it has none: said in `mapping`, or by its name.

    A field is suggested for one column only: the first.
    """
    taken = {target for target in mapping.values() if target}
    columns: list[str | None] = []
    for name in header:
        target = mapping[name] if name in mapping else fields.meant_by(name)
        if name not in mapping and target in taken:
            target = None
        columns.append(target)
        taken |= {target} if target else set()
    return columns


def assign(
    header: Sequence[str], fields: Fields, mapping: Mapping[str, str | None]
) -> list[str | None]:
    """The field of each column; None only where the mapping says that it is left out.

    Raises InvalidInput, which names every column at fault: nothing of a file is passed over
    because its name was mistyped.
    """
    columns = [mapping[name] if name in mapping else fields.meant_by(name) for name in header]
    faults = [*_wrong_mapping(header, fields, mapping)]
    first: dict[str, str] = {}
    for name, target in zip(header, columns, strict=True):
        if target is None and name and name not in mapping:
            faults.append(_fault("unknown_column", column=name))
        elif target is not None and first.setdefault(target, name) is not name:
            faults.append(_fault("same_column", column=name, other=first[target]))
    if faults:
        raise InvalidInput(faults[:100])
    return columns


def _wrong_mapping(
    header: Sequence[str], fields: Fields, mapping: Mapping[str, str | None]
) -> Iterable[FieldError]:
    for name, target in mapping.items():
        if name not in header:
            yield _fault("missing_column", column=name)
        elif target in fields.closed:
            yield _fault("not_in_tables")
        elif target is not None and not fields.has(target):
            yield _fault("invalid_choice", expected=", ".join(fields.names))


def _fault(code: str, **params: object) -> FieldError:
    return FieldError("", code, params, parameter=MAPPING)


# --- dates and decimals as people write them ------------------------------------------------------

_PARTS = {
    "YYYY": r"(?P<y>\d{4})",
    "YY": r"(?P<y>\d{2})",
    "MM": r"(?P<m>\d{1,2})",
    "DD": r"(?P<d>\d{1,2})",
}


def _pattern(name: str) -> re.Pattern[str]:
    pattern = re.sub("YYYY|YY|MM|DD", lambda part: _PARTS[part[0]], re.escape(name))
    return re.compile(pattern, re.ASCII)


_DATES = {name: _pattern(name) for name in get_args(DateFormat)}
_DATES["YYYYMMDD"] = re.compile(r"(?P<y>\d{4})(?P<m>\d{2})(?P<d>\d{2})", re.ASCII)
_CENTURY = 50  # two digits of a year from here on are of the last century
# Either of two may be meant, day first or month first.
_UNCLEAR: tuple[tuple[DateFormat, DateFormat], ...] = (
    ("DD/MM/YYYY", "MM/DD/YYYY"),
    ("DD-MM-YYYY", "MM-DD-YYYY"),
)
_CERTAIN: tuple[DateFormat, ...] = (
    *("YYYY-MM-DD", "DD.MM.YYYY", "YYYYMMDD", "YYYY/MM/DD", "YYYY.MM.DD"),
)
_SHORT = tuple(name for name in _DATES if "YYYY" not in name)  # the century is never told
_TIME = re.compile(
    r"(?P<day>.*?\d)[T ]\s*(?P<time>\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(?:\s*(?P<half>[ap])\.?m\.?)?"
    r"\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?",
    re.ASCII | re.IGNORECASE,
)
_MIDNIGHT = re.compile(r"[0:.,]+")
# 1.012,50 or 1 012.50 or 1'012.50: digits, in groups or not, and decimals.
_DECIMAL = re.compile(
    r"(?P<sign>[+\-\u2212]?)(?P<whole>[0-9]+|[0-9]{1,3}(?:(?P<group>[.,'\u2019\s])[0-9]{3})"
    r"(?:(?P=group)[0-9]{3})*)(?:(?P<mark>[.,])(?P<rest>[0-9]+))?"
)
_GROUP = 3  # digits: 1.234 may be a thousand
# What a spreadsheet has made of a long number: 4,00614E+12, or zeros behind its fifteenth digit.
_DESTROYED = re.compile(r"[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}|[1-9]\d{14}0{3,}", re.IGNORECASE)


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
    """The date as YYYY-MM-DD; empty stays empty. A time of midnight is none."""
    if isinstance(cell, Fault):
        return cell
    text = shown(cell).strip()
    if isinstance(cell, date) or not text:
        return text
    text, time = _without_time(text)
    if time is not None:
        return Fault("date_with_time", {"time": time})
    names = [layout.date_format] if layout.date_format else _CERTAIN
    unclear = [] if layout.date_format else [name for pair in _UNCLEAR for name in pair]
    if found := {day for name in (*names, *unclear) if (day := _date(text, name))}:
        return found.pop() if len(found) == 1 else Fault("unclear_date")
    if layout.date_format is None and any(_date(text, name) for name in _SHORT):
        return Fault("unclear_date")
    if read := [name for name in (*names, *unclear) if _DATES[name].fullmatch(text)]:
        return Fault("impossible_date", {"expected": ", ".join(read)})
    return Fault("invalid_cell_date", {"expected": ", ".join(names)})


def as_decimal(cell: Cell, layout: Layout) -> str | Fault:
    """The number with a decimal point and all its digits; empty stays empty."""
    if isinstance(cell, Fault):
        return cell
    text = shown(cell).strip()
    if isinstance(cell, Decimal) or not text:
        return text
    match, mark = _DECIMAL.fullmatch(text), layout.decimal_mark
    if match is None:
        return Fault("invalid_decimal", {"expected": f"1234{mark or '.'}5"})
    if mark is None and _may_be_thousands(match):
        return Fault("unclear_decimal")
    proven = mark or _mark_of(match)
    whole, rest = re.sub(r"[^0-9]", "", match["whole"]), match["rest"]
    if match["mark"] != proven and _may_be_thousands(match):
        whole, rest = whole + rest, None
    elif match["group"] == proven is not None or match["mark"] not in {None, proven}:
        return Fault("invalid_decimal", {"expected": f"1234{mark or '.'}5"})
    sign = match["sign"].replace("\u2212", "-")
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"


def as_identifier(cell: Cell) -> str | Fault:
    """The text; a number that a spreadsheet has shortened is none: others have become the same."""
    text = shown(cell).strip()
    if isinstance(cell, str) and _DESTROYED.fullmatch(text):
        return Fault("destroyed_number", {"value": text})
    return text


def _without_time(text: str) -> tuple[str, str | None]:
    """The day of a text; and its time, unless that is midnight."""
    found = _TIME.fullmatch(text)
    if found is None:
        return text, None
    half = (found["half"] or "").lower()
    time = found["time"].removeprefix("12") if half == "a" else found["time"]
    return found["day"], None if _MIDNIGHT.fullmatch(time) and half != "p" else found["time"]


def _date(text: str, name: DateFormat) -> str | None:
    match = _DATES[name].fullmatch(text)
    if match is None:
        return None
    year = int(match["y"])
    if len(match["y"]) == 2:  # noqa: PLR2004
        year += 1900 if year >= _CENTURY else 2000
    try:
        return date(year, int(match["m"]), int(match["d"])).isoformat()
    except ValueError:
        return None


def _date_format(texts: list[str]) -> DateFormat | None:
    """The date format that all texts prove; None if no format is needed."""
    days = [_without_time(text)[0] for text in texts if text]
    short = [{name for name in _SHORT if _date(day, name)} for day in days]
    if short and all(short):
        refuse_open("dateFormat", sorted(set().union(*short)))
    for pair in _UNCLEAR:
        unclear = [day for day in days if any(_date(day, name) for name in pair)]
        possible = [name for name in pair if all(_date(day, name) for day in unclear)]
        differing = [day for day in unclear if len({_date(day, name) for name in pair}) > 1]
        if len(possible) > 1 and differing:
            refuse_open("dateFormat", pair)
        if len(possible) == 1 and len(unclear) == len(days):
            return possible[0]
    return None


def _decimal_mark(texts: list[str]) -> DecimalMark | None:
    """The decimal mark; None where there is no number with one."""
    found = [match for match in map(_DECIMAL.fullmatch, texts) if match]
    proven = {mark for match in found if (mark := _mark_of(match))}
    unclear = {match["mark"] for match in found if _may_be_thousands(match)}
    if len(proven) > 1 or unclear - proven:
        refuse_open("decimalMark", get_args(DecimalMark))
    return proven.pop() if proven else None


def _mark_of(match: re.Match[str]) -> DecimalMark | None:
    """The decimal mark that the number proves: 1.012,50 and 1.012.000 a comma, 12.5 a point."""
    if match["mark"] is None and match["group"] in {".", ","}:
        return "," if match["group"] == "." else "."
    mark = None if _may_be_thousands(match) else match["mark"]
    return cast(DecimalMark | None, mark)


def _may_be_thousands(match: re.Match[str]) -> bool:
    """Whether it is a number such as 1.234: a thousand, or one and a bit."""
    whole, rest = match["whole"], match["rest"] or ""
    return (
        match["group"] is None and len(rest) == _GROUP >= len(whole) and not whole.startswith("0")
    )
