"""The usage counter in a process's memory: every call and verification is counted."""

import uuid
from collections.abc import Iterator
from threading import Thread

import pytest
from django.db import connection
from django.test import Client

from accounts.models import Issuer, UsageDay
from accounts.usage import recording
from accounts.usage.recording import Flusher, write
from certificates.models import Certificate
from lib.flush_thread import flush_all
from tests.accounts.usage.test_usage import used
from tests.conftest import Api

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def reset_usage_counter() -> Iterator[None]:
    """What other tests counted in this process is theirs."""
    recording._flusher.counter.take()
    yield
    recording._flusher.counter.take()


class TestCalls:
    def test_every_call_of_a_key_counts(self, api: Api, test_mode_api: Api, anonymous_api: Api):
        api.get("account")
        api.get("certificates/x")  # a refusal too: it was worked on
        test_mode_api.get("account")
        anonymous_api.get("account")
        recording.flush()
        assert used(api)[-1]["apiCalls"] == 2
        assert used(test_mode_api)[-1]["apiCalls"] == 1

    def test_the_page_and_the_public_route_are_verifications(
        self, api: Api, certificate: Certificate
    ):
        visitor = Client()
        visitor.get(f"/de/verify/{certificate.public_id}")
        visitor.get(f"/api/public/certificates/{certificate.public_id}")
        visitor.get("/de/verify/cert_01m7yd5xtjed4rskz84c1yqjs4")
        recording.flush()
        assert used(api)[-1]["verifications"] == 2

    def test_each_of_many_is_a_verification_and_what_belongs_to_a_page_is_none(
        self, api: Api, certificate: Certificate
    ):
        visitor, address = Client(), f"/de/verify/{certificate.public_id}"
        visitor.post("/de/verify/many", {"ids": certificate.public_id})
        visitor.get(f"{address}/attachments/1")
        visitor.post(f"{address}/file", {"sha256": "0" * 64})
        recording.flush()
        assert used(api)[-1]["verifications"] == 1

    def test_approximate_counts_are_marked(self, api: Api):
        assert api.get("account/usage").json()["approximate"] == ["apiCalls", "verifications"]

    def test_unknown_kinds_are_ignored(self, api: Api, monkeypatch):
        assert "deliveries" in used(api)[-1]
        monkeypatch.delitem(recording.SOURCES, recording.UsageKind.DELIVERIES)
        assert "deliveries" not in used(api)[-1]

    def test_flushing_twice_adds_nothing(self, api: Api):
        api.get("account")
        assert recording.flush() == 1
        assert recording.flush() == 0
        assert UsageDay.objects.get().amount == 1


class TestDatabaseAway:
    def test_nothing_is_lost_and_all_is_written_once_it_is_back(self, issuer: Issuer):
        for _ in range(5):
            recording.count(issuer.pk, "live", recording.UsageKind.API_CALLS)
        connection.settings_dict["PORT"], port = "1", connection.settings_dict["PORT"]
        connection.settings_dict["HOST"], host = "127.0.0.1", connection.settings_dict["HOST"]
        try:
            thread = Thread(target=flush_all)  # a connection of its own, which is refused
            thread.start()
            thread.join()
        finally:
            connection.settings_dict["PORT"] = port
            connection.settings_dict["HOST"] = host
        recording.count(issuer.pk, "live", recording.UsageKind.API_CALLS)
        assert recording.flush() == 1
        assert UsageDay.objects.get().amount == 6

    def test_memory_stays_bounded(self, issuer: Issuer):
        flusher = Flusher()
        flusher.counter._most = 2
        for _ in range(3):
            for number in range(5):
                flusher.count(uuid.UUID(int=number), "live", recording.UsageKind.API_CALLS)
        counts = flusher.counter.take()
        assert len(counts) == 2
        assert set(counts.values()) == {3}

    def test_counts_of_a_deleted_issuer_are_dropped(self, issuer: Issuer):
        flusher = Flusher()
        flusher.count(issuer.pk, "live", recording.UsageKind.API_CALLS)
        flusher.count(uuid.uuid4(), "live", recording.UsageKind.API_CALLS)
        flusher.flush()
        assert UsageDay.objects.get().issuer == issuer


def test_counts_of_two_processes_add_up(issuer: Issuer):
    flusher = Flusher()
    flusher.count(issuer.pk, "live", recording.UsageKind.API_CALLS)
    counts = flusher.counter.take()
    write(counts)
    write(counts)
    assert UsageDay.objects.get().amount == 2
