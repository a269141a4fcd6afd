"""The rows to measure. Another row is an entry in one of these modules."""

from .growth import GROWTH_ROWS
from .issuing import ISSUING_ROWS
from .reading import READING_ROWS
from .row import Row, Side, seed_of
from .webhooks import WEBHOOK_ROWS

ROWS = (*ISSUING_ROWS, *READING_ROWS, *WEBHOOK_ROWS)

__all__ = ["GROWTH_ROWS", "ROWS", "Row", "Side", "seed_of"]
