"""How an issuer presents itself on the pages of its certificates."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from accounts.domain import branding


@dataclass(frozen=True, slots=True)
class Brand:
    """How the issuer presents itself today, and the domains that it has proved."""

    color: str | None = None
    logo: str | None = None
    address: str | None = None
    website: str | None = None
    domains: tuple[str, ...] = ()


NO_BRAND = Brand()  # also for a flagged issuer: its certificates must not look solid


def brand_of(row: Mapping[str, Any]) -> Brand:
    """The issuer's own, from the row of its certificate."""
    return Brand(
        row["color"],
        branding.logo_path(row["issuer_id"], row["logo_sha256"]),
        row["address"],
        row["website"],
        tuple(row["domains"]),
    )
