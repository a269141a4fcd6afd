"""The courier: an event loop that sends up to 200 webhooks at once and never waits for the slowest.

One round of its loop, in `Courier._work`:

1. Visit the database (`_visit`): settle the results that came back, claim as many due deliveries as
   there is room for. The visit runs in a thread beside the loop (under `async_to_sync`: in the
   caller's own); no transaction is open while a request is on its way.
2. Start sending (`_send_claimed`): each claimed delivery becomes a task that signs, posts and leaves
   a result (`_deliver`). A task that ends starts the next claimed delivery at once.
3. Wait (`_wait`) until results have gathered, a wake-up came, or it is time to poll.

When it is told to stop (`_finish`), it claims nothing more, waits STOP_GRACE seconds for requests in
flight, settles their results and releases the rest, so that another courier can send them.

`courier_thread` is the thread it runs in: one per process, kept across tasks.
"""

import asyncio
import gc
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import DatabaseError, Error, InterfaceError, OperationalError, connection

from lib import ids, tracing
from lib.database.tenancy import as_worker
from lib.net.guarded_http import Failure, GuardedClient, Reply
from webhooks.endpoints.rules import destinations
from webhooks.endpoints.signing import signature_headers
from webhooks.lifecycle import ATTEMPT_WEEKS, AttemptOutcome, WebhooksPrefix, http_outcome

from .claims import ClaimedDelivery, are_any_unfinished, claim, release
from .settlement import DeliveryResult, settle

IN_FLIGHT = 200
PREFETCH = 200  # claimed beyond that, so that a free slot need not wait for a visit
SETTLE_BATCH = 512  # results that are settled at once
VISIT_INTERVAL = 0.02  # seconds between visits while there is work: fewer visits, of more results
SETTLE_AT_ONCE = 32  # results that are worth a visit before the interval is over
SETTLE_WITHIN = 0.1  # seconds that a result waits at most
POLL_INTERVAL = 1.0  # seconds between visits while idle: no wake-up is relied upon
REST_INTERVAL = 5.0  # the same while not one delivery is unfinished, in the whole service
DATABASE_RETRY = 1.0  # seconds after a visit that failed
STOP_GRACE = 5.0  # seconds that a stopping courier waits for requests in flight
UNWRITABLE_RETRY = (
    3600.0  # seconds until a delivery is sent again whose result could not be written
)

COLLECT_AFTER = 20_000  # new objects
USER_AGENT = "Certificate-Issuing-Service-Webhooks/1.0"

logger = logging.getLogger("webhooks")


class Courier:
    """Sends deliveries, in an event loop of its own. `wake` and `stop` may be called from any thread."""

    def __init__(self, *, in_flight: int = IN_FLIGHT) -> None:
        self._limit = in_flight
        self._claimed: deque[ClaimedDelivery] = deque()
        self._in_flight: dict[asyncio.Task[None], ClaimedDelivery] = {}
        self._results: list[DeliveryResult] = []
        self._changed = asyncio.Event()  # a result, a wake-up or a stop
        self._woken = True
        self._resting = False  # the last visit found not one unfinished delivery
        self._stopping = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.settled = 0  # attempts

    async def run(self) -> None:
        """Work until `stop` is called."""
        with rare_collections():
            await self._work(once=False)

    async def drain(self) -> None:
        """Work until nothing is due and nothing in flight."""
        await self._work(once=True)

    def wake(self) -> None:
        """Look for due deliveries now."""
        self._call(self._on_wake)

    def stop(self) -> None:
        """Claim nothing more, wait up to STOP_GRACE for requests in flight, release the rest."""
        self._call(self._on_stop)

    def _call(self, change: Callable[[], None]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(change)

    def _on_wake(self) -> None:
        self._woken = True
        self._changed.set()

    def _on_stop(self) -> None:
        self._stopping = True
        self._changed.set()

    async def _work(self, *, once: bool) -> None:
        self._loop = asyncio.get_running_loop()
        async with http_client() as client:
            while not self._stopping:
                claimed = await self._visit_in_thread(may_rest=not (once or self._woken))
                self._claimed.extend(claimed)
                self._send_claimed(client)
                if once and not (claimed or self._in_flight or self._results):
                    return
                await self._wait(busy=bool(claimed))
            await self._finish()

    async def _visit_in_thread(self, *, may_rest: bool) -> list[ClaimedDelivery]:
        """Visit the database in a thread. If it is down or refuses, wait and claim nothing."""
        self._woken = False
        try:
            return await sync_to_async(self._visit)(may_rest=may_rest)
        except Error as error:
            self._resting = False
            logger.warning("the courier cannot visit the database", extra={"reason": str(error)})
            await asyncio.sleep(DATABASE_RETRY)
            return []

    @as_worker("one statement claims, and one settles, what is due of all issuers")
    def _visit(self, *, may_rest: bool) -> list[ClaimedDelivery]:
        """Settle the results that came back, then claim as many deliveries as there is room for.

        Settled results are forgotten at once: if the claim fails, they are not settled again. Where
        there is nothing to wait for, the connection is given back.
        """
        if not connection.in_atomic_block:
            connection.close_if_unusable_or_obsolete()
        if results := self._results[:SETTLE_BATCH]:
            persist(results)
            del self._results[: len(results)]
            self.settled += len(results)
        self._resting = may_rest and not self._in_flight and not are_any_unfinished()
        if self._resting:
            if not connection.in_atomic_block:
                connection.close()
            return []
        room = self._limit + PREFETCH - len(self._in_flight) - len(self._claimed)
        return claim(room) if room > 0 else []

    async def _wait(self, *, busy: bool) -> None:
        """Wait for results, a wake-up or the next poll."""
        self._changed.clear()
        started = time.monotonic()
        longest = REST_INTERVAL if self._resting else POLL_INTERVAL
        if self._in_flight or self._results:
            longest = SETTLE_WITHIN
        if not (self._results or self._woken):
            try:
                await asyncio.wait_for(self._changed.wait(), longest)
            except TimeoutError:
                return
        rest = VISIT_INTERVAL - (time.monotonic() - started)
        if rest > 0 and (busy or self._in_flight) and len(self._results) < SETTLE_AT_ONCE:
            await asyncio.sleep(rest)

    def _send_claimed(self, client: GuardedClient) -> None:
        """Start sending claimed deliveries while there are free slots."""
        while self._claimed and len(self._in_flight) < self._limit and not self._stopping:
            delivery = self._claimed.popleft()
            task = asyncio.create_task(self._deliver(client, delivery))
            self._in_flight[task] = delivery
            task.add_done_callback(partial(self._on_sent, client))

    def _on_sent(self, client: GuardedClient, task: "asyncio.Task[None]") -> None:
        del self._in_flight[task]
        self._send_claimed(client)
        self._changed.set()

    async def _deliver(self, client: GuardedClient, delivery: ClaimedDelivery) -> None:
        """Send one delivery. Every exception becomes a result: without one, it would be claimed again
        every minute.
        """
        try:
            reply = await sign_and_send(client, delivery)
        except Exception:
            logger.exception("an attempt broke off", extra={"delivery": delivery.delivery_id})
            reply = Reply(failure=Failure.ERROR, error="it could not be sent")
        self._results.append(DeliveryResult(delivery, reply, time.monotonic()))

    async def _finish(self) -> None:
        """Before the end: settle what completes within STOP_GRACE, release the rest."""
        if self._in_flight:
            await asyncio.wait(self._in_flight, timeout=STOP_GRACE)
        unsent = [*self._in_flight.values(), *self._claimed]
        for task in list(self._in_flight):
            task.cancel()
        await sync_to_async(settle_and_release)(self._results, unsent)


def http_client() -> GuardedClient:
    """The HTTP client, as the settings say."""
    return GuardedClient(
        destinations(),
        purpose="webhooks",
        user_agent=USER_AGENT,
        proxy=settings.WEBHOOK_PROXY,
        ca_bundle=settings.WEBHOOK_CA_BUNDLE,
    )


@contextmanager
def rare_collections() -> Iterator[None]:
    """Keep the garbage collector from walking the whole application again and again.

    Hundreds of deliveries live at a time, more than its usual thresholds: it took 40 % of the
    process's CPU. What is loaded by now is left out, and it looks once for COLLECT_AFTER new objects.
    """
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 50)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def sign_and_send(client: GuardedClient, delivery: ClaimedDelivery) -> Reply:
    """Sign and send one delivery; without a body or a secret, an error reply."""
    if delivery.body is None:
        return Reply(failure=Failure.ERROR, error="the event's body was removed")
    if not delivery.secrets:
        return Reply(failure=Failure.ERROR, error="the endpoint's secret cannot be read")
    signed = signature_headers(
        delivery.secrets, delivery.message_id, int(time.time()), delivery.body
    )
    headers = {**delivery.headers, **signed, "content-type": "application/json"}
    attributes: tracing.Attributes = {
        "http.request.method": "POST",
        "webhook.attempt": delivery.attempts + 1,
    }
    parent = delivery.traceparent or None
    with tracing.span("webhook", parent=parent, attributes=attributes, outgoing=True) as span:
        if span.traceparent is not None:
            headers["traceparent"] = span.traceparent
        reply = await client.post(delivery.url, delivery.body, headers, hidden=delivery.hidden)
        describe(span, delivery, reply)
    return reply


def describe(span: tracing.Span, delivery: ClaimedDelivery, reply: Reply) -> None:
    """Say in the span what came of an attempt: not the address, which may hold a secret."""
    span.note("webhook.delivery", ids.encode(WebhooksPrefix.DELIVERY, delivery.delivery_id))
    if reply.status is not None:
        span.note("http.response.status_code", reply.status)
    if reply.status is None or http_outcome(reply.status) is not AttemptOutcome.HTTP_2XX:
        span.fail(str(reply.status or reply.failure))


@as_worker("one statement settles for all issuers")
def settle_and_release(results: list[DeliveryResult], unsent: list[ClaimedDelivery]) -> None:
    """Settle the last results and release what was not sent, before the courier ends."""
    try:
        if results:
            persist(results)
        if unsent:
            release(unsent)
    except Error:
        logger.warning("the courier leaves without a last visit: its leases will run out")


def persist(results: list[DeliveryResult]) -> None:
    """Settle a batch; if the database refuses one of its rows, settle each result alone.

    Whole first, then without what the receiver said; if that is refused too, its delivery is sent again
    after UNWRITABLE_RETRY. Raises what a database raises that is down.
    """
    if _try_settle(results):
        return
    for result in results:
        bare = DeliveryResult(result.claim, result.reply.bare(), result.ended)
        if not (_try_settle([result]) or _try_settle([bare])):
            release([result.claim], seconds=UNWRITABLE_RETRY)


def _try_settle(results: list[DeliveryResult]) -> bool:
    """Settle in one transaction. False if the database refuses the rows."""
    try:
        ATTEMPT_WEEKS.write(lambda: settle(results, time.monotonic()))
    except (OperationalError, InterfaceError):
        raise
    except DatabaseError:
        deliveries = [result.claim.delivery_id for result in results]
        logger.exception("an attempt could not be kept", extra={"deliveries": deliveries})
        return False
    return True


class CourierThread:
    """Starts the courier when it is first needed, again after a fork, and again if its thread died."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pid = 0
        self._thread: threading.Thread | None = None
        self._courier = Courier()

    def wake(self) -> None:
        """Make sure that the courier runs, and wake it."""
        with self._lock:
            if self._thread is None or self._pid != os.getpid() or not self._thread.is_alive():
                self._start()
        self._courier.wake()

    def stop(self, timeout: float) -> None:
        """Stop the courier and wait for it up to `timeout` seconds."""
        with self._lock:
            thread, mine = self._thread, self._pid == os.getpid()
        if thread is not None and mine:
            self._courier.stop()
            thread.join(timeout)

    def _start(self) -> None:
        self._pid = os.getpid()
        self._courier = Courier()
        self._thread = threading.Thread(target=self._run, name="courier", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            asyncio.run(self._courier.run())
        except Exception:
            logger.exception("the courier has died; the next wake-up starts another")


courier_thread = CourierThread()
