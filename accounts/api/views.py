"""The base views of the API. A view with API keys has to declare a scope for each method."""

import gzip
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from io import BytesIO
from typing import Any, ClassVar, TypeVar, cast
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.http import http_date
from django.utils.translation import gettext as _
from rest_framework.request import Request

from accounts.actors import Actor, ActorKind, Caller, Rate, RequestContext, truncate_ip
from accounts.errors import (
    MAX_ERRORS,
    FieldError,
    LiveModeRequired,
    MalformedJson,
    NotConfirmed,
    ScopeMissing,
    ServiceError,
    ValidationFailed,
)
from accounts.keys.authentication import CachedCaller
from accounts.limits import throttling
from accounts.scopes import AccountsPrefix, Mode, Scope
from accounts.usage import recording
from lib import ids
from lib.database import tenancy
from lib.json import strict
from lib.net.ip_addresses import caller_address
from lib.text import Suggestions

from . import idempotency, parsing
from .endpoints import ApiEndpoint
from .framework import ApiKeyAuthentication, FrameworkView, authenticate_cached, is_utf8
from .idempotency import IdempotentRequest
from .problems import (
    BodyTooLarge,
    UnknownApiVersion,
    UnsupportedContentEncoding,
    UnsupportedMediaType,
    handle_api_exception,
)
from .schema import JSON, MERGE_PATCH

METHODS = ("get", "post", "put", "patch", "delete")
READ_METHODS = frozenset({"GET", "HEAD"})
T = TypeVar("T", bound=msgspec.Struct)


class ApiView(FrameworkView):
    """JSON in, JSON out, errors as problem documents. Views derive from PublicView or ExternalView."""

    http_method_names = [*METHODS, "head"]
    takes_packed_files: ClassVar[bool] = False  # and unpacks them itself

    def get_exception_handler(self) -> Any:
        return handle_api_exception

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        refuse_replaced_id(request)
        self.check_query(request)
        if coding := request.META.get("HTTP_CONTENT_ENCODING"):
            self.unpack(request, coding.strip().lower())

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """REST framework's dispatch, with `respond` in the place of the permissions and the handler."""
        self.args, self.kwargs = args, kwargs
        self.request = self.initialize_request(request, *args, **kwargs)
        self.headers = self.default_response_headers
        try:
            response = self.respond(self.request)
        except Exception as error:
            response = self.handle_exception(error)
        finalized: HttpResponse = self.finalize_response(self.request, response, *args, **kwargs)
        return finalized

    def respond(self, request: Request) -> HttpResponse:
        """Checks the request and runs its handler."""
        self.initial(request, *self.args, **self.kwargs)
        return self.act(request)

    def act(self, request: Request) -> HttpResponse:
        """Runs the endpoint of the method."""
        if self.endpoint is None:
            self.http_method_not_allowed(request)
        return cast(ApiEndpoint, self.endpoint).answer(self)

    @property
    def endpoint(self) -> ApiEndpoint | None:
        """The endpoint of the method; None for one that is not allowed."""
        method = (self.request.method or "").lower()
        known = method if method in self.http_method_names else ""
        return getattr(self, "get" if known == "head" else known, None)

    def query_names(self) -> frozenset[str]:
        """The query parameters that the endpoint takes."""
        return self.endpoint.query_names if self.endpoint else frozenset()

    def check_query(self, request: Request) -> None:
        """Refuses by name every query parameter that is unknown, repeated, or empty.

        A mistyped or empty filter must not be ignored: the list, and any action on it, would cover more
        than was asked for.
        """
        if not request.META.get("QUERY_STRING") or self.endpoint is None:
            return
        known, hints = self.query_names(), Suggestions()
        unknown = sorted(request.GET.keys() - known)
        given = [(name, values) for name, values in sorted(request.GET.lists()) if name in known]
        faults = [
            *(("unknown_parameter", name, hints.of(name, known)) for name in unknown),
            *(("too_many", name, {"limit": 1}) for name, values in given if len(values) > 1),
            *(("empty", name, {}) for name, values in given if not all(map(str.strip, values))),
        ]
        if faults:
            raise ValidationFailed(
                [
                    FieldError("", code, params, parameter=name[:64])
                    for code, name, params in faults[:MAX_ERRORS]
                ]
            )

    def read(
        self,
        request: Request,
        shape: type[T],
        *,
        rules: parsing.Rules | None = None,
        current: Mapping[str, Any] | None = None,
    ) -> T:
        """The JSON body as `shape`. Raises ValidationFailed with every fault.

        That of PATCH is a JSON Merge Patch (RFC 7396): null clears what may be cleared, objects are
        merged with those of `current`, and what is null there already may be sent back as it came.

        `rules` finds faults beyond the shape, which are reported together with those of the shape.
        An `optional` body may be left out or empty, whatever its media type.
        """
        raw = b"{}" if self.is_left_out(request, shape) else self.json(request)
        tree, is_patch = parsing.decode(raw), request.method == "PATCH"
        if is_patch and isinstance(tree, dict):
            tree = _merged(tree, current or {}, shape)
        return parsing.convert(tree, shape, keep_null=is_patch, rules=rules)

    def unpack(self, request: Request, coding: str) -> None:
        """Puts the JSON in the place of the gzip that was sent, bounded by the limit of any body.

        Raises UnsupportedContentEncoding, BodyTooLarge and MalformedJson.
        """
        http, limit = request._request, self.body_limit()
        if coding == "identity" or (coding == "gzip" and self.takes_packed_files):
            return
        if coding != "gzip" or http.content_type != "application/json":
            raise UnsupportedContentEncoding
        self.check_length(request)
        try:
            with gzip.GzipFile(fileobj=BytesIO(http.body)) as packed:
                body = packed.read(limit + 1)
        except (EOFError, OSError, zlib.error) as error:
            raise MalformedJson(reason=_("it is no gzip, as Content-Encoding says")) from error
        if len(body) > limit:
            raise BodyTooLarge(limit=limit)
        http._body = body
        request.META["CONTENT_LENGTH"] = str(len(body))
        del request.META["HTTP_CONTENT_ENCODING"]  # a request may begin again

    def is_left_out(self, request: Request, shape: type) -> bool:
        """Whether an optional body is empty."""
        if not getattr(shape, "optional", False):
            return False
        self.check_length(request)
        return not request._request.body.strip()

    def json(self, request: Request) -> bytes:
        """The bytes of a JSON body. Raises UnsupportedMediaType and BodyTooLarge."""
        patch = {MERGE_PATCH} if request.method == "PATCH" else set()
        if request._request.content_type not in {JSON, *patch} or not is_utf8(request):
            raise UnsupportedMediaType
        self.check_length(request)
        raw = request._request.body
        if len(raw) > self.body_limit():
            raise BodyTooLarge(limit=self.body_limit())
        return raw

    def body_limit(self) -> int:
        """The maximum size of a body in bytes."""
        limit: int = settings.BODY_LIMIT
        return limit

    def check_length(self, request: Request) -> None:
        """Raises BodyTooLarge by Content-Length, before anything is read."""
        limit = self.body_limit()
        if int(request.META.get("CONTENT_LENGTH") or 0) > limit:
            raise BodyTooLarge(limit=limit)


class PublicView(ApiView):
    """Base of views that need no API key."""

    authentication_classes = ()


class ExternalView(ApiView):
    """Base of views with an API key; each endpoint says the scope that it needs."""

    authentication_classes = (ApiKeyAuthentication,)
    caller: Caller  # set before any handler runs
    caller_headers: Mapping[str, str] = {}
    _spent: tuple[UUID, Rate, throttling.RateLimitState | None] | None = None
    cached: CachedCaller | None = None  # the caller as of an earlier request, if that is who acts
    identified: IdempotentRequest | None = None  # to be stored by the statement that confirms

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for each in vars(cls).values():
            if isinstance(each, ApiEndpoint) and each.scope is None:
                raise TypeError(f"{each.operation_id} declares no scope")

    @classmethod
    def opened_by(cls, method: str) -> frozenset[Scope]:
        """The scopes, each of which alone opens this method."""
        return frozenset({getattr(cls, method).scope})

    def respond(self, request: Request) -> HttpResponse:
        """Acts for the caller as of an earlier request, where the endpoint confirms that nothing was changed.

        Whatever else than a success comes of it, nothing was written: the request begins again, with
        what the database says now. The rate limit counts it once.
        """
        confirms = self.endpoint is not None and self.endpoint.confirms
        if confirms and (cached := authenticate_cached(request)):
            self.cached = cached
            tenancy.act_for(cached.caller.issuer.id)
            try:
                response = super().respond(request)
            except (ServiceError, NotConfirmed, OperationalError) as error:
                if isinstance(error, OperationalError) and not idempotency.is_lock_error(error):
                    raise
                self.cached = self.identified = None
                self.caller_headers = {}  # none where the key turns out to be no longer valid
            else:
                request._request.caller = self.caller  # type: ignore[attr-defined]  # for the logs
                self._count_call()
                return response
        return super().respond(request)

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.caller = self.cached.caller if self.cached else cast(Caller, request.auth)
        spent = self.spend()
        if not self.cached:
            throttling.refuse_if_exceeded(spent)
            self._count_call()
        elif spent is not None and not spent.allowed:
            raise NotConfirmed  # refused, and counted as such, once the caller is confirmed
        self.check_access(request)
        super().initial(request, *args, **kwargs)

    def spend(self) -> throttling.RateLimitState | None:
        """Counts the request against the rate limit of the caller's key; at most once."""
        key, rate = self.caller.key_id, self.caller.rate
        if self._spent is None or self._spent[:2] != (key, rate):
            self._spent = (key, rate, throttling.limiter().spend(key.hex, rate))
        self.caller_headers = throttling.rate_limit_headers(rate, self._spent[2])
        return self._spent[2]

    def check_access(self, request: Request) -> None:
        """Raises unless the key, the plan and the issuer's standing allow this method of this view."""
        endpoint = self.endpoint
        told = version_headers(request, self.caller, endpoint.deprecated if endpoint else None)
        self.caller_headers = {**self.caller_headers, **told}
        if endpoint is None or endpoint.scope is None:
            return  # 405
        self.authorise(request, endpoint.scope)
        if endpoint.of_all_types:
            self.caller.refuse_restricted()
        if endpoint.feature is not None:
            self.caller.issuer.require_feature(endpoint.feature)
        if endpoint.live_only and self.caller.mode is not Mode.LIVE:
            raise LiveModeRequired

    def act(self, request: Request) -> HttpResponse:
        """Runs the endpoint, once only for a POST with an Idempotency-Key."""
        if request.method != "POST" or self.endpoint is None:
            return super().act(request)
        act = partial(super().act, request)
        identified = self.identify(request, self.endpoint)
        if identified and not self.cached:
            return idempotency.answer_once(identified, act)
        self.identified = identified
        return act()

    def identify(self, request: Request, endpoint: ApiEndpoint) -> IdempotentRequest | None:
        """The request under its Idempotency-Key; None without one."""
        key = idempotency.key_of(request)
        if key is not None and not endpoint.reads_only:
            self.check_length(request)
            return idempotency.identify(self.caller, key, self.fingerprint(request), request)
        if endpoint.idempotency_required:
            raise idempotency.IdempotencyKeyMissing
        return None

    def fingerprint(self, request: Request) -> bytes:
        """A hash of method, path and body, by which repetitions of a request are recognised."""
        return idempotency.fingerprint(request)

    def finalize_response(self, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(*args, **kwargs)
        for name, value in self.caller_headers.items():
            response.headers[name] = value
        return response

    @property
    def context(self) -> RequestContext:
        """The context of an operation, as of now."""
        return self.request_context(self.request)

    def authorise(self, request: Request, scope: Scope) -> None:
        """Raises ScopeMissing; for a change also IssuerSuspended."""
        if scope.value not in self.caller.scopes:
            raise ScopeMissing(scope=scope.value)
        goes_on = self.endpoint is not None and self.endpoint.goes_on
        if request.method not in READ_METHODS and not goes_on:
            self.caller.issuer.refuse_writing()

    def request_context(self, request: Request) -> RequestContext:
        """The context of an operation: issuer, mode, actor, now, type restriction."""
        caller = self.caller
        return RequestContext(
            issuer=caller.issuer,
            mode=caller.mode,
            actor=self.actor(request),
            now=timezone.now(),
            types=caller.types,
            cached=self.cached.facts if self.cached else None,
        )

    def _count_call(self) -> None:
        recording.count(
            self.caller.issuer.id, self.caller.mode.value, recording.UsageKind.API_CALLS
        )

    def actor(self, request: Request) -> Actor:
        """The actor for the history: the key, the request id, the truncated address."""
        return Actor(
            kind=ActorKind.KEY,
            id=ids.encode(AccountsPrefix.API_KEY, self.caller.key_id),
            request_id=request._request.request_id,  # type: ignore[attr-defined]
            ip=truncate_ip(caller_address(request)),
        )


@dataclass(frozen=True, slots=True)
class Deprecation:
    """A part of the interface that will be removed: deprecated since, and removed at `sunset`."""

    code: str  # also the anchor of its explanation in the guide about changes
    since: datetime
    sunset: datetime


DEPRECATIONS: dict[str, Deprecation] = {}  # by code; nothing is deprecated at present


def version_headers(request: Request, caller: Caller, deprecated: str | None) -> Mapping[str, str]:
    """The version that a request gets. Of a deprecated part also since when it is, until when it
    works (RFC 9745, RFC 8594) and what to do; its use is counted for the key. Raises UnknownApiVersion.
    """
    stated: str = request.META.get("HTTP_API_VERSION", "")
    if stated and stated not in settings.API_VERSIONS:
        known = list(settings.API_VERSIONS)
        raise UnknownApiVersion(known=", ".join(known), members={"knownVersions": known})
    version = {"API-Version": stated or caller.api_version}
    if deprecated is None:
        return version
    recording.count_deprecated(caller.key_id, deprecated)
    deprecation = DEPRECATIONS[deprecated]
    page = f"{settings.BASE_URL}/en/docs/changes#{deprecated}"
    return version | {
        "Deprecation": f"@{int(deprecation.since.timestamp())}",
        "Sunset": http_date(deprecation.sunset.timestamp()),
        "Link": f'<{page}>; rel="deprecation"',
    }


def refuse_replaced_id(request: Request) -> None:
    """Raises ValidationFailed for an X-Request-Id that cannot be kept: its sender would search for it in vain."""
    given = request.META.get("HTTP_X_REQUEST_ID", "").strip()
    if given and given != request._request.request_id:  # type: ignore[attr-defined]
        expected = {"expected": "[!-~]{1,128}"}
        raise ValidationFailed(
            [FieldError("", "invalid_format", expected, parameter="X-Request-Id")]
        )


def _merged(
    patch: dict[str, Any], current: Mapping[str, Any], shape: type[msgspec.Struct]
) -> dict[str, Any]:
    """The members of a patch, its objects merged with those there are.

    Without what is null as it was, and null that the shape does not know: whoever sends back what was
    read changes nothing.
    """
    known = {field.encode_name for field in msgspec.structs.fields(shape)}
    merged: dict[str, Any] = {}
    for name, value in patch.items():
        if value in (None, "") and (name not in known or current.get(name, "") is None):
            continue
        objects = isinstance(value, dict) and name in current
        merged[name] = strict.merge_patch(current[name] or {}, value) if objects else value
    return merged
