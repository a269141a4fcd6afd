"""What is counted, and where the rows are of what is counted exactly."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from django.db.models import Model

from .counter import Subject


class Kind(StrEnum):
    """The kinds of usage, as the API names them."""

    CERTIFICATES = "certificates"
    API_CALLS = "apiCalls"
    VERIFICATIONS = "verifications"
    DELIVERIES = "deliveries"


APPROXIMATE = (Kind.API_CALLS, Kind.VERIFICATIONS)


@dataclass(frozen=True, slots=True)
class Source:
    """A table whose rows are counted: `issuer`, `mode`, and an `id` that is a UUIDv7.

    `at` is the column that says on which day a row counts.
    """

    kind: Kind
    model: type[Model]
    at: str


SOURCES: dict[Kind, Source] = {}
# Who is handed the subjects of what is counted in the process, and adds them up as they see fit.
Taker: TypeAlias = Callable[[Mapping[Subject, int]], None]
TAKERS: dict[Kind, Taker] = {}


def register(source: Source) -> None:
    """Adds a source, from the `ready` of the app that owns its rows. A kind has one."""
    if source.kind in SOURCES:
        raise ValueError(f"the usage of {source.kind} is registered twice")
    SOURCES[source.kind] = source


def register_taker(kind: Kind, taker: Taker) -> None:
    """Lets an app above know what was counted, every few seconds. A kind has one.

    If it raises, it is handed the same counts again; so it keeps all of them or none.
    """
    if kind in TAKERS:
        raise ValueError(f"the subjects of {kind} are taken twice")
    TAKERS[kind] = taker
