"""The request log of an issuer over the API."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from django.http import QueryDict
from msgspec import UNSET, Meta, UnsetType

from accounts.api.endpoints import endpoint
from accounts.api.lists import PageQuery, choice_filter, paginate, text_filter, times_filter
from accounts.api.responses import Answer, Entries
from accounts.api.schema import Parameter
from accounts.api.views import ExternalView
from accounts.errors import RequestFilterTooBroad
from accounts.models import LoggedRequest
from accounts.scopes import AccountsPrefix, Scope
from lib import ids
from lib.choices import describe_words
from lib.dates import Instant
from lib.structs import to_struct

from .models import LoggedRequestQuerySet

STATUS_CLASSES = ("2xx", "3xx", "4xx", "5xx")
FAILURES = ("4xx", "5xx")
NARROW = {"from", "requestId", "code", "keyId"}  # filters that an index serves
MAX_PATH = 500
MAX_WORD = 128
FILTERS = NARROW | {"statusClass", "path", "to"}
# fmt: off
describe_words("StatusClass", "The class of an HTTP status", {
    "2xx": "The request was accepted",
    "3xx": "It was answered by a redirection",
    "4xx": "It was refused: something about the request was wrong",
    "5xx": "The service failed",
})
# fmt: on


class RequestFault(msgspec.Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """What was wrong with one field or query parameter; never its value."""

    code: Annotated[str, Meta(description="What is wrong, as in `errors` of the answer.")]
    pointer: Annotated[str | UnsetType, Meta(description="JSON Pointer of the field.")] = UNSET
    parameter: Annotated[str | UnsetType, Meta(description="Name of the query parameter.")] = UNSET


class RequestKey(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The API key that a request came with."""

    id: Annotated[str, Meta(description="Id of the key.")]
    name: Annotated[str, Meta(description="Name of the key, as it is now.")]


class LoggedRequestItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A request: what was asked and how it was answered. Bodies, header values and parameter values are not kept."""

    request_id: Annotated[str, Meta(description="What the answer said in `X-Request-Id`.")]
    at: Annotated[Instant, Meta(description="When the request came.")]
    method: Annotated[str, Meta(description="HTTP method.")]
    route: Annotated[
        str, Meta(description="Path of the operation, as this document lists it. Empty: unknown.")
    ]
    path: Annotated[str, Meta(description="Path that was called, without its query string.")]
    parameters: Annotated[list[str], Meta(description="Names of the query parameters.")]
    status: Annotated[int, Meta(description="HTTP status of the answer.")]
    code: Annotated[str | None, Meta(description="Error code of the answer; null for a success.")]
    errors: Annotated[list[RequestFault], Meta(description="The faulty fields: 20 at most.")]
    key: Annotated[RequestKey, Meta(description="The API key that was used.")]
    duration_ms: Annotated[int, Meta(description="How long the service worked on it.")]


class LoggedRequestListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of the request log, newest first."""

    data: Entries[LoggedRequestItem]
    next_cursor: str | None


class RequestsApi(ExternalView):
    """Requests of the key's own mode; of a key that is limited to types, its own."""

    tag = "account"

    def narrow(
        self, rows: LoggedRequestQuerySet, query: Mapping[str, str]
    ) -> LoggedRequestQuerySet:
        """The rows that the filters leave. Raises ValidationFailed and RequestFilterTooBroad."""
        rows = rows.within(*times_filter(query, "from", "to", zone=self.caller.issuer.time_zone))
        if request_id := text_filter(query, "requestId", longest=MAX_WORD):
            rows = rows.with_request_id(request_id)
        if code := text_filter(query, "code", longest=MAX_WORD):
            rows = rows.with_code(code)
        if key := text_filter(query, "keyId", longest=MAX_WORD):
            rows = rows.filter(key=ids.parse(AccountsPrefix.API_KEY, key))
        if path := text_filter(query, "path", longest=MAX_PATH):
            if not NARROW & {*query} and query.get("statusClass") not in FAILURES:
                raise RequestFilterTooBroad(add=", ".join([*sorted(NARROW), "statusClass=4xx"]))
            rows = rows.on_path(path)
        return rows

    @endpoint(Scope.ACCOUNT_READ, errors=("filter_too_broad",))
    def list_requests(
        self,
        page: PageQuery,
        query: Annotated[
            QueryDict,
            Parameter("requestId", str),
            Parameter("code", str),
            Parameter("statusClass", str, enum=STATUS_CLASSES),
            Parameter("path", str),
            Parameter("keyId", str),
            Parameter("from", str),
            Parameter("to", str),
        ],
    ) -> LoggedRequestListAnswer:
        """The requests of the last 30 days, newest first: to look up an error"""
        caller = self.caller
        rows = LoggedRequest.objects.for_issuer(caller.issuer.id, caller.mode)
        if caller.types:
            rows = rows.filter(key=caller.key_id)
        rows = self.narrow(rows, query).select_related("key")
        if (status_class := choice_filter(self.request, "statusClass", STATUS_CLASSES)) is not None:
            rows = rows.in_class(status_class)
        found = paginate(rows, page, order_by=("id",))
        data = [_item(row) for row in found.rows]
        return LoggedRequestListAnswer(data=data, next_cursor=found.next_cursor)


def _item(row: LoggedRequest) -> LoggedRequestItem:
    return to_struct(
        row,
        LoggedRequestItem,
        code=row.code or None,
        errors=[RequestFault(**fault) for fault in row.faults],
        key=RequestKey(id=row.key.public_id, name=row.key.name),
    )
