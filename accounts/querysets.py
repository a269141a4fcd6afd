"""The bases of querysets whose rows belong to issuers, and the errors for a row that does not exist, or exists already.

`for_issuer()` is the only way to a tenant's rows.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self, TypeVar
from uuid import UUID

from django.db import IntegrityError, models, transaction

from accounts.errors import ServiceError
from accounts.scopes import Mode

Row = TypeVar("Row", bound=models.Model)
Error = ServiceError | type[ServiceError]


class OwnedRows(models.QuerySet[Row]):
    """Rows that belong to issuers."""

    def get_or_raise(self, error: Error, **conditions: object) -> Row:
        """The row that meets the conditions. Raises `error` if there is none, or for None: an id that does not parse."""
        row = None if None in conditions.values() else self.filter(**conditions).first()
        if row is None:
            raise error
        return row


class IssuerRows(OwnedRows[Row]):
    """Rows of issuers, which both modes share."""

    def for_issuer(self, issuer_id: UUID) -> Self:
        """Those of one issuer."""
        return self.filter(issuer_id=issuer_id)


class ModeRows(OwnedRows[Row]):
    """Rows of issuers, live or test."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """Those of one issuer; of one mode, or of both for the issuer's own people."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)


@contextmanager
def unique_or_raise(error: Error) -> Iterator[None]:
    """Save a row in a savepoint. Raises `error` where the database refuses it: another has the value already."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as refused:
        raise error from refused
