"""One issuer that does everything at once, and more than it may."""

import itertools
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from tests.journeys.load.installation import Installation, LoadIssuer
from tests.journeys.load.work import DRAINED_WITHIN, ENDED, drain, start_import, start_recall
from tests.journeys.processes.load_clients import FULL, wait_for

ROWS = 100_000 if FULL else 1_000  # of the import
BULK = 500 if FULL else 50  # certificates of a bulk request
LONG = 3600.0  # seconds, longer than any phase
SLOW = 0.2  # seconds that its receiver takes, so that its webhooks pile up
PARK = "UPDATE webhooks_endpoint SET parked_until = {} WHERE issuer_id = %s RETURNING id"


@contextmanager
def noise(made: Installation, issuer: LoadIssuer, name: str) -> Iterator[None]:
    """Until the end of the block: requests beyond the limit, bulk requests, an import, exports, recalls.

    Each certificate of them is a webhook that waits. After the block its jobs are cancelled, and what
    it left is not worked on.
    """
    made.receiver.slow[issuer.path] = SLOW
    made.ask(PARK.format("NULL"), issuer.issuer)
    over = threading.Event()
    flood = made.issue(f"{name}-flood", LONG, [issuer], connections=4)
    jobs = [start_import(made, issuer, name, ROWS)]
    threads = [
        threading.Thread(target=until(over, pause, do))
        for pause, do in (
            (0.05, partial(bulk, made, issuer, f"{name}-bulk")),
            (0.05, partial(bulk, made, issuer, f"{name}-more")),
            (1.0, partial(exports, made, issuer, name, jobs)),
            (1.0, partial(recalls, made, issuer, name, jobs)),
        )
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        flood.kill()
        flood.wait()
        for thread in threads:
            thread.join()
        cancel(made, issuer, jobs)
        made.ask(PARK.format("now() + interval '1 day'"), issuer.issuer)
        drain(made, "log", "sealing")


def until(over: threading.Event, pause: float, do: Callable[[int], None]) -> Callable[[], None]:
    """Does it again and again, also where it is refused, as beyond a limit."""

    def run() -> None:
        for number in itertools.count():
            if over.wait(pause):
                return
            do(number)

    return run


def bulk(made: Installation, issuer: LoadIssuer, name: str, number: int) -> None:
    rows = [
        {"typeId": issuer.type_id, "productId": "ART-1", "serialNumber": f"{name}-{number}-{row}"}
        for row in range(BULK)
    ]
    key = f"{name}-{number}"
    body = {"certificates": rows}
    answer = made.call(issuer, "POST", "certificates/issue/bulk", body, Idempotency_Key=key)
    assert answer.status_code in {201, 429}, answer.content


def exports(
    made: Installation, issuer: LoadIssuer, name: str, jobs: list[str], number: int
) -> None:
    key = f"{name}-export-{number}"
    answer = made.call(issuer, "POST", "account/export", {}, Idempotency_Key=key)
    if answer.status_code == 202:
        jobs.append(answer.json()["id"])


def recalls(
    made: Installation, issuer: LoadIssuer, name: str, jobs: list[str], number: int
) -> None:
    try:
        jobs.append(start_recall(made, issuer, f"{name}-flood-{number}"))
    except AssertionError:  # refused, as beyond the limit of requests or of jobs that wait
        return


def cancel(made: Installation, issuer: LoadIssuer, jobs: list[str]) -> None:
    """Cancel all of them, and wait for their ends: a step that is at work is done first."""

    def has_ended(job: str) -> bool:
        made.call(issuer, "POST", f"jobs/{job}/cancel")
        answer = made.call(issuer, "GET", f"jobs/{job}")
        return answer.status_code == 200 and answer.json()["state"] in ENDED

    def all_have_ended() -> bool:
        at_work[:] = [job for job in at_work if not has_ended(job)]
        return not at_work

    at_work = list(jobs)
    assert wait_for(all_have_ended, DRAINED_WITHIN), at_work
