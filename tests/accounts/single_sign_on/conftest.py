"""An issuer with a provider that is switched on, and a member who is connected with it."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.models import ExternalIdentity, IdentityProvider, Issuer, Membership, User
from accounts.single_sign_on.protocol import read_metadata
from tests.accounts.domains.helpers import prove
from tests.factories import context_of
from tests.support import identity_provider
from tests.support.identity_provider import CLIENT_ID, CLIENT_SECRET, WELL_KNOWN, Provider

START, CALLBACK = "sign_on_start", "sign_on_callback"


@pytest.fixture
def provider() -> Iterator[Provider]:
    with identity_provider.running() as running:
        yield running


@pytest.fixture
def row(issuer: Issuer, provider: Provider) -> IdentityProvider:
    """Switched on, with the domain example.com."""
    prove(issuer)
    return make_provider(issuer, provider)


def make_provider(issuer: Issuer, provider: Provider, **fields: Any) -> IdentityProvider:
    now = timezone.now()
    url = provider.url + WELL_KNOWN
    values = {
        "discovery_url": url,
        "client_id": CLIENT_ID,
        "client_secret": CLIENT_SECRET,
        "metadata": read_metadata(url),
        "metadata_read_at": now,
        "domains": ["example.com"],
        "created_at": now,
        "tested_at": now,
        "enabled_at": now,
        **fields,
    }
    return IdentityProvider.objects.create(issuer=issuer, **values)


def connect(user: User, provider: IdentityProvider, sub: str = "person-1") -> ExternalIdentity:
    """A member who is connected with this identity."""
    member = Membership.objects.get(user=user, issuer=provider.issuer)
    return ExternalIdentity.objects.create(
        issuer=provider.issuer,
        membership=member,
        iss=provider.iss,
        sub=sub,
        connected_at=timezone.now(),
    )


def start_of(row: IdentityProvider) -> str:
    return reverse(START, args=[row.pk])


def sign_in(row: IdentityProvider, provider: Provider, client: Client | None = None) -> Any:
    """Signs in by the provider; the answer of our page that the provider sends the browser to."""
    client = client or Client()
    return client.get(identity_provider.answer_of(client, provider, start_of(row)))


def entered(row: IdentityProvider, provider: Provider) -> Client:
    """A browser in which somebody has signed in by the provider."""
    client = Client()
    assert sign_in(row, provider, client).status_code == 302
    return client


def acting(issuer: Issuer, user: User) -> RequestContext:
    """The context of what this person does."""
    return context_of(issuer, actor=Actor(kind=ActorKind.USER, id=str(user.pk)))
