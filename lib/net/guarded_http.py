"""An HTTP client for addresses that others give us: posts or fetches, refuses denied addresses.

The only importer of an HTTP library. Each socket is checked where it is made, with the address that is
really connected to: a name that resolves to something else than when its URL was saved gets no further,
and redirects are not followed.
"""

import asyncio
import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable, Collection, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from enum import StrEnum
from functools import lru_cache
from typing import Any

import aiohttp

from .destinations import Destinations

logger = logging.getLogger(__name__)

TIMEOUT = aiohttp.ClientTimeout(total=15, connect=5, sock_connect=5)
BODY_LIMIT = 16 * 1024  # bytes of an answer that are read and kept
HEADERS_LIMIT = 40
VALUE_LIMIT = 500  # characters of a header's value
ERROR_LIMIT = 300
KNOWN_URLS = 10_000
KEEP_ALIVE = 15.0  # seconds
RESOLVERS = 32  # threads: a slow name server for one host does not delay the others
OWN_HEADERS = {
    "accept": "*/*",
    "accept-encoding": "identity",  # compressed answers are not asked for, and never unpacked
}
SECRET_HEADERS = frozenset(
    {"set-cookie", "authorization", "proxy-authorization", "www-authenticate"}
)
REDACTED = "[redacted]"
SHORTEST_SECRET = 6  # characters: shorter texts are no secrets, and would occur in any answer
# Seconds that a web thread waits for a request, with the look-up of its host.
BLOCKING_DEADLINE = 4.0
MAX_WAITING = 3  # requests at a time: less than the threads that a web process serves with
RETRY_AFTER_STATUSES = frozenset({429, 503})


class Blocked(OSError):
    """The deny list has this address. The message gives the reason, not where the name resolves to."""


class Failure(StrEnum):
    """Why there was no answer."""

    TIMEOUT = "timeout"
    DNS = "dns"
    TLS = "tls"
    REFUSED = "refused"
    BROKEN = "broken"  # the connection broke off, or it was not HTTP
    BLOCKED = "blocked"
    ERROR = "error"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """The outcome of one request: an answer with its status, or a failure."""

    failure: Failure | None = None
    seconds: float = 0.0
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    body: str = ""
    content: bytes = field(default=b"", repr=False)  # the body as it came
    truncated: bool = False
    error: str = ""
    retry_after: float | None = None

    def bare(self) -> "Reply":
        """The reply without the receiver's headers and body."""
        return replace(self, headers={}, body="", content=b"", error="")


# Their text names the proxy's address.
_OF_PROXY = (aiohttp.ClientProxyConnectionError, aiohttp.ClientHttpProxyError)
_FAILURES: tuple[tuple[type[Exception], Failure], ...] = (
    (TimeoutError, Failure.TIMEOUT),
    (aiohttp.ClientConnectorDNSError, Failure.DNS),
    (aiohttp.ClientSSLError, Failure.TLS),
    (aiohttp.ClientConnectorError, Failure.REFUSED),
    (aiohttp.ClientError, Failure.BROKEN),
    (OSError, Failure.BROKEN),
)


class GuardedClient:
    """A pool of connections. Lives as long as its event loop.

    `purpose` stands in texts for the receiver's owner: "not an address for webhooks".
    """

    _session: aiohttp.ClientSession

    def __init__(
        self,
        destinations: Destinations,
        *,
        purpose: str,
        user_agent: str,
        proxy: str = "",
        ca_bundle: str = "",
        body_limit: int = BODY_LIMIT,
    ) -> None:
        self._body_limit = body_limit
        self._destinations = destinations
        self._purpose = purpose
        self._own_headers = {**OWN_HEADERS, "user-agent": user_agent}
        self._proxy = proxy or None
        self._ca_bundle = ca_bundle
        self._faults: dict[str, str | None] = {}

    async def __aenter__(self) -> "GuardedClient":
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(RESOLVERS, "dns"))
        connector = aiohttp.TCPConnector(
            limit=0,  # the caller limits
            ssl=tls_context(self._ca_bundle),
            keepalive_timeout=KEEP_ALIVE,
            socket_factory=None if self._proxy else self.guarded_socket,
        )
        self._session = aiohttp.ClientSession(
            connector=connector,
            timeout=TIMEOUT,
            trust_env=False,
            auto_decompress=False,
            cookie_jar=aiohttp.DummyCookieJar(),
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()

    async def post(
        self, url: str, body: bytes, headers: Mapping[str, str], *, hidden: Collection[str] = ()
    ) -> Reply:
        """Send one request. Never raises: every failure is a reply. `hidden` texts are redacted."""
        return await self._send("POST", url, body, headers, hidden)

    async def get(self, url: str) -> Reply:
        """Fetch an address. Never raises: every failure is a reply, and so is a redirect."""
        return await self._send("GET", url, None, {}, ())

    async def _send(
        self,
        method: str,
        url: str,
        body: bytes | None,
        headers: Mapping[str, str],
        hidden: Collection[str],
    ) -> Reply:
        started = time.monotonic()
        try:
            return await self._exchange(method, url, body, headers, hidden, started)
        except Exception as error:
            return replace(self._failure(error), seconds=time.monotonic() - started)

    def guarded_socket(self, info: Any) -> socket.socket:
        """Create a socket for this address. Raises Blocked if the address is denied."""
        family, kind, protocol, _, address = info
        if not self._destinations.is_allowed(address[0]):
            logger.warning("not an address for %s", self._purpose, extra={"address": address[0]})
            raise Blocked(f"not an address for {self._purpose}")
        return socket.socket(family, kind, protocol)

    def _fault(self, url: str) -> str | None:
        """Why a URL is refused, cached: each is sent to many times."""
        if url not in self._faults:
            if len(self._faults) >= KNOWN_URLS:
                self._faults.clear()
            self._faults[url] = self._destinations.fault(url)
        return self._faults[url]

    async def _exchange(
        self,
        method: str,
        url: str,
        body: bytes | None,
        headers: Mapping[str, str],
        hidden: Collection[str],
        started: float,
    ) -> Reply:
        if fault := self._fault(url):
            raise Blocked(f"not an address for {self._purpose}: {fault}")
        async with self._session.request(
            method,
            url,
            data=body,
            headers={**headers, **self._own_headers},
            allow_redirects=False,
            proxy=self._proxy,
        ) as response:
            read, truncated = await _read(response, self._body_limit)
            redact = _redactor(hidden)
            return Reply(
                seconds=time.monotonic() - started,
                status=response.status,
                headers=_shown(response.headers, redact),
                body=redact(read.decode(errors="replace").replace("\0", "\ufffd")),
                content=read,
                truncated=truncated,
                retry_after=_retry_after(response),
            )

    def _failure(self, error: Exception) -> Reply:
        """The reply that stands for an exception."""
        cause = getattr(error, "os_error", error)
        failure = next((word for kind, word in _FAILURES if isinstance(error, kind)), Failure.ERROR)
        if isinstance(cause, Blocked):
            failure = Failure.BLOCKED
        text = str(cause) or type(error).__name__
        if isinstance(error, _OF_PROXY):
            logger.warning("the proxy for %s refuses", self._purpose, extra={"reason": text})
            text = f"the proxy for {self._purpose} refuses"
        return Reply(failure=failure, error=text.replace("\0", "")[:ERROR_LIMIT])


class BlockingClient:
    """A guarded client for web threads: under a deadline, and few requests at a time.

    Its event loop runs in a thread of its own, for as long as the process lives. A server, or a name server, that
    stays silent keeps a web thread no longer than the deadline; who would be one too many is refused at once.
    """

    def __init__(self, make_client: Callable[[], GuardedClient]) -> None:
        self._places = threading.BoundedSemaphore(MAX_WAITING)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="outgoing", daemon=True).start()
        opening = asyncio.run_coroutine_threadsafe(make_client().__aenter__(), self._loop)
        self._client = opening.result()

    def get(self, url: str) -> Reply:
        """Fetch an address. Never raises: every failure is a reply."""
        return self._wait_for(self._client.get(url))

    def post(
        self, url: str, body: bytes, headers: Mapping[str, str], *, hidden: Collection[str] = ()
    ) -> Reply:
        """Send one request. Never raises: every failure is a reply. `hidden` texts are redacted."""
        return self._wait_for(self._client.post(url, body, headers, hidden=hidden))

    def _wait_for(self, request: Coroutine[Any, Any, Reply]) -> Reply:
        if not self._places.acquire(blocking=False):
            request.close()
            return Reply(failure=Failure.TIMEOUT, error="too many requests at a time")
        try:
            bounded = asyncio.wait_for(request, BLOCKING_DEADLINE)
            return asyncio.run_coroutine_threadsafe(bounded, self._loop).result()
        except TimeoutError:
            return Reply(failure=Failure.TIMEOUT, seconds=BLOCKING_DEADLINE)
        finally:
            self._places.release()


@lru_cache(maxsize=4)
def tls_context(ca_bundle: str) -> ssl.SSLContext:
    """A TLS context with the system's certificate authorities and those of a file."""
    context = ssl.create_default_context()
    if ca_bundle:
        context.load_verify_locations(ca_bundle)
    return context


def parse_retry_after(header: str | None, now: datetime) -> float | None:
    """Seconds that a Retry-After header asks for, as a number or a date (RFC 9110, 10.2.3)."""
    text = (header or "").strip()
    if text.isascii() and text.isdigit():
        return float(text[:10])
    try:
        moment = parsedate_to_datetime(text)
        return max((moment - now).total_seconds(), 0.0)
    except (TypeError, ValueError, OverflowError):
        return None


async def _read(response: aiohttp.ClientResponse, limit: int) -> tuple[bytes, bool]:
    """The answer's body up to this limit, and whether it was cut off (then the connection is closed)."""
    read = bytearray()
    while len(read) <= limit:
        piece = await response.content.read(limit + 1 - len(read))
        if not piece:
            return bytes(read), False
        read += piece
    response.close()
    return bytes(read[:limit]), True


def _retry_after(response: aiohttp.ClientResponse) -> float | None:
    if response.status not in RETRY_AFTER_STATUSES:
        return None
    return parse_retry_after(response.headers.get("Retry-After"), datetime.now(UTC))


def _redactor(hidden: Collection[str]) -> Callable[[str], str]:
    """A function that removes these secrets from a text."""
    words = [word for word in hidden if len(word) >= SHORTEST_SECRET]

    def redact(text: str) -> str:
        for word in words:
            text = text.replace(word, REDACTED)
        return text

    return redact


def _shown(headers: Mapping[str, str], redact: Callable[[str], str]) -> dict[str, str]:
    """The answer's headers without secrets, as many and as long as are kept."""
    names = list(headers)[:HEADERS_LIMIT]
    return {
        name[:VALUE_LIMIT]: REDACTED
        if name.lower() in SECRET_HEADERS
        else redact(headers[name][:VALUE_LIMIT].encode("utf-8", "replace").decode())
        for name in names
    }
