"""The kinds of usage, and the tables of those that are counted from rows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from django.db.models import Model

from .counter import UsageSubject


class UsageKind(StrEnum):
    """The kinds of usage, as the API names them."""

    CERTIFICATES = "certificates"
    API_CALLS = "apiCalls"
    VERIFICATIONS = "verifications"
    DELIVERIES = "deliveries"


APPROXIMATE = (UsageKind.API_CALLS, UsageKind.VERIFICATIONS)


@dataclass(frozen=True, slots=True)
class UsageSource:
    """A table whose rows are counted: `issuer`, `mode`, and an `id` that is a UUIDv7.

    `at` is the column that says on which day a row counts.
    """

    kind: UsageKind
    model: type[Model]
    at: str


SOURCES: dict[UsageKind, UsageSource] = {}
# Functions that get the subjects of counted events, to add them up in their own way.
SubjectCounter: TypeAlias = Callable[[Mapping[UsageSubject, int]], None]
SUBJECT_COUNTERS: dict[UsageKind, SubjectCounter] = {}


def register_usage_source(source: UsageSource) -> None:
    """Register the table of a kind, from `ready` of the app that owns it."""
    if source.kind in SOURCES:
        raise ValueError(f"the usage of {source.kind} is registered twice")
    SOURCES[source.kind] = source


def register_subject_counter(kind: UsageKind, taker: SubjectCounter) -> None:
    """Register a function that gets the counted subjects every few seconds.

    If it raises, it is handed the same counts again; so it keeps all of them or none.
    """
    if kind in SUBJECT_COUNTERS:
        raise ValueError(f"the subjects of {kind} are taken twice")
    SUBJECT_COUNTERS[kind] = taker
