"""A provider's discovery document: its endpoints, read and checked (OpenID Connect Discovery 1.0)."""

import json
from functools import lru_cache
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any

from django.conf import settings

from lib.net.destinations import Destinations, to_ascii

from .rules import Refusal, SignOnRefused

if TYPE_CHECKING:
    from lib.net.guarded_http import BlockingClient, Reply

WELL_KNOWN = "/.well-known/openid-configuration"
ALGORITHMS = ("RS256", "PS256", "ES256", "EdDSA")  # of signatures by public keys only
ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri")
BODY_LIMIT = 256 * 1024  # bytes: large providers publish dozens of keys
OK = 200
USER_AGENT = "Certificate-Issuing-Service-Sign-On/1"


def document_url(typed: str) -> str:
    """The address of the discovery document, from this or from the issuer's own address."""
    url = to_ascii(typed.strip())
    return url if WELL_KNOWN in url else url.rstrip("/") + WELL_KNOWN


def read_metadata(url: str) -> dict[str, Any]:
    """What the discovery document at this address says, as far as we use it. Raises SignOnRefused."""
    if destinations().fault(url):
        raise SignOnRefused(Refusal.ADDRESS)
    document = json_of(client().get(url), Refusal.DISCOVERY)
    issuer = document.get("issuer")
    if not isinstance(issuer, str) or issuer.rstrip("/") + WELL_KNOWN != url:
        raise SignOnRefused(Refusal.DISCOVERY_ISSUER)
    for name in ENDPOINTS:
        address = document.get(name)
        if not isinstance(address, str):
            raise SignOnRefused(Refusal.DISCOVERY)
        if destinations().fault(address):
            raise SignOnRefused(Refusal.ADDRESS)
    if not set(_texts(document, "id_token_signing_alg_values_supported")) & set(ALGORITHMS):
        raise SignOnRefused(Refusal.ALGORITHM)
    methods = _texts(document, "token_endpoint_auth_methods_supported")
    return {
        "issuer": issuer,
        **{name: document[name] for name in ENDPOINTS},
        "basic": not methods or "client_secret_basic" in methods,
    }


def json_of(reply: "Reply", otherwise: Refusal) -> dict[str, Any]:
    """The JSON object of a good answer. Raises SignOnRefused: of a bad one with this reason."""
    from lib.net.guarded_http import Failure  # noqa: PLC0415  (loads the HTTP client)

    if reply.failure is Failure.BLOCKED:
        raise SignOnRefused(Refusal.ADDRESS)
    if reply.failure is not None:
        raise SignOnRefused(Refusal.UNREACHABLE)
    if reply.status != OK or reply.truncated:
        raise SignOnRefused(otherwise)
    try:
        document = json.loads(reply.content)
    except (ValueError, RecursionError) as error:
        raise SignOnRefused(otherwise) from error
    if not isinstance(document, dict):
        raise SignOnRefused(otherwise)
    return document


def destinations() -> Destinations:
    """Where providers may be: as webhooks, for the operator allows its own networks for both alike."""
    return Destinations(
        allow_http=settings.WEBHOOK_ALLOW_HTTP,
        ports=tuple(settings.WEBHOOK_PORTS),
        networks=tuple(ip_network(text) for text in settings.WEBHOOK_ALLOWED_NETWORKS),
    )


def client() -> "BlockingClient":
    """The client for requests to providers; the process keeps it from the first one on."""
    return _client(destinations(), settings.WEBHOOK_PROXY, settings.WEBHOOK_CA_BUNDLE)


@lru_cache(maxsize=2)
def _client(allowed: Destinations, proxy: str, ca_bundle: str) -> "BlockingClient":
    # Here, for web processes load an HTTP client only if somebody signs in by a provider.
    from lib.net.guarded_http import BlockingClient, GuardedClient  # noqa: PLC0415

    return BlockingClient(
        lambda: GuardedClient(
            allowed,
            purpose="single sign-on",
            user_agent=USER_AGENT,
            proxy=proxy,
            ca_bundle=ca_bundle,
            body_limit=BODY_LIMIT,
        )
    )


def _texts(document: dict[str, Any], name: str) -> list[str]:
    value = document.get(name)
    return [text for text in value if isinstance(text, str)] if isinstance(value, list) else []
