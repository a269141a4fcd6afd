"""The courier: one event loop that keeps up to 200 deliveries in flight, and never waits for the slowest.

It turns: what came back is settled, and as many as there is room for are claimed, in one visit to the
database. Visits are made in a thread beside the loop (under `async_to_sync`: in the caller's own), and
no transaction is open while anything is on the wire.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial

from asgiref.sync import sync_to_async
from django.db import (
    DatabaseError,
    Error,
    InterfaceError,
    OperationalError,
    connection,
    transaction,
)

from webhooks import signing
from webhooks.http import Reply, Wire
from webhooks.lifecycle import AttemptOutcome

from .claims import ClaimedDelivery, claim, release
from .settlement import DeliveryResult, settle

IN_FLIGHT = 200
PREFETCH = 200  # claimed beyond that, so that a slot that falls free need not wait for a visit
SETTLE_BATCH = 512  # results that are settled at once
VISIT_INTERVAL = (
    0.02  # seconds from one visit to the next while there is work: fewer visits, of more results
)
SETTLE_AT_ONCE = 32  # results that are worth a visit at once
SETTLE_WITHIN = 0.1  # seconds that a result waits at the most
POLL_INTERVAL = 1.0  # seconds between two looks while nothing happens: no wake is relied upon
DATABASE_RETRY = 1.0  # seconds after a visit that failed
STOP_GRACE = 5.0  # seconds that a courier told to stop waits for what is in flight
UNWRITABLE_RETRY = (
    3600.0  # seconds until a delivery is sent again whose attempt could not be written down
)

logger = logging.getLogger("webhooks")


class Courier:
    """Runs in an event loop of its own. `nudge` and `stop` may be called from any thread."""

    def __init__(self, *, in_flight: int = IN_FLIGHT) -> None:
        self._limit = in_flight
        self._ready: deque[ClaimedDelivery] = deque()
        self._flying: dict[asyncio.Task[None], ClaimedDelivery] = {}
        self._results: list[DeliveryResult] = []
        self._changed = asyncio.Event()  # something came back, or there is something new
        self._nudged = True
        self._stopping = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.settled = 0  # attempts

    async def run(self) -> None:
        """Until `stop`."""
        await self._work(once=False)

    async def drain(self) -> None:
        """One pass: until nothing is due and nothing in flight."""
        await self._work(once=True)

    def nudge(self) -> None:
        """There is work."""
        self._call(self._on_nudge)

    def stop(self) -> None:
        """Takes nothing more, waits a little for what is in flight, and puts back the rest."""
        self._call(self._on_stop)

    def _call(self, change: Callable[[], None]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(change)

    def _on_nudge(self) -> None:
        self._nudged = True
        self._changed.set()

    def _on_stop(self) -> None:
        self._stopping = True
        self._changed.set()

    async def _work(self, *, once: bool) -> None:
        self._loop = asyncio.get_running_loop()
        async with Wire() as wire:
            while not self._stopping:
                taken = await self._turn()
                self._ready.extend(taken)
                self._fill(wire)
                if once and not (taken or self._flying or self._results):
                    return
                await self._wait(busy=bool(taken))
            await self._land()

    async def _turn(self) -> list[ClaimedDelivery]:
        """One visit to the database, which may be away, or refuse: then another one a little later."""
        self._nudged = False
        try:
            return await sync_to_async(self._visit)()
        except Error as error:
            logger.warning("the courier cannot visit the database", extra={"reason": str(error)})
            await asyncio.sleep(DATABASE_RETRY)
            return []

    def _visit(self) -> list[ClaimedDelivery]:
        """Settles what came back, then claims what there is room for.

        What is settled is forgotten at once: should the claim fail, it is not settled again.
        """
        if not connection.in_atomic_block:
            connection.close_if_unusable_or_obsolete()
        if results := self._results[:SETTLE_BATCH]:
            persist(results)
            del self._results[: len(results)]
            self.settled += len(results)
        room = self._limit + PREFETCH - len(self._flying) - len(self._ready)
        return claim(room) if room > 0 else []

    async def _wait(self, *, busy: bool) -> None:
        """Until there may be something to do: slots or results, a nudge, or the time for a look."""
        self._changed.clear()
        started = time.monotonic()
        patience = SETTLE_WITHIN if self._flying or self._results else POLL_INTERVAL
        if not (self._results or self._nudged):
            try:
                await asyncio.wait_for(self._changed.wait(), patience)
            except TimeoutError:
                return
        rest = VISIT_INTERVAL - (time.monotonic() - started)
        if rest > 0 and (busy or self._flying) and len(self._results) < SETTLE_AT_ONCE:
            await asyncio.sleep(rest)

    def _fill(self, wire: Wire) -> None:
        """Sends what is claimed, as far as there are slots."""
        while self._ready and len(self._flying) < self._limit and not self._stopping:
            taken = self._ready.popleft()
            task = asyncio.create_task(self._deliver(wire, taken))
            self._flying[task] = taken
            task.add_done_callback(partial(self._landed, wire))

    def _landed(self, wire: Wire, task: "asyncio.Task[None]") -> None:
        del self._flying[task]
        self._fill(wire)
        self._changed.set()

    async def _deliver(self, wire: Wire, taken: ClaimedDelivery) -> None:
        """Whatever happens is a result: what had none would be taken and lost again every minute."""
        try:
            reply = await sign_and_send(wire, taken)
        except Exception:
            logger.exception("an attempt broke off", extra={"delivery": taken.delivery_id})
            reply = Reply(outcome=AttemptOutcome.ERROR, error="it could not be sent")
        self._results.append(DeliveryResult(taken, reply, time.monotonic()))

    async def _land(self) -> None:
        """The end: what lands in time is settled, the rest is put back for another courier."""
        if self._flying:
            await asyncio.wait(self._flying, timeout=STOP_GRACE)
        late = [*self._flying.values(), *self._ready]
        for task in list(self._flying):
            task.cancel()
        await sync_to_async(settle_and_release)(self._results, late)


async def sign_and_send(wire: Wire, taken: ClaimedDelivery) -> Reply:
    """Signs and sends what there is to send."""
    if taken.body is None:
        return Reply(outcome=AttemptOutcome.ERROR, error="the event's body was removed")
    if not taken.secrets:
        return Reply(outcome=AttemptOutcome.ERROR, error="the endpoint's secret cannot be read")
    signed = signing.headers(taken.secrets, taken.message_id, int(time.time()), taken.body)
    headers = {**taken.headers, **signed}
    return await wire.post(taken.url, taken.body, headers, hidden=taken.hidden)


def settle_and_release(results: list[DeliveryResult], late: list[ClaimedDelivery]) -> None:
    """The last visit."""
    try:
        if results:
            persist(results)
        if late:
            release(late)
    except Error:
        logger.warning("the courier leaves without a last visit: its leases will run out")


def persist(results: list[DeliveryResult]) -> None:
    """Settles a batch; where the database refuses something of it, each alone.

    Raises what the database raises that is away: they are settled once it is back.
    """
    if _is_settled(results):
        return
    for each in results:
        bare = DeliveryResult(
            each.claim, each.reply.bare(), each.ended
        )  # not what the receiver said
        if not _is_settled([bare]):
            release([each.claim], seconds=UNWRITABLE_RETRY)


def _is_settled(results: list[DeliveryResult]) -> bool:
    """False if the database refuses what is to be written."""
    try:
        with transaction.atomic():
            settle(results, time.monotonic())
    except (OperationalError, InterfaceError):
        raise
    except DatabaseError:
        deliveries = [each.claim.delivery_id for each in results]
        logger.exception("an attempt could not be kept", extra={"deliveries": deliveries})
        return False
    return True
