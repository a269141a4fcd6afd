"""The values of a certificate and of its event, the same for both views."""

import hashlib
import json
import os
import time
from datetime import datetime
from typing import Any
from uuid import UUID

BASE_URL = "https://certificates.example"


def new_id() -> UUID:
    """A UUID that begins with the time, so that new rows stand side by side in an index."""
    milliseconds = time.time_ns() // 1_000_000
    return UUID(bytes=milliseconds.to_bytes(6, "big") + os.urandom(10))


def digest_of(key: str) -> bytes:
    """What the table of keys holds of an API key."""
    return hashlib.sha256(key.encode()).digest()


def document(
    certificate_id: UUID, issuer_id: UUID, body: dict[str, Any], now: datetime
) -> tuple[bytes, bytes]:
    """The document of a certificate as JSON, and its hash."""
    content = {
        "id": str(certificate_id),
        "issuer": str(issuer_id),
        "typeId": body["typeId"],
        "productId": body["productId"],
        "serialNumber": body["serialNumber"],
        "holderEmail": body["holderEmail"],
        "validUntil": str(body["validUntil"]),
        "metadata": body["metadata"],
        "issuedAt": now.isoformat(),
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":")).encode()
    return text, hashlib.sha256(text).digest()


def event_body(event_id: UUID, certificate_id: UUID, now: datetime) -> bytes:
    """The body of the event that a certificate was issued."""
    content = {
        "id": str(event_id),
        "type": "certificate.issued",
        "timestamp": now.isoformat(),
        "data": {
            "certificateId": str(certificate_id),
            "verifyUrl": f"{BASE_URL}/verify/{certificate_id}",
        },
    }
    return json.dumps(content).encode()


def answer(certificate_id: UUID, data_hash: bytes) -> dict[str, Any]:
    """The content of the response."""
    return {
        "ok": True,
        "id": str(certificate_id),
        "verifyUrl": f"{BASE_URL}/verify/{certificate_id}",
        "dataHash": data_hash.hex(),
    }
