"""DNS look-ups during a request: for at most one second, and few at a time.

`getaddrinfo` has no time limit of its own: with a name server that stays silent it takes as long as the
machine's resolver likes, ten seconds and more. So it runs in a thread beside, which is left to itself
after a second. Who would be one too many is refused at once instead of waiting for the others.
"""

import socket
import threading
from concurrent.futures import Future

DEADLINE = 1.0  # seconds
MAX_WAITING = 3  # requests at a time: less than the threads that a web process serves with
MAX_OPEN = 32  # look-ups at a time, with those that nobody waits for any more

_waiting = threading.BoundedSemaphore(MAX_WAITING)
_open = threading.BoundedSemaphore(MAX_OPEN)


class LookupTimeout(Exception):
    """The name could not be resolved in time; trying again may help."""


def look_up_host(host: str) -> list[str]:
    """The addresses of a host name; empty if it does not resolve. Raises LookupTimeout."""
    if not _waiting.acquire(blocking=False):
        raise LookupTimeout
    try:
        return _begun(host).result(timeout=DEADLINE)
    except TimeoutError:
        raise LookupTimeout from None
    finally:
        _waiting.release()


def _begun(host: str) -> "Future[list[str]]":
    """Start a look-up in a daemon thread."""
    room = _open
    if not room.acquire(blocking=False):
        raise LookupTimeout
    found: Future[list[str]] = Future()
    try:
        threading.Thread(target=_look_up, args=(host, found, room), name="dns", daemon=True).start()
    except RuntimeError:  # no thread to be had
        room.release()
        raise LookupTimeout from None
    return found


def _look_up(host: str, found: "Future[list[str]]", room: threading.Semaphore) -> None:
    try:
        answers = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        found.set_result([str(answer[4][0]) for answer in answers])
    except (OSError, UnicodeError):
        found.set_result([])
    except BaseException as error:
        found.set_exception(error)
    finally:
        room.release()
