"""Texts for stored error codes: those of fields, and those of the table in `config.errors`."""

from collections.abc import Mapping

from django.utils.functional import Promise

from .fields import field_message

TITLES: dict[str, str | Promise] = {}  # of the table, filled by whoever reads it first


def describe_code(code: str, params: Mapping[str, object]) -> str:
    """The text of a code in the active language; the code itself if it has none."""
    return field_message(code, params) or str(TITLES.get(code, code))
