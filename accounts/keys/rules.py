"""Rules for the fields and scopes of an API key."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypedDict
from uuid import UUID

from django.conf import settings

from accounts.actors import Grant
from accounts.errors import (
    FieldError,
    GrantExceeded,
    PlanLimitReached,
    RoleExceeded,
    ValidationFailed,
)
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import ApiKey
from accounts.scopes import Mode
from accounts.signals import certificate_types
from lib.net import ip_addresses

OVERLAP, MAX_OVERLAP = (
    timedelta(hours=24),
    timedelta(days=7),
)  # how long a rotated key or webhook secret works on
LATEST_YEAR = 2999  # later ones have no room for a time zone's offset, or for the same again


class KeyChanges(TypedDict, total=False):
    """Fields of a new key, or changes of a key. Others stay."""

    name: str
    scopes: Collection[str]
    type_ids: Collection[int]
    allowed_networks: Collection[str]
    expires_at: datetime | None
    api_version: str


def refuse_exceeding_grant(wanted: Grant, own: Grant | None) -> None:
    """Raises GrantExceeded if `wanted` allows more than the requesting key (`own`)."""
    if own is not None and (fields := wanted.beyond(own)):
        raise GrantExceeded(fields=", ".join(fields))


def refuse_ending_wider_key(key: Grant, own: Grant | None) -> None:
    """Raises GrantExceeded unless the requesting key has all scopes and types of the key to be ended."""
    if own is not None:
        refuse_exceeding_grant(
            Grant(mode=own.mode, scopes=key.scopes, types=key.types),
            replace(own, networks=(), expires_at=None),
        )


def refuse_exceeding_role(scopes: Collection[str], cap: Collection[str]) -> None:
    """Raises RoleExceeded if these scopes are more than the cap allows."""
    if beyond := sorted({str(scope) for scope in scopes} - {str(scope) for scope in cap}):
        raise RoleExceeded(scopes=", ".join(beyond))


def refuse_too_many_keys(issuer_id: UUID, mode: Mode, now: datetime) -> None:
    """Raises PlanLimitReached. Exact, because the issuer's row is locked.

    The modes are counted apart, or test keys could take up the room of live ones.
    """
    limit = locked_issuer(issuer_id).plan.max_keys
    if limit is None:
        return
    if ApiKey.objects.for_issuer(issuer_id, mode).current(now).count() >= limit:
        raise PlanLimitReached(limit=limit)


def check(changes: KeyChanges, *, issuer_id: UUID, now: datetime) -> None:
    """Raises ValidationFailed, which names every invalid field."""
    errors = [
        *_of_types(issuer_id, changes.get("type_ids", ())),
        *_of_networks(changes.get("allowed_networks", ())),
        *_of_end(changes.get("expires_at"), now),
        *_of_version(changes.get("api_version")),
    ]
    if errors:
        raise ValidationFailed(errors)


def apply(changes: KeyChanges, key: ApiKey) -> None:
    """Set the checked fields on the key: lists without duplicates, networks in canonical form."""
    key.name = changes.get("name", key.name)
    key.scopes = sorted(set(changes.get("scopes", key.scopes)))
    key.type_ids = sorted(set(changes.get("type_ids", key.type_ids)))
    key.allowed_networks = normalize_networks(changes.get("allowed_networks", key.allowed_networks))
    key.expires_at = changes.get("expires_at", key.expires_at)
    key.api_version = changes.get("api_version", key.api_version)


def normalize_networks(networks: Iterable[str]) -> list[str]:
    """Checked networks in canonical form, without duplicates."""
    return sorted({ip_addresses.normalize_network(text) or text for text in networks})


def _of_types(issuer_id: UUID, type_ids: Collection[int]) -> Iterator[FieldError]:
    known = certificate_types(issuer_id) if type_ids else {}
    for place, type_id in enumerate(type_ids):
        if type_id not in known:
            yield FieldError(f"/typeIds/{place}", "unknown_type")


def _of_networks(networks: Iterable[str]) -> Iterator[FieldError]:
    for place, text in enumerate(networks):
        if ip_addresses.normalize_network(text) is None:
            yield FieldError(f"/allowedNetworks/{place}", "invalid_network")


def _of_end(expires_at: datetime | None, now: datetime) -> Iterator[FieldError]:
    if expires_at is None:
        return
    if expires_at <= now:
        yield FieldError("/expiresAt", "in_the_past")
    elif expires_at.year > LATEST_YEAR:
        yield FieldError("/expiresAt", "out_of_range", {"expected": f"<= {LATEST_YEAR}"})


def _of_version(version: str | None) -> Iterator[FieldError]:
    if version is not None and version not in settings.API_VERSIONS:
        expected = {"expected": ", ".join(settings.API_VERSIONS)}
        yield FieldError("/apiVersion", "invalid_choice", expected)
