"""The secrets of endpoints and the signatures of webhooks (Standard Webhooks 1.0)."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from functools import lru_cache

PREFIX = "whsec_"
VERSION = "v1"
SECRET_BYTES = 32


def new_secret() -> str:
    """`whsec_` and the base64 of 32 random bytes."""
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signature(secret: str, message_id: str, timestamp: int, body: bytes) -> str:
    """`v1,` and the base64 of HMAC-SHA256 over `{id}.{timestamp}.{body}`."""
    signed = b"%s.%d.%s" % (message_id.encode(), timestamp, body)
    return (
        f"{VERSION},{base64.b64encode(hmac.digest(_key(secret), signed, hashlib.sha256)).decode()}"
    )


@lru_cache(maxsize=1024)
def _key(secret: str) -> bytes:
    return base64.b64decode(secret.removeprefix(PREFIX))


def signature_headers(
    keys: Iterable[str], message_id: str, timestamp: int, body: bytes
) -> dict[str, str]:
    """The three signature headers of an attempt; one signature for each valid secret."""
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(signature(key, message_id, timestamp, body) for key in keys),
    }
