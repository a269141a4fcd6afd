"""Choices that say what each of them means, for the OpenAPI document."""

from collections.abc import Mapping
from typing import Any, Self

from django.db.models import Choices, TextChoices


class DescribedChoices(TextChoices):
    """TextChoices whose members are a value, its meaning in English, and a label."""

    meaning: str

    def __new__(cls, value: str, meaning: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.meaning = meaning
        return member


# What lists of words mean that are no choices: what they are about, and what each word means.
WORDS: dict[str, tuple[str, Mapping[str, str]]] = {}


def describe_words(name: str, about: str, meanings: Mapping[str, str]) -> None:
    """Name a list of words in the OpenAPI document, and say what each of them means."""
    WORDS[name] = about, meanings


def choices_schema(choices: type[Choices]) -> dict[str, Any]:
    """JSON Schema of choices, for msgspec, which reads them but does not describe them."""
    return {"type": "string", "enum": choices.values}
