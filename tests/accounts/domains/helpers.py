"""A domain of an issuer, proved or not."""

from datetime import datetime
from typing import Any

from django.utils import timezone

from accounts.domains.rules import new_token
from accounts.models import Issuer, IssuerDomain, ProofMethod


def make_domain(issuer: Issuer, name: str = "example.com", **fields: Any) -> IssuerDomain:
    """A domain that was added just now."""
    values = {"token": new_token(), "created_at": timezone.now(), **fields}
    return IssuerDomain.objects.create(issuer=issuer, name=name, **values)


def prove(issuer: Issuer, name: str = "example.com", at: datetime | None = None) -> IssuerDomain:
    """A domain that is proved."""
    now = at or timezone.now()
    return make_domain(
        issuer, name, created_at=now, verified_at=now, checked_at=now, method=ProofMethod.DNS
    )
