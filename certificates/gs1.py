"""GS1 Digital Link: URIs that name a product, and more narrowly its variant, batch and serial number.

`/01/{gtin}`, followed by key qualifiers in the order of `QUALIFIERS` (GS1 Digital Link: URI syntax).
Values are compared exactly: upper and lower case differ, as they do in a barcode.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from django.conf import settings

# Where GS1 itself resolves: the form in which two parties compare a product's URI (URI syntax, 4.9).
CANONICAL_RESOLVER = "https://id.gs1.org"
GTIN = "01"
VARIANT, BATCH, SERIAL, THIRD_PARTY_SERIAL = "22", "10", "21", "235"
# The key qualifiers of a GTIN in the order of the standard, and how long a value may be.
QUALIFIERS = {VARIANT: 20, BATCH: 20, SERIAL: 20, THIRD_PARTY_SERIAL: 28}
GTIN_DIGITS = 14
PREFIX_DIGITS = range(3, 13)  # of a GS1 Company Prefix; GS1's own prefix for examples has three
_GTIN = re.compile(r"[0-9]{8}|[0-9]{12,14}", re.ASCII)
_PREFIX = re.compile(r"[0-9]{3,12}", re.ASCII)
# The characters that a barcode can encode (GS1 General Specifications, character set 82).
_ENCODABLE = re.compile(r"""[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+""", re.ASCII)
_BROKEN_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")


class MalformedLink(ValueError):
    """The URI is no GS1 Digital Link of a product."""


@dataclass(frozen=True, slots=True)
class ProductKey:
    """A product by its GTIN of 14 digits, narrowed by key qualifiers in the order of the standard."""

    gtin: str
    qualifiers: tuple[tuple[str, str], ...] = ()

    @property
    def path(self) -> str:
        """`{gtin}/10/{batch}`, as `parse` reads it: with everything escaped that would end a segment."""
        pairs = (f"{identifier}/{quote(value, safe='')}" for identifier, value in self.qualifiers)
        return "/".join((self.gtin, *pairs))

    @property
    def uri(self) -> str:
        """The GS1 Digital Link URI, resolved by this service."""
        return f"{settings.BASE_URL}/{GTIN}/{self.path}"

    @property
    def canonical_uri(self) -> str:
        """The same product's URI at GS1's own resolver: it names nobody's address, and so never changes."""
        return f"{CANONICAL_RESOLVER}/{GTIN}/{self.path}"

    @property
    def levels(self) -> "list[ProductKey]":
        """The key and all that are less narrow, down to the GTIN alone; the narrowest first."""
        ends = range(len(self.qualifiers), -1, -1)
        return [ProductKey(self.gtin, self.qualifiers[:end]) for end in ends]


def parse(raw_path: str) -> ProductKey:
    """The key in a path that is still percent-encoded: `{gtin}/10/{batch}`, maybe with a slash at its end.

    Raises MalformedLink.
    """
    gtin, *rest = raw_path.removesuffix("/").split("/")
    identifiers, values = rest[::2], rest[1::2]
    if len(identifiers) != len(values):
        raise MalformedLink
    order = [list(QUALIFIERS).index(each) for each in identifiers if each in QUALIFIERS]
    if len(order) < len(identifiers) or order != sorted(set(order)):
        raise MalformedLink
    return ProductKey(
        normalized_gtin(_decoded(gtin)),
        tuple(
            (identifier, _checked(identifier, _decoded(value)))
            for identifier, value in zip(identifiers, values, strict=True)
        ),
    )


def product_key(gtin: str, values: Mapping[str, str | None]) -> ProductKey:
    """The key of a product as a certificate states it: without values that no barcode can hold.

    A third party's serial number stands alone, and only where there is no other (URI syntax: upui-path).
    """
    stated = {name: value for name, value in values.items() if value and _fits(name, value)}
    third_party = stated.pop(THIRD_PARTY_SERIAL, None)
    if third_party and SERIAL not in stated:
        stated = {THIRD_PARTY_SERIAL: third_party}
    return ProductKey(
        normalized_gtin(gtin), tuple((name, stated[name]) for name in QUALIFIERS if name in stated)
    )


def stated_product(document: Mapping[str, Any], setting: Mapping[str, Any]) -> ProductKey | None:
    """The key of the product that a canonical document is about; None without a valid GTIN.

    `setting` is the column `digital_link` of its type's version: which metadata are key qualifiers.
    """
    gtin = document.get("gtin")
    if gtin is None or not has_check_digit(gtin):
        return None
    metadata = document.get("metadata", {})
    names = {BATCH: "batch", VARIANT: "variant", THIRD_PARTY_SERIAL: "thirdPartySerial"}
    stated = {
        identifier: metadata.get(setting.get(name) or "") for identifier, name in names.items()
    }
    texts = {name: value for name, value in stated.items() if isinstance(value, str)}
    return product_key(gtin, {**texts, SERIAL: document.get("serialNumber")})


def normalized_gtin(gtin: str) -> str:
    """A GTIN of 8, 12, 13 or 14 digits as 14 digits. Raises MalformedLink, also for its check digit."""
    if not _GTIN.fullmatch(gtin) or not has_check_digit(gtin):
        raise MalformedLink
    return gtin.rjust(GTIN_DIGITS, "0")


def spellings(gtin: str) -> list[str]:
    """How a certificate may state this GTIN of 14 digits: also with 13, 12 or 8."""
    lengths = (GTIN_DIGITS, 13, 12, 8)
    return [gtin[-length:] for length in lengths if not gtin[:-length].strip("0")]


def has_check_digit(gtin: str) -> bool:
    """Whether the last digit is the check digit of the others (GS1 General Specifications, 7.9)."""
    *digits, check = map(int, gtin)
    weighted = sum(
        digit * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(digits))
    )
    return (10 - weighted % 10) % 10 == check


def example_gtin(prefix: str) -> str:
    """The first GTIN in a company prefix."""
    digits = f"0{prefix:0<12}"
    return next(f"{digits}{check}" for check in range(10) if has_check_digit(f"{digits}{check}"))


def is_company_prefix(text: str) -> bool:
    """Whether the text can be a GS1 Company Prefix."""
    return bool(_PREFIX.fullmatch(text))


def prefixes_of(gtin: str) -> list[str]:
    """Every company prefix that a GTIN of 14 digits may have: its first digit says how it is packed."""
    return [gtin[1 : 1 + length] for length in PREFIX_DIGITS]


def lies_in(gtin: str, prefixes: Iterable[str]) -> bool:
    """Whether the GTIN of 14 digits lies in one of these company prefixes."""
    return any(gtin[1:].startswith(prefix) for prefix in prefixes)


def _decoded(segment: str) -> str:
    if _BROKEN_ESCAPE.search(segment):
        raise MalformedLink
    try:
        return unquote(segment, errors="strict")
    except UnicodeDecodeError as error:
        raise MalformedLink from error


def _checked(identifier: str, value: str) -> str:
    if not _fits(identifier, value):
        raise MalformedLink
    return value


def _fits(identifier: str, value: str) -> bool:
    return len(value) <= QUALIFIERS[identifier] and bool(_ENCODABLE.fullmatch(value))
