"""One at a time for each issuer within this process: so that nobody's work fills all threads."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from accounts.errors import ServiceError


class IssuerLock:
    """Places of one kind, of which every issuer has one; `refusal` is raised where it is taken."""

    def __init__(self, refusal: type[ServiceError]) -> None:
        self._refusal = refusal
        self._taken: set[UUID] = set()
        self._door = threading.Lock()

    @contextmanager
    def place(self, issuer_id: UUID) -> Iterator[None]:
        """Holds the issuer's place."""
        with self._door:
            if issuer_id in self._taken:
                raise self._refusal
            self._taken.add(issuer_id)
        try:
            yield
        finally:
            self._taken.discard(issuer_id)
