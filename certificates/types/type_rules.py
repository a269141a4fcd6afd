"""Rules for versions of a type, for the API, the back office and presets alike."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from accounts.errors import FieldError
from accounts.scopes import Locale
from certificates.models import CertificateType
from certificates.search.keys import METADATA
from certificates.search.lists import FILTERS

from . import credential_setting, digital_link_setting, numbering
from .fields import declaration_faults, from_stored

MAX_SIGNATORIES = 20
NAMES = tuple(f"name_{locale}" for locale in Locale.values)
LONGEST_DESCRIPTION = 2000
# Parameters of the list of certificates, where a searchable field is a filter of its own name.
RESERVED_KEYS = FILTERS.difference(METADATA) | {"limit", "cursor", "include", "metadata"}
CODE = re.compile(r"[A-Za-z0-9_-]{1,60}")


def code_faults(code: str) -> Iterator[FieldError]:
    """Faults of a new type's code. Digits alone are refused, as they would be read as a type's id."""
    if code.isdigit():
        yield FieldError("/code", "digits_alone")


def keys_of(certificate_type: CertificateType) -> set[str]:
    """The metadata keys that a type has now; none where it is in the making."""
    current = certificate_type.current
    return {field["key"] for field in current.fields} if current else set()


def find_faults(
    version: Mapping[str, Any], *, code: str, keys: Collection[str] = ()
) -> Iterator[FieldError]:
    """Every rule that a version of a type with this code breaks, by the API's field names.

    `keys` are those of the version before: they may stay, whatever has been reserved since.
    """
    names = [version[name] for name in NAMES if name in version]
    if names and not any(names):
        yield FieldError("/name", "required")
    pattern = version.get("number_pattern")
    if pattern:
        try:
            numbering.check(pattern, code)
        except numbering.InvalidPattern as error:
            yield FieldError("/numberPattern", error.code)
    fields = from_stored(version.get("fields", ()))
    yield from declaration_faults(fields)
    reserved = RESERVED_KEYS.difference(keys)
    for index, field in enumerate(fields):
        if field.key in reserved:
            yield FieldError(f"/fields/{index}/key", "reserved")
    if len(version.get("signatories", ())) > MAX_SIGNATORIES:
        yield FieldError("/signatories", "too_many", {"limit": MAX_SIGNATORIES})
    yield from digital_link_setting.find_faults(version)
    yield from credential_setting.find_faults(version)
