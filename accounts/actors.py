"""Who acts, as values that are passed in. Nothing here looks at a request or at a thread."""

import ipaddress
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from .errors import ConsentRequired, FeatureNotInPlan, IssuerSuspended
from .scopes import Feature, Mode, Standing


class ActorKind(StrEnum):
    """The kinds of actor that a history row can name."""

    KEY = "key"
    USER = "user"
    SYSTEM = "system"


@dataclass(frozen=True, slots=True, kw_only=True)
class Actor:
    """Who did it: a key, a person or the service itself; `ip` is truncated to its network."""

    kind: ActorKind
    id: str
    request_id: str = ""
    ip: str | None = None


@dataclass(frozen=True, slots=True)
class Rate:
    """How fast a key may call: so many at once, so many a minute in the long run."""

    burst: int
    per_minute: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IssuerFacts:
    """What an operation needs to know of the issuer it acts for: read with the key, in one query."""

    id: UUID
    name: str
    default_locale: str
    time_zone: str
    standing: Standing
    features: frozenset[str]  # what the plan includes
    data_hash_enabled: bool
    monthly_certificates: int | None  # None: no limit
    issuing_blocked_from: datetime | None

    @property
    def returns_data_hash(self) -> bool:
        """The issuer's setting, capped by the plan."""
        return self.data_hash_enabled and Feature.DATA_HASH.value in self.features

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
class Caller:
    """An authenticated API key: whose it is, in which mode, and what it may do."""

    key_id: UUID
    mode: Mode
    scopes: frozenset[str]
    rate: Rate
    issuer: IssuerFacts


def truncate_ip(address: str) -> str | None:
    """An address without its last part (IPv4 /24, IPv6 /48), so that it names no person."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    bits = 24 if isinstance(parsed, ipaddress.IPv4Address) else 48
    return str(ipaddress.ip_network((parsed, bits), strict=False).network_address)
