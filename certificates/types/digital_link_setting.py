"""GS1 Digital Link, as a type sets it: which of its values are key qualifiers, and where products lead.

The GTIN is a certificate's `gtin`, the serial number its `serialNumber`; the other qualifiers are metadata.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any

import msgspec
import orjson
from django.core.exceptions import ValidationError
from django.core.validators import URLValidator
from msgspec import Meta

from accounts.errors import FieldError
from certificates.gs1 import BATCH, SERIAL, THIRD_PARTY_SERIAL, VARIANT
from certificates.search.keys import METADATA
from lib.structs import RequestStruct, convert_struct

from .models import SubjectKind

LONGEST_PAGE = 500
GTIN_PLACE = "{gtin}"
_IS_PAGE = URLValidator(schemes=["https"])
_EXAMPLE_GTIN = "09520123456788"
MetadataKey = Annotated[str, Meta(max_length=64)]


class DigitalLinkSetting(RequestStruct, frozen=True, kw_only=True):
    """Certificates of the type are found by `/01/{GTIN}`, if the issuer's company prefix is confirmed.

    `productPage` is where a bare GTIN leads; `{gtin}` in it is filled in. `batch`, `variant` and
    `thirdPartySerial` name searchable metadata fields that hold the key qualifiers 10, 22 and 235 (empty:
    none). `qrCode`: QR codes and printed documents show the Digital Link instead of the verify page's URL.
    """

    product_page: Annotated[str, Meta(min_length=1, max_length=LONGEST_PAGE)]
    batch: MetadataKey = "batch"
    variant: MetadataKey = ""
    third_party_serial: MetadataKey = ""
    qr_code: bool = False

    @property
    def names(self) -> dict[str, str]:
        """The search key that holds each qualifier."""
        named = {
            VARIANT: self.variant,
            BATCH: self.batch,
            SERIAL: "serialNumber",
            THIRD_PARTY_SERIAL: self.third_party_serial,
        }
        return {identifier: name for identifier, name in named.items() if name}

    def page_of(self, gtin: str) -> str:
        """The product's own page."""
        return self.product_page.replace(GTIN_PLACE, gtin)


def from_column(stored: Mapping[str, Any] | None) -> DigitalLinkSetting | None:
    """The setting as a version stores it; None where links are off."""
    return convert_struct(stored, DigitalLinkSetting) if stored else None


@lru_cache(maxsize=512)
def from_text(text: str) -> DigitalLinkSetting | None:
    """The same from the column's text. Cached: a version never changes."""
    return from_column(orjson.loads(text))


def to_column(setting: DigitalLinkSetting | None) -> dict[str, Any]:
    """The setting as a version stores it."""
    return msgspec.to_builtins(setting) if setting else {}


def find_faults(version: Mapping[str, Any]) -> Iterator[FieldError]:
    """Every rule that a version's setting breaks. `version` also holds kind and metadata fields."""
    setting = from_column(version.get("digital_link"))
    if setting is None:
        return
    if version.get("kind") == SubjectKind.PERSON:
        yield FieldError("/digitalLink", "no_product")
    try:
        _IS_PAGE(setting.page_of(_EXAMPLE_GTIN))
    except ValidationError:
        yield FieldError("/digitalLink/productPage", "invalid_format", {"expected": "https://…"})
    if "fields" not in version:  # some of the request could not be read
        return
    searchable = {field["key"] for field in version["fields"] if field.get("searchable")}
    for name in ("batch", "variant", "third_party_serial"):
        key = getattr(setting, name)
        if key and key not in searchable and key not in METADATA:
            place = "thirdPartySerial" if name == "third_party_serial" else name
            yield FieldError(f"/digitalLink/{place}", "no_search_key")
