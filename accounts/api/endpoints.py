"""An endpoint is a method whose signature says what it reads and what it answers.

    @endpoint(Scope.EDU_MANAGE, errors=("conflict",))
    def update_team(self, team: Team, body: TeamRequest) -> TeamAnswer:
        \"""Give a team another name\"""

`updateTeam` is its operation id, the docstring's first paragraph the summary, `self` the view of the
request. The path is read before a body. Of the arguments, one with a default is a parameter of the query, named
in camelCase:

* a name in the path (`team_id: str`) as it stands there; of another type, also without `_id`, what
  `find_team` makes of it;
* `PageQuery`: the parameters of a list; an enum, or a Literal; `Annotated[str | None, 200] = None`: a
  text; `Annotated[QueryDict, Parameter(…), …]`: parameters that the method reads itself;
* `body`: a struct, or `JsonBody[…]` for one that the method reads itself, with its rules;
  `Annotated[Request, {media type: schema}]`: the request, whose body is no struct.

A struct is answered with 200, a `Reply` with its status, an `Annotated[HttpResponse, {…}]` as it is.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import cleandoc, signature
from types import UnionType
from typing import Annotated, Any, ClassVar, Generic, TypeVar, Union, cast, get_args, get_origin
from uuid import UUID

import msgspec
from django.http import HttpResponse, HttpResponseBase, QueryDict
from django.urls import URLPattern, path
from django.utils.translation import gettext_lazy
from rest_framework.request import Request

from accounts.scopes import Feature, Scope
from lib.text import camel_case

from .idempotency import StorableResponse
from .lists import PAGE_PARAMETER_DOCS, PageQuery, choice_filter, text_filter
from .parsing import Rules
from .schema import JSON, WITHOUT_BODY, Parameter, Shape

T = TypeVar("T", bound=msgspec.Struct)
View = Any  # an ApiView, which this module is below
Reader = Callable[[View], Any]  # of an argument


class EmptyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a method without one: left out, empty, or `{}`."""

    optional: ClassVar = True


@dataclass(frozen=True)
class Reply(Generic[T]):
    """A success that says more than its body.

    `stored` is the body of a replay, if it differs (secrets). One that `changed_nothing`, such as a dry
    run, is not stored: its Idempotency-Key stays free. Erasing the `subject` removes what is stored.
    """

    statuses: ClassVar[tuple[int, ...]] = (200,)  # the first one, unless `status` is another
    body: T
    status: int | None = None
    location: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    stored: msgspec.Struct | None = None
    subject: UUID | None = None
    changed_nothing: bool = False

    def response(self) -> StorableResponse:
        """The response, as JSON."""
        response = StorableResponse(
            msgspec.json.encode(self.body),
            status=self.status or self.statuses[0],
            content_type=JSON,
            headers=self.headers,
        )
        if self.location:
            response.headers["Location"] = self.location
        response.stored = msgspec.json.encode(self.stored) if self.stored else None
        response.subject = self.subject
        response.changed_nothing = self.changed_nothing
        return response


class Created(Reply[T]):
    """201, with the address of what was made."""

    statuses = (201,)


class CreatedOrChanged(Reply[T]):
    """201; 200 for what was there already."""

    statuses = (201, 200)


class Accepted(Reply[T]):
    """202: the work is done later."""

    statuses = (202,)


@dataclass(frozen=True)
class JsonBody(Generic[T]):
    """A JSON body that the method reads itself; see `ApiView.read`."""

    view: View
    shape: type[T]

    def read(self, *, rules: Rules | None = None, current: Mapping[str, Any] | None = None) -> T:
        """The body as its struct. Raises ValidationFailed."""
        body: T = self.view.read(self.view.request, self.shape, rules=rules, current=current)
        return body


@dataclass(kw_only=True, eq=False)
class ApiEndpoint:
    """A method, what its decorator says of it, and what follows from its signature."""

    method: Callable[..., Any]
    scope: Scope | None = None  # None: takes no key
    errors: Sequence[str] = ()  # codes that its operation can raise, beside those of every endpoint
    tag: str = ""  # without one, that of the class; so with `feature` and `of_all_types`
    feature: Feature | None = None  # of the issuer's plan
    of_all_types: bool = False  # closed to keys that are limited to some certificate types
    live_only: bool = False  # closed to test keys
    goes_on: bool = False  # open to suspended issuers: it only reads, or only stops something
    reads_only: bool = False  # its response is not stored under an Idempotency-Key
    idempotency_required: bool = False
    confirms: bool = False  # acts for the caller as of an earlier request, and confirms it
    deprecated: str | None = None  # will go: a code of DEPRECATIONS
    takes_nothing: bool = False  # refuses members of a body

    def __post_init__(self) -> None:
        self.operation_id = camel_case(self.method.__name__)
        self.summary = gettext_lazy(summary_of(self.method.__doc__))
        self.bodies: Mapping[str, Shape] = {}  # by media type
        self.parameters: list[Parameter] = []
        arguments = list(signature(self.method).parameters.values())[1:]
        self._readers = [(each.name, self._reader(each)) for each in arguments]
        self.query_names = frozenset(each.name for each in self.parameters)
        self.successes = dict(_successes(self.method.__annotations__["return"]))

    def __set_name__(self, owner: View, name: str) -> None:
        self.owner = owner
        self.tag = self.tag or owner.tag
        self.feature = self.feature or getattr(owner, "feature", None)
        self.of_all_types = self.of_all_types or getattr(owner, "of_all_types", False)

    @property
    def has_body(self) -> bool:
        """Whether it reads a JSON body, or refuses the members of one."""
        return self.takes_nothing or [*self.bodies] == [JSON]

    def answer(self, view: View) -> HttpResponse:
        """Reads the arguments, runs the method, and makes the response of what it returns."""
        if self.takes_nothing:
            view.read(view.request, EmptyBody)
        values = {name: read(view) for name, read in self._readers}
        result = self.method(view, **values)
        if isinstance(result, HttpResponseBase):
            return cast(HttpResponse, result)
        return (result if isinstance(result, Reply) else Reply(result)).response()

    def _reader(self, argument: Any) -> Reader:
        """How the value of an argument is read; notes what of the request it covers."""
        kind, marks = _without_marks(argument.annotation)
        if kind is PageQuery:
            self.parameters += PAGE_PARAMETER_DOCS
            return lambda view: PageQuery(view.request.GET)
        if kind is QueryDict:
            self.parameters += marks
            return lambda view: view.request.GET
        if kind is Request:
            self.bodies, *parameters = marks
            self.parameters += parameters
            return lambda view: view.request
        if argument.name == "body":
            lazy, shape = get_origin(kind) is JsonBody, (*get_args(kind), kind)[0]
            self.bodies = {JSON: shape}
            return lambda view: JsonBody(view, shape) if lazy else view.read(view.request, shape)
        if argument.default is not argument.empty:
            return self._query_reader(argument, kind, marks)
        if kind in (str, int):
            return lambda view: view.kwargs[argument.name]
        return lambda view: _find(view, argument.name)

    def _query_reader(self, argument: Any, kind: Any, marks: Sequence[Any]) -> Reader:
        name, default = camel_case(argument.name), argument.default
        kind = next(each for each in _members(kind) if each is not type(None))
        if kind is str:
            self.parameters.append(Parameter(name))
            return lambda view: text_filter(view.request.GET, name, longest=marks[0])
        read = kind if isinstance(kind, type) else str
        values = [each.value for each in read] if read is kind else get_args(kind)
        self.parameters.append(Parameter(name, enum=values, default=default))

        def choice(view: View) -> Any:
            value = choice_filter(view.request, name, values)
            return default if value is None else read(value)

        return choice


def endpoint(
    scope: Scope | None = None, **details: Any
) -> Callable[[Callable[..., Any]], ApiEndpoint]:
    """Makes an ApiEndpoint of a method of a view; the details are its fields."""
    return lambda method: ApiEndpoint(method=method, scope=scope, **details)


def route(address: str, name: str, **endpoints: ApiEndpoint) -> URLPattern:
    """The URL pattern of an address, with its endpoints by method: `get=Teams.list_teams`."""
    for method, each in endpoints.items():
        each.takes_nothing = not each.bodies and method in WITHOUT_BODY
    owner = next(iter(endpoints.values())).owner
    view: Any = type(owner.__name__, (owner,), endpoints)
    pattern: URLPattern = path(address, view.as_view(), name=name)
    return pattern


def summary_of(docstring: str | None) -> str:
    """The first paragraph, as one line. `make messages` collects it."""
    return " ".join(cleandoc(docstring or "").partition("\n\n")[0].split())


def _find(view: View, name: str) -> Any:
    """What the view's finder makes of the id in the path."""
    in_path = view.kwargs[name if name in view.kwargs else f"{name}_id"]
    return getattr(view, f"find_{name}")(in_path)


def _members(annotation: Any) -> tuple[Any, ...]:
    """The members of a union; of anything else itself."""
    is_union = get_origin(annotation) in (Union, UnionType)
    return get_args(annotation) if is_union else (annotation,)


def _without_marks(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    """What is annotated, and what with; tuples among the latter stand for their items."""
    if get_origin(annotation) is not Annotated:
        return annotation, ()
    kind, *marks = get_args(annotation)
    flat = [mark if isinstance(mark, tuple) else (mark,) for mark in marks]
    return kind, tuple(item for items in flat for item in items)


def _successes(returned: Any) -> Iterator[tuple[tuple[int, str], Shape]]:
    """The bodies of an endpoint's successes, by status and media type."""
    for each in _members(returned):
        kind, marks = _without_marks(each)
        if marks:
            yield from (((200, media_type), shape) for media_type, shape in marks[0].items())
        elif (reply := get_origin(kind)) is not None:
            yield from (((status, JSON), get_args(kind)[0]) for status in reply.statuses)
        else:
            yield (200, JSON), kind
