"""Webhooks: whether a request comes from the service, and what it says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime, timezone
from typing import cast

from standardwebhooks import Webhook, WebhookVerificationError

from .errors import CertificateIssuingError
from .models import Event


class InvalidSignature(CertificateIssuingError):
    """The request is not from the service, was altered, or is more than five minutes old: answer 401."""


def verify(secret: str, headers: Mapping[str, str], body: bytes) -> Event:
    """The event in a request, once its signature is verified. `body` is the raw bytes.

    An event may come twice: remember `headers["webhook-id"]`, and do nothing the second time.
    """
    try:
        Webhook(secret).verify(body, dict(headers), json_parse=False)
    except (WebhookVerificationError, ValueError) as error:  # ValueError: not even base64 or UTF-8
        raise InvalidSignature(str(error)) from error
    return cast(Event, json.loads(body))


def signed_headers(secret: str, message_id: str, body: bytes) -> dict[str, str]:
    """The headers that the service would send this body with now; for tests of a receiver."""
    now = datetime.now(timezone.utc)
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(int(now.timestamp())),
        "webhook-signature": Webhook(secret).sign(message_id, now, body.decode()),
    }
