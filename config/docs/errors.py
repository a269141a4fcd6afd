"""What the page of errors says, from the error table."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from django.utils.safestring import SafeString

from accounts.api.foundation.problems import PROBLEMS, ProblemType
from accounts.errors import FIELD_MESSAGES

from .inline_code import marked_up


class ErrorEntry(NamedTuple):
    """One error code, ready to be shown; the code is also the anchor that `type` URLs point to."""

    code: str
    title: SafeString
    meaning: SafeString
    remedy: SafeString


class StatusGroup(NamedTuple):
    """The codes that share an HTTP status."""

    status: int
    entries: Sequence[ErrorEntry]


def groups() -> Iterator[StatusGroup]:
    """All problems by status, in the order of the statuses."""
    by_status = sorted(PROBLEMS.values(), key=lambda problem: problem.status)
    for status, problems in groupby(by_status, key=lambda problem: problem.status):
        yield StatusGroup(status, [_entry(problem) for problem in problems])


def fields() -> Iterator[tuple[str, SafeString]]:
    """The codes that stand in `errors[]`, with what they say of a field."""
    for code, message in FIELD_MESSAGES.items():
        yield code, marked_up(str(message) % _Ellipses())


class _Ellipses(dict[str, str]):
    """Stands in for the particulars that only a real answer has."""

    def __missing__(self, key: str) -> str:
        return "…"


def _entry(problem: ProblemType) -> ErrorEntry:
    return ErrorEntry(
        problem.code,
        marked_up(problem.title),
        marked_up(problem.meaning),
        marked_up(problem.remedy),
    )
