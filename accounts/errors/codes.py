"""What a stored code says to people: that of a field, or one of the table of errors (`config.errors`)."""

from collections.abc import Mapping

from django.utils.functional import Promise

from .fields import field_message

TITLES: dict[str, str | Promise] = {}  # of the table, filled by whoever reads it first


def describe_code(code: str, params: Mapping[str, object]) -> str:
    """The code in the active language; itself where nobody has words for it."""
    return field_message(code, params) or str(TITLES.get(code, code))
