"""Search certificates by one term, whatever was typed or scanned."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from accounts.scopes import Mode
from certificates.domain.prefixes import CertificatesPrefix
from certificates.models import Certificate
from lib import ids, sql

from .by_holder import by_email, by_name
from .lists import searchable_names
from .search_keys import ALWAYS, value_of

MOST = 50
# The newest of each search key, and of these the newest: a value that a million certificates have
# costs no more than a rare one.
KEYS = """
SELECT DISTINCT found.certificate_id
  FROM unnest(%(modes)s::text[]) AS mode, unnest(%(names)s::text[]) AS name,
       unnest(%(values)s::text[]) AS value,
       LATERAL (SELECT key.certificate_id
                  FROM certificates_certificatekey key
                 WHERE key.issuer_id = %(issuer_id)s AND key.mode = mode.mode
                   AND key.name = name.name AND key.value = value.value
                 ORDER BY key.certificate_id DESC
                 LIMIT %(limit)s) AS found
 ORDER BY found.certificate_id DESC
 LIMIT %(limit)s
"""


def by_id(rows: QuerySet[Certificate], term: str) -> UUID | None:
    """The certificate with this id or URL, in any spelling."""
    text = term.strip().rstrip("/").rpartition("/")[2]
    certificate_id = ids.parse_lenient(CertificatesPrefix.CERTIFICATE, text)
    matching = rows.filter(pk=certificate_id) if certificate_id else rows.none()
    return matching.values_list("pk", flat=True).first()


def by_term(issuer_id: UUID, term: str, *, limit: int = MOST) -> list[UUID]:
    """Certificates of both modes with this id, number, serial number, product, batch or the like.

    The newest first. Whole values only; upper and lower case of the term are tried, too.
    """
    own = Certificate.objects.for_issuer(issuer_id)
    if exact := by_id(own, term):
        return [exact]
    term = term.strip()
    if not term or not term.isprintable():
        return []
    spellings = {term, term.upper(), term.lower()}
    numbered = own.filter(mode__in=Mode.values, number__in=spellings).values_list("pk", flat=True)
    keyed = sql.fetch_all(KEYS, key_parameters(issuer_id, spellings, limit=limit))
    certificate_ids = {*numbered, *(key for (key,) in keyed)}
    return sorted(certificate_ids, reverse=True)[:limit]


def by_holder(issuer_id: UUID, term: str, *, limit: int = MOST) -> list[UUID]:
    """Certificates of both modes by the holder's address, or by words of the name."""
    certificate_ids: list[UUID] = []
    for mode in Mode:
        page: dict[str, Any] = {"issuer_id": issuer_id, "mode": mode, "limit": limit, "after": None}
        rows = by_email(email=term, **page) if "@" in term else by_name(name=term, **page)
        certificate_ids += [row.id for row in rows.rows]
    return certificate_ids[:limit]


def key_parameters(issuer_id: UUID, spellings: Iterable[str], *, limit: int) -> dict[str, Any]:
    """The parameters of `KEYS`."""
    return {
        "issuer_id": issuer_id,
        "modes": Mode.values,
        "names": sorted(ALWAYS | searchable_names(issuer_id)),
        "values": sorted(map(value_of, spellings)),
        "limit": limit,
    }
