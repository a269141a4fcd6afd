"""Log and measure every request, and add its id and the API version to the answer.

Those of API keys are also collected for the request log of their issuers, and written in batches: a
request costs the thread that answers it a few microseconds; the process's background thread writes
(lib/flush_thread.py). Never stored: bodies, header values, values of query parameters.
"""

import logging
import os
import re
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from functools import lru_cache
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import parse_qsl
from uuid import UUID

import orjson
from django.conf import settings
from django.db import DataError, IntegrityError, connection
from django.http import HttpRequest, HttpResponse
from django.utils.encoding import escape_uri_path

from accounts import metrics
from accounts.actors import Caller
from accounts.errors import FieldError, ServiceError, ValidationFailed
from accounts.scopes import AccountsPrefix
from lib import flush_thread, ids
from lib.net import ip_addresses
from lib.sql import PartitionedTable, QueryStats, current_stats
from lib.text import camel_case

logger = logging.getLogger("access")

# Read by the log formatter only: operations get the Actor as an argument.
current_request_id: ContextVar[str] = ContextVar("request_id", default="")

ISSUER = "service.issuer"  # in the environment: whose key it was
_PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
_ACCEPTABLE_ID = re.compile(r"[\x21-\x7e]{1,128}", re.ASCII)


# Parts of an address that must not be logged: a key or an e-mail address, put there by mistake; and
# the tokens of invitations and of new passwords, which give access to every reader of the log.
_SECRETS = ("cis_live_", "cis_test_", "cis_invite_", "@")
_RESET = "/password/reset/key/"
_HIDDEN = "***"
MAX_LOGGED_PATH = 500  # characters of it that are logged


class RequestIdFilter(logging.Filter):
    """Puts the current request's id on every log record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = current_request_id.get()
        return True


class RequestLogMiddleware:
    """The outermost middleware: every answer is logged and gets the headers, errors included."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        started = time.perf_counter()
        request_id = _request_id(request)
        request.request_id = request_id  # type: ignore[attr-defined]
        if settings.TRUSTED_PROXIES:
            _name_client(request)
        token = current_request_id.set(request_id)
        stats = QueryStats()
        counting = current_stats.set(stats)
        try:
            response = self.get_response(request)
            response["X-Request-Id"] = request_id
            if request.path_info.startswith("/api/"):
                response.headers.setdefault("API-Version", settings.API_VERSION)
                response.headers.setdefault("Cache-Control", "no-store")
            seconds = time.perf_counter() - started
            _account_for(request, response, seconds, stats)
            caller: Caller | None = getattr(request, "caller", None)
            if caller is not None:
                request.META[ISSUER] = caller.issuer.id
                log_request(
                    request, response, caller=caller, request_id=request_id, seconds=seconds
                )
        finally:
            current_stats.reset(counting)
            current_request_id.reset(token)
        return response


def _request_id(request: HttpRequest) -> str:
    """The request id sent by the caller if it is valid, else a new one."""
    given: str = request.META.get("HTTP_X_REQUEST_ID", "")
    return given if _ACCEPTABLE_ID.fullmatch(given) else ids.new().hex


def _name_client(request: HttpRequest) -> None:
    """`addresses.caller_address`, and packages, read REMOTE_ADDR: it is replaced here, once."""
    request.META["REMOTE_ADDR"] = ip_addresses.client_address(
        request.META.get("REMOTE_ADDR", ""),
        request.META.get(_variable(settings.CLIENT_ADDRESS_HEADER), ""),
        settings.TRUSTED_PROXIES,
    )


@lru_cache
def _variable(header: str) -> str:
    return f"HTTP_{header.upper().replace('-', '_')}"


def _account_for(
    request: HttpRequest, response: HttpResponse, seconds: float, stats: QueryStats
) -> None:
    match = request.resolver_match
    metrics.observe_request(
        route=(match and match.view_name) or "unmatched",
        method=request.method,
        status=response.status_code,
        seconds=seconds,
    )
    _log(request, response, seconds, stats)


def _log(request: HttpRequest, response: HttpResponse, seconds: float, stats: QueryStats) -> None:
    """Log the request, without the query string: it may hold secrets."""
    extra: dict[str, object] = {
        "method": request.method,
        "path": redact_path(request.path_info),
        "status": response.status_code,
        "duration_ms": round(seconds * 1000, 2),
        "database_ms": round(stats.seconds * 1000, 2),
        "queries": stats.count,
    }
    caller: Caller | None = getattr(request, "caller", None)
    if caller is not None:
        extra["issuer"] = ids.encode(AccountsPrefix.ISSUER, caller.issuer.id)
        extra["key"] = ids.encode(AccountsPrefix.API_KEY, caller.key_id)
    if seconds * 1000 >= settings.SLOW_MS:
        logger.warning("slow request", extra=extra)
    elif request.path_info in _PROBES and response.status_code == HTTPStatus.OK:
        logger.debug("request", extra=extra)  # several a minute, which nobody reads
    else:
        logger.info("request", extra=extra)


def redact_path(path: str) -> str:
    """The path for the log: segments with a secret or an e-mail address hidden, and cut off if it is long.

    Segment by segment and without patterns: a stranger chooses it, and may choose 64 KiB.
    """
    if _RESET not in path and not any(sign in path for sign in _SECRETS):
        return path[:MAX_LOGGED_PATH]
    open_part, reset, key = path.partition(_RESET)
    shown = "/".join(
        _HIDDEN if any(sign in segment for sign in _SECRETS) else segment
        for segment in open_part.split("/")
    )
    return (shown + reset + (_HIDDEN if key else ""))[:MAX_LOGGED_PATH]


MOST_WAITING = 10_000  # requests in memory: successes fill half of it, errors all
MOST_FAULTS = 20  # of one request
MAX_NAME = 200  # characters of a pointer, or of a parameter's name

# Not COPY, which PostgreSQL refuses where a table has policies.
_COLUMNS = {
    "id": "uuid",
    "issuer_id": "uuid",
    "mode": "text",
    "key_id": "uuid",
    "given_id": "text",
    "method": "text",
    "route": "text",
    "path": "text",
    "parameters": "text[]",
    "status": "smallint",
    "code": "text",
    "faults": "jsonb",
    "duration_ms": "integer",
}
_INSERT = f"""
INSERT INTO accounts_loggedrequest ({", ".join(_COLUMNS)})
SELECT * FROM json_to_recordset(%s::json)
    AS new ({", ".join(f"{name} {kind}" for name, kind in _COLUMNS.items())})
"""
REQUEST_LOG = PartitionedTable("accounts_keep_request_days")


class LoggedRequestDraft(NamedTuple):
    """What is kept of a request until it is written: references to what exists anyway."""

    id: UUID
    given_id: str | None  # the request id, where the client has chosen it
    caller: Caller
    method: str
    route: str
    path: str
    query: str
    status: int
    error: ServiceError | None
    seconds: float


class RequestLog:
    """The requests of a process that are not written yet."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._waiting: deque[LoggedRequestDraft] = deque()
        self._most = most
        self._writing = threading.Lock()  # so that the end of the process waits for the thread

    def add(self, draft: LoggedRequestDraft) -> None:
        """Take a request. Where too many wait, successes are the first to be dropped."""
        failed = draft.status >= HTTPStatus.BAD_REQUEST
        if len(self._waiting) < (self._most if failed else self._most // 2):
            self._waiting.append(draft)
        else:
            metrics.UNLOGGED_REQUESTS.labels("error" if failed else "success").inc()

    def flush(self) -> int:
        """Write the waiting requests; how many. They wait on if the database does not answer."""
        with self._writing:
            drafts = [self._waiting.popleft() for _ in range(len(self._waiting))]
            try:
                return write(drafts) if drafts else 0
            except (DataError, IntegrityError):  # would fail again
                metrics.UNLOGGED_REQUESTS.labels("refused").inc(len(drafts))
                raise
            except Exception:
                self._waiting.extendleft(reversed(drafts))
                raise


def write(drafts: Iterable[LoggedRequestDraft]) -> int:
    """Insert the requests into their table, without waiting for the disk; how many."""
    rows = [_row(draft) for draft in drafts]
    document = orjson.dumps(rows).decode()
    REQUEST_LOG.write(lambda: _insert(document))
    return len(rows)


def _insert(document: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL synchronous_commit = off")
        cursor.execute(_INSERT, [document])


def _row(draft: LoggedRequestDraft) -> dict[str, Any]:
    """The columns of the table."""
    error = draft.error
    return {
        "id": draft.id,
        "issuer_id": draft.caller.issuer.id,
        "mode": draft.caller.mode.value,
        "key_id": draft.caller.key_id,
        "given_id": draft.given_id,
        "method": draft.method,
        "route": route_template(draft.route),
        "path": redact_path(_printable(draft.path)),
        "parameters": [*_parameter_names(draft.query)] if draft.query else [],
        "status": draft.status,
        "code": error.code if error else "",
        "faults": [*_faults(error)],
        "duration_ms": round(draft.seconds * 1000),
    }


@lru_cache(maxsize=1024)
def route_template(route: str) -> str:
    """`/api/external/certificates/{certificateId}` for Django's route."""
    parts = (_camel(part) if part.startswith("<") else part for part in route.split("/"))
    return "/" + "/".join(parts)


def _camel(part: str) -> str:
    """`{certificateId}` for `<str:certificate_id>`."""
    return f"{{{camel_case(part.strip('<>').rpartition(':')[2])}}}"


def _printable(text: str) -> str:
    """ASCII without control characters: others, such as NUL, as they stand in a URL."""
    return text if text.isascii() and text.isprintable() else escape_uri_path(text)


def _parameter_names(query: str) -> Iterator[str]:
    for name, _value in parse_qsl(query, keep_blank_values=True)[:MOST_FAULTS]:
        yield _named(name)


def _faults(error: ServiceError | None) -> Iterator[dict[str, str]]:
    if isinstance(error, ValidationFailed):
        for fault in error.errors[:MOST_FAULTS]:
            yield {**_location(fault), "code": fault.code}


def _location(fault: FieldError) -> dict[str, str]:
    if fault.parameter:
        return {"parameter": _named(fault.parameter)}
    return {"pointer": _named(fault.pointer)}


def _named(name: str) -> str:
    """A name that the client has chosen: without what looks like a key or an e-mail address."""
    return redact_path(name.replace("\0", "\\0"))[:MAX_NAME]


_collected = RequestLog()


def log_request(
    request: HttpRequest,
    response: HttpResponse,
    *,
    caller: Caller,
    request_id: str,
    seconds: float,
) -> None:
    """Log the request of an API key. Never waits for the database."""
    chosen = request.META.get("HTTP_X_REQUEST_ID") == request_id
    match = request.resolver_match
    draft = LoggedRequestDraft(
        id=ids.new() if chosen else UUID(request_id),
        given_id=request_id if chosen else None,
        caller=caller,
        method=request.method or "",
        route=match.route if match else "",
        path=request.path_info,
        query=request.META.get("QUERY_STRING", ""),
        status=response.status_code,
        error=getattr(response, "error", None),
        seconds=seconds,
    )
    _collected.add(draft)
    flush_thread.ensure_running()


@flush_thread.register_flush
def flush() -> int:
    """Write the requests that this process has collected; how many."""
    return _collected.flush()


def _begin_anew() -> None:
    """Start empty in a forked child: the parent writes its own requests."""
    global _collected  # noqa: PLW0603  (a fork is the one moment at which it is replaced)
    _collected = RequestLog()


os.register_at_fork(after_in_child=_begin_anew)
