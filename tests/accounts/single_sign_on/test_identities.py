"""Identities in the export of an account, and how they end with what they belong to."""

import pytest

from accounts.models import ExternalIdentity, IdentityProvider, Issuer, Session, User
from tests.accounts.test_account_export import export, of
from tests.support.identity_provider import CLIENT_SECRET, Provider

from .conftest import connect, entered, make_provider

pytestmark = pytest.mark.django_db


def test_an_issuer_takes_its_provider_and_identities_along(
    row: IdentityProvider,
    provider: Provider,
    operator: User,
    outsider: User,
    other_issuer: Issuer,
    api,
):
    connect(operator, row)
    connect(outsider, make_provider(other_issuer, provider), "of-another-issuer")
    row.recovery_sha256 = "5" * 64
    row.save()
    lines, text = export(api)
    (said,), (identity,) = of(lines, "identityProvider"), of(lines, "externalIdentity")
    assert (said["iss"], said["clientId"], said["domains"]) == (
        row.iss,
        "certificates",
        ["example.com"],
    )
    assert (identity["email"], identity["iss"], identity["sub"]) == (
        operator.email,
        row.iss,
        "person-1",
    )
    for secret in (CLIENT_SECRET, "5" * 64, "of-another-issuer"):
        assert secret not in text


def test_nothing_is_left_of_a_person_who_is_removed(
    row: IdentityProvider, provider: Provider, operator: User
):
    connect(operator, row)
    entered(row, provider)
    operator.delete()
    assert not ExternalIdentity.objects.exists()
    assert not Session.objects.filter(identity__isnull=False).exists()
