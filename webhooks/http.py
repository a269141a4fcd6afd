"""The HTTP client of webhooks: posts bodies, reads answers, refuses denied addresses.

The only room that opens outgoing sockets. Each socket is checked where it is made, with the address
that is really connected to: a name that resolves to something else than when it was saved gets no
further, and redirects are not followed.
"""

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import aiohttp
from django.conf import settings

from webhooks.domain import addresses
from webhooks.domain.backoff import retry_after
from webhooks.domain.lifecycle import AttemptOutcome, http_outcome

logger = logging.getLogger("webhooks")

TIMEOUT = aiohttp.ClientTimeout(total=15, connect=5, sock_connect=5)
BODY_LIMIT = 16 * 1024  # bytes of an answer that are read and kept
HEADERS_LIMIT = 40
VALUE_LIMIT = 500  # characters of a header's value
ERROR_LIMIT = 300
KNOWN_URLS = 10_000
KEEP_ALIVE = 15.0  # seconds
RESOLVERS = 32  # threads: a slow name server for one host does not delay the others
OWN_HEADERS = {
    "content-type": "application/json",
    "user-agent": "Certificate-Issuing-Service-Webhooks/1.0",
    "accept": "*/*",
    "accept-encoding": "identity",  # compressed answers are not asked for, and never unpacked
}
SECRET_HEADERS = frozenset(
    {"set-cookie", "authorization", "proxy-authorization", "www-authenticate"}
)
REDACTED = "[redacted]"
SHORTEST_SECRET = 6  # characters: shorter texts are no secrets, and would occur in any answer


class Blocked(OSError):
    """The deny list has this address. The message tells endpoint owners why, not where the name resolves to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """The outcome of one attempt."""

    outcome: AttemptOutcome
    seconds: float = 0.0
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    body: str = ""
    truncated: bool = False
    error: str = ""
    retry_after: float | None = None

    def bare(self) -> "Reply":
        """The reply without the receiver's headers and body."""
        return replace(self, headers={}, body="", error="")


class Wire:
    """A pool of connections to receivers. Lives as long as its event loop."""

    _session: aiohttp.ClientSession

    def __init__(self) -> None:
        self._faults: dict[str, str | None] = {}

    async def __aenter__(self) -> "Wire":
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(RESOLVERS, "webhooks-dns"))
        connector = aiohttp.TCPConnector(
            limit=0,  # the courier limits
            ssl=tls_context(),
            keepalive_timeout=KEEP_ALIVE,
            socket_factory=None if settings.WEBHOOK_PROXY else guarded_socket,
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
        """Send one attempt. Never raises: every failure is an outcome. `hidden` texts are redacted."""
        started = time.monotonic()
        try:
            reply = await self._exchange(url, body, headers, hidden)
        except Exception as error:
            reply = _failure(error)
        return replace(reply, seconds=time.monotonic() - started)

    def _fault(self, url: str) -> str | None:
        """Why a URL is refused, cached: an endpoint is sent to many times."""
        if url not in self._faults:
            if len(self._faults) >= KNOWN_URLS:
                self._faults.clear()
            self._faults[url] = addresses.fault(url)
        return self._faults[url]

    async def _exchange(
        self, url: str, body: bytes, headers: Mapping[str, str], hidden: Collection[str]
    ) -> Reply:
        if fault := self._fault(url):
            raise Blocked(f"not an address for webhooks: {fault}")
        async with self._session.post(
            url,
            data=body,
            headers={**headers, **OWN_HEADERS},
            allow_redirects=False,
            proxy=settings.WEBHOOK_PROXY or None,
        ) as response:
            read, truncated = await _read(response)
            redact = _redactor(hidden)
            return Reply(
                outcome=http_outcome(response.status),
                status=response.status,
                headers=_kept(response.headers, redact),
                body=redact(read.decode(errors="replace").replace("\0", "\ufffd")),
                truncated=truncated,
                retry_after=_retry_after(response),
            )


def guarded_socket(info: Any) -> socket.socket:
    """Create a socket for this address. Raises Blocked if the address is denied."""
    family, kind, protocol, _, address = info
    if not addresses.is_allowed(address[0]):
        logger.warning("a webhook was not sent to this address", extra={"address": address[0]})
        raise Blocked("not an address for webhooks")
    return socket.socket(family, kind, protocol)


@lru_cache(maxsize=1)
def tls_context() -> ssl.SSLContext:
    """A TLS context with the system's certificate authorities and the operator's own."""
    context = ssl.create_default_context()
    if settings.WEBHOOK_CA_BUNDLE:
        context.load_verify_locations(settings.WEBHOOK_CA_BUNDLE)
    return context


async def _read(response: aiohttp.ClientResponse) -> tuple[bytes, bool]:
    """The answer's body up to BODY_LIMIT, and whether it was cut off (then the connection is closed)."""
    read = bytearray()
    while len(read) <= BODY_LIMIT:
        piece = await response.content.read(BODY_LIMIT + 1 - len(read))
        if not piece:
            return bytes(read), False
        read += piece
    response.close()
    return bytes(read[:BODY_LIMIT]), True


def _retry_after(response: aiohttp.ClientResponse) -> float | None:
    if response.status not in {429, 503}:
        return None
    return retry_after(response.headers.get("Retry-After"), datetime.now(UTC))


def _redactor(hidden: Collection[str]) -> Callable[[str], str]:
    """A function that removes these secrets from a text."""
    words = [word for word in hidden if len(word) >= SHORTEST_SECRET]

    def redact(text: str) -> str:
        for word in words:
            text = text.replace(word, REDACTED)
        return text

    return redact


def _kept(headers: Mapping[str, str], redact: Callable[[str], str]) -> dict[str, str]:
    names = list(headers)[:HEADERS_LIMIT]
    return {
        name[:VALUE_LIMIT]: REDACTED
        if name.lower() in SECRET_HEADERS
        else redact(headers[name][:VALUE_LIMIT].encode("utf-8", "replace").decode())
        for name in names
    }


def _failure(error: Exception) -> Reply:
    """The reply that stands for an exception."""
    cause = getattr(error, "os_error", error)
    outcome = next(
        (word for kind, word in _FAILURES if isinstance(error, kind)), AttemptOutcome.ERROR
    )
    if isinstance(cause, Blocked):
        outcome = AttemptOutcome.BLOCKED
    text = str(cause) or type(error).__name__
    if isinstance(error, _OF_PROXY):
        logger.warning("the proxy for webhooks refuses", extra={"reason": text})
        text = "the proxy for webhooks refuses"
    return Reply(outcome=outcome, error=text.replace("\0", "")[:ERROR_LIMIT])


_OF_PROXY = (
    aiohttp.ClientProxyConnectionError,
    aiohttp.ClientHttpProxyError,
)  # their text names the proxy's address
_FAILURES: tuple[tuple[type[Exception], AttemptOutcome], ...] = (
    (TimeoutError, AttemptOutcome.TIMEOUT),
    (aiohttp.ClientConnectorDNSError, AttemptOutcome.DNS),
    (aiohttp.ClientSSLError, AttemptOutcome.TLS),
    (aiohttp.ClientConnectorError, AttemptOutcome.REFUSED),
    (aiohttp.ClientError, AttemptOutcome.BROKEN),
    (OSError, AttemptOutcome.BROKEN),
)
