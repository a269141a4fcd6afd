"""Which certificates a bulk action means: filters of the list, ids, or both; up to a moment."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import islice
from typing import Any
from uuid import UUID

from django.db.models import Count

from accounts.scopes import Mode
from certificates.errors import TooManySelected
from certificates.lifecycle import Action, State, is_allowed
from certificates.models import Certificate
from certificates.operations.read import CertificateSummary, summaries
from certificates.operations.search.lists import CertificateFilters, ListQuery, select
from lib import ids

MOST = 500_000  # certificates of one bulk action
MOST_IDS = 5_000  # of them named one by one
SAMPLES = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificateSelection:
    """Certificates by what is known of them. What was issued at `up_to` or later is left out."""

    filters: CertificateFilters = field(default_factory=CertificateFilters)
    ids: tuple[UUID, ...] | None = None
    up_to: datetime | None = None


def up_to(selection: CertificateSelection, moment: datetime) -> CertificateSelection:
    """The same without what is issued from this moment on."""
    return replace(selection, up_to=moment)


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectionPreview:
    """How many are meant, how many of them the action can move now, and the newest few."""

    count: int
    movable: int
    samples: Sequence[CertificateSummary]
    up_to: datetime


def preview(
    *, issuer_id: UUID, mode: Mode, selection: CertificateSelection, action: Action, now: datetime
) -> SelectionPreview:
    """Looks, and changes nothing. Refuses with FilterTooBroad and TooManyAtOnce."""
    listing = _listing(issuer_id, mode, selection, now)
    if listing.rows.order_by()[: MOST + 1].count() > MOST:
        raise TooManySelected(limit=MOST)
    states = listing.rows.order_by().values_list(f"{listing.prefix}state")
    numbers = {State(state): number for state, number in states.annotate(n=Count("*"))}
    order = [f"-{column}" for column in listing.order_by]
    return SelectionPreview(
        count=sum(numbers.values()),
        movable=sum(n for state, n in numbers.items() if is_allowed(action, state)),
        samples=summaries(listing.summaries().order_by(*order)[:SAMPLES]),
        up_to=selection.up_to or now,
    )


def selected_ids(
    *, issuer_id: UUID, mode: Mode, selection: CertificateSelection, now: datetime
) -> Iterator[UUID]:
    """The ids as they are at this moment, in their own order. Refuses as `preview` does."""
    listing = _listing(issuer_id, mode, selection, now)
    key = listing.order_by[-1]
    found = listing.rows.order_by(key).values_list(key, flat=True)[: MOST + 1]
    for number, certificate_id in enumerate(found.iterator(chunk_size=5_000), start=1):
        if number > MOST:
            raise TooManySelected(limit=MOST)
        yield certificate_id


def unknown_ids(
    *, issuer_id: UUID, mode: Mode, types: frozenset[int], certificate_ids: Sequence[UUID]
) -> set[UUID]:
    """Those of these ids that name nothing here."""
    rows = Certificate.objects.for_issuer(issuer_id, mode, types).filter(pk__in=certificate_ids)
    return set(certificate_ids) - set(rows.values_list("pk", flat=True))


def _listing(
    issuer_id: UUID, mode: Mode, selection: CertificateSelection, now: datetime
) -> ListQuery:
    """Raises FilterTooBroad where no index serves the filters; a few ids need none."""
    if selection.ids is not None and selection.filters == CertificateFilters(
        types=selection.filters.types
    ):
        own = Certificate.objects.for_issuer(issuer_id, mode, selection.filters.types)
        listing = ListQuery(own, ("id",))
    else:
        listing = select(issuer_id=issuer_id, mode=mode, filters=selection.filters, now=now)
    key, bounds = listing.order_by[-1], dict[str, Any]()
    if selection.ids is not None:
        bounds[f"{key}__in"] = selection.ids
    if selection.up_to is not None:
        bounds[f"{key}__lt"] = ids.lower_bound(selection.up_to)
    return ListQuery(listing.rows.filter(**bounds), listing.order_by, listing.prefix)


def pack_ids(certificate_ids: Iterable[UUID]) -> Iterator[bytes]:
    """The ids as a job keeps them: 16 bytes each, one behind the other."""
    rest = iter(certificate_ids)
    while some := list(islice(rest, 1_000)):
        yield b"".join(each.bytes for each in some)


def unpack_ids(data: bytes) -> list[UUID]:
    """What `packed` made."""
    return [UUID(bytes=data[at : at + WIDTH]) for at in range(0, len(data), WIDTH)]


WIDTH = 16  # bytes of an id
