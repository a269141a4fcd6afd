"""Find certificates by external reference, by their holder, or by one term, whatever was typed or scanned."""

from collections.abc import Collection, Iterable
from itertools import chain, islice, product
from typing import Any
from uuid import UUID

import orjson
from django.db.models import OuterRef, Q, QuerySet

from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.certificate.operations import CertificateSummary
from certificates.models import Certificate, CertificateKey, HolderName
from lib import ids, sql
from lib.text import clean_text, email_forms, is_no_text

from .keys import (
    ALWAYS,
    EXTERNAL_REF,
    HOLDER_EMAIL,
    LONGEST,
    column_of,
    has_part,
    hash_of,
    is_held_by,
    member,
    name_values,
    plain,
    ranges_of,
    spellings,
    states,
    words_of,
)
from .lists import ListQuery, probe, searchable_names
from .models import HASH_COLUMNS, PART_COLUMNS, CertificateKeyQuerySet


def with_reference(issuer_id: UUID, mode: Mode, references: Collection[str]) -> list[UUID]:
    """The ids of certificates that have one of these external references."""
    hashes = [hash_of(issuer_id, mode, EXTERNAL_REF, reference) for reference in references]
    keys = CertificateKey.objects.with_hash(column_of(EXTERNAL_REF), *hashes)
    stated = Q(*(states(EXTERNAL_REF, reference) for reference in references), _connector=Q.OR)
    rows = Certificate.objects.for_issuer(issuer_id, mode).filter(
        stated, pk__in=keys.values("certificate_id")
    )
    return list(rows.values_list("pk", flat=True))


class HolderSummary(CertificateSummary, frozen=True):
    """A certificate that was found by its holder's name, and the rotation of the name that was found."""

    value: str


def by_email(
    *, issuer_id: UUID, mode: Mode, email: str, types: frozenset[int] = frozenset()
) -> ListQuery:
    """The list of certificates of exactly this address, regardless of case; the newest first."""
    keys = with_email(issuer_id, mode, email, types)
    return ListQuery(keys, ("slot", "certificate_id"), "certificate__")


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
    *, issuer_id: UUID, mode: Mode, name: str, types: frozenset[int] = frozenset()
) -> ListQuery:
    """The list of names that have, for each of these words, a word that starts with it, in their order.

    Case and accents do not matter. `named_summaries` reads its rows.
    """
    rest, start = _split(name)
    names = HolderName.objects.for_issuer(issuer_id, mode)
    names = names.beginning(start) if start else names.none()
    if types:
        names = names.filter(certificate__type_id__in=types)
    for word in rest:
        names = names.filter(Q(value__startswith=word) | Q(value__contains=f" {word}"))
    return ListQuery(names, ("value", "certificate_id"), "certificate__")


def named_summaries(rows: QuerySet[Any, Any]) -> list[HolderSummary]:
    """Read the rows of `by_name(…).summaries("value")`."""
    return [HolderSummary(*row[1:], *row[:1]) for row in sql.fetch_values(rows)]


def each_once(rows: Iterable[HolderSummary], name: str) -> list[HolderSummary]:
    """Without the later rotations of a holder's name that begin as the first one: Ana Anastasi is found once."""
    _rest, start = _split(name)

    def is_first(row: HolderSummary) -> bool:
        turns = (turn for turn in name_values(row.holder_name or "") if turn.startswith(start))
        return row.value == min(turns, default=row.value)

    return list(filter(is_first, rows))


def _split(name: str) -> tuple[list[str], str]:
    """The words of a name that is searched for: the others, and the longest, which is the rarest."""
    *rest, start = sorted(words_of(name), key=len) or [""]
    return rest, start


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
       LATERAL ({"UNION ALL".join(_IN_COLUMN.format(column=column) for column in HASH_COLUMNS)}) AS found
 ORDER BY found.certificate_id DESC
 LIMIT %(limit)s
"""

SHORTEST_PART = 3  # letters and digits of a beginning or end
MAX_COMPARED = 1000
_PART_IN_COLUMN = """
(SELECT key.certificate_id
   FROM certificates_certificatekey key
  WHERE wanted.key_column = '{column}' AND key.{column} BETWEEN wanted.lowest AND wanted.highest
    AND key.issuer_id = %(issuer_id)s
  ORDER BY key.{column} DESC, key.slot DESC
  LIMIT wanted.most)
"""
PARTS = f"""
WITH found AS MATERIALIZED (
  SELECT DISTINCT found.certificate_id
    FROM unnest(%(columns)s::text[], %(lowest)s::bigint[], %(highest)s::bigint[],
                %(limits)s::int[]) AS wanted (key_column, lowest, highest, most),
         LATERAL ({"UNION ALL".join(_PART_IN_COLUMN.format(column=column) for column in chain(*PART_COLUMNS.values()))}) AS found
   ORDER BY found.certificate_id DESC
)
SELECT c.id, c.external_ref, c.document
  FROM found JOIN certificates_certificate c ON c.id = found.certificate_id
 WHERE c.issuer_id = %(issuer_id)s AND c.document IS NOT NULL
 ORDER BY c.id DESC
 LIMIT %(limit)s
"""


def by_id(rows: QuerySet[Certificate], term: str) -> UUID | None:
    """The certificate with this id or URL, in any spelling."""
    text = term.strip().rstrip("/").rpartition("/")[2]
    certificate_id = ids.parse_lenient(CertificatesPrefix.CERTIFICATE, text)
    matching = rows.filter(pk=certificate_id) if certificate_id else rows.none()
    return matching.values_list("pk", flat=True).first()


def by_term(issuer_id: UUID, term: str, *, limit: int = MAX_FOUND) -> list[UUID]:
    """Certificates of both modes with this id, number, serial number, product, batch or the like; where none
    has it, those with a value that begins or ends with it."""
    return by_value(issuer_id, term, limit=limit) or by_part(issuer_id, term, limit=limit)


def by_part(issuer_id: UUID, term: str, *, limit: int = MAX_FOUND) -> list[UUID]:
    """Certificates of both modes with a number, serial number, reference, product or batch that begins or ends
    with this term, regardless of case, blanks and dashes. The newest first.

    Of values that share what their codes hold, the newest `MAX_COMPARED` are compared.
    """
    part = plain(clean_text(term) or "")
    if not SHORTEST_PART <= len(part) <= LONGEST:
        return []
    rows = sql.fetch_all(PARTS, part_parameters(issuer_id, part, limit=limit))
    found = (
        certificate_id
        for certificate_id, reference, document in rows
        if has_part(part, orjson.loads(document), reference)
    )
    return list(islice(found, limit))


def part_parameters(issuer_id: UUID, part: str, *, limit: int) -> dict[str, Any]:
    """The parameters of `PARTS`, for a plain text."""
    ranges = [each for mode in Mode for each in ranges_of(issuer_id, mode, part)]
    columns, lowest, highest, are_held = map(list, zip(*ranges, strict=True))
    return {
        "issuer_id": issuer_id,
        "columns": columns,
        "lowest": lowest,
        "highest": highest,
        "limits": [limit if is_held else MAX_COMPARED for is_held in are_held],
        "limit": limit if all(are_held) else MAX_COMPARED,
    }


def by_value(issuer_id: UUID, term: str, *, limit: int = MAX_FOUND) -> list[UUID]:
    """Certificates of both modes with this id, number, serial number, product, batch or the like.

    The newest first. Whole values only; upper and lower case of the term are tried, too.
    """
    own = Certificate.objects.for_issuer(issuer_id)
    if exact := by_id(own, term):
        return [exact]
    term = clean_text(term) or ""
    if not term or any(map(is_no_text, term)):
        return []
    terms = {term, term.upper(), term.lower()}
    numbered = own.filter(mode__in=Mode.values, number__in=terms).values_list("pk", flat=True)
    keyed = sql.fetch_all(KEYS, key_parameters(issuer_id, terms, limit=limit))
    certificate_ids = {*numbered, *(key for (key,) in keyed)}
    return sorted(certificate_ids, reverse=True)[:limit]


def by_holder(issuer_id: UUID, term: str, *, limit: int = MAX_FOUND) -> list[UUID]:
    """Certificates of both modes by the holder's address, or by words of the name."""
    certificate_ids: list[UUID] = []
    for mode in Mode:
        if "@" in term:
            rows = by_email(issuer_id=issuer_id, mode=mode, email=term).rows
            found = rows.order_by("-slot", "-certificate_id")[:limit]
            certificate_ids += found.values_list("certificate_id", flat=True)
        else:
            listing = by_name(issuer_id=issuer_id, mode=mode, name=term)
            named = named_summaries(listing.summaries("value").order_by(*listing.order_by)[:limit])
            certificate_ids += [row.id for row in each_once(named, term)]
    return certificate_ids[:limit]


def key_parameters(issuer_id: UUID, terms: Iterable[str], *, limit: int) -> dict[str, Any]:
    """The parameters of `KEYS`."""
    names = sorted(ALWAYS | searchable_names(issuer_id))
    wanted = [
        (column_of(name), mode.value, hash_of(issuer_id, mode, name, value), *_stated(name, value))
        for mode, name, stated in product(Mode, names, sorted(terms))
        for value in spellings(name, stated)
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
