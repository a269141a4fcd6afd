"""Successions: a certificate with all its predecessors and successors."""

from collections.abc import Collection
from uuid import UUID

from lib import sql

_CHAIN = """
WITH RECURSIVE chain AS (
  SELECT c.id, c.supersedes_id, c.superseded_by_id
    FROM certificates_certificate c WHERE c.id = ANY (%(ids)s)
   UNION
  SELECT c.id, c.supersedes_id, c.superseded_by_id
    FROM chain
    JOIN certificates_certificate c ON c.id IN (chain.supersedes_id, chain.superseded_by_id)
)
SELECT id FROM chain ORDER BY id
"""


def succession_of(certificate_ids: Collection[UUID]) -> list[UUID]:
    """The ids of the whole successions of these certificates, the oldest first."""
    return [row[0] for row in sql.fetch_all(_CHAIN, {"ids": list(certificate_ids)})]
