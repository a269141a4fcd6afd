"""Operations as the reference shows them: parameters, bodies, answers, errors, a call with curl."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import orjson
from django.conf import settings
from django.utils.functional import Promise
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _

from accounts.api.problems import PROBLEMS
from config.docs.highlighting import highlighted
from config.docs.inline_code import coded

from .curl import curl
from .document import Json, followed, inline, paragraphs
from .resources import ListedOperation
from .schemas import Property, SchemaTables

PLACES: Mapping[str, str | Promise] = {
    "path": _("In the path"),
    "query": _("In the query"),
    "header": _("Headers"),
}
PROBLEM = "application/problem+json"
# Shown once, on the first page of the reference, as they stand in nearly every answer.
COMMON_HEADERS = frozenset({"API-Version", "RateLimit", "RateLimit-Policy", "X-Request-Id"})


class Example(NamedTuple):
    """An example by its name in the document; the name is empty if there is one only."""

    name: str
    code: SafeString


class Body(NamedTuple):
    """A request body or an answer, in one media type."""

    media_type: str
    type: str
    meaning: SafeString
    properties: Sequence[Property]
    examples: Sequence[Example]


class DocumentedAnswer(NamedTuple):
    """What comes back where all went well."""

    status: str
    headers: Sequence[Property]
    bodies: Sequence[Body]


class Operation(NamedTuple):
    """An operation as the page shows it."""

    id: str
    method: str
    path: SafeString
    summary: SafeString
    description: SafeString
    parameters: Sequence[tuple[str, Sequence[Property]]]
    is_body_required: bool
    bodies: Sequence[Body]
    answers: Sequence[DocumentedAnswer]
    errors: Sequence[tuple[str, Sequence[tuple[str, str]]]]
    curl: SafeString


class Reader:
    """Reads the operations of one document."""

    def __init__(self, source: Json) -> None:
        self._source = source
        self._schemas = SchemaTables(source)

    def operation(self, entry: ListedOperation) -> Operation:
        """All that the page shows of an operation."""
        said = entry.operation
        body = followed(self._source, said.get("requestBody", {}))
        return Operation(
            entry.id,
            entry.method.upper(),
            coded(entry.path),
            entry.title,
            paragraphs(said.get("description")),
            list(self._parameters(said)),
            bool(body.get("required")),
            list(self._bodies(body)),
            list(self._answers(said)),
            list(self._errors(said)),
            _code(curl(self._source, entry), "bash"),
        )

    def event(self, name: str, operation: Json) -> tuple[str, SafeString, Body]:
        """A webhook: its name, what has happened, and its body."""
        (body,) = self._bodies(followed(self._source, operation["requestBody"]))
        return name, inline(operation.get("summary")), body

    def headers(self, declared: Json) -> list[Property]:
        """Headers of answers."""
        return [self._row(name, header) for name, header in declared.items()]

    def _parameters(self, said: Json) -> Iterator[tuple[str, list[Property]]]:
        listed = [followed(self._source, each) for each in said.get("parameters", ())]
        for place, title in PLACES.items():
            if rows := [self._row(each["name"], each) for each in listed if each["in"] == place]:
                yield str(title), rows

    def _row(self, name: str, parameter: Json) -> Property:
        whole = followed(self._source, parameter)
        required = bool(whole.get("required"))
        said = {"description": whole["description"]} if "description" in whole else {}
        return self._schemas.property(name, whole["schema"], is_required=required, **said)

    def _bodies(self, holder: Json) -> Iterator[Body]:
        for media_type, content in holder.get("content", {}).items():
            schema = content.get("schema", {})
            whole = followed(self._source, schema)
            yield Body(
                media_type,
                self._schemas.type_of(schema),
                paragraphs(whole.get("description")),
                self._schemas.properties(schema),
                [
                    Example(name, _code(_text(value), _lexer(media_type)))
                    for name, value in examples(self._source, content)
                ],
            )

    def _answers(self, said: Json) -> Iterator[DocumentedAnswer]:
        for status, response in said["responses"].items():
            whole = followed(self._source, response)
            if PROBLEM not in whole.get("content", {}):
                headers = self.headers(whole.get("headers", {}))
                own = [each for each in headers if each.name not in COMMON_HEADERS]
                yield DocumentedAnswer(status, own, list(self._bodies(whole)))

    def _errors(self, said: Json) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """The codes of each error status with their titles."""
        codes = {
            code
            for response in said["responses"].values()
            if (content := followed(self._source, response).get("content", {}).get(PROBLEM))
            for code in content.get("examples", {})
            if code in PROBLEMS
        }
        by_status = sorted(codes, key=lambda code: (PROBLEMS[code].status, code))
        for status, group in groupby(by_status, key=lambda code: PROBLEMS[code].status):
            yield str(status), [(code, str(PROBLEMS[code].title)) for code in group]


def examples(source: Json, content: Json) -> Iterator[tuple[str, Any]]:
    """The examples of a media type by name; one alone has none."""
    if "example" in content:
        yield "", content["example"]
    for name, example in content.get("examples", {}).items():
        yield name, followed(source, example).get("value")


def _text(value: Any) -> str:
    return (
        value
        if isinstance(value, str)
        else orjson.dumps(value, option=orjson.OPT_INDENT_2).decode()
    )


def _lexer(media_type: str) -> str:
    return "json" if media_type.endswith("json") else "text"


def _code(text: str, lexer: str) -> SafeString:
    return mark_safe(highlighted(text.replace("{base_url}", settings.BASE_URL), lexer))  # noqa: S308 - escaped there
