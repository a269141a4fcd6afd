"""Issuers who subscribe get the log's size and root once a day."""

import base64
from datetime import UTC, datetime, timedelta

import pytest

from accounts.scopes import Mode
from certificates.log import publishing, sequencing, tlog
from certificates.models import LogCheckpoint
from tests.factories import issue_one
from tests.factories.webhooks import deliver, make_endpoint
from webhooks.models import Delivery

pytestmark = pytest.mark.django_db(transaction=True)
MORNING = datetime(2026, 11, 23, 0, 21, tzinfo=UTC)


def test_who_subscribes_gets_it_once_a_day(
    issuer, other_issuer, certificate_type, log_all, receiver
):
    assert publishing.announce(Mode.LIVE, now=MORNING) == 0  # there is no log yet
    issue_one(certificate_type)
    issue_one(certificate_type, mode=Mode.TEST)
    log_all()
    log_all(Mode.TEST)
    for owner, path, mode, events in (
        (issuer, "/all", Mode.LIVE, ["*"]),
        (issuer, "/log", Mode.LIVE, ["log.checkpoint"]),
        (issuer, "/no", Mode.LIVE, ["certificate.issued"]),
        (issuer, "/test", Mode.TEST, ["log.*"]),
        (other_issuer, "/other", Mode.LIVE, ["log.checkpoint"]),
    ):
        make_endpoint(owner, receiver.url(path), mode=mode, events=events)

    assert publishing.announce(Mode.LIVE, now=MORNING) == 2
    assert publishing.announce(Mode.LIVE, now=MORNING + timedelta(hours=23)) == 0
    assert publishing.announce(Mode.TEST, now=MORNING) == 1
    deliver()
    assert sorted(call.path for call in receiver.calls) == ["/all", "/log", "/other", "/test"]
    [call] = receiver.at("/log")
    data, key = call.json()["data"], sequencing.signer(Mode.LIVE).key
    checkpoint = tlog.read_checkpoint(data["checkpoint"], key)
    assert checkpoint.root == bytes(LogCheckpoint.objects.get(mode=Mode.LIVE).root)
    root = base64.b64encode(checkpoint.root).decode()
    assert data == {
        "origin": "certificates.example/log",
        "size": 1,
        "rootHash": root,
        "checkpoint": data["checkpoint"],
    }
    assert receiver.at("/test")[0].json()["data"]["origin"] == "certificates.example/log/test"

    assert publishing.announce(Mode.LIVE, now=MORNING + timedelta(days=1)) == 2
    of_days = Delivery.objects.filter(endpoint__url=receiver.url("/log")).order_by("pk")
    first, second = of_days.values_list("event__sequence", flat=True)
    assert second == first + 1
