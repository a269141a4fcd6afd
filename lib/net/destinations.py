"""Rules for addresses that others give us to send to: https, known ports, the public internet.

A host is looked up during a request for at most one second. `getaddrinfo` has no time limit of its own: with a
name server that stays silent it takes as long as the machine's resolver likes, ten seconds and more. So it runs
in a thread beside, which is left to itself after a second. Who would be one too many is refused at once instead
of waiting for the others.
"""

import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import idna
from django.utils.encoding import iri_to_uri

from .ip_addresses import Network, is_public, literal

MAX_URL = 2000
DEFAULT_PORTS = {"https": 443, "http": 80}
_LONGEST_LABEL = 63
DEADLINE = 1.0  # seconds for a look-up
MAX_WAITING = 3  # requests at a time: less than the threads that a web process serves with
MAX_OPEN = 32  # look-ups at a time, with those that nobody waits for any more
_waiting = threading.BoundedSemaphore(MAX_WAITING)
_open = threading.BoundedSemaphore(MAX_OPEN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Destinations:
    """The destinations that are allowed; by default https to any port of the public internet."""

    allow_http: bool = False
    ports: tuple[int, ...] = ()  # none: any
    networks: tuple[Network, ...] = ()  # allowed although they are not public
    own_hosts: frozenset[str] = frozenset()  # of this service: it does not send to itself

    def is_allowed(self, address: str) -> bool:
        """Whether a connection to this IP address is allowed."""
        return is_public(address, except_in=self.networks)

    def fault(self, url: str) -> str | None:
        """Why this URL is refused, without looking its host up; None if it is accepted.

        One of `format`, `https`, `credentials`, `port`, `own`, `network`.
        """
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            return "format"
        if len(url) > MAX_URL or not _is_plain(url) or not host or parts.fragment:
            return "format"
        return next(self._faults(parts, host, port), None)

    def denied_address(self, host: str) -> str | None:
        """A denied address that this host name resolves to now; None if there is none.

        For a friendly word when a URL is saved. What counts is the check at the socket. Raises
        LookupTimeout where the name's servers are slow.
        """
        return next((text for text in look_up_host(host) if not self.is_allowed(text)), None)

    def _faults(self, parts: SplitResult, host: str, port: int | None) -> Iterator[str]:
        if parts.scheme not in DEFAULT_PORTS:
            yield "format"
        if parts.scheme == "http" and not self.allow_http:
            yield "https"
        if parts.username is not None or parts.password is not None:
            yield "credentials"
        if self.ports and (port or DEFAULT_PORTS.get(parts.scheme)) not in self.ports:
            yield "port"
        address = literal(host.rstrip("."))
        if address is None and not _is_name(host):
            yield "format"
        if host.rstrip(".") in self.own_hosts:
            yield "own"
        if address is not None and not self.is_allowed(address):
            yield "network"


def to_ascii(url: str) -> str:
    """The URL as it is sent: its host by IDNA, the rest percent-encoded. Unchanged where that fails."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        if url.isascii() or host.isascii():
            return iri_to_uri(url)
        name = idna.encode(host, uts46=True, transitional=False).decode()
        place = parts.netloc.lower().replace(host, name)
        return iri_to_uri(parts._replace(netloc=place).geturl())
    except (idna.IDNAError, ValueError):
        return url


def _is_plain(url: str) -> bool:
    """Visible ASCII only: names in other scripts are written in their ASCII form (xn--)."""
    return all("!" <= character <= "~" and character not in '"<>\\^`{|}' for character in url)


def _is_name(host: str) -> bool:
    labels = host.rstrip(".").split(".")
    return all(
        0 < len(label) <= _LONGEST_LABEL and label.replace("-", "").replace("_", "").isalnum()
        for label in labels
    )


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
