"""Profiles of a certificate for other software that apps above this one know how to make."""

from collections.abc import Mapping
from datetime import datetime
from typing import Protocol
from uuid import UUID


class Export(Protocol):
    """One such profile."""

    media_type: str

    def offers(self, certificate_id: UUID) -> bool:
        """Whether the certificate can be given in it."""

    def make(self, certificate_id: UUID, *, now: datetime) -> bytes:
        """The certificate in it. Raises the errors of printing, and ValidationFailed if it is not offered."""


_EXPORTS: dict[str, Export] = {}


def register_export(profile: str, export: Export) -> None:
    """Adds a profile. Called once, when the apps are ready."""
    _EXPORTS[profile] = export


def exports() -> Mapping[str, Export]:
    """All of them, by their names in the API."""
    return _EXPORTS
