"""Drills: twenty issuers for twenty minutes at 60 % of what the installation can do; and a noisy one beside them.

In less than 30 seconds it only counts; at full size (`DRILL_SECONDS=1200 make drill ARGS=tests/journeys/load`)
it measures.
"""

import itertools
import os
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

import pytest

from certificates.addresses import CertificatesPrefix
from lib import ids
from tests.certificates.printing.test_largest import items
from tests.journeys.load.installation import Installation, LoadIssuer, installation
from tests.journeys.load.noise import noise
from tests.journeys.load.paced_client import Outcome
from tests.journeys.load.processor_time import ProcessorTime
from tests.journeys.load.watch import Watch
from tests.journeys.load.work import drain, import_rows, recall
from tests.journeys.processes.load_clients import FULL, PHASE, p99
from tests.journeys.processes.web import WebProcess
from webhooks.lifecycle import WebhooksPrefix

pytestmark = [pytest.mark.journey, pytest.mark.drill_only]
ISSUERS = 20 if FULL else 3
MEASURING = 20.0 if FULL else 2.0  # seconds in which the maximum is measured
SHARE = 0.6  # of the maximum
MOST_P99 = 0.25  # seconds
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
HEARD = """
SELECT percentile_cont(0.99) WITHIN GROUP (ORDER BY
         extract(epoch FROM coalesce(a.started_at, now()) - e.occurred_at))
  FROM webhooks_event e
  JOIN webhooks_delivery d ON d.event_id = e.id
  LEFT JOIN webhooks_attempt a ON a.delivery_id = d.id AND a.number = 1
 WHERE e.subject = ANY (%s) AND e.type = 'certificate.issued'
"""
PAIRS = 6 if FULL else 1
QUIET_SHARE = 0.3  # of the maximum: what the others do beside the noisy issuer
MOST_RAISED = 3.0  # times
MOST_BESIDE_PRINTS = 1.0  # seconds of p99
LOST = ("certificate", "history", "event", "log entry", "credential")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    with installation(tmp_path_factory.mktemp("load"), ISSUERS) as running:
        yield running


def maximum(made: Installation) -> float:
    """Certificates a second that the installation can last: all issuers together, who never pause.

    With the time until they are logged, signed and delivered: what lags behind in a short time would
    have to be made up for in a long one.
    """
    if not made.most:
        clients = made.issue("most", MEASURING, made.issuers[:-1], connections=1 if FULL else 2)
        issued = made.outcome("most", clients).statuses["201"]
        made.most = issued / (MEASURING + drain(made, "log", "sealing", "deliveries"))
    return made.most


def test_twenty_issuers_at_sixty_percent(made: Installation):
    issuers = made.issuers[:-1]
    most = maximum(made)
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
        f"\n{ISSUERS} issuers, {PHASE:.0f} s: at most {most:.0f}/s to the end of their work, then "
        f"{len(took) / PHASE:.0f}/s: p50 {took[len(took) // 2] * 1000:.0f} ms, p99 "
        f"{p99(took) * 1000:.0f} ms, statuses {dict(outcome.statuses)}, beside it {counts}; "
        f"lost {lost}; drained after {drained:.0f} s; load {os.getloadavg()[0]:.1f}\n{watch.table()}"
    )
    assert {name for name, number in outcome.statuses.items() if number} == {"201"}
    assert lost == dict.fromkeys((*LOST, "webhook"), 0)
    if FULL:
        assert counts["imports"] == counts["recalls"] > 0
        assert watch.lasting()
        slow = {} if p99(took) <= MOST_P99 else {"p99": p99(took)}
        assert (slow, watch.growing(), watch.filling(rate)) == ({}, {}, {})


def missing(made: Installation, outcome: Outcome) -> dict[str, int]:
    """How many of the acknowledged certificates lack what must be there once."""
    known = [ids.parse(CertificatesPrefix.CERTIFICATE, each) for each in outcome.ids]
    assert len(set(known)) == len(known) > 0
    (row,) = made.ask(CHECK, known)
    events = made.ask("SELECT id FROM webhooks_event WHERE subject = ANY (%s)", known)
    arrived = made.receiver.ids
    unheard = sum(ids.encode(WebhooksPrefix.EVENT, event) not in arrived for (event,) in events)
    return dict(zip(LOST, row[1:], strict=True)) | {"webhook": unheard}


@contextmanager
def beside(made: Installation, issuers: list[LoadIssuer]) -> Iterator[dict[str, int]]:
    """Imports, each followed by the recall of what it brought, by one issuer after the other."""
    counts = {"imports": 0, "recalls": 0}
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


def test_a_noisy_issuer_does_not_slow_the_others(made: Installation):
    issuers, seconds = made.issuers[:-1], PHASE / (2 * PAIRS)
    rate = maximum(made) * QUIET_SHARE
    drain(made)
    made.analyze()
    phases: dict[str, list[Phase]] = {"quiet": [], "noisy": []}
    processors = {kind: ProcessorTime(made) for kind in phases}
    for number in range(PAIRS):
        with processors["quiet"]:
            phases["quiet"].append(phase(made, f"quiet-{number}", seconds, rate, issuers))
        with noise(made, made.issuers[-1], f"noise-{number}"), processors["noisy"]:
            phases["noisy"].append(phase(made, f"noisy-{number}", seconds, rate, issuers))
    quiet, noisy = (merged(phases[kind]) for kind in ("quiet", "noisy"))
    print(
        f"\n{ISSUERS} issuers, {rate:.0f}/s, {PAIRS} times {seconds:.0f} s without and beside a noisy one:"
        f" p50 {quiet.half * 1000:.0f} and {noisy.half * 1000:.0f} ms,"
        f" p99 {quiet.took * 1000:.0f} and {noisy.took * 1000:.0f} ms ({noisy.took / quiet.took:.2f} ×),"
        f" p99 of webhooks {quiet.heard:.2f} and {noisy.heard:.2f} s, a small import {quiet.imported:.1f}"
        f" and {noisy.imported:.1f} s; statuses {dict(quiet.statuses)} and {dict(noisy.statuses)};"
        f" load {os.getloadavg()[0]:.1f}"
    )
    for kind, processor in processors.items():
        print(f"{kind}: of all processors {processor.table()}")
    assert set(quiet.statuses + noisy.statuses) == {"201"}
    if FULL:
        assert noisy.took <= MOST_RAISED * quiet.took
        assert noisy.heard <= MOST_RAISED * quiet.heard + 1
        assert noisy.imported <= MOST_RAISED * quiet.imported + 5


@dataclass
class Phase:
    """What issuers saw: half of the answers, the slowest of a hundred answers and webhooks, and an import.

    In seconds.
    """

    half: float
    took: float
    heard: float
    imported: float
    statuses: Counter[str]


def phase(
    made: Installation, name: str, seconds: float, rate: float, issuers: list[LoadIssuer]
) -> Phase:
    """Issuing for some seconds, with a small import of one issuer in the midst."""
    clients = made.issue(name, seconds, issuers, rate=rate, connections=4)
    began = time.monotonic()
    import_rows(made, issuers[0], f"small-{name}", 20)
    imported = time.monotonic() - began
    outcome = made.outcome(name, clients)
    known = [ids.parse(CertificatesPrefix.CERTIFICATE, each) for each in outcome.ids]
    ((heard,),) = made.ask(HEARD, known)
    took = sorted(seconds for _, seconds in outcome.took)
    statuses = Counter({name: n for name, n in outcome.statuses.items() if n})
    return Phase(took[len(took) // 2], p99(took), float(heard or 0), imported, statuses)


def merged(phases: list[Phase]) -> Phase:
    """The median of the phases of a kind."""
    return Phase(
        median(each.half for each in phases),
        median(each.took for each in phases),
        median(each.heard for each in phases),
        median(each.imported for each in phases),
        sum((each.statuses for each in phases), Counter()),
    )


def test_strangers_who_ask_for_the_heaviest_pdf_delay_nobody(made: Installation):
    """45 at once from one address, again and again; each of the others' requests is timed."""
    heavy, seconds = heaviest(made), PHASE / 3
    web, key = WebProcess(made.port, made.folder, 0), made.issuers[1].key
    page, over = f"/en/verify/{heavy}", time.monotonic() + seconds
    answers: Counter[int] = Counter()

    def strangers() -> None:
        while time.monotonic() < over:
            answers[web.get(f"{page}/pdf", 60).status_code] += 1

    address = {"X-Forwarded-For": made.issuers[1].address}
    others = {"page": (page, address), "healthz": ("/healthz", address)}
    others["API"] = ("/api/external/account", address | {"x-api-key": key})
    took: dict[str, list[float]] = {name: [] for name in others}
    threads = [threading.Thread(target=strangers) for _ in range(45)]
    for thread in threads:
        thread.start()
    while time.monotonic() < over:
        for name, (path, headers) in others.items():
            begun = time.monotonic()
            assert web.get(path, 60, **headers).status_code == 200
            took[name].append(time.monotonic() - begun)
    for thread in threads:
        thread.join()
    slowest = {name: p99(sorted(values)) for name, values in took.items()}
    table = ", ".join(f"{name} {value * 1000:.0f} ms" for name, value in slowest.items())
    print(f"\n45 strangers, {seconds:.0f} s, answers {dict(answers)}: p99 of others {table}")
    assert set(answers) <= {200, 202, 429}
    assert answers[202] > 0
    assert not FULL or max(slowest.values()) <= MOST_BESIDE_PRINTS


def heaviest(made: Installation) -> str:
    """A certificate with all the cells and items that one may have."""
    tables = {name: [["-1,5"] * 4] * 375 for name in ("mechanicalProperties", "testResults")}
    issuer = made.issuers[0]
    body = {"typeId": issuer.type_id, "productId": "P", "serialNumber": "heaviest"}
    stated = {**body, "metadata": tables, "items": items()}
    answer = made.call(
        issuer,
        "POST",
        "certificates/issue/bulk",
        {"certificates": [stated]},
        idempotency_key="heaviest",
    )
    (result,) = answer.json()["results"]
    return str(result["id"])
