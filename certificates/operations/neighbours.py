"""What stands beside a certificate, as a key sees it that is limited to some types."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar
from uuid import UUID

from certificates.models import Certificate


class Told(Protocol):
    """A row that names what the certificate supersedes, and what it is superseded by."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def supersedes_id(self) -> UUID | None: ...

    @property
    def superseded_by_id(self) -> UUID | None: ...


T = TypeVar("T", bound=Told)


def beyond(certificate_ids: Iterable[UUID | None], types: frozenset[int]) -> frozenset[UUID]:
    """Those of these certificates that there are not for a key that is limited to `types`."""
    named = {each for each in certificate_ids if types and each}
    if not named:
        return frozenset()
    rows = Certificate.objects.filter(pk__in=named).exclude(type__in=types)
    return frozenset(rows.values_list("pk", flat=True))


def as_seen(rows: Sequence[T], types: frozenset[int]) -> Sequence[T]:
    """The rows without the names of predecessors and successors that there are not for the key."""
    if not types:
        return rows
    named = (key for row in rows for key in (row.supersedes_id, row.superseded_by_id))
    hidden = beyond(named, types)
    return [_without(row, hidden) for row in rows]


def _without(row: T, hidden: frozenset[UUID]) -> T:
    before, after = row.supersedes_id, row.superseded_by_id
    return replace(
        row,
        supersedes_id=None if before in hidden else before,
        superseded_by_id=None if after in hidden else after,
    )
