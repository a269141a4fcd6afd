"""Texts for stored error codes: those of fields, and those of the table in `config.errors`."""

from collections.abc import Mapping
from typing import NamedTuple

from django.utils.functional import Promise

from .fields import field_message


class CodeTexts(NamedTuple):
    """What an error code is called, what it means, and what to do."""

    title: str | Promise
    meaning: str | Promise
    remedy: str | Promise


CODE_TEXTS: dict[str, CodeTexts] = {}  # of the table, filled by whoever reads it first


def describe_code(code: str, params: Mapping[str, object]) -> str:
    """The text of a code in the active language; the code itself if it has none."""
    texts = CODE_TEXTS.get(code)
    return field_message(code, params) or str(texts.title if texts else code)
