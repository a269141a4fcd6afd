"""Entries of the page of error codes, from the error table."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from django.utils.safestring import SafeString

from accounts.api.problems import PROBLEMS, ProblemType
from accounts.errors import FIELD_MESSAGES

from .inline_code import marked_up


class ErrorEntry(NamedTuple):
    """An error code as HTML; the code is also the anchor that `type` URLs point to."""

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
    """The codes of `errors[]` with their messages."""
    for code, message in FIELD_MESSAGES.items():
        yield code, marked_up(str(message) % _Ellipses())


class _Ellipses(dict[str, str]):
    """Shows an ellipsis for every parameter of a message."""

    def __missing__(self, key: str) -> str:
        return "…"


def _entry(problem: ProblemType) -> ErrorEntry:
    return ErrorEntry(
        problem.code,
        marked_up(problem.title),
        marked_up(problem.meaning),
        marked_up(problem.remedy),
    )
