"""Witnesses cosign what is published, in processes of their own; one that is away or lies breaks nothing."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.db import IntegrityError, transaction
from django.test import Client

from accounts.scopes import Mode
from certificates import tasks
from certificates.log import attesting, sequencing, tlog
from certificates.models import Certificate, LogCheckpoint, LogEntry
from tests.factories import issue_one

from .test_public import check
from .test_sequencing import forget_log
from .witness import verifier_key

pytestmark = pytest.mark.django_db(transaction=True)
LOG = str(sequencing.signer(Mode.LIVE).key)
AWAY = f"{verifier_key('away.example/w', 'away')} http://127.0.0.1:9"


@contextmanager
def witness(name: str, fault: str = "") -> Iterator[str]:
    """A process; its line of LOG_WITNESSES."""
    program = Path(__file__).with_name("witness.py")
    command = [sys.executable, program, name, name, LOG, *([fault] if fault else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield f"{verifier_key(name, name)} {process.stdout.readline().strip()}"
        finally:
            process.kill()


@pytest.fixture
def log_one(certificate_type, log_all):
    def issue_and_log():
        issue_one(certificate_type)
        assert log_all() == 1

    return issue_and_log


def cosigners() -> list[str]:
    """Who cosigned the newest published checkpoint, as it is served, in their order."""
    note = Client().get("/log/checkpoint").text
    assert tlog.read_checkpoint(note, tlog.VerifierKey.parse(LOG))
    text, _, signatures = note.partition("\n\n")
    own, *lines = signatures.splitlines()
    assert own.split()[1] == LOG.split("+", maxsplit=1)[0]
    names = []
    for line in lines:
        name = line.split()[1]
        assert tlog.WitnessKey.parse(verifier_key(name, name)).has_cosigned(f"{text}\n", line)
        names.append(name)
    return names


def test_each_checkpoint_is_cosigned_with_a_proof(
    settings, log_one, log_folder, anonymous_api, caplog
):
    with witness("one.example/w") as one, witness("two.example/w") as two:
        settings.LOG_WITNESSES = [one, two, AWAY]
        log_one()
        tasks.cosign_log()
        assert cosigners() == ["one.example/w", "two.example/w"]
        assert (log_folder / "checkpoint").read_text() == Client().get("/log/checkpoint").text
        settings.LOG_WITNESSES = [one]
        for _ in range(2):
            log_one()
        assert cosigners() == []
        assert Client().get("/log/checkpoint.cosigned").text.count("\u2014") == 3
        assert sequencing.uncosigned_since() == LogCheckpoint.objects.get(size=2).at
        tasks.cosign_log()
        settings.LOG_WITNESSES = [
            one,
            two,
        ]  # the second saw one entry: it says so, and is asked again
        log_one()
        tasks.cosign_log()
        assert cosigners() == ["one.example/w", "two.example/w"]
        assert sequencing.uncosigned_since() is None
    reasons = {record.witness: record.reason for record in caplog.records if "cosig" in record.msg}
    assert reasons.keys() == {"away.example/w"}

    second = LogCheckpoint.objects.get(size=2)
    assert second.cosignatures is None
    logged = Certificate.objects.get(
        pk__in=LogEntry.objects.filter(index=1).values("certificate_id")
    )
    answer = anonymous_api.get(f"/api/public/certificates/{logged.public_id}/log").json()
    [change] = answer["changes"]
    assert check(change, LOG)
    assert "— one.example/w" in change["proof"]  # the first cosigned checkpoint covers it
    with pytest.raises(IntegrityError), transaction.atomic():
        LogCheckpoint.objects.filter(size=3).update(cosignatures="another")


@pytest.mark.parametrize(
    ("fault", "objection"),
    [
        ("lie", "a cosignature that is not good"),
        ("fork", "no cosignature"),
        ("babble", "no cosignature"),
    ],
)
def test_a_witness_that_lies_is_not_believed(
    settings, log_one, log_folder, caplog, fault, objection
):
    log_one()
    before = (log_folder / "checkpoint").read_bytes()
    with witness("liar.example/w", fault) as liar:
        settings.LOG_WITNESSES = [liar]
        tasks.cosign_log()
    assert cosigners() == []
    assert (log_folder / "checkpoint").read_bytes() == before
    assert objection in [record.message for record in caplog.records]
    log_one()  # and the log goes on


def test_a_witness_refuses_a_fork(settings, log_one, log_folder, caplog):
    """It saw three entries; a log with others under the same key gets no cosignature."""
    with witness("one.example/w") as one:
        settings.LOG_WITNESSES = [one]
        for _ in range(3):
            log_one()
        assert attesting.cosign_newest(Mode.LIVE) == 1
        forget_log()
        (log_folder / "checkpoint").unlink()
        for _ in range(4):
            log_one()
        assert attesting.cosign_newest(Mode.LIVE) == 0
    assert caplog.records[-1].reason == "status 422"
