"""Search certificates by their holder's e-mail address or name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import OuterRef, Q, QuerySet, Value

from accounts.scopes import Mode
from certificates.certificate.read import CertificateSummary
from certificates.models import Certificate, CertificateKey, HolderName
from certificates.querysets import CertificateKeyQuerySet, HolderNameQuerySet, after_position
from lib import ids, sql
from lib.text import email_forms

from .keys import HOLDER_EMAIL, column_of, hash_of, is_held_by, name_values, words_of
from .lists import ListQuery, probe

Found = tuple[str, CertificateSummary]  # a value beside the certificate that it found


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
    keys = with_email(issuer_id, mode, email, types)
    if after:
        position = ids.slot(after.certificate_id), after.certificate_id
        keys = keys.filter(after_position(("slot", "certificate_id"), position))
    rows, place = _page(keys.annotate(value=Value("")), ("-slot", "-certificate_id"), limit)
    return HolderPage([row for _value, row in rows], place)


def with_email(
    issuer_id: UUID, mode: Mode, email: str, types: frozenset[int] = frozenset()
) -> CertificateKeyQuerySet:
    """The search keys of certificates that have this address."""
    hashes = [hash_of(issuer_id, mode, HOLDER_EMAIL, form) for form in email_forms(email)]
    keys = CertificateKey.objects.with_hash(column_of(HOLDER_EMAIL), *hashes)
    own = Certificate.objects.for_issuer(issuer_id, mode, types).filter(is_held_by(email))
    held: CertificateKeyQuerySet = probe(keys, own.filter(pk=OuterRef("certificate_id")))
    return held


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
    names = HolderName.objects.for_issuer(issuer_id, mode).beginning(start)
    if types:
        names = names.filter(certificate__type_id__in=types)
    for word in words:
        names = names.filter(Q(value__startswith=word) | Q(value__contains=f" {word}"))
    rows, place = _page(_behind(names, after), ("value", "certificate_id"), limit)
    return HolderPage([row for value, row in rows if _is_first(value, row, start)], place)


def _behind(names: HolderNameQuerySet, after: PagePosition | None) -> HolderNameQuerySet:
    if after is None:
        return names
    same = Q(value=after.value, certificate_id__gt=after.certificate_id)
    return names.filter(Q(value__gt=after.value) | same, value__gte=after.value)


def _is_first(value: str, row: CertificateSummary, start: str) -> bool:
    """Whether this is the name's first rotation that starts so: Ana Anastasi is found once."""
    turns = name_values(row.holder_name or "")
    return value == min((turn for turn in turns if turn.startswith(start)), default=value)


def _page(
    found: QuerySet[Any], order: Sequence[str], limit: int
) -> tuple[list[Found], PagePosition | None]:
    """Values with their certificates, and the position of the last one if more follow."""
    listing = ListQuery(found, (), "certificate__")
    page_rows = sql.fetch_values(listing.summaries("value").order_by(*order)[: limit + 1])
    rows = [(row[0], CertificateSummary(*row[1:])) for row in page_rows[:limit]]
    if len(page_rows) <= limit:
        return rows, None
    value, last = rows[-1]
    return rows, PagePosition(value, last.id)
