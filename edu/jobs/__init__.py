"""The bulk work of EDU. Each module registers its own."""

from . import export as export
