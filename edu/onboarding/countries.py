"""Countries: the codes of ISO 3166-1 alpha-2 and Kosovo's XK, with their names in the four languages.

The names are those of Unicode's CLDR 48 (`territories` of each locale), kept as a file: a package that
has them in Albanian too weighs thirty megabytes.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from accounts.scopes import Locale
from lib.text import alphabetical_key

NAMES = Path(__file__).with_name("country_names.json")
ALPHA3 = Path(__file__).with_name("country_alpha3.json")


def country_codes() -> frozenset[str]:
    """All codes; XK is assigned by its users, the European Union among them."""
    return frozenset(_names()[Locale.EN])


def country_name(code: str, language: str) -> str:
    """The name in this language, else in English; an unknown code as it is."""
    names = _names()
    return names.get(language[:2], names[Locale.EN]).get(code, code)


def country_choices(language: str) -> list[tuple[str, str]]:
    """The codes with their names, in the order of the names."""
    named = [(code, country_name(code, language)) for code in country_codes()]
    return sorted(named, key=lambda choice: alphabetical_key(choice[1]))


@cache
def european_codes() -> Mapping[str, str]:
    """The code that the European Union's vocabularies have for each: ISO 3166-1 alpha-3, and 1A0 for Kosovo."""
    codes: dict[str, str] = json.loads(ALPHA3.read_text("utf-8"))
    return codes


@cache
def _names() -> Mapping[str, Mapping[str, str]]:
    names: dict[str, dict[str, str]] = json.loads(NAMES.read_text("utf-8"))
    return names
