"""Webhooks at a steady pace to ten endpoints of an issuer, one of which may never answer.

Run as `python -m bench.loads.paced` with a Load on standard input. What counts is the time from the commit to
the first attempt at the nine others; what has not been sent by the end counts with its age.
"""

import asyncio
import time
from threading import Thread

from bench.loads.courier import BODY, IN_FLIGHT, main

EVENTS_PER_SECOND = 40
LANDING = 1.0  # seconds after the last event


def sent(seconds: float, port: int, *, silent: bool) -> list[float]:
    """Seconds that each delivery to the nine endpoints waited for its first attempt."""
    import django  # noqa: PLC0415

    django.setup()
    from bench.loads import courier_rows  # noqa: PLC0415  (needs the apps)

    courier_rows.prepare(port, issuers=1, endpoints=10, events=0, body=BODY)
    issuer = courier_rows.silence(one=silent)
    courier = courier_rows.Courier(in_flight=IN_FLIGHT)
    thread = Thread(target=lambda: asyncio.run(courier.run()))
    thread.start()
    began = time.perf_counter()
    for number in range(int(seconds * EVENTS_PER_SECOND)):
        time.sleep(max(0.0, began + number / EVENTS_PER_SECOND - time.perf_counter()))
        courier_rows.happen(issuer, number)
        courier.wake()
    time.sleep(LANDING)
    waited = courier_rows.waited()
    courier.stop()
    thread.join()
    return waited


if __name__ == "__main__":
    main(lambda load, port: sent(load.seconds, port, silent=load.paths == ["one silent"]))
