"""Requests and rows that tests of transitions share."""

from typing import Any

import orjson

from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType
from tests.conftest import Api
from tests.factories import issue_one, set_state
from webhooks.models import Event

RECALL = {"reason": "recall", "note": "Ticket 77", "publicNote": "Bring it back."}


def request_transition(
    api: Api, certificate: Certificate, action: str, body: Any = None, **headers: str
):
    """POST /certificates/{id}/{action}"""
    path = f"certificates/{certificate.public_id}/{action}"
    return api.post(path, {} if body is None else body, **headers)


def events_of(certificate: Certificate) -> list[dict[str, Any]]:
    """The bodies of its events, in the order of their sequence."""
    rows = Event.objects.filter(subject=certificate.pk).order_by("sequence")
    bodies = [orjson.loads(row.body) for row in rows]
    assert [body["sequence"] for body in bodies] == list(range(1, len(bodies) + 1))
    return bodies


def make_pending(certificate_type: CertificateType, **stated: Any) -> Certificate:
    return set_state(issue_one(certificate_type, **stated), State.PENDING, reason=None)
