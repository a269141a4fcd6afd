"""One proof file and what has to be found of it; the cases are collected in CASES."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from .world import LOG, LOG_KEY, WITNESS, WITNESS_KEY, Members, World, genuine

IN_FORCE, NOT_IN_FORCE, NOT_GENUINE, CANNOT_TELL, TEST = range(5)
LOG_VKEY = LOG_KEY.note_key(LOG)
WITNESS_VKEY = WITNESS_KEY.note_key(WITNESS, b"\4")


@dataclass
class Case:
    """A file, the keys that the verifier is given, and the verdict; `says` is part of the program's answer."""

    verdict: int
    content: bytes
    says: str = ""
    logs: list[str] = field(default_factory=lambda: [LOG_VKEY])
    witnesses: list[str] = field(default_factory=list)


CASES: dict[str, Callable[[], Case]] = {}


def case(make: Callable[[], Case]) -> Callable[[], Case]:
    CASES[make.__name__] = make
    return make


def encoded(file: object) -> bytes:
    return json.dumps(file, ensure_ascii=False).encode()


def of(world: World, verdict: int, says: str = "", **keys: list[str]) -> Case:
    return Case(verdict, encoded(world.file()), says, **keys)


def altered(verdict: int, change: Callable[[Members], object], says: str = "") -> Case:
    """The genuine file after a change."""
    file = genuine().file()
    change(file)
    return Case(verdict, encoded(file), says)
