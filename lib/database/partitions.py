"""Tables in partitions by time: made ahead by a task, and dropped when they are old (decision 0073)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from django.db import IntegrityError, connection, transaction

T = TypeVar("T")
_NO_PARTITION = "23514"  # check_violation: of a partition's bounds, too


@dataclass(frozen=True)
class PartitionedTable:
    """A table in partitions. A function of the database, without arguments, knows what is kept."""

    keep_function: str

    def keep(self) -> None:
        """Make the partitions of the coming days, and drop those that are too old."""
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(f"SELECT {self.keep_function}()")

    def write(self, work: Callable[[], T]) -> T:
        """Do work that inserts rows, in a transaction; where there is no partition yet, make it first."""
        try:
            with transaction.atomic():
                return work()
        except IntegrityError as error:
            if getattr(error.__cause__, "sqlstate", "") != _NO_PARTITION:
                raise
        self.keep()  # the task that makes them has not run
        with transaction.atomic():
            return work()
