"""What the first page names because somebody has to do something about it."""

from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet
from django.utils.formats import number_format

COUNTED = 1_000  # counts of rows stop here


@dataclass(frozen=True, slots=True)
class AttentionItem:
    """One sentence, and the page on which it is dealt with."""

    text: str
    url: str
    is_urgent: bool = False

    @property
    def icon(self) -> str:
        """The symbol; it only repeats the order, in which urgent items come first."""
        return "error" if self.is_urgent else "info"


def urgent_first(items: list[AttentionItem]) -> list[AttentionItem]:
    """The items with the urgent ones first, otherwise in their order."""
    return sorted(items, key=lambda item: not item.is_urgent)


def bounded_count(rows: QuerySet[Any, Any]) -> int:
    """The number of rows, at most COUNTED and one."""
    return rows.order_by().values("pk")[: COUNTED + 1].count()


def shown_count(count: int) -> str:
    """The number as it is written: 1,000+ for more than were counted."""
    text = number_format(min(count, COUNTED), force_grouping=True)
    return f"{text}+" if count > COUNTED else text
