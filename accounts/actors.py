"""Actors, grants of API keys, callers, and the context of an operation."""

import ipaddress
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any
from uuid import UUID

from accounts.errors import ConsentRequired, FeatureNotInPlan, IssuerSuspended, KeyRestricted
from accounts.scopes import Feature, Mode, Standing, ToldOfChanges
from lib.choices import DescribedChoices
from lib.net.ip_addresses import networks_cover


class ActorKind(DescribedChoices):
    """Who acted."""

    KEY = "key", "An API key"
    USER = "user", "A person, in the back office"
    SYSTEM = "system", "The service itself"


@dataclass(frozen=True, slots=True, kw_only=True)
class Actor:
    """The maker of a change: an API key, a person or the service itself. `ip` is truncated to its network."""

    kind: ActorKind
    id: str
    request_id: str = ""
    ip: str | None = None


@dataclass(frozen=True, slots=True)
class Rate:
    """Rate limit of an API key: a burst, and requests a minute in the long run."""

    burst: int
    per_minute: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IssuerFacts:
    """The issuer's settings and plan, as operations need them: read with the key, in one query."""

    id: UUID
    name: str
    default_locale: str
    time_zone: str
    standing: Standing
    features: frozenset[str]  # of the plan
    data_hash_enabled: bool
    monthly_certificates: int | None  # None: no limit
    issuing_blocked_from: datetime | None
    notify_holder: bool  # by e-mail, where the request does not say
    told_of_changes: ToldOfChanges  # whose holders are told of revocation and replacement
    expiry_warning_days: Sequence[int]  # before a certificate ends
    test_clock_ahead: timedelta = timedelta()  # of the real time

    @property
    def returns_data_hash(self) -> bool:
        """The issuer's setting, capped by the plan."""
        return self.data_hash_enabled and Feature.DATA_HASH.value in self.features

    def certificate_time(self, mode: str, now: datetime) -> datetime:
        """The time that certificates of this mode go by: of test ones, the issuer's test clock."""
        return certificate_time(mode, self.test_clock_ahead, now)

    def require_feature(self, feature: Feature) -> None:
        """Raises FeatureNotInPlan."""
        if feature.value not in self.features:
            raise FeatureNotInPlan(feature=feature.value)

    def refuse_writing(self) -> None:
        """Raises IssuerSuspended unless the account is in good standing."""
        if self.standing is not Standing.ACTIVE:
            raise IssuerSuspended

    def refuse_issuing(self, now: datetime) -> None:
        """Raises IssuerSuspended or ConsentRequired if this issuer may not issue at `now`."""
        self.refuse_writing()
        if self.issuing_blocked_from is not None and self.issuing_blocked_from <= now:
            raise ConsentRequired


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant:
    """The permissions of an API key: mode, scopes, types and networks (empty: all), expiry."""

    mode: Mode
    scopes: frozenset[str]
    types: frozenset[int] = frozenset()
    networks: tuple[str, ...] = ()
    expires_at: datetime | None = None

    def beyond(self, other: "Grant") -> list[str]:
        """The names, as in the API, of the fields in which this grant allows more than `other`."""
        wider = {
            "mode": self.mode is not other.mode,
            "scopes": not self.scopes <= other.scopes,
            "typeIds": not types_within(self.types, other.types),
            "allowedNetworks": bool(other.networks)
            and not (self.networks and networks_cover(other.networks, self.networks)),
            "expiresAt": other.expires_at is not None
            and (self.expires_at is None or self.expires_at > other.expires_at),
        }
        return [name for name, is_wider in wider.items() if is_wider]

    def to_make_keys(self, mode: Mode) -> "Grant":
        """The limits of new keys of `mode`: a live key also makes test keys, a test key no live ones."""
        return replace(self, mode=mode) if self.mode is Mode.LIVE else self


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionContext:
    """Actor and time of an operation without an active issuer: by an operator, at sign-in, by the service.

    Such an operation names the issuers that it concerns, if any, itself.
    """

    actor: Actor
    now: datetime


def system_context(part: str, now: datetime) -> ActionContext:
    """The context of an operation by the service itself, named by its part."""
    return ActionContext(actor=Actor(kind=ActorKind.SYSTEM, id=part), now=now)


@dataclass(frozen=True, slots=True)
class CachedFacts:
    """What was read for earlier requests of a caller. The statement that acts on it begins with a guard,
    whose parameters for the caller are these: it does nothing if anything was changed since."""

    guard: Mapping[str, Any]
    types: dict[Any, Any] = field(default_factory=dict)  # certificate types by id or code


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestContext(ActionContext):
    """The context of an operation: issuer, mode, actor, time, and the key's type restriction.

    For a key that is limited to certificate types, there is nothing beyond `types` (empty: all).
    With `cached`, issuer and types are as of an earlier request, and the operation has to confirm them.
    """

    issuer: IssuerFacts
    mode: Mode
    types: frozenset[int] = frozenset()
    cached: CachedFacts | None = None

    @property
    def certificate_time(self) -> datetime:
        """The time that the certificates of this issuer and mode go by. All else happens at `now`."""
        return self.issuer.certificate_time(self.mode, self.now)


@dataclass(frozen=True, slots=True, kw_only=True)
class Caller:
    """An authenticated API key, its issuer and its grant."""

    key_id: UUID
    api_version: str  # that the key is pinned to
    grant: Grant
    rate: Rate
    issuer: IssuerFacts

    @property
    def mode(self) -> Mode:
        """Live or test mode: a key sees the rows of its mode only."""
        return self.grant.mode

    @property
    def scopes(self) -> frozenset[str]:
        """The scopes that the key has."""
        return self.grant.scopes

    @property
    def types(self) -> frozenset[int]:
        """The certificate types that the key is limited to; empty: all."""
        return self.grant.types

    def refuse_restricted(self) -> None:
        """Raises KeyRestricted for a key that is limited to some types."""
        if self.grant.types:
            raise KeyRestricted


def certificate_time(mode: str, test_clock_ahead: timedelta, now: datetime) -> datetime:
    """The time that a certificate goes by: in live mode `now`, in test mode its issuer's test clock."""
    return now + test_clock_ahead if mode == Mode.TEST else now


def allows_type(types: frozenset[int], type_id: int) -> bool:
    """Whether a key limited to `types` (empty: not limited) may use this certificate type."""
    return not types or type_id in types


def types_within(narrow: frozenset[int], wide: frozenset[int]) -> bool:
    """Whether the types `narrow` are all among `wide` (empty: all types)."""
    return not wide or (bool(narrow) and narrow <= wide)


@lru_cache(maxsize=1024)
def truncate_ip(address: str) -> str | None:
    """An address without its last part (IPv4 /24, IPv6 /48), so that it names no person."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    bits = 24 if isinstance(parsed, ipaddress.IPv4Address) else 48
    return str(ipaddress.ip_network((parsed, bits), strict=False).network_address)
