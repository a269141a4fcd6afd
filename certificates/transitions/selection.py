"""Selections of certificates for bulk transitions: by filters, ids, or both, up to a moment."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import islice
from typing import Any
from uuid import UUID

from django.db.models import Count

from accounts.domain.actors import RequestContext
from certificates.certificate.read import CertificateSummary, summaries
from certificates.errors import TooManySelected
from certificates.lifecycle import Action, State, is_allowed
from certificates.models import Certificate
from certificates.search.lists import CertificateFilters, ListQuery, select
from lib import ids

MAX_CERTIFICATES = 500_000  # certificates of one bulk transition
MAX_IDS = 5_000  # ids of one selection
SAMPLES = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificateSelection:
    """Certificates by filters and ids; those issued at `up_to` or later are left out."""

    filters: CertificateFilters = field(default_factory=CertificateFilters)
    ids: tuple[UUID, ...] | None = None
    up_to: datetime | None = None


def up_to(selection: CertificateSelection, moment: datetime) -> CertificateSelection:
    """The selection without certificates issued from this moment on."""
    return replace(selection, up_to=moment)


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectionPreview:
    """How many certificates are selected, how many the action can change now, and the newest few."""

    count: int
    movable: int
    samples: Sequence[CertificateSummary]
    up_to: datetime


def preview(
    *, context: RequestContext, selection: CertificateSelection, action: Action
) -> SelectionPreview:
    """Preview a bulk transition. Refuses with CertificateFilterTooBroad and TooManySelected."""
    listing = _listing(context, selection)
    if listing.rows.order_by()[: MAX_CERTIFICATES + 1].count() > MAX_CERTIFICATES:
        raise TooManySelected(limit=MAX_CERTIFICATES)
    states = listing.rows.order_by().values_list(f"{listing.prefix}state")
    numbers = {State(state): number for state, number in states.annotate(n=Count("*"))}
    order = [f"-{column}" for column in listing.order_by]
    return SelectionPreview(
        count=sum(numbers.values()),
        movable=sum(n for state, n in numbers.items() if is_allowed(action, state)),
        samples=summaries(listing.summaries().order_by(*order)[:SAMPLES]),
        up_to=selection.up_to or context.now,
    )


def selected_ids(*, context: RequestContext, selection: CertificateSelection) -> Iterator[UUID]:
    """The ids of the selected certificates at this moment, in order. Refuses as `preview` does."""
    listing = _listing(context, selection)
    key = listing.order_by[-1]
    certificate_ids = listing.rows.order_by(key).values_list(key, flat=True)[: MAX_CERTIFICATES + 1]
    for number, certificate_id in enumerate(certificate_ids.iterator(chunk_size=5_000), start=1):
        if number > MAX_CERTIFICATES:
            raise TooManySelected(limit=MAX_CERTIFICATES)
        yield certificate_id


def unknown_ids(*, context: RequestContext, certificate_ids: Sequence[UUID]) -> set[UUID]:
    """Those of these ids that do not exist for the caller."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    rows = rows.filter(pk__in=certificate_ids)
    return set(certificate_ids) - set(rows.values_list("pk", flat=True))


def _listing(context: RequestContext, selection: CertificateSelection) -> ListQuery:
    """The query of a selection. Raises CertificateFilterTooBroad; ids alone need no index."""
    issuer_id, mode = context.issuer.id, context.mode
    if selection.ids is not None and selection.filters == CertificateFilters(
        types=selection.filters.types
    ):
        own = Certificate.objects.for_issuer(issuer_id, mode, selection.filters.types)
        listing = ListQuery(own, ("id",))
    else:
        now = context.certificate_time
        listing = select(issuer_id=issuer_id, mode=mode, filters=selection.filters, now=now)
    key, bounds = listing.order_by[-1], dict[str, Any]()
    if selection.ids is not None:
        bounds[f"{key}__in"] = selection.ids
    if selection.up_to is not None:
        bounds[f"{key}__lt"] = ids.lower_bound(selection.up_to)
    return ListQuery(listing.rows.filter(**bounds), listing.order_by, listing.prefix)


def pack_ids(certificate_ids: Iterable[UUID]) -> Iterator[bytes]:
    """Ids as a job stores them: 16 bytes each."""
    rest = iter(certificate_ids)
    while some := list(islice(rest, 1_000)):
        yield b"".join(each.bytes for each in some)


def unpack_ids(data: bytes) -> list[UUID]:
    """The ids that `pack_ids` packed."""
    return [UUID(bytes=data[at : at + WIDTH]) for at in range(0, len(data), WIDTH)]


WIDTH = 16  # bytes of an id
