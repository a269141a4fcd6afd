"""Discovery documents that are refused."""

from typing import Any

import pytest

from accounts.single_sign_on import protocol
from accounts.single_sign_on.rules import Refusal, SignOnRefused
from tests.support import identity_provider
from tests.support.identity_provider import Provider


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ((404, {}, b""), Refusal.DISCOVERY),
        ((302, {"Location": "/elsewhere"}, b""), Refusal.DISCOVERY),
        ((200, {}, b"<html>"), Refusal.DISCOVERY),
        ((200, {}, b"[]"), Refusal.DISCOVERY),
        ((200, {}, b" " * 10_000_000), Refusal.DISCOVERY),
        ((200, {}, b'{"issuer": "https://accounts.example.org"}'), Refusal.DISCOVERY_ISSUER),
    ],
)
def test_discovery_documents_that_are_none(provider: Provider, answer: Any, reason: Refusal):
    provider.answers[identity_provider.WELL_KNOWN] = answer
    discovery_refused(provider, reason)


@pytest.mark.parametrize(
    ("members", "reason"),
    [
        ({"token_endpoint": None}, Refusal.DISCOVERY),
        ({"jwks_uri": "file:///etc/passwd"}, Refusal.ADDRESS),
        ({"token_endpoint": "http://169.254.169.254/latest"}, Refusal.ADDRESS),
        ({"authorization_endpoint": "javascript:alert(1)"}, Refusal.ADDRESS),
        ({"jwks_uri": "http://10.0.0.1/keys"}, Refusal.ADDRESS),
        ({"id_token_signing_alg_values_supported": ["HS256", "none"]}, Refusal.ALGORITHM),
        ({"id_token_signing_alg_values_supported": "RS256"}, Refusal.ALGORITHM),
    ],
)
def test_discovery_documents_with_bad_members(
    provider: Provider, members: dict[str, Any], reason: Refusal
):
    provider.documents = members
    discovery_refused(provider, reason)


@pytest.mark.parametrize(
    "address",
    [
        "http://169.254.169.254",
        "http://[::ffff:10.0.0.1]",
        "http://localhost:8080",  # a name is looked up once, and what it gives is what is asked
        "ftp://x.example",
        "https://user:secret@x.example",
    ],
)
def test_discovery_at_addresses_that_are_not_public(address: str, settings):
    settings.WEBHOOK_ALLOWED_NETWORKS = []
    with pytest.raises(SignOnRefused) as refusal:
        protocol.read_metadata(protocol.document_url(address))
    assert refusal.value.reason is Refusal.ADDRESS


def discovery_refused(provider: Provider, reason: Refusal) -> None:
    with pytest.raises(SignOnRefused) as refusal:
        protocol.read_metadata(provider.url + identity_provider.WELL_KNOWN)
    assert refusal.value.reason is reason
