"""Choices that say what each of them means, for the OpenAPI document."""

from typing import Self

from django.db.models import TextChoices


class DescribedChoices(TextChoices):
    """TextChoices whose members are a value, its meaning in English, and a label."""

    meaning: str

    def __new__(cls, value: str, meaning: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.meaning = meaning
        return member
