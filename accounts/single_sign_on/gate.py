"""Which of a person's memberships a session opens.

One that an issuer's provider began opens the membership of that issuer only: a provider vouches for its
own people, at home. One that a password or a passkey began opens all but those of issuers that ask for
single sign-on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from accounts.models import ExternalIdentity, Membership
from accounts.scopes import Role

SIGN_ON = "single_sign_on"  # in the session: by whose provider it was begun
RECOVERED = "sign_on_recovered"  # in the session: issuers that were opened by the recovery code

Session = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SignOn:
    """The provider that began a session, the issuer whose it is, and the identity of the person."""

    provider: UUID
    issuer: UUID
    identity: UUID


def sign_on_of(session: Session) -> SignOn | None:
    """By whose provider this session was begun; None if the person was signed in by the service."""
    stored: dict[str, str] | None = session.get(SIGN_ON)
    return SignOn(**{name: UUID(value) for name, value in stored.items()}) if stored else None


def as_stored(provider_id: UUID, identity: ExternalIdentity) -> dict[str, str]:
    """What the session keeps of it."""
    issuer_id = identity.issuer_id
    return {"provider": str(provider_id), "issuer": str(issuer_id), "identity": str(identity.pk)}


def opened_by(session: Session, memberships: Sequence[Membership]) -> list[Membership]:
    """Those of a person's memberships (with their issuers) that the session opens."""
    sign_on = sign_on_of(session)
    if sign_on is not None:
        return [member for member in memberships if member.issuer_id == sign_on.issuer]
    return [member for member in memberships if not _needs_sign_on(session, member)]


def closed_to(session: Session, memberships: Sequence[Membership]) -> list[Membership]:
    """Those that the person can open by single sign-on only."""
    if sign_on_of(session) is not None:
        return []
    return [member for member in memberships if _needs_sign_on(session, member)]


def _needs_sign_on(session: Session, member: Membership) -> bool:
    recovered = str(member.issuer_id) in session.get(RECOVERED, ())
    return member.issuer.sign_on_only and not (recovered and member.role == Role.OWNER)
