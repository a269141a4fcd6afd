"""Trying out an operation of the API from its reference, as the signed-in member and in test mode.

The request runs in this process, through the view that serves the API, for a caller made from the
member's role: there is no API key, so none reaches a page. What is written is attributed to the member.
"""

import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from time import perf_counter
from typing import Any, NamedTuple, cast
from urllib.parse import urlencode
from uuid import UUID, uuid5

import orjson
from django import forms
from django.conf import settings
from django.contrib import admin
from django.core.handlers.wsgi import WSGIRequest
from django.core.validators import RegexValidator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.urls import Resolver404, resolve
from django.utils.functional import cached_property
from django.utils.translation import get_language, gettext_lazy as _
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.actors import Caller, Grant, Rate
from accounts.api.views import ExternalView
from accounts.back_office.active_membership import ActiveMembership, actor_of, for_active_issuer
from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import Handler, IssuerPage
from accounts.scopes import ROLE_SCOPES, STAFF, Locale, Mode
from config.docs.guides import highlighted
from config.docs.reference_document import (
    JSON,
    NOT_TRIED,
    Json,
    ListedOperation,
    body_example,
    documents,
    entries,
    example_of,
    followed,
    slug_of,
    tryable,
)
from config.docs.reference_pages import address

# Under it a member has a rate limit of their own.
SESSION = UUID("5c1f7a0e-6d0b-5b7e-9f53-3f0d6a2f4c11")
MOST_SHOWN = 64 * 1024  # bytes of an answer
HIDDEN = re.compile(
    r"HTTP_(COOKIE|AUTHORIZATION|X_API_KEY|X_CSRFTOKEN|IDEMPOTENCY_KEY|ACCEPT\w*|TRANSFER_ENCODING)$"
)

ONE_SEGMENT = RegexValidator("/", _("A slash would lead to another address."), inverse_match=True)


class Outcome(NamedTuple):
    """What came back."""

    status: int
    reason: str
    headers: list[tuple[str, str]]
    body: str
    milliseconds: int


class MemberAuthentication(BaseAuthentication):
    """The caller that this process has put beside the request. No header can: it is an attribute."""

    def authenticate(self, request: Request) -> tuple[None, Caller]:
        return None, request._request.caller  # type: ignore[attr-defined]


class TryForm(BackOfficeForm):
    """The parameters and the body of one operation."""

    def __init__(
        self, source: Json, entry: ListedOperation, data: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(data)
        for each in (followed(source, each) for each in entry.operation.get("parameters", ())):
            name = f"{each['in']}.{each['name']}"
            self.fields[name] = _field(source, each)
        if (example := _body(source, entry)) is not None:
            self.fields["body"] = forms.CharField(
                label=_("Body"),
                required=False,
                initial=example,
                strip=False,
                widget=forms.Textarea(attrs={"rows": 16, "spellcheck": "false"}),
            )

    def values(self, place: str) -> Iterator[tuple[str, str]]:
        """What was filled in of this place: path, query or header."""
        for name, value in self.cleaned_data.items():
            where, _dot, rest = name.partition(".")
            if where == place and value:
                yield rest, value


class TryPage(IssuerPage):
    """The form of an operation, and what the API has answered to it."""

    writers = STAFF
    title = _("Try it in test mode")
    template = "admin/try_out.html"

    def get(self, request: HttpRequest, *, operation: str) -> HttpResponse:
        return self.shown(TryForm(self.source, self.entry))

    def post(self, request: HttpRequest, *, operation: str) -> HttpResponse:
        form = TryForm(self.source, self.entry, request.POST)
        outcome = self.outcome(form) if form.is_valid() else None
        return self.shown(form, outcome=outcome)

    def may_write(self) -> bool:
        """Whoever reads here: the role's scopes and the API itself refuse what is not theirs."""
        return self.membership.role in self.writers

    @cached_property
    def source(self) -> Json:
        """The OpenAPI document in the reader's language."""
        return documents(get_language() or Locale.EN)

    @cached_property
    def entry(self) -> ListedOperation:
        """The operation in the URL. Raises Http404 for one that cannot be tried here."""
        wanted = self.kwargs["operation"]
        if wanted not in tryable():
            raise Http404
        return next(entry for entry in entries(self.source) if entry.id == wanted)

    def shown(self, form: TryForm, **context: Any) -> HttpResponse:
        locale = get_language() or Locale.EN
        reference = f"{address(locale, slug_of(self.entry.path))}#{self.entry.id}"
        return self.page(form=form, entry=self.entry, reference=reference, **context)

    def outcome(self, form: TryForm) -> Outcome | None:
        """Sends the request through the API's own view. None if the path leads nowhere."""
        path = self.entry.path
        for name, value in form.values("path"):
            path = path.replace(f"{{{name}}}", value)
        try:
            match = resolve(path)
        except Resolver404:
            form.add_error(None, _("There is no such address. Check what stands in the path."))
            return None
        inner = _request(self.request, self.entry.method, path, form)
        inner.caller = caller_of(self.membership, cast(int, self.request.user.pk))  # type: ignore[attr-defined]
        view = cast(Any, match.func)
        acting = {
            "authentication_classes": (MemberAuthentication,),
            "actor": lambda _request: actor_of(self.request),
        }
        own = acting if issubclass(view.cls, ExternalView) else {}
        handler = view.cls.as_view(**view.initkwargs, **own)
        started = perf_counter()
        response = handler(inner, *match.args, **match.kwargs)
        response.headers.setdefault("X-Request-Id", getattr(inner, "request_id", ""))
        return _outcome(response, started)


def caller_of(membership: ActiveMembership, user_id: int) -> Caller:
    """The member as a caller of the API in test mode: with the scopes of the role, and the plan's rate."""
    issuer = membership.issuer
    return Caller(
        key_id=uuid5(SESSION, f"{issuer.pk} {user_id}"),
        api_version=settings.API_VERSION,
        grant=Grant(
            mode=Mode.TEST,
            scopes=frozenset(scope.value for scope in ROLE_SCOPES[membership.role] - NOT_TRIED),
        ),
        rate=Rate(issuer.plan.rate_burst, issuer.plan.rate_per_minute),
        issuer=issuer.facts(),
    )


def _field(source: Json, parameter: Json) -> forms.Field:
    schema = followed(source, parameter["schema"])
    told: dict[str, Any] = {
        "label": parameter["name"],
        "help_text": str(parameter.get("description", "")).replace("`", ""),
        "required": bool(parameter.get("required")),
    }
    if choices := schema.get("enum"):
        options = [("", "–"), *((str(each), str(each)) for each in choices)]
        return forms.ChoiceField(choices=options, **told)
    example = example_of(source, parameter)
    hint = {"placeholder": str(example)} if example is not None else {}
    widget = forms.TextInput(attrs=hint)
    checks = [ONE_SEGMENT] if parameter["in"] == "path" else []
    return forms.CharField(max_length=2000, widget=widget, validators=checks, **told)


def _body(source: Json, entry: ListedOperation) -> str | None:
    """An example of the body; None where there is none."""
    content = followed(source, entry.operation.get("requestBody", {})).get("content", {}).get(JSON)
    if content is None:
        return None
    example = body_example(source, content)
    return "" if example is None else orjson.dumps(example, option=orjson.OPT_INDENT_2).decode()


def _request(outer: HttpRequest, method: str, path: str, form: TryForm) -> WSGIRequest:
    """The request as the API reads it, from the same address and without cookies and keys."""
    body = form.cleaned_data.get("body", "").encode()
    kept = {name: value for name, value in outer.META.items() if not HIDDEN.match(name)}
    headers = {
        f"HTTP_{name.upper().replace('-', '_')}": value for name, value in form.values("header")
    }
    environ = {
        **kept,
        **headers,
        "REQUEST_METHOD": method.upper(),
        "PATH_INFO": path.encode().decode("latin-1"),  # as WSGI has it
        "QUERY_STRING": urlencode([*form.values("query")]),
        "CONTENT_TYPE": JSON if body else "",
        "CONTENT_LENGTH": str(len(body)),
        "HTTP_ACCEPT_LANGUAGE": get_language() or Locale.EN,
        "wsgi.input": BytesIO(body),
    }
    inner = WSGIRequest(environ)
    inner.request_id = getattr(outer, "request_id", "")  # type: ignore[attr-defined]
    return inner


def _outcome(response: HttpResponseBase, started: float) -> Outcome:
    content = _content(response)
    kind = response.headers.get("Content-Type", "").partition(";")[0]
    text = _text(content, kind)
    took = round((perf_counter() - started) * 1000)
    headers = sorted(response.headers.items())
    return Outcome(response.status_code, response.reason_phrase, headers, text, took)


def _content(response: HttpResponseBase) -> bytes:
    if not isinstance(response, HttpResponse):
        parts = cast(Any, response).streaming_content
        content = b""
        for part in parts:
            content += part
            if len(content) > MOST_SHOWN:
                break
        response.close()
        return content
    return response.content


def _text(content: bytes, kind: str) -> str:
    """The answer as HTML; empty if it is no text."""
    if kind.endswith("json") and 0 < len(content) <= MOST_SHOWN:
        pretty = orjson.dumps(orjson.loads(content), option=orjson.OPT_INDENT_2).decode()
        return highlighted(pretty, "json")
    if kind.startswith("text/") or kind.endswith("json"):
        return highlighted(content[:MOST_SHOWN].decode(errors="replace"), "text")
    return ""


try_operation = for_active_issuer(
    admin.site.admin_view(cast(Handler, TryPage.as_view())), admin.site.each_context
)
