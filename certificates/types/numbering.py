"""Patterns of certificate numbers: what a pattern may contain, and the numbers it makes."""

import re
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

LONGEST_NUMBER = 64
MAX_DIGITS = 12
_TOKEN = re.compile(r"\{(code|year|month|seq:(\d{1,2}))\}", re.ASCII)
_PLAIN = re.compile(r"[A-Za-z0-9 ._/#-]*", re.ASCII)
_SEQUENCE = re.compile(r"\{seq:(\d{1,2})\}", re.ASCII)


class InvalidPattern(ValueError):
    """The pattern is invalid; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Series:
    """Numbers that differ only in their sequence: `name` has `{}` in its place."""

    name: str
    digits: int

    def number(self, sequence: int) -> str:
        """The number with this sequence; longer than the pattern where its digits are used up."""
        return self.name.replace("{}", f"{sequence:0{self.digits}}", 1)


def check(pattern: str, code: str) -> None:
    """Raises InvalidPattern unless the pattern makes certificate numbers for a type of this code."""
    rest = _TOKEN.sub("", pattern)
    if not _PLAIN.fullmatch(rest):
        raise InvalidPattern("pattern_characters")
    places = _SEQUENCE.findall(pattern)
    if len(places) != 1 or not 1 <= int(places[0]) <= MAX_DIGITS:
        raise InvalidPattern("pattern_sequence")
    longest = series(pattern, code=code, day=date.max).number(10**MAX_DIGITS - 1)
    if len(longest) > LONGEST_NUMBER:
        raise InvalidPattern("pattern_too_long")


@lru_cache(maxsize=1024)
def series(pattern: str, *, code: str, day: date) -> Series:
    """The series that a certificate of this day belongs to."""
    match = _SEQUENCE.search(pattern)
    assert match is not None  # no other pattern is ever stored
    values = {"code": code, "year": f"{day.year:04}", "month": f"{day.month:02}"}
    name = _TOKEN.sub(lambda token: values.get(token[1], "{}"), pattern)
    return Series(name, int(match[1]))
