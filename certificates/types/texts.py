"""Texts of certificate types in up to four languages, in requests."""

from typing import Annotated

import msgspec
from msgspec import Meta

from . import type_rules
from .fields import Label

Long = Annotated[str, Meta(max_length=type_rules.LONGEST_DESCRIPTION)]


class TypeNames(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name in at least one language; where one is missing English is shown, or any other."""

    de: Label = ""
    en: Label = ""
    fr: Label = ""
    sq: Label = ""


class TypeDescriptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A description in each language; where one is missing, English is shown."""

    de: Long | None = None
    en: Long | None = None
    fr: Long | None = None
    sq: Long | None = None
