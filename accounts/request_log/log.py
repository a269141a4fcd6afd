"""Log and measure every request, and add its id and the API version to the answer."""

import logging
import re
import time
from collections.abc import Callable
from contextvars import ContextVar
from functools import lru_cache
from http import HTTPStatus

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from accounts import metrics
from accounts.actors import Caller
from accounts.prefixes import AccountsPrefix
from lib import ids
from lib.net import ip_addresses
from lib.sql import QueryStats, current_stats

from . import operations as logged_requests
from .redaction import redact_path

logger = logging.getLogger("access")

# Read by the log formatter only: operations get the Actor as an argument.
current_request_id: ContextVar[str] = ContextVar("request_id", default="")

ISSUER = "service.issuer"  # in the environment: whose key it was
_PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
_ACCEPTABLE_ID = re.compile(r"[\x21-\x7e]{1,128}", re.ASCII)


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
                logged_requests.log_request(
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
