"""One certificate changed by twenty processes: no change is lost or announced twice."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from certificates.lifecycle import State
from certificates.models import Certificate, CertificateHistory
from tests.factories.webhooks import deliver, make_endpoint
from tests.journeys.conftest import database_url
from tests.paths import ROOT
from tests.webhooks.receiver import Receiver
from webhooks.models import Delivery, Event

pytestmark = [pytest.mark.journey, pytest.mark.django_db(transaction=True)]
PROCESSES, ROUNDS, COURIERS = 20, 2, 2


def test_twenty_processes_leave_no_gap_and_every_event_arrives_once(
    issuer, certificate: Certificate, receiver: Receiver
):
    paths = ("/erp", "/warehouse")
    for path in paths:
        make_endpoint(issuer, receiver.url(path), events=["certificate.*"])
    arguments = [str(certificate.pk), *map(str, (PROCESSES, ROUNDS, COURIERS))]
    done = subprocess.run(
        [sys.executable, "-m", "tests.journeys.processes.certificate_processes", *arguments],
        cwd=ROOT,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings.test",
            "DATABASE_URL": database_url(),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    deliver()  # what the last process did when the couriers had gone

    changes = 2 * ROUNDS * PROCESSES
    certificate.refresh_from_db()
    assert (certificate.state, certificate.sequence) == (State.ACTIVE, changes + 1)
    events = Event.objects.filter(subject=certificate.pk).order_by("sequence")
    assert list(events.values_list("sequence", flat=True)) == list(range(1, changes + 2))
    assert CertificateHistory.objects.filter(certificate=certificate).count() == changes + 1

    told = {event.public_id for event in events.filter(sequence__gt=1)}
    for path in paths:
        arrived = Counter(call.id for call in receiver.at(path))
        assert set(arrived) == told
        assert set(arrived.values()) == {1}
    assert set(Delivery.objects.values_list("state", "attempts")) == {("succeeded", 1)}
    last = max(receiver.at("/erp"), key=lambda call: call.json()["sequence"]).json()
    assert (last["type"], last["data"]["openHolds"]) == ("certificate.reinstated", 0)
