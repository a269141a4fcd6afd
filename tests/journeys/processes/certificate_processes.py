"""Many processes that change one certificate at the same time, and couriers beside them.

`python -m tests.journeys.processes.certificate_processes <certificate> <processes> <rounds> <couriers>`: each process places a
hold and lifts it again, so many times. Ends with 0 if every one could.
"""

import os
import sys
import threading
from collections.abc import Callable
from functools import partial
from uuid import UUID

import django

django.setup()

from asgiref.sync import async_to_sync  # noqa: E402  (needs the apps)
from django.db import connection  # noqa: E402
from django.utils import timezone  # noqa: E402

from accounts.actors import Actor, ActorKind, RequestContext  # noqa: E402
from accounts.scopes import Mode  # noqa: E402
from certificates.lifecycle import Action, Reason  # noqa: E402
from certificates.models import Certificate, Hold  # noqa: E402
from certificates.transitions.effects import Explanation  # noqa: E402
from certificates.transitions.operations import transition  # noqa: E402
from webhooks.courier.sending import Courier  # noqa: E402


def suspend_and_resume(certificate_id: UUID, number: int, rounds: int) -> None:
    """Places a hold and lifts it again, whatever the others do."""
    issuer = Certificate.objects.select_related("issuer__plan").get(pk=certificate_id).issuer
    me = Actor(kind=ActorKind.SYSTEM, id=f"process-{number}")
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = 0")  # twenty wait for one another, on a busy machine
    for _ in range(rounds):
        context_of = partial(RequestContext, issuer=issuer.facts(), mode=Mode.LIVE, actor=me)
        why = Explanation(reason=Reason.RECALL)
        transition(
            context=context_of(now=timezone.now()),
            action=Action.SUSPEND,
            certificate_id=certificate_id,
            explanation=why,
        )
        mine = Hold.objects.get(certificate=certificate_id, actor_id=me.id, lifted_at=None)
        transition(
            context=context_of(now=timezone.now()),
            action=Action.REINSTATE,
            certificate_id=certificate_id,
            explanation=Explanation(),
            hold_id=mine.public_id,
        )


def deliver(until: int) -> None:
    """Sends what is due, until the pipe is closed."""
    ended = threading.Event()

    def watch() -> None:
        os.read(until, 1)
        ended.set()

    threading.Thread(target=watch, daemon=True).start()
    while not ended.is_set():
        async_to_sync(Courier().drain)()


def fork(work: Callable[[], None]) -> int:
    """A process that does this and no more."""
    child = os.fork()
    if child:
        return child
    try:
        work()
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


def main(certificate_id: UUID, processes: int, rounds: int, couriers: int) -> int:
    """0 if every process did what it was to do."""
    start, starter = os.pipe()
    end, ender = os.pipe()

    def begin(number: int) -> None:
        os.close(starter)
        os.close(ender)
        os.read(start, 1)  # until the parent closes its side
        suspend_and_resume(certificate_id, number, rounds)

    def send() -> None:
        os.close(starter)
        os.close(ender)
        deliver(end)

    senders = [fork(send) for _ in range(couriers)]
    holders = [fork(partial(begin, number)) for number in range(processes)]
    os.close(starter)
    failed = sum(os.waitpid(child, 0)[1] != 0 for child in holders)
    os.close(ender)
    failed += sum(os.waitpid(child, 0)[1] != 0 for child in senders)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(UUID(sys.argv[1]), *map(int, sys.argv[2:])))
