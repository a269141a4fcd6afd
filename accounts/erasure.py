"""Deletes stored responses to Idempotency-Keys that still name erased data."""

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from django.db import connection

from accounts.scopes import Mode

# A response that only names a subject holds no data of it and stays, so that an erasure does not make
# a batch run twice. With one of the words beside the name it does hold data.
_DELETE_RESPONSES = """
DELETE FROM accounts_storedresponse
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s
   AND (subject = ANY (%(subjects)s)
        OR (EXISTS (SELECT FROM unnest(%(names)s::bytea[]) name WHERE position(name IN body) > 0)
            AND EXISTS (SELECT FROM unnest(%(words)s::bytea[]) word
                         WHERE position(word IN body) > 0)))
"""


def erase_stored_responses(
    *,
    issuer_id: UUID,
    mode: Mode,
    subjects: Collection[UUID],
    names: Sequence[bytes],
    words: Sequence[bytes],
) -> int:
    """Delete the stored responses about these subjects; how many.

    And those of others that hold one of the names together with one of the words. From then on the
    key of such an answer means a new request.
    """
    parameters: dict[str, Any] = {
        "issuer_id": issuer_id,
        "mode": mode.value,
        "subjects": list(subjects),
        "names": list(names),
        "words": list(words),
    }
    with connection.cursor() as cursor:
        cursor.execute(_DELETE_RESPONSES, parameters)
        count: int = cursor.rowcount
    return count
