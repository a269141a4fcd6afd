"""Locks of an issuer: its row, and one expensive request at a time in this process."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from accounts.errors import ServiceError
from accounts.models import Issuer


class IssuerLock:
    """One lock for each issuer; `refusal` is raised while it is held."""

    def __init__(self, refusal: type[ServiceError]) -> None:
        self._refusal = refusal
        self._taken: set[UUID] = set()
        self._door = threading.Lock()

    @contextmanager
    def place(self, issuer_id: UUID) -> Iterator[None]:
        """Hold the issuer's lock."""
        with self._door:
            if issuer_id in self._taken:
                raise self._refusal
            self._taken.add(issuer_id)
        try:
            yield
        finally:
            self._taken.discard(issuer_id)


def locked_issuer(issuer_id: UUID) -> Issuer:
    """The issuer, its row locked until the transaction ends: so that plan limits are exact.

    Issuing and verifying do not wait for it. The order of locks is in docs/architecture.md,
    *Rules that hold everywhere*.
    """
    return Issuer.objects.select_for_update(no_key=True).get(pk=issuer_id)
