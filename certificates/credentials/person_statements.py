"""What a person's certificate states, by the terms that its type maps its metadata to.

What cannot be read as what a term wants is left out, never guessed.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from itertools import islice
from typing import Any, NamedTuple

from certificates.models import TypeVersion
from certificates.types.credential_profiles import OPEN_BADGES, terms_of
from certificates.types.limits import number
from certificates.types.multilingual import text_in
from certificates.types.type import FieldKind
from certificates.verification.transcripts import read_row

from .numbers import json_number
from .snapshot import MOST_RESULTS

_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?", re.ASCII)
_EQF_LEVEL = re.compile(r"[1-8]")


class AchievementResult(NamedTuple):
    """A grade, or a line of a transcript; what it does not say is empty."""

    name: str
    points: str
    value: str


class PersonStatements:
    """The metadata of a person's certificate, by terms."""

    def __init__(self, document: Mapping[str, Any], version: TypeVersion) -> None:
        self.locale: str = document["locale"]
        self.type_name: str = document["type"]["name"]
        self.fields = {field["key"]: field for field in version.fields}
        terms = terms_of(OPEN_BADGES, version.credential)
        metadata = document.get("metadata", {})
        # In the order of the type's page, then by name: that of `map` is the database's.
        keys = [*self.fields, *sorted(metadata.keys() - self.fields.keys())]
        self.stated = [
            (key, terms[key], metadata[key]) for key in keys if key in terms and metadata.get(key)
        ]

    def text(self, term: str) -> str:
        """The first text that goes into the term; empty if there is none."""
        return next((v for _, each, v in self.stated if each == term and isinstance(v, str)), "")

    def day(self, term: str) -> date | None:
        """The day."""
        try:
            return date.fromisoformat(self.text(term))
        except ValueError:
            return None

    @property
    def name(self) -> str:
        """What was achieved."""
        return self.text("name") or self.text("fieldOfStudy") or self.type_name

    @property
    def credits_earned(self) -> int | float | None:
        """The ECTS credits."""
        keys = (key for key, term, _ in self.stated if term == "creditsEarned")
        is_decimal = self.fields.get(next(keys, ""), {}).get("kind") == FieldKind.DECIMAL
        return credits_of(self.text("creditsEarned"), "." if is_decimal else "")

    @property
    def eqf_level(self) -> str:
        """A level from 1 to 8, or nothing."""
        level = self.text("eqfLevel")
        return level if _EQF_LEVEL.fullmatch(level) else ""

    @property
    def criteria(self) -> str:
        """What was learned: a text, or the rows of a table as a list."""
        value = next((v for _, term, v in self.stated if term == "criteria"), "")
        if isinstance(value, str):
            return value
        return "\n".join("* " + " – ".join(filter(None, row)) for row in value)

    def results(self) -> Iterator[AchievementResult]:
        """What was reached: single values, and lines of tables; the first MOST_RESULTS of them."""
        return islice(self._all_results(), MOST_RESULTS)

    def _all_results(self) -> Iterator[AchievementResult]:
        for key, term, value in self.stated:
            if term != "result":
                continue
            if isinstance(value, str):
                field = self.fields.get(key, {})
                unit = field.get("unit")
                label = text_in(field.get("label", {}), self.locale) or key
                yield AchievementResult(label, "", f"{value} {unit}" if unit else value)
                continue
            for row in map(read_row, value):
                yield AchievementResult(row["title"], row.get("credits", ""), row.get("grade", ""))


def credits_of(text: str, mark: str = "") -> int | float | None:
    """Credits as JSON has them; None for what is no number, or may have a mark of thousands."""
    value = number(text, mark) if _NUMBER.fullmatch(text) else None
    return None if value is None else json_number(value)
