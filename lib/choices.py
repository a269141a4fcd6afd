"""Choices that say what each of them means, for the OpenAPI document."""

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


def choices_schema(choices: type[Choices]) -> dict[str, Any]:
    """JSON Schema of choices, for msgspec, which reads them but does not describe them."""
    return {"type": "string", "enum": choices.values}
