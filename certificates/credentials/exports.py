"""A registry of further export formats of a certificate, to which apps above this one add theirs."""

from collections.abc import Mapping
from datetime import datetime
from typing import Protocol
from uuid import UUID


class Export(Protocol):
    """One export format: its media type, and how a certificate is written in it."""

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
