"""What issuers do in a drill beside issuing one certificate after the other, by the API."""

import time
from typing import Any

import psycopg

from tests.journeys.load.installation import Installation, LoadIssuer
from tests.journeys.load.watch import waiting
from tests.journeys.processes.load_clients import FULL, wait_for

DRAINED_WITHIN = 300 if FULL else 60  # seconds
ENDED = {"succeeded", "failed", "cancelled"}


def drain(made: Installation, *names: str) -> float:
    """Seconds until nothing waits any more in these queues, or in any.

    Messages of periodic tasks do not count: one of a kind may always wait.
    """
    began = time.monotonic()

    def rest() -> dict[str, int]:
        counts = waiting(made, connection)
        asked = names or [name for name in counts if not name.startswith("celery")]
        return {name: counts[name] for name in asked if counts[name]}

    with psycopg.connect(made.postgres.url, autocommit=True) as connection:
        assert wait_for(lambda: not rest(), DRAINED_WITHIN), rest()
    return time.monotonic() - began


def import_rows(made: Installation, issuer: LoadIssuer, batch: str, rows: int) -> int:
    """Import so many certificates, and wait for the end of it: how many were issued."""
    job = start_import(made, issuer, batch, rows)
    return int(finished(made, issuer, job)["counts"]["ok"])


def start_import(made: Installation, issuer: LoadIssuer, batch: str, rows: int) -> str:
    """Send a file with so many rows; the job's id."""
    lines = "".join(f"ART-9,{batch}-{row},{batch}\r\n" for row in range(rows))
    answer = made.call(
        issuer,
        "POST",
        f"certificates/imports?typeId={issuer.type_id}",
        ("productId,serialNumber,batch\r\n" + lines).encode(),
        Content_Type="text/csv",
        Idempotency_Key=batch,
    )
    assert answer.status_code == 202, answer.content
    return str(answer.json()["id"])


def recall(made: Installation, issuer: LoadIssuer, batch: str) -> int:
    """Suspend all certificates of a batch, and wait for the end of it: how many were."""
    job = start_recall(made, issuer, batch)
    return int(finished(made, issuer, job)["counts"]["ok"])


def start_recall(made: Installation, issuer: LoadIssuer, batch: str) -> str:
    """Ask what a batch has, then suspend that; the job's id."""
    body = {"action": "suspend", "reason": "recall", "filter": {"batch": batch}}
    path = "certificates/bulk-actions"
    preview = made.call(issuer, "POST", path, body | {"dryRun": True}, Idempotency_Key=f"p-{batch}")
    assert preview.status_code == 200, preview.content
    token = {"token": preview.json()["token"]}
    answer = made.call(issuer, "POST", path, body | token, Idempotency_Key=f"r-{batch}")
    assert answer.status_code == 202, answer.content
    return str(answer.json()["id"])


def finished(made: Installation, issuer: LoadIssuer, job: str) -> dict[str, Any]:
    """The job, once it has ended."""
    seen: list[dict[str, Any]] = []

    def ended() -> bool:
        answer = made.call(issuer, "GET", f"jobs/{job}")
        if answer.status_code == 200:  # not beyond the rate limit
            seen.append(answer.json())
        return bool(seen) and seen[-1]["state"] in ENDED

    assert wait_for(ended, DRAINED_WITHIN), seen[-1:]
    return seen[-1]
