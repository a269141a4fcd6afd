"""Search certificates by one term, whatever was typed or scanned."""

from collections.abc import Iterable
from itertools import product
from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from accounts.scopes import Mode
from certificates.models import Certificate
from certificates.prefixes import CertificatesPrefix
from lib import ids, sql
from lib.text import clean_text, is_no_text

from .by_holder import by_email, by_name
from .keys import ALWAYS, EXTERNAL_REF, column_of, hash_of, member
from .keys import spellings as spelled
from .lists import searchable_names
from .models import KEY_COLUMNS

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
