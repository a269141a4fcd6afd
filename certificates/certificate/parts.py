"""Checks of all that is stored, in parts that processes share and that a later run can go on after."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.db import connections


@dataclass(frozen=True, slots=True)
class IntegrityFinding:
    """What is wrong with a stored certificate or file."""

    subject: str
    what: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.what}"


class Part(NamedTuple):
    """What one call checks, `first` and `last` as JSON values. A later run goes on after `last`."""

    first: Any
    last: Any


class Checked(NamedTuple):
    """How many things of a part are sound, and what is wrong with others."""

    sound: int
    findings: list[IntegrityFinding]


@dataclass(frozen=True, slots=True)
class Check:
    """One kind of thing that is checked. `parts(after)` are those behind a part that was checked before."""

    name: str
    parts: Callable[[Any], Sequence[Part]]
    run: Callable[[Part], Checked]


def run_parts(
    check: Check, parts: Sequence[Part], processes: int
) -> Iterator[tuple[Part, Checked]]:
    """The results in the order of the parts. Several processes share them, each with a connection of its own."""
    processes = min(processes, len(parts))
    if processes <= 1:
        yield from ((part, check.run(part)) for part in parts)
        return
    connections.close_all()  # a connection can't be shared
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        yield from zip(parts, pool.imap(check.run, parts), strict=True)
