"""Search certificates by their holder's e-mail address or name."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Q

from accounts.scopes import Mode
from certificates.models import CertificateKey
from certificates.operations.read import CertificateSummary
from certificates.querysets import CertificateKeyQuerySet
from lib import sql

from .lists import ListQuery
from .search_keys import HOLDER_EMAIL, HOLDER_NAME, email_value, name_values, words_of


@dataclass(frozen=True, slots=True)
class PagePosition:
    """The end of a page: the value and the certificate of its last search key."""

    value: str
    certificate_id: UUID


@dataclass(frozen=True, slots=True)
class HolderPage:
    """A page of certificates, and its end; None if it is the last page."""

    rows: Sequence[CertificateSummary]
    place: PagePosition | None


def by_email(
    *,
    issuer_id: UUID,
    mode: Mode,
    email: str,
    limit: int,
    after: PagePosition | None,
    types: frozenset[int] = frozenset(),
) -> HolderPage:
    """Certificates of exactly this address, regardless of case; the newest first."""
    keys = _of_types(CertificateKey.objects.for_issuer(issuer_id, mode), types)
    keys = keys.filter(name=HOLDER_EMAIL, value=email_value(email))
    if after:
        keys = keys.filter(certificate_id__lt=after.certificate_id)
    rows, place = _page(keys, ("-certificate_id",), limit)
    return HolderPage([summary for _value, summary in rows], place)


def by_name(
    *,
    issuer_id: UUID,
    mode: Mode,
    name: str,
    limit: int,
    after: PagePosition | None,
    types: frozenset[int] = frozenset(),
) -> HolderPage:
    """Certificates of holders whose names have, for each of these words, a word that starts with it.

    Case and accents do not matter. In the order of the names. A page may hold fewer rows than the
    limit; the last one has no position.
    """
    words = sorted(words_of(name), key=len)
    if not words:
        return HolderPage((), None)
    start = words.pop()  # the longest is the rarest
    keys = _of_types(CertificateKey.objects.for_issuer(issuer_id, mode), types)
    keys = keys.beginning(HOLDER_NAME, start)
    for word in words:
        keys = keys.filter(Q(value__startswith=word) | Q(value__contains=f" {word}"))
    rows, place = _page(_behind(keys, after), ("value", "certificate_id"), limit)
    return HolderPage([row for value, row in rows if _is_first(value, row, start)], place)


def _of_types(keys: CertificateKeyQuerySet, types: frozenset[int]) -> CertificateKeyQuerySet:
    """Only certificates of these types (empty: of all)."""
    return keys.filter(certificate__type_id__in=types) if types else keys


def _behind(keys: CertificateKeyQuerySet, after: PagePosition | None) -> CertificateKeyQuerySet:
    if after is None:
        return keys
    same = Q(value=after.value, certificate_id__gt=after.certificate_id)
    return keys.filter(Q(value__gt=after.value) | same, value__gte=after.value)


def _is_first(value: str, row: CertificateSummary, start: str) -> bool:
    """Whether this is the name's first rotation that starts so: Ana Anastasi is found once."""
    turns = name_values(row.holder_name or "")
    return value == min((turn for turn in turns if turn.startswith(start)), default=value)


def _page(
    keys: CertificateKeyQuerySet, order: Sequence[str], limit: int
) -> tuple[list[tuple[str, CertificateSummary]], PagePosition | None]:
    """Values with their certificates, and the position of the last one if more follow."""
    listing = ListQuery(keys, (), "certificate__")
    page_rows = sql.fetch_values(listing.summaries("value").order_by(*order)[: limit + 1])
    rows = [(row[0], CertificateSummary(*row[1:])) for row in page_rows[:limit]]
    if len(page_rows) <= limit:
        return rows, None
    value, last = rows[-1]
    return rows, PagePosition(value, last.id)
