"""The rotation line of an API key: its predecessors and successors."""

from collections.abc import Mapping
from uuid import UUID

from accounts.prefixes import AccountsPrefix
from lib import ids, sql

_LINE = """
WITH RECURSIVE later AS (
  SELECT id, successor_id, type_ids FROM accounts_apikey WHERE id = %(key_id)s
   UNION ALL
  SELECT k.id, k.successor_id, k.type_ids
    FROM accounts_apikey k JOIN later ON k.id = later.successor_id
), earlier AS (
  SELECT id, type_ids FROM accounts_apikey WHERE successor_id = %(key_id)s
   UNION ALL
  SELECT k.id, k.type_ids FROM accounts_apikey k JOIN earlier ON k.successor_id = earlier.id
)
SELECT id, type_ids FROM later UNION ALL SELECT id, type_ids FROM earlier
"""


def rotation_line_of(key_id: UUID) -> Mapping[str, frozenset[int]]:
    """The public ids of all keys of this key's rotation line, with the types of each."""
    rows = sql.fetch_all(_LINE, {"key_id": key_id})
    return {
        ids.encode(AccountsPrefix.API_KEY, line_key_id): frozenset(types)
        for line_key_id, types in rows
    }
