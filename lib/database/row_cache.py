"""A cache of rows that ends with the connection they were read over.

A cached row is never trusted by itself. It names the version of its row by `ctid` and `xmin`, and the
statement that acts on it begins with a guard that looks this version up (decision 0041).
"""

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from django.db import DEFAULT_DB_ALIAS, connections

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RowCache(Generic[K, V]):
    """At most `size` values for each thread's connection; the oldest one makes room.

    A new connection may lead to another server, or to the same one after billions of transactions,
    where the same names could mean other versions. So it begins with an empty cache.
    """

    def __init__(self, name: str, size: int) -> None:
        self._name = f"row_cache_{name}"
        self._size = size

    def get(self, key: K) -> V | None:
        """The value that was read over the present connection; None if there is none."""
        return self._values().get(key)

    def put(self, key: K, value: V) -> None:
        """Keep a value that was read just now."""
        values = self._values()
        if key not in values and len(values) >= self._size:
            del values[next(iter(values))]
        values[key] = value

    def _values(self) -> dict[K, V]:
        """The values of the present connection."""
        database: Any = connections[DEFAULT_DB_ALIAS]
        cached: tuple[Any, dict[K, V]] | None = getattr(database, self._name, None)
        if cached is None or cached[0] is not database.connection:
            cached = (database.connection, {})
            setattr(database, self._name, cached)
        return cached[1]
