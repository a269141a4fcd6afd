"""One test over many cases, which names every case that is at fault."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from django.db import transaction
from django.utils import timezone, translation

Case = TypeVar("Case")


def check_each(cases: Iterable[Case], check: Callable[[Case], None]) -> None:
    """Check each case, and fail with all that are at fault; what a case has written is undone after it.

    A test for each case would make the same rows again every time, which takes longer than the cases.
    """
    faults = []
    for case in cases:
        translation.deactivate()  # Django leaves those of a request active
        timezone.deactivate()
        block: Any = transaction.atomic()
        block._from_testcase = True  # what needs a transaction still has to begin one
        with block:
            try:
                check(case)
            except Exception as error:
                faults.append(f"{case}: {type(error).__name__}: {error}")
            transaction.set_rollback(True)
    assert not faults, "\n".join(faults)
