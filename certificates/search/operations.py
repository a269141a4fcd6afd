"""Find certificates by external reference, by their holder, or by one term, whatever was typed or scanned."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any
from uuid import UUID

from django.db.models import OuterRef, Q, QuerySet, Value

from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.certificate.operations import CertificateSummary
from certificates.models import Certificate, CertificateKey, HolderName
from certificates.search.lists import after_position
from certificates.search.models import CertificateKeyQuerySet, HolderNameQuerySet
from lib import ids, sql
from lib.text import clean_text, email_forms, is_no_text

from .keys import (
    ALWAYS,
    EXTERNAL_REF,
    HOLDER_EMAIL,
    column_of,
    hash_of,
    is_held_by,
    member,
    name_values,
    states,
    words_of,
)
from .keys import spellings as spelled
from .lists import ListQuery, probe, searchable_names
from .models import KEY_COLUMNS


def with_reference(issuer_id: UUID, mode: Mode, references: Collection[str]) -> list[UUID]:
    """The ids of certificates that have one of these external references."""
    hashes = [hash_of(issuer_id, mode, EXTERNAL_REF, reference) for reference in references]
    keys = CertificateKey.objects.with_hash(column_of(EXTERNAL_REF), *hashes)
    stated = Q(*(states(EXTERNAL_REF, reference) for reference in references), _connector=Q.OR)
    rows = Certificate.objects.for_issuer(issuer_id, mode).filter(
        stated, pk__in=keys.values("certificate_id")
    )
    return list(rows.values_list("pk", flat=True))


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


MAX_FOUND = 50
# The newest of each search key, and of these the newest: a value that a million certificates have
# costs no more than a rare one. A subquery that is no EXISTS checks that a certificate states it:
# PostgreSQL would make a join of that, and read all certificates with a common value.
_IN_COLUMN = """
(SELECT key.certificate_id
   FROM certificates_certificatekey key
  WHERE wanted.key_column = '{column}' AND key.{column} = wanted.hash
    AND (SELECT c.issuer_id = %(issuer_id)s AND c.mode = wanted.mode
                AND (c.external_ref = wanted.external_ref OR position(wanted.member IN c.document) > 0
                     OR certificates_cleaned(c.external_ref) = wanted.external_ref
                     OR position(convert_from(wanted.member, 'UTF8')
                                 IN certificates_cleaned(convert_from(c.document, 'UTF8'))) > 0)
           FROM certificates_certificate c WHERE c.id = key.certificate_id)
  ORDER BY key.slot DESC, key.certificate_id DESC
  LIMIT %(limit)s)
"""
KEYS = f"""
SELECT DISTINCT found.certificate_id
  FROM unnest(%(columns)s::text[], %(modes)s::text[], %(hashes)s::bigint[], %(members)s::bytea[],
              %(references)s::text[]) AS wanted (key_column, mode, hash, member, external_ref),
       LATERAL ({"UNION ALL".join(_IN_COLUMN.format(column=column) for column in KEY_COLUMNS)}) AS found
 ORDER BY found.certificate_id DESC
 LIMIT %(limit)s
"""


def by_id(rows: QuerySet[Certificate], term: str) -> UUID | None:
    """The certificate with this id or URL, in any spelling."""
    text = term.strip().rstrip("/").rpartition("/")[2]
    certificate_id = ids.parse_lenient(CertificatesPrefix.CERTIFICATE, text)
    matching = rows.filter(pk=certificate_id) if certificate_id else rows.none()
    return matching.values_list("pk", flat=True).first()


def by_term(issuer_id: UUID, term: str, *, limit: int = MAX_FOUND) -> list[UUID]:
    """Certificates of both modes with this id, number, serial number, product, batch or the like.

    The newest first. Whole values only; upper and lower case of the term are tried, too.
    """
    own = Certificate.objects.for_issuer(issuer_id)
    if exact := by_id(own, term):
        return [exact]
    term = clean_text(term) or ""
    if not term or any(map(is_no_text, term)):
        return []
    spellings = {term, term.upper(), term.lower()}
    numbered = own.filter(mode__in=Mode.values, number__in=spellings).values_list("pk", flat=True)
    keyed = sql.fetch_all(KEYS, key_parameters(issuer_id, spellings, limit=limit))
    certificate_ids = {*numbered, *(key for (key,) in keyed)}
    return sorted(certificate_ids, reverse=True)[:limit]


def by_holder(issuer_id: UUID, term: str, *, limit: int = MAX_FOUND) -> list[UUID]:
    """Certificates of both modes by the holder's address, or by words of the name."""
    certificate_ids: list[UUID] = []
    for mode in Mode:
        page: dict[str, Any] = {"issuer_id": issuer_id, "mode": mode, "limit": limit, "after": None}
        rows = by_email(email=term, **page) if "@" in term else by_name(name=term, **page)
        certificate_ids += [row.id for row in rows.rows]
    return certificate_ids[:limit]


def key_parameters(issuer_id: UUID, spellings: Iterable[str], *, limit: int) -> dict[str, Any]:
    """The parameters of `KEYS`."""
    names = sorted(ALWAYS | searchable_names(issuer_id))
    wanted = [
        (column_of(name), mode.value, hash_of(issuer_id, mode, name, value), *_stated(name, value))
        for mode, name, stated in product(Mode, names, sorted(spellings))
        for value in spelled(name, stated)
    ]
    columns, modes, hashes, members, references = zip(*wanted, strict=True)
    return {
        "issuer_id": issuer_id,
        "columns": list(columns),
        "modes": list(modes),
        "hashes": list(hashes),
        "members": list(members),
        "references": list(references),
        "limit": limit,
    }


def _stated(name: str, value: str) -> tuple[bytes | None, str | None]:
    """What a certificate states where it has this name and value: in its document, or as reference."""
    return (None, value) if name == EXTERNAL_REF else (member(name, value), None)
