"""Database triggers refuse changes of what was certified."""

import threading
from datetime import timedelta

import pytest
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.db.models import F
from django.utils import timezone

from accounts.scopes import Mode
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateHistory, Erasure, TypeVersion
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type, set_state
from tests.support.problems import assert_problem, row_counts
from webhooks.models import Event

DAY = timedelta(days=1)
CERTIFIED = {
    "mode": "test",
    "number": "another",
    "product_id": "another",
    "gtin": "96385074",
    "serial_number": "another",
    "holder_name": "another",
    "holder_email": "another@example.com",
    "external_ref": "another",
    "locale": "sq",
    "issued_at": F("issued_at") - DAY,
    "issued_on": F("issued_on") - DAY,
    "valid_from": F("issued_on"),
    "valid_until": F("valid_until") + DAY,
    "starts_at": F("starts_at") - DAY,
    "ends_at": F("ends_at") + DAY,
    "document": b"{}",
    "data_hash": bytes(32),
}


@pytest.fixture
def full(certificate_type) -> Certificate:
    """A certificate with a value in every column."""
    return issue_one(
        certificate_type,
        certificate_number="2026-17",
        external_ref="4711/10",
        gtin="4006381333931",
        holder_name="Arta Krasniqi",
        holder_email="arta@example.com",
        valid_from=timezone.now().date()
        + 2 * DAY,  # where it is issued, it may be tomorrow already
        valid_until=timezone.now().date() + 300 * DAY,
    )


def refused(change) -> str:
    """The database's word on a change that it must not take."""
    with pytest.raises(DatabaseError) as caught, transaction.atomic():
        change()
    return str(caught.value)


@pytest.mark.parametrize(("column", "value"), CERTIFIED.items(), ids=CERTIFIED.keys())
def test_no_column_of_what_was_certified_can_be_changed(full, column: str, value: object):
    row = Certificate.objects.filter(pk=full.pk)
    assert "cannot be changed" in refused(lambda: row.update(**{column: value}))


@pytest.mark.parametrize("column", ["issuer", "type", "version"])
def test_certificate_keeps_its_issuer_type_and_version(full, other_issuer, column: str):
    foreign = make_type(other_issuer)
    to = {"issuer": other_issuer, "type": foreign, "version": foreign.current}[column]
    row = Certificate.objects.filter(pk=full.pk)
    assert "cannot be changed" in refused(lambda: row.update(**{column: to}))


def test_the_state_may_change(full):
    assert set_state(full, State.SUSPENDED).status == "suspended"


def test_erasing_takes_the_personal_columns_and_the_document_together(full):
    row = Certificate.objects.filter(pk=full.pk)
    refused(lambda: row.update(document=None))
    refused(lambda: row.update(holder_name=None))
    refused(lambda: row.update(erased_at=timezone.now()))
    gone = dict.fromkeys(
        ["document", "holder_name", "holder_email", "product_id", "serial_number", "external_ref"]
    )
    assert row.update(**gone, erased_at=timezone.now()) == 1
    refused(lambda: row.update(document=b"{}", erased_at=None))


def test_an_erased_certificate_cannot_be_restored(full):
    row = Certificate.objects.filter(pk=full.pk)
    row.update(document=None, holder_name=None, erased_at=timezone.now())
    for change in ({"erased_at": timezone.now() + DAY}, {"erasure": an_erasure(full)}):
        assert "stays erased" in refused(lambda change=change: row.update(**change))
    assert row.update(state=State.SUSPENDED) == 1


def test_of_a_history_only_the_notes_go_and_only_with_the_content(full, certificate_type):
    for each in (full, issue_one(certificate_type)):
        CertificateHistory.objects.create(
            issuer_id=each.issuer_id,
            certificate=each,
            sequence=2,
            to_state=State.ACTIVE,
            note="Ask Arta",
            public_note="Arta knows",
            at=timezone.now(),
            actor_kind="system",
            actor_id="test",
        )
    lines = CertificateHistory.objects.filter(certificate=full)
    assert "append-only" in refused(lambda: lines.update(note=None))
    Certificate.objects.filter(pk=full.pk).update(document=None, erased_at=timezone.now())
    for change in (
        {"note": "Ask Bob"},
        {"public_note": "Bob knows"},
        {"note": None, "actor_id": "nobody"},
        {"note": None, "reason": "fraud"},
    ):
        assert "append-only" in refused(lambda change=change: lines.update(**change))
    assert lines.update(note=None, public_note=None) == 2
    others = CertificateHistory.objects.exclude(certificate=full)
    assert "append-only" in refused(lambda: others.update(note=None))


def an_erasure(certificate: Certificate) -> Erasure:
    now = timezone.now()
    return Erasure.objects.create(
        issuer=certificate.issuer, mode=certificate.mode, requested_at=now, execute_at=now
    )


def test_a_live_certificate_cannot_be_deleted(full):
    statement = "DELETE FROM certificates_certificate WHERE id = %s"

    def delete() -> None:
        with connection.cursor() as cursor:
            cursor.execute(statement, [full.pk])

    assert "live certificate" in refused(delete)


def test_a_test_certificate_can_be_cleaned_away(certificate_type):
    trial = issue_one(certificate_type, mode=Mode.TEST)
    CertificateHistory.objects.filter(certificate=trial).delete()
    Certificate.objects.filter(pk=trial.pk).delete()
    assert not Certificate.objects.exists()


def test_history_is_append_only(full, certificate_type):
    lines = CertificateHistory.objects.filter(certificate=full)
    assert "append-only" in refused(lambda: lines.update(actor_id="nobody"))
    assert "history of a live certificate" in refused(lines.delete)
    trial = CertificateHistory.objects.filter(
        certificate=issue_one(certificate_type, mode=Mode.TEST)
    )
    assert "append-only" in refused(lambda: trial.update(actor_id="nobody"))


def test_a_version_of_a_type_is_never_rewritten(certificate_type):
    versions = TypeVersion.objects.filter(type=certificate_type)
    assert "append-only" in refused(lambda: versions.update(name_en="another"))


@pytest.mark.parametrize(
    "change",
    [
        {"state": "invented"},
        {"state": "superseded"},  # by nobody
        {"reason": "invented"},
        {"document": None},
    ],
)
def test_the_database_knows_what_a_state_is(full, change):
    refused(lambda: Certificate.objects.filter(pk=full.pk).update(**change))


def test_a_change_happens_once(full):
    line = CertificateHistory.objects.get(certificate=full)
    with (
        pytest.raises(IntegrityError, match="certificates_certificatehistory_pkey"),
        transaction.atomic(),
    ):
        line.save(force_insert=True)
    event = Event.objects.get(subject=full.pk)
    event.pk = None
    with pytest.raises(IntegrityError), transaction.atomic():
        Event.objects.create(
            issuer=event.issuer, mode="live", type=event.type, subject=full.pk, sequence=1, body=b""
        )


class Racer(threading.Thread):
    """One of two machines that issue the same number at the same moment."""

    def __init__(self, api: Api, body: dict, start: threading.Barrier) -> None:
        super().__init__()
        self.api, self.body, self.barrier = api, body, start

    def run(self) -> None:
        self.barrier.wait(timeout=10)
        try:
            self.response = self.api.post("certificates/issue", self.body)
        finally:
            connection.close()


@pytest.mark.django_db(transaction=True)
def test_two_machines_cannot_give_the_same_number(issuer, request_body):
    for attempt in range(5):
        start = threading.Barrier(2)
        body = request_body(certificateNumber=f"2026-{attempt}")
        racers = [Racer(Api(make_key(issuer)), body, start) for _ in range(2)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        won, lost = sorted((racer.response for racer in racers), key=lambda r: r.status_code)
        assert won.status_code == 201
        document = assert_problem(lost, 409, "duplicate_certificate")
        assert document["existing"]["id"] == won.json()["id"]
        assert row_counts() == (attempt + 1,) * 3


@pytest.mark.django_db(transaction=True)
def test_the_loser_waits_for_a_winner_who_then_fails(api, request_body, certificate_type):
    """An uncommitted number blocks; once it is rolled back, it is free."""
    first = issue_one(certificate_type, certificate_number="2026-1")
    others = {f.column for f in Certificate._meta.concrete_fields} - {"id", "number"}
    columns = ", ".join(sorted(others))
    rival = connection.copy()
    rival.set_autocommit(False)
    try:
        with rival.cursor() as cursor:
            cursor.execute(
                f"INSERT INTO certificates_certificate (id, number, {columns})"
                f" SELECT gen_random_uuid(), '2026-2', {columns} FROM certificates_certificate"
                " WHERE id = %s",
                [first.pk],
            )
        racer = Racer(api, request_body(certificateNumber="2026-2"), threading.Barrier(1))
        racer.start()
        racer.join(timeout=0.3)
        assert racer.is_alive()
        rival.rollback()
        racer.join(timeout=10)
    finally:
        rival.close()
    assert racer.response.status_code == 201
