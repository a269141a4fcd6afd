"""Signing secrets of endpoints: rotate, reveal, remove when expired."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from lib.crypto import UndecryptableValue
from lib.database.tenancy import as_worker
from webhooks.errors import SecretsOverlap, SecretUnreadable
from webhooks.models import Endpoint

from . import signing
from .operations import lock_endpoint, record_audit

MAX_OVERLAP = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class EndpointSecrets:
    """The current secret of an endpoint, and until when the old one is valid too."""

    current: str
    old_until: datetime | None


@transaction.atomic
def rotate_secret(*, context: RequestContext, endpoint: Endpoint, overlap: timedelta) -> Endpoint:
    """Make a new secret; the old one also signs for the time of `overlap` (0 to 7 days).

    Only two sign at once. While an older one does, raises SecretsOverlap: what the receiver has in its
    place may be that one. Without an overlap both end, and the new one stands alone. Raises
    SecretUnreadable for an overlap with what no key opens, and EndpointNotFound.
    """
    assert timedelta(0) <= overlap <= MAX_OVERLAP
    endpoint = lock_endpoint(endpoint)
    if overlap and _old_until(endpoint, context.now):
        raise SecretsOverlap
    endpoint.old_secret = _current(endpoint) if overlap else None
    endpoint.old_secret_until = context.now + overlap if overlap else None
    endpoint.secret = signing.new_secret()
    endpoint.updated_at = context.now
    endpoint.save()
    changes = audit.initial_values({"old_secret_until": endpoint.old_secret_until})
    record_audit("webhook_endpoint.secret_rotated", endpoint, changes, context=context)
    return endpoint


@transaction.atomic
def reveal_secret(*, context: RequestContext, endpoint: Endpoint) -> EndpointSecrets:
    """The decrypted secret; writes an audit entry. Raises SecretUnreadable."""
    secrets = secrets_of(endpoint, now=context.now)
    record_audit("webhook_endpoint.secret_shown", endpoint, {}, context=context)
    return secrets


def secrets_of(endpoint: Endpoint, *, now: datetime) -> EndpointSecrets:
    """The secrets of an endpoint that was just created or rotated. Raises SecretUnreadable."""
    return EndpointSecrets(_current(endpoint), _old_until(endpoint, now))


@as_worker("old secrets are of all issuers")
def forget_old_secrets(*, now: datetime) -> int:
    """Remove expired old secrets. Returns how many."""
    over = Endpoint.objects.filter(old_secret_until__lte=now)
    return over.update(old_secret=None, old_secret_until=None)


def _current(endpoint: Endpoint) -> str:
    try:
        return str(endpoint.secret)
    except UndecryptableValue:
        raise SecretUnreadable from None


def _old_until(endpoint: Endpoint, now: datetime) -> datetime | None:
    until = endpoint.old_secret_until
    return until if until and until > now else None
