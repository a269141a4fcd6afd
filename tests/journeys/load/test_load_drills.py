"""Drills: twenty issuers for twenty minutes at 60 % of what the installation can do; and a noisy one beside them.

At a size that fits CI it counts; at full size (`DRILL_SECONDS=1200 make drill ARGS=tests/journeys/load`)
it measures.
"""

import itertools
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lib import ids
from tests.journeys.load.installation import Installation, LoadIssuer, installation
from tests.journeys.load.paced_client import Outcome
from tests.journeys.load.watch import Watch, waiting
from tests.journeys.processes.load_clients import FULL, PHASE, p99, wait_for

pytestmark = [pytest.mark.journey, pytest.mark.drill]
ISSUERS = 20 if FULL else 3
MEASURING = 20.0 if FULL else 2.0  # seconds in which the maximum is measured
SHARE = 0.6  # of the maximum
MOST_P99 = 0.25  # seconds
DRAINED_WITHIN = 300 if FULL else 60  # seconds
BESIDE_EVERY = 20.0 if FULL else 2.0  # seconds between two imports, each followed by its recall
ROWS = 500 if FULL else 20
CHECK = """
SELECT count(*),
       count(*) FILTER (WHERE c.id IS NULL),
       count(*) FILTER (WHERE (SELECT count(*) FROM certificates_certificatehistory h
                                WHERE h.certificate_id = asked.id AND h.sequence = 1) <> 1),
       count(*) FILTER (WHERE (SELECT count(*) FROM webhooks_event e
                                WHERE e.subject = asked.id AND e.type = 'certificate.issued') <> 1),
       count(*) FILTER (WHERE (SELECT count(*) FROM certificates_logentry l
                                WHERE l.certificate_id = asked.id AND l.sequence = 1) <> 1),
       count(*) FILTER (WHERE (SELECT count(*) FROM certificates_seal s
                                WHERE s.certificate_id = asked.id AND s.signed_at IS NOT NULL) <> 1)
  FROM unnest(%s::uuid[]) AS asked (id)
  LEFT JOIN certificates_certificate c ON c.id = asked.id
"""
LOST = ("certificate", "history", "event", "log entry", "credential")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    with installation(tmp_path_factory.mktemp("load"), ISSUERS) as running:
        yield running


def test_twenty_issuers_at_sixty_percent(made: Installation):
    issuers = made.issuers[:-1]
    per_connection = {"connections": 1 if FULL else 2}
    fastest = made.outcome("most", made.issue("most", MEASURING, issuers, **per_connection))
    most = fastest.statuses["201"] / MEASURING
    drain(made)
    rate = most * SHARE
    with Watch(made, PHASE / 200 + 0.5) as watch, beside(made, issuers) as counts:
        clients = made.issue("load", PHASE, issuers, rate=rate, connections=4)
        outcome = made.outcome("load", clients)
    drained = drain(made)
    assert not watch.failures, watch.failures
    took = sorted(seconds for _, seconds in outcome.took)
    lost = missing(made, outcome)
    print(
        f"\n{ISSUERS} issuers, {PHASE:.0f} s: at most {most:.0f}/s for {MEASURING:.0f} s, then "
        f"{len(took) / PHASE:.0f}/s: p50 {took[len(took) // 2] * 1000:.0f} ms, p99 "
        f"{p99(took) * 1000:.0f} ms, statuses {dict(outcome.statuses)}, beside it {counts}; "
        f"lost {lost}; drained after {drained:.0f} s; load {os.getloadavg()[0]:.1f}\n{watch.table()}"
    )
    assert set(outcome.statuses) - {"never answered"} == {"201"}
    assert not outcome.statuses["never answered"]
    assert lost == dict.fromkeys((*LOST, "webhook"), 0)
    assert counts["imports"] > 0 or not FULL
    if FULL:
        assert p99(took) <= MOST_P99
        assert watch.growing() == {}
        assert watch.filling(rate) == {}


def drain(made: Installation) -> float:
    """Seconds until nothing waits any more."""
    import psycopg

    began = time.monotonic()
    with psycopg.connect(made.postgres.url, autocommit=True) as connection:
        assert wait_for(lambda: not any(_of_rows(waiting(made, connection))), DRAINED_WITHIN), (
            waiting(made, connection)
        )
    return time.monotonic() - began


def _of_rows(counts: dict[str, int]) -> list[int]:
    """What waits, without messages of periodic tasks, of which there is always one."""
    return [count for name, count in counts.items() if not name.startswith("celery")]


def missing(made: Installation, outcome: Outcome) -> dict[str, int]:
    """How many of the acknowledged certificates lack what must be there once."""
    known = [ids.decode("crt", each) for each in outcome.ids]
    assert len(set(known)) == len(known) > 0
    (row,) = made.ask(CHECK, known)
    events = made.ask("SELECT id FROM webhooks_event WHERE subject = ANY (%s)", known)
    arrived = set().union(*made.receiver.ids.values())  # type: ignore[attr-defined]
    unheard = sum(ids.encode("evt", event) not in arrived for (event,) in events)
    return dict(zip(LOST, row[1:], strict=True)) | {"webhook": unheard}


@contextmanager
def beside(made: Installation, issuers: list[LoadIssuer]) -> Iterator[dict[str, int]]:
    """Imports, each followed by the recall of what it brought, by one issuer after the other."""
    counts = {"imports": 0, "recalls": 0, "failed": 0}
    over = threading.Event()

    def run() -> None:
        for number in itertools.count():
            if over.wait(BESIDE_EVERY):
                return
            issuer, batch = issuers[number % len(issuers)], f"I-{number}"
            counts["imports"] += import_rows(made, issuer, batch, ROWS)
            counts["recalls"] += recall(made, issuer, batch)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield counts
    finally:
        over.set()
        thread.join()


def import_rows(made: Installation, issuer: LoadIssuer, batch: str, rows: int) -> int:
    """Import so many certificates, and wait for the end of it: how many were issued."""
    lines = "".join(f"ART-9,{batch}-{row},{batch}\r\n" for row in range(rows))
    answer = made.call(
        issuer,
        "POST",
        f"certificates/imports?typeId={issuer.type_id}",
        ("productId,serialNumber,batch\r\n" + lines).encode(),
        Content_Type="text/csv",
        Idempotency_Key=batch,
    )
    assert answer.status_code in {201, 202}, answer.content
    return int(finished(made, issuer, answer.json()["id"])["counts"]["ok"])


def recall(made: Installation, issuer: LoadIssuer, batch: str) -> int:
    """Suspend all certificates of a batch: how many were."""
    body = {"action": "suspend", "reason": "recall", "filter": {"batch": batch}}
    preview = made.call(
        issuer, "POST", "certificates/bulk-actions", body | {"dryRun": True}, Idempotency_Key="p"
    )
    assert preview.status_code == 200, preview.content
    token = {"token": preview.json()["token"]}
    answer = made.call(
        issuer, "POST", "certificates/bulk-actions", body | token, Idempotency_Key=f"r-{batch}"
    )
    assert answer.status_code in {201, 202}, answer.content
    return int(finished(made, issuer, answer.json()["id"])["counts"]["ok"])


def finished(made: Installation, issuer: LoadIssuer, job: str) -> dict:
    """The job, once it has ended."""
    states: list[dict] = []

    def ended() -> bool:
        states.append(made.call(issuer, "GET", f"jobs/{job}").json())
        return states[-1]["state"] not in {"queued", "running", "cancelling"}

    assert wait_for(ended, DRAINED_WITHIN), states[-1]
    return states[-1]
