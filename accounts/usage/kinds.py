"""What is counted, and where the rows are of what is counted exactly."""

from dataclasses import dataclass
from enum import StrEnum

from django.db.models import Model


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


def register(source: Source) -> None:
    """Adds a source, from the `ready` of the app that owns its rows. A kind has one."""
    if source.kind in SOURCES:
        raise ValueError(f"the usage of {source.kind} is registered twice")
    SOURCES[source.kind] = source
