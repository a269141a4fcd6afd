"""What the document says of an enum."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise


@dataclass(frozen=True, slots=True)
class Enum:
    """An enum: what it says, and the meaning of each value, in the order of the document."""

    about: str
    values: Mapping[str, str | Promise]
