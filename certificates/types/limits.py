"""Numbers that people write, and the limits of measured values: whether a value is outside of them.

Only what can be read without doubt is read. A number has a point or a comma as its decimal mark and no
grouping of digits; `1,200` may be a thousand two hundred, so it is none unless its row settles it.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Literal, NamedTuple

from lib.choices import describe_words
from lib.text import clean_text

ColumnRole = Literal["value", "limits", "min", "max", "unit"]
VALUE, LIMITS, MIN, MAX, UNIT = "value", "limits", "min", "max", "unit"
# fmt: off
describe_words("MetadataRole", "What a column of a measured table holds, so that values outside of their limits are marked", {
    "limits": "The limits as one text: `≥ 230`, `540 – 750`, `± 0.5`",
    "max": "The upper limit",
    "min": "The lower limit",
    "unit": "The unit of the value",
    "value": "The measured value",
})
# fmt: on

# By which words in a column's name its role is guessed; of several, the first here. "": it is none of these.
# fmt: off
ROLE_WORDS: Mapping[str, tuple[str, ...]] = {
    "": ("error", "erreur", "gabimi", "reference", "référence", "referencës", "nominal", "nominale", "nennwert", "nennmaß"),
    MIN: ("min", "minimum", "minimal", "minimale", "minimumi", "mindestwert", "untergrenze", "untere", "unterer", "lower", "lowest", "inférieure", "poshtme"),
    MAX: ("max", "maximum", "maximal", "maximale", "maks", "maksimale", "maksimumi", "höchstwert", "obergrenze", "obere", "oberer", "upper", "highest", "supérieure", "sipërme"),
    LIMITS: ("soll", "sollwert", "grenze", "grenzen", "grenzwert", "grenzwerte", "toleranz", "vorgabe", "anforderung", "limit", "limits", "limite", "limites", "tolerance", "tolérance", "toleranca", "required", "requirement", "specified", "exigée", "exigence", "kufi", "kufiri", "kufijtë", "kërkuar", "kërkesa"),
    UNIT: ("einheit", "maßeinheit", "unit", "units", "unité", "unités", "njësia", "njësi"),
    VALUE: ("ist", "istwert", "wert", "messwert", "gemessen", "ergebnis", "actual", "value", "measured", "result", "reading", "valeur", "mesurée", "mesuré", "obtenue", "résultat", "vlera", "vlerë", "matur", "rezultati"),
}
# fmt: on
_IN_BRACKETS = re.compile(r"\(.*?\)|\[.*?\]")
_WORD = re.compile(r"[^\W\d_]+")

_BEFORE = {
    ">=": (
        *("≥", ">=", "=>", "≧", "⩾", "at least", "from", "not less than", "no less than"),
        *("ab", "nicht unter", "nicht kleiner als", "größer gleich"),
    ),
    "<=": (
        *("≤", "<=", "=<", "≦", "⩽", "at most", "up to", "not more than", "no more than"),
        *("bis", "bis zu", "nicht über", "nicht größer als", "kleiner gleich"),
    ),
    ">": (">", "more than", "greater than", "above", "over", "mehr als", "größer als", "über"),
    "<": ("<", "less than", "below", "under", "weniger als", "kleiner als", "unter"),
}
_EITHER_SIDE = {
    ">=": ("min", "min.", "mind", "mind.", "minimum", "minimal", "mindestens"),
    "<=": ("max", "max.", "maximum", "maximal", "höchst.", "höchstens"),
}
_BEHIND = {">=": ("or more", "oder mehr"), "<=": ("or less", "oder weniger")}
_MEANING = {
    word: sign
    for table in (_BEFORE, _EITHER_SIDE, _BEHIND)
    for sign, words in table.items()
    for word in words
}


def _either(*tables: Mapping[str, tuple[str, ...]]) -> str:
    """A pattern of the tables' words; none is read as the beginning of a longer one."""
    words = [word for table in tables for each in table.values() for word in each]
    words.sort(key=len, reverse=True)
    return "(" + "|".join(map(re.escape, words)) + ")(?![a-zäöü])"


_N = r"([+\-−]?[0-9]{1,15}(?:[.,][0-9]{1,10})?)"
_ONE = rf"(?:{_either(_BEFORE, _EITHER_SIDE)}\s*{_N}|{_N}\s*{_either(_EITHER_SIDE, _BEHIND)})"
_NUMBER = re.compile(_N)
_ONE_END = re.compile(_ONE, re.IGNORECASE)
_TWO_ENDS = re.compile(
    rf"(?P<one>{_ONE})(?:\s*[,;/&–—-]\s*|\s+(?:and|und|to)\s+|\s+)(?P<other>{_ONE})", re.IGNORECASE
)
_RANGE = re.compile(
    rf"(?:(?:from|von)\s+)?{_N}(?:\s*(?:–|—|-|…|\.\.\.?)\s*|\s+(?:to|bis)\s+){_N}"
    rf"|(?:between|zwischen)\s+{_N}\s+(?:and|und)\s+{_N}",
    re.IGNORECASE,
)
_AROUND = re.compile(rf"{_N}?\s*(?:±|\+/?-)\s*{_N}")
_DIGITS = re.compile(r"[0-9]+(?:[.,][0-9]+)*")
_THOUSANDS = re.compile(r"[+\-−]?[1-9][0-9]{0,2}[.,][0-9]{3}")
_IN_DOUBT = re.compile(r"[1-9][0-9]{0,2}[.,][0-9]{3}")
_MINUTES = re.compile(r"min\b", re.IGNORECASE)
_MARKS = (".", ",")
_FAR = 30  # times; a thousand two hundred read as 1.2 is a thousand times too small


class End(NamedTuple):
    """An end of what is allowed; itself not, where it was stated with `<` or `>`."""

    value: Decimal
    strict: bool = False


Bounds = tuple[End | None, End | None]
NO_BOUNDS: Bounds = (None, None)


class Quantity(NamedTuple):
    """A number and the operator that stands with it: empty, `<`, `<=`, `>` or `>=`."""

    operator: str
    value: Decimal


class RowReading(NamedTuple):
    """What a row states: what was measured, what is allowed in all, and whether the one is within the other."""

    measured: Quantity | None
    bounds: Bounds  # none where the row allows anything, or something that cannot be read
    conforms: bool | None  # None where that cannot be said

    @property
    def value(self) -> Decimal | None:
        """What was measured, if it is a number alone."""
        return self.measured.value if self.measured and not self.measured.operator else None


def read_row(
    value: str,
    *,
    limits: str = "",
    low: str = "",
    high: str = "",
    unit: str = "",
    is_share: bool = False,
) -> RowReading:
    """A measured value with its limits, each as far as it can be read without doubt.

    `is_share`: of a whole, in per cent, so that none of its numbers can be in thousands.
    """
    mark = _decimal_mark((value, limits, low, high), is_share=is_share)
    measured = quantity(value, mark)
    read = [
        ends
        for text, ends in (
            (limits, NO_BOUNDS if _may_be_minutes(limits, unit) else bounds(limits, mark)),
            (low, (_end(low, mark, ">"), None)),
            (high, (None, _end(high, mark, "<"))),
        )
        if text.strip()
    ]
    lowest = max((end for end, _ in read if end), default=None)
    highest = min((end for _, end in read if end), key=_lower_first, default=None)
    if lowest and highest and lowest.value > highest.value:
        return RowReading(measured, NO_BOUNDS, None)
    reading = RowReading(measured, NO_BOUNDS if NO_BOUNDS in read else (lowest, highest), None)
    if reading.value is None:
        return reading
    if _is_beyond(reading.value, lowest, highest):
        return reading._replace(conforms=False)
    return reading._replace(conforms=None if reading.bounds == NO_BOUNDS else True)


def guess_roles(columns: Sequence[Iterable[str]]) -> dict[str, int]:
    """The places of the columns whose names say what they hold; of two that say the same, none.

    `columns` are the names of each, in any languages. The form of a type guesses by the same words in
    the browser.
    """
    guessed = [_role_in(" ".join(names)) for names in columns]
    return {role: guessed.index(role) for role in ROLE_WORDS if role and guessed.count(role) == 1}


def _role_in(names: str) -> str:
    words = set(_WORD.findall(_IN_BRACKETS.sub(" ", names.lower())))
    return next((role for role, known in ROLE_WORDS.items() if words & {*known}), "")


def rows_outside(rows: Sequence[Sequence[str]], roles: Sequence[str | None]) -> frozenset[int]:
    """The numbers of the rows whose measured value is outside of its limits."""
    if not have_limits(roles):
        return frozenset()
    cells = (_by_role(row, roles) for row in rows)
    return frozenset(
        place
        for place, cell in enumerate(cells)
        if read_row(
            cell[VALUE], limits=cell[LIMITS], low=cell[MIN], high=cell[MAX], unit=cell[UNIT]
        ).conforms
        is False
    )


def have_limits(roles: Sequence[str | None]) -> bool:
    """Whether columns with these roles have measured values and their limits."""
    return VALUE in roles and not {LIMITS, MIN, MAX}.isdisjoint(roles)


def stated_limits(row: Sequence[str], roles: Sequence[str | None]) -> str:
    """The limits of a row as it states them: `≥ 230`, `≥ 0.02, ≤ 0.05`."""
    cell = _by_role(row, roles)
    ends = [(cell[MIN], "≥"), (cell[MAX], "≤")]
    texts = [f"{sign} {text}" if _NUMBER.fullmatch(text) else text for text, sign in ends]
    return ", ".join(filter(None, (cell[LIMITS], *texts)))


def _by_role(row: Sequence[str], roles: Sequence[str | None]) -> Mapping[str, str]:
    """The cells of a row by what they hold; empty where the row has none.

    In the form in which they are stored, also where they were typed a moment ago.
    """
    cells = zip(roles, row, strict=False)
    return defaultdict(str, {role: clean_text(cell) or "" for role, cell in cells if role})


def bounds(text: str, mark: str = "") -> Bounds:
    """What a text allows: `≥ 230`, `max. 0,07`, `22 min`, `540 – 750`, `470 to 630`, `± 0.5`; none if it is in doubt."""
    text = text.strip()
    if match := _RANGE.fullmatch(text):
        least, most = (_end(part, mark) for part in match.groups() if part)
        return (least, most) if least and most and least <= most else NO_BOUNDS
    if _ONE_END.fullmatch(text):
        return _of_quantity(quantity(text, mark))
    if match := _TWO_ENDS.fullmatch(text):
        one, other = (_of_quantity(quantity(match[part], mark)) for part in ("one", "other"))
        low, high = one[0] or other[0], one[1] or other[1]
        return (low, high) if low and high and low.value <= high.value else NO_BOUNDS
    if match := _AROUND.fullmatch(text):
        middle, width = number(match[1] or "0", mark), number(match[2], mark)
        if middle is None or width is None:
            return NO_BOUNDS
        return End(middle - abs(width)), End(middle + abs(width))
    return NO_BOUNDS


def quantity(text: str, mark: str = "") -> Quantity | None:
    """A number, or one with its operator (`< 0.01`, `max. 5`); None for anything else, and where it is in doubt."""
    value, operator = number(text, mark), ""
    if value is None and (match := _ONE_END.fullmatch(text.strip())):
        before, first, second, behind = match.groups()
        value, operator = number(first or second, mark), _MEANING[(before or behind).lower()]
    return None if value is None else Quantity(operator, value)


def number(text: str, mark: str = "") -> Decimal | None:
    """The number that a cell states; None if it states anything else, or may have a mark of thousands.

    `mark` is the decimal mark where that is known.
    """
    text = text.strip()
    if not _NUMBER.fullmatch(text) or (
        _THOUSANDS.fullmatch(text) and (not mark or mark not in text)
    ):
        return None
    return Decimal(text.replace(",", ".").replace("−", "-"))


def _decimal_mark(texts: Sequence[str], *, is_share: bool) -> str:
    """The decimal mark of a row that has numbers in doubt; empty where its other numbers do not settle it.

    They do if all have the same mark and none is of another order of magnitude: `1350.5` within `1.200 – 1.400`.
    """
    if not any(map(_IN_DOUBT.search, texts)):  # as nearly always
        return ""
    written = [digits for text in texts for digits in _DIGITS.findall(text)]
    doubtful = [digits for digits in written if _THOUSANDS.fullmatch(digits)]
    certain = [digits for digits in written if digits not in doubtful]
    marks = {mark for digits in written for mark in _MARKS if mark in digits}
    if len(marks) != 1 or not doubtful:
        return ""
    (mark,) = marks
    if is_share:
        return mark
    values = [number(digits) for digits in certain]
    least = min(number(digits, mark) or 0 for digits in doubtful)
    is_settled = any(mark in digits for digits in certain)
    return mark if is_settled and all(v is not None and v < least * _FAR for v in values) else ""


def _may_be_minutes(limits: str, unit: str) -> bool:
    """Whether `22 min` may be a time."""
    return unit.strip(" .").lower() == "min" and bool(_MINUTES.search(limits))


def _end(text: str, mark: str, sign: str = "") -> End | None:
    """A number as an end; in a column of its own also with the operator that fits it: `> 20`, `max. 5`."""
    stated = quantity(text, mark) if text else None
    if stated is None or stated.operator not in ("", sign, f"{sign}="):
        return None
    return End(stated.value, strict=bool(stated.operator) and stated.operator == sign)


def _of_quantity(stated: Quantity | None) -> Bounds:
    if stated is None:
        return NO_BOUNDS
    end = End(stated.value, strict="=" not in stated.operator)
    return (end, None) if ">" in stated.operator else (None, end)


def _lower_first(end: End) -> tuple[Decimal, bool]:
    return end.value, not end.strict


def _is_beyond(value: Decimal, lowest: End | None, highest: End | None) -> bool:
    below = lowest is not None and (
        value < lowest.value or (lowest.strict and value == lowest.value)
    )
    above = highest is not None and (
        value > highest.value or (highest.strict and value == highest.value)
    )
    return below or above
