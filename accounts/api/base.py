"""The one base view of the API: closed unless a view opens itself by declaring a scope."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar, cast

import msgspec
from django.conf import settings
from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts import ids
from accounts.actors import Actor, ActorKind, Caller, truncate_ip
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Scope

from . import body, shapes
from .authentication import ApiKeyAuthentication
from .permissions import require
from .problems import BodyTooLarge, UnsupportedMediaType, handle

METHODS = ("get", "post", "put", "patch", "delete")
T = TypeVar("T", bound=msgspec.Struct)


class ApiView(APIView):
    """JSON in, JSON out, refusals as problem documents. Views derive from one of the two below."""

    http_method_names = [*METHODS, "head"]
    query_parameters: ClassVar[frozenset[str]] = frozenset()

    def get_exception_handler(self) -> Any:
        return handle

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.check_query(request)

    def check_query(self, request: Request) -> None:
        """An unknown parameter is refused by name: a mistyped filter must not vanish."""
        unknown = sorted(request.GET.keys() - self.query_parameters)[: body.MAX_ERRORS]
        if unknown:
            raise ValidationFailed(
                [FieldError("", "unknown_parameter", parameter=name[:64]) for name in unknown]
            )

    def read(self, request: Request, shape: type[T]) -> T:
        """The JSON body as `shape`; raises what says exactly what is wrong with it."""
        if request._request.content_type != "application/json" or not _is_utf8(request):
            raise UnsupportedMediaType
        chunked = "HTTP_TRANSFER_ENCODING" in request.META  # its length is only an upper bound
        if not chunked and int(request.META.get("CONTENT_LENGTH") or 0) > settings.BODY_LIMIT:
            raise BodyTooLarge(limit=settings.BODY_LIMIT)
        raw = request._request.body
        if len(raw) > settings.BODY_LIMIT:
            raise BodyTooLarge(limit=settings.BODY_LIMIT)
        return shapes.read(raw, shape)

    @staticmethod
    def answer(
        body: msgspec.Struct,
        *,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> HttpResponse:
        """A success, as JSON."""
        return HttpResponse(
            msgspec.json.encode(body),
            status=status,
            content_type="application/json",
            headers=headers,
        )


class PublicView(ApiView):
    """Open to anybody, without a key."""

    authentication_classes = ()


class ExternalView(ApiView):
    """For holders of a key. `scopes` maps each method to the scope it takes."""

    authentication_classes = (ApiKeyAuthentication,)
    scopes: ClassVar[Mapping[str, Scope]]
    caller: Caller  # who is calling: there before any handler runs

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        bare = [m for m in METHODS if hasattr(cls, m) and m not in getattr(cls, "scopes", {})]
        if bare:
            raise TypeError(f"{cls.__name__} declares no scope for {', '.join(bare)}")

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        self.caller = cast(Caller, request.auth)
        method = (request.method or "").lower()
        scope = self.scopes.get("get" if method == "head" else method)
        if scope is not None:  # a method without a scope has no handler: 405
            require(self.caller, request, scope)
        super().initial(request, *args, **kwargs)

    def actor(self, request: Request) -> Actor:
        """Who acts, for the history: the key, the request, the truncated address."""
        return Actor(
            kind=ActorKind.KEY,
            id=ids.encode(ids.Prefix.API_KEY, self.caller.key_id),
            request_id=request._request.request_id,  # type: ignore[attr-defined]
            ip=truncate_ip(request.META.get("REMOTE_ADDR", "")),
        )


def _is_utf8(request: Request) -> bool:
    charset = request._request.content_params.get("charset", "utf-8")  # type: ignore[union-attr]
    return charset.strip('"').lower().replace("-", "") == "utf8"
