"""The one base view of the API: closed unless a view opens itself by declaring a scope."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, NoReturn, TypeVar, cast
from uuid import UUID

import msgspec
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts import parsing, usage
from accounts.actors import Actor, ActorKind, Caller, RequestContext, truncate_ip
from accounts.errors import MAX_ERRORS, FieldError, ServiceError, ValidationFailed
from accounts.idempotency import IdempotentRequest
from accounts.parsing import Rules
from accounts.scopes import Feature, Scope
from lib import ids
from lib.net.ip_addresses import caller_address
from lib.suggestions import Suggestions

from . import idempotency, throttling
from .authentication import ApiKeyAuthentication
from .idempotency import StorableResponse
from .permissions import require_live, require_scope
from .problems import BodyTooLarge, UnsupportedMediaType, handle_api_exception

METHODS = ("get", "post", "put", "patch", "delete")
READ_METHODS = frozenset({"GET", "HEAD"})
Handler = Callable[..., HttpResponse]
T = TypeVar("T", bound=msgspec.Struct)


class EmptyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of what takes none: left out, empty, or `{}`."""

    optional: ClassVar = True


class ApiView(APIView):
    """JSON in, JSON out, refusals as problem documents. Views derive from one of the two below."""

    http_method_names = [*METHODS, "head"]
    query_parameters: ClassVar[frozenset[str]] = frozenset()

    def get_exception_handler(self) -> Any:
        return handle_api_exception

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.check_query(request)

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """REST framework's own, with one joint of ours between the permissions and the handler."""
        self.args, self.kwargs = args, kwargs
        self.request = self.initialize_request(request, *args, **kwargs)
        self.headers = self.default_response_headers
        try:
            self.initial(self.request, *args, **kwargs)
            response = self.act(self.request, self._handler())
        except Exception as error:
            response = self.handle_exception(error)
        finalized: HttpResponse = self.finalize_response(self.request, response, *args, **kwargs)  # type: ignore[arg-type]
        return finalized

    def act(self, request: Request, handler: Handler) -> HttpResponse:
        """Runs the handler. Where it takes no body, what a body says is refused by name."""
        if getattr(handler, "takes_nothing", False):
            self.read(request, EmptyBody)
        return handler(request, *self.args, **self.kwargs)

    def _handler(self) -> Handler:
        """The method's handler, or the one that answers 405."""
        method = (self.request.method or "").lower()
        known = method if method in self.http_method_names else ""
        return cast(Handler, getattr(self, known, self.http_method_not_allowed))

    def check_query(self, request: Request) -> None:
        """Refuses by name every query parameter that is unknown, stands twice, or is empty.

        A filter that is mistyped or empty must not vanish: the list, and what is done with it, would
        be wider than was asked for.
        """
        known, hints = self.query_parameters, Suggestions()
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
        keep_null: bool = False,
        rules: Rules | None = None,
    ) -> T:
        """The JSON body as `shape`; raises what says exactly what is wrong with it.

        `rules`: what is refused beyond the shape, said in one answer with what the shape refuses.
        A body that is `optional` may be left out, or be empty, whatever it is announced as.
        """
        raw = b"{}" if self.is_left_out(request, shape) else self.json(request)
        return parsing.read(raw, shape, keep_null=keep_null, rules=rules)

    def is_left_out(self, request: Request, shape: type) -> bool:
        """Whether nothing is said, and nothing has to be."""
        if not getattr(shape, "optional", False):
            return False
        self.check_length(request)
        return not request._request.body.strip()

    def json(self, request: Request) -> bytes:
        """The body, if it is announced as JSON and no larger than it may be."""
        if request._request.content_type != "application/json" or not _is_utf8(request):
            raise UnsupportedMediaType
        self.check_length(request)
        raw = request._request.body
        if len(raw) > self.body_limit():
            raise BodyTooLarge(limit=self.body_limit())
        return raw

    def body_limit(self) -> int:
        """How large a body may be here, in bytes."""
        limit: int = settings.BODY_LIMIT
        return limit

    def check_length(self, request: Request) -> None:
        """Raises BodyTooLarge before anything is read, where the client has said how much comes."""
        limit = self.body_limit()
        if int(request.META.get("CONTENT_LENGTH") or 0) > limit:
            raise BodyTooLarge(limit=limit)

    @staticmethod
    def answer(
        body: msgspec.Struct,
        *,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
        stored: msgspec.Struct | None = None,
        subject: UUID | None = None,
        changed_nothing: bool = False,
    ) -> StorableResponse:
        """A success, as JSON. `stored` is what a replay says, where that differs (secrets).

        One that `changed_nothing` (a dry run, for one) is not stored: its Idempotency-Key stays free.
        """
        answer = StorableResponse(
            msgspec.json.encode(body),
            status=status,
            content_type="application/json",
            headers=headers,
        )
        answer.stored = msgspec.json.encode(stored) if stored else None
        answer.subject = subject
        answer.changed_nothing = changed_nothing
        return answer


class PublicView(ApiView):
    """Open to anybody, without a key."""

    authentication_classes = ()


class ExternalView(ApiView):
    """For holders of a key. `scopes` maps each method to the scope it takes.

    A view that belongs to a `feature` answers only those whose plan includes it; one that is
    `of_all_types` answers no key that is limited to some certificate types.
    A suspended issuer only reads: `goes_on` marks what reads by POST, or only stops something.
    What reads by POST is `reads_only`: its answers are never kept under an Idempotency-Key.
    """

    authentication_classes = (ApiKeyAuthentication,)
    scopes: ClassVar[Mapping[str, Scope]]
    feature: ClassVar[Feature | None] = None
    of_all_types: ClassVar[bool] = False
    goes_on: ClassVar[bool] = False
    reads_only: ClassVar[bool] = False
    caller: Caller  # who is calling: there before any handler runs
    rate_headers: Mapping[str, str] = {}
    idempotency_required: ClassVar[bool] = False
    live_only: ClassVar[frozenset[str]] = frozenset()  # methods that are closed to test keys

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        bare = [m for m in METHODS if hasattr(cls, m) and m not in getattr(cls, "scopes", {})]
        if bare:
            raise TypeError(f"{cls.__name__} declares no scope for {', '.join(bare)}")

    @classmethod
    def opened_by(cls, method: str) -> frozenset[Scope]:
        """The scopes of which any one opens this method (tests walk all routes without them)."""
        return frozenset({cls.scopes[method]})

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.caller = cast(Caller, request.auth)
        spent = throttling.limiter().spend(self.caller.key_id.hex, self.caller.rate)
        self.rate_headers = throttling.rate_limit_headers(self.caller.rate, spent)
        throttling.refuse_if_exceeded(spent)
        usage.count(self.caller.issuer.id, self.caller.mode.value, usage.UsageKind.API_CALLS)
        method = (request.method or "").lower()
        scope = self.scopes.get("get" if method == "head" else method)
        if scope is not None:  # a method without a scope has no handler: 405
            self.authorise(request, scope)
            if self.of_all_types:
                self.caller.refuse_restricted()
            if self.feature is not None:
                self.caller.issuer.require_feature(self.feature)
            if method in self.live_only:
                require_live(self.caller)
        super().initial(request, *args, **kwargs)

    def act(self, request: Request, handler: Handler) -> HttpResponse:
        """Once only, where the client has named the request."""
        if request.method != "POST":
            return super().act(request, handler)
        key = idempotency.key_of(request)
        if key is not None and not self.reads_only:
            self.check_length(request)
            named = idempotency.identify(self.caller, key, self.fingerprint(request), request)
            act: Callable[[], HttpResponse] = partial(super().act, request, handler)
            try:
                answered = self.act_at_once(request, named)
            except ServiceError as refusal:
                answered, act = None, partial(_refuse, refusal)
            return answered or idempotency.answer_once(named, act)
        if self.idempotency_required:
            raise idempotency.IdempotencyKeyMissing
        return super().act(request, handler)

    def act_at_once(self, request: Request, named: IdempotentRequest) -> HttpResponse | None:
        """What the handler would answer, done and stored in one statement; None if that is not to be.

        A None has changed nothing, and says nothing of the request: whether it is a repetition is
        found out by the long way, which follows. A refusal is raised: it is the answer, unless the
        long way finds one that is stored.
        """
        return None

    def fingerprint(self, request: Request) -> bytes:
        """What makes a request with an Idempotency-Key the same one: method, path and body."""
        return idempotency.fingerprint(request)

    def finalize_response(self, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(*args, **kwargs)
        for name, value in self.rate_headers.items():
            response.headers[name] = value
        return response

    def authorise(self, request: Request, scope: Scope) -> None:
        """Raises ScopeMissing, or IssuerSuspended where something would be changed."""
        require_scope(self.caller, scope)
        if request.method not in READ_METHODS and not self.goes_on:
            self.caller.issuer.refuse_writing()

    def request_context(self, request: Request) -> RequestContext:
        """On whose behalf the request acts, and when: now."""
        caller = self.caller
        return RequestContext(
            issuer=caller.issuer,
            mode=caller.mode,
            actor=self.actor(request),
            now=timezone.now(),
            types=caller.types,
        )

    def actor(self, request: Request) -> Actor:
        """Who acts, for the history: the key, the request, the truncated address."""
        return Actor(
            kind=ActorKind.KEY,
            id=ids.encode(ids.Prefix.API_KEY, self.caller.key_id),
            request_id=request._request.request_id,  # type: ignore[attr-defined]
            ip=truncate_ip(caller_address(request)),
        )


def _refuse(refusal: ServiceError) -> NoReturn:
    raise refusal


def _is_utf8(request: Request) -> bool:
    charset = request._request.content_params.get("charset", "utf-8")  # type: ignore[union-attr]
    return charset.strip('"').lower().replace("-", "") == "utf8"
