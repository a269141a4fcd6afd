"""The code flow of OpenID Connect, with PKCE and a nonce: the way to the provider, and its ID token."""

import hashlib
from base64 import b64encode
from typing import Any
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
from lib.text import email_key

from .discovery import ALGORITHMS, client, json_of
from .models import LONGEST_SUBJECT
from .rules import Challenge, Claims, Refusal, SignOnRefused

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
