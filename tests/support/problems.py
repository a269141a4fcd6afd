"""Checks of problem documents, and that a refusal wrote nothing."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote

from certificates.models import Certificate, CertificateHistory
from webhooks.models import Event

MEMBERS = {"type", "title", "status", "detail", "instance", "ok", "code", "requestId"}
MAX_FAULTS = 100


def assert_problem(response: Any, status: int, code: str, *more: str) -> dict[str, Any]:
    """The problem document of a refusal, held against everything that is promised of it.

    `more` are members that only some refusals of this code have.
    """
    assert response.status_code == status, response.content
    assert response["Content-Type"] == "application/problem+json"
    document: dict[str, Any] = json.loads(response.content)
    assert document["code"] == code, document
    extra = {"errors"} if code == "validation_failed" else set()
    extra |= {"existing"} if code == "duplicate_certificate" else set()
    extra |= {"retryAfter"} if code == "rate_limited" else set()
    extra |= {"from", "to"} if code == "invalid_transition" else set()
    extra |= {"earlierRequest"} if code == "idempotency_key_reused" else set()
    extra |= {"expected"} if code == "attachment_mismatch" else set()
    assert document.keys() == MEMBERS | extra | set(more)
    assert document["type"].endswith(f"/en/docs/errors#{code}")
    assert document["status"] == status
    assert document["ok"] is False
    assert document["title"]
    assert document["detail"]
    assert document["requestId"] == response["X-Request-Id"]
    instance = document["instance"]
    assert re.fullmatch(
        r"tag:[a-z0-9.-]+,2026:request:" + re.escape(quote(document["requestId"])), instance
    )
    assert response["Cache-Control"] == "no-store"
    return document


def assert_faults(response: Any, *expected: tuple[str, str]) -> dict[str, Any]:
    """A 400 that names exactly these fields: pairs of JSON pointer and code, in any order."""
    document = assert_problem(response, 400, "validation_failed")
    assert len(document["errors"]) <= MAX_FAULTS
    for fault in document["errors"]:
        assert fault.keys() == {"pointer", "code", "detail"}
        assert fault["detail"]
    found = [(fault["pointer"], fault["code"]) for fault in document["errors"]]
    assert sorted(found) == sorted(expected)
    return document


@contextmanager
def nothing_written() -> Iterator[None]:
    """Fails if a certificate, a history row or an event was written inside."""
    before = row_counts()
    yield
    assert row_counts() == before


def row_counts() -> tuple[int, int, int]:
    """How many certificates, history rows and events there are."""
    return (
        Certificate.objects.count(),
        CertificateHistory.objects.count(),
        Event.objects.count(),
    )
