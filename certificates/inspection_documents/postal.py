"""Postal addresses out of text, where it says without doubt what is what."""

import re
from collections.abc import Mapping
from typing import Any

MAX_STREET_LINES = 3
_COUNTRY = re.compile(r"[A-Z]{2}", re.ASCII)
_TOWN = re.compile(r"(?:(?P<country>[A-Z]{2})-)?(?P<code>[0-9][0-9 ]{2,8}[0-9])\s+(?P<city>\D.*)")


def postal_address(text: str) -> Mapping[str, Any] | None:
    """Street, postcode, town and country (ISO 3166-1); None where one of them cannot be told.

    Read are lines or parts between commas: `Werkstraße 1, 70173 Stuttgart, DE`, or `…, DE-70173 Stuttgart`.
    """
    parts = [part.strip() for part in re.split(r"[\n,;]", text) if part.strip()]
    towns = [(place, match) for place, part in enumerate(parts) if (match := _TOWN.fullmatch(part))]
    if len(towns) != 1:
        return None
    place, town = towns[0]
    street, rest = parts[:place], parts[place + 1 :]
    countries = [*([town["country"]] if town["country"] else []), *rest]
    if not 0 < len(street) <= MAX_STREET_LINES or len(countries) != 1:
        return None
    if not _COUNTRY.fullmatch(countries[0]):
        return None
    return {
        "Street": street,
        "ZipCode": town["code"],
        "City": town["city"],
        "Country": countries[0],
    }
