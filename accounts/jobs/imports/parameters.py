"""Parameters that the jobs of all imports have."""

import msgspec

from lib.tables import Layout


class ImportParameters(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The layout and columns of an import’s file, stored as JSON when the job is created; a kind adds its own."""

    layout: Layout = msgspec.field(default_factory=Layout)
    header: list[str] = []
    columns: list[str | None] = []  # the field of each column
    rows: int | None = None  # an upper bound
    types: list[int] = []  # that exist for the key; empty: all
    checked: str | None = None  # the dry run of the same file that somebody has looked at
