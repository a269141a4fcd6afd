"""OpenID Connect: the provider's discovery document, the code and the token."""

import hashlib
import json
from base64 import b64encode
from functools import lru_cache
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import quote_plus, urlencode
from uuid import UUID

import jwt
from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.urls import reverse
from django.utils.crypto import constant_time_compare

from accounts.models import IdentityProvider
from lib.base_encodings import base64url_encode
from lib.net.destinations import Destinations, to_ascii
from lib.text import email_key

from .models import LONGEST_SUBJECT
from .rules import Challenge, Claims, Refusal, SignOnRefused

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


LEEWAY = 60  # seconds between the provider's clock and ours
MAX_KEYS = 100
LONGEST_NAME = 200
SCOPES = "openid email profile"
_REASONS: tuple[tuple[type[Exception], Refusal], ...] = (
    (jwt.InvalidSignatureError, Refusal.SIGNATURE),
    (jwt.InvalidIssuerError, Refusal.ISSUER),
    (jwt.InvalidAudienceError, Refusal.AUDIENCE),
    (jwt.ExpiredSignatureError, Refusal.CLOCK),
    (jwt.ImmatureSignatureError, Refusal.CLOCK),
    (jwt.InvalidAlgorithmError, Refusal.ALGORITHM),
)


def callback_url(issuer_id: UUID) -> str:
    """Where the provider sends the browser back to. Each has its own: one cannot pass for another."""
    return str(settings.BASE_URL) + reverse("sign_on_callback", args=[issuer_id])


def start_url(provider: IdentityProvider) -> str:
    """Where people begin to sign in: a link to keep, or for the organisation's own pages."""
    return str(settings.BASE_URL) + reverse("sign_on_start", args=[provider.pk])


def authorization_url(provider: IdentityProvider, challenge: Challenge, *, anew: bool) -> str:
    """Where the browser is sent to. `anew`: the person is to prove who they are once more."""
    digest = hashlib.sha256(challenge.verifier.encode()).digest()
    query = {
        "response_type": "code",
        "client_id": provider.client_id,
        "redirect_uri": callback_url(provider.issuer_id),
        "scope": SCOPES,
        "state": challenge.state,
        "nonce": challenge.nonce,
        "code_challenge": base64url_encode(digest),
        "code_challenge_method": "S256",
    }
    if anew:
        query |= {"prompt": "login", "max_age": "0"}
    address: str = provider.metadata["authorization_endpoint"]
    return f"{address}{'&' if '?' in address else '?'}{urlencode(query)}"


def claims_for(provider: IdentityProvider, challenge: Challenge, code: str) -> Claims:
    """What the provider says of the person, for the code that it gave the browser.

    Raises SignOnRefused unless everything about the ID token is right, its signature always checked.
    """
    token = _fetch_token(provider, challenge, code)
    payload = _checked(provider, token)
    if not constant_time_compare(str(payload.get("nonce", "")), challenge.nonce):
        raise SignOnRefused(Refusal.NONCE)
    return _claims(provider, payload)


def _fetch_token(provider: IdentityProvider, challenge: Challenge, code: str) -> str:
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "redirect_uri": callback_url(provider.issuer_id),
        "code_verifier": challenge.verifier,
    }
    headers = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
    secret = provider.client_secret or ""
    if provider.metadata["basic"]:
        pair = f"{quote_plus(provider.client_id)}:{quote_plus(secret)}"  # RFC 6749, 2.3.1
        headers["authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
    else:
        form |= {"client_id": provider.client_id, "client_secret": secret}
    address: str = provider.metadata["token_endpoint"]
    reply = client().post(address, urlencode(form).encode(), headers, hidden=[secret, code])
    token = json_of(reply, Refusal.CODE).get("id_token")
    if not isinstance(token, str):
        raise SignOnRefused(Refusal.TOKEN)
    return token


def _checked(provider: IdentityProvider, token: str) -> dict[str, Any]:
    try:
        header = jwt.get_unverified_header(token)
    except jwt.PyJWTError as error:
        raise SignOnRefused(Refusal.TOKEN) from error
    algorithm = header.get("alg")
    if algorithm not in ALGORITHMS:
        raise SignOnRefused(Refusal.ALGORITHM)
    key = _key(provider, header.get("kid"), algorithm)
    try:
        payload: dict[str, Any] = jwt.decode(
            token,
            key,
            algorithms=[algorithm],
            audience=provider.client_id,
            issuer=provider.iss,
            leeway=LEEWAY,
            options={"require": ["iss", "sub", "aud", "exp", "iat"]},
        )
    except jwt.PyJWTError as error:
        reasons = (reason for kind, reason in _REASONS if isinstance(error, kind))
        raise SignOnRefused(next(reasons, Refusal.TOKEN)) from error
    return payload


def _key(provider: IdentityProvider, kid: object, algorithm: str) -> jwt.PyJWK:
    """The provider's public key of this id; without one, its only key. Raises SignOnRefused."""
    published = json_of(client().get(provider.metadata["jwks_uri"]), Refusal.KEY).get("keys")
    keys = [
        key
        for key in (published if isinstance(published, list) else [])[:MAX_KEYS]
        if isinstance(key, dict) and key.get("use", "sig") == "sig" and key.get("kty") != "oct"
    ]
    fitting = [key for key in keys if kid is None or key.get("kid") == kid]
    if len(fitting) != 1:
        raise SignOnRefused(Refusal.KEY)
    try:
        return jwt.PyJWK(fitting[0], algorithm=algorithm)
    except (jwt.PyJWTError, ValueError, TypeError) as error:
        raise SignOnRefused(Refusal.KEY) from error


def _claims(provider: IdentityProvider, payload: dict[str, Any]) -> Claims:
    sub, audience = payload["sub"], payload["aud"]
    if not isinstance(sub, str) or not (0 < len(sub) <= LONGEST_SUBJECT and sub.isprintable()):
        raise SignOnRefused(Refusal.TOKEN)
    for_others = isinstance(audience, list) and len(audience) > 1
    if (for_others or "azp" in payload) and payload.get("azp") != provider.client_id:
        raise SignOnRefused(Refusal.AUDIENCE)
    name, auth_time = payload.get("name"), payload.get("auth_time")
    return Claims(
        iss=provider.iss,
        sub=sub,
        email=_email(payload.get("email")),
        email_verified=_is_verified(payload),
        name=name[:LONGEST_NAME] if isinstance(name, str) and name.isprintable() else "",
        auth_time=auth_time if type(auth_time) in {int, float} else None,
    )


def _is_verified(payload: dict[str, Any]) -> bool | None:
    """Whether the provider has verified the address; None where it does not say.

    Cognito and Apple write a text. Entra ID never says so; it may say that the domain is the tenant's own.
    """
    stated = payload.get("email_verified", payload.get("xms_edov"))
    return None if stated is None else str(stated).lower() in {"true", "1"}


def _email(value: object) -> str:
    try:
        validate_email(value if isinstance(value, str) else "")
    except ValidationError:
        return ""
    return email_key(str(value))
