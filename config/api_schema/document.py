"""The OpenAPI document: everything that views declare, in one of the four languages.

Examples of requests and answers are in `docs/examples.json`, which `make examples` writes: it tells the
stories in `tests/examples` to the service, and a test tells them again and compares. What is said
repeatedly (headers, enums, parameters, refusals) is a component.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

import orjson
from django.conf import settings
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import translation
from django.utils.translation import gettext, gettext_lazy as _

from accounts.api.schema import Json
from accounts.api.views import METHODS, ApiView
from accounts.errors import PROBLEMS
from config.errors import refusals
from lib.text import camel_case

from .operations import PROBLEM, WEBHOOK_TAG, describe_operation, describe_parameters, webhooks
from .schemas import PREFIX, Schemas, names, schema_of, tighten

# fmt: off
TAGS = {
    "certificates": _("Issue certificates, find them, and say what has become of them"),
    "certificate-types": _("What certificates of a kind state, and what their pages show"),
    "programs": _("Programs of study, and their cohorts"),
    "recipients": _("The people who are enrolled"),
    "enrolments": _("Attempts of recipients, and their completion"),
    "teams": _("Teams that run programs, and the approval of the institution"),
    "jobs": _("Work on many certificates, done in the background"),
    "webhooks": _("Endpoints of yours, and what was delivered to them"),
    "events": _("What has happened, read from the feed"),
    WEBHOOK_TAG: _("What your systems receive: a request for each type of event"),
    "privacy": _("What is kept about a person, and how it is erased"),
    "account": _("The account itself: settings, consent, usage, audit"),
    "api-keys": _("Keys of your systems, and what each may do"),
    "signing-keys": _("The keys that credentials are signed with, and the DID that others know you by"),
    "public": _("What everybody may ask, without a key"),
}
TEXT: Json = {"type": "string"}
HEADERS: dict[str, Json] = {
    "API-Version": {"description": _("The version of the interface that has answered"), "required": True, "schema": {"type": "string", "format": "date"}, "example": settings.API_VERSION},
    "Idempotent-Replayed": {"description": _("Says that a request of this `Idempotency-Key` was answered before, and that this is its answer; otherwise it is missing"), "schema": {"type": "string", "enum": ["true"]}},
    "Location": {"description": _("Where to find what was made, or the job that was started"), "required": True, "schema": {"type": "string", "format": "uri"}},
    "RateLimit": {"description": _("What is left to the key: `r` requests at once, and after `t` seconds all of them. Missing where nothing was counted."), "schema": TEXT, "example": '"key";r=58;t=2'},
    "RateLimit-Policy": {"description": _("What the plan grants to the key: `q` requests in `w` seconds"), "schema": TEXT, "example": '"key";q=60;w=60'},
    "Retry-After": {"description": _("After how many seconds it is worth trying again"), "schema": {"type": "integer", "minimum": 1}},
    "X-Request-Id": {"description": _("The id of this request: the one that you sent along, or one of ours. Name it when you ask us."), "required": True, "schema": TEXT},
}
# fmt: on
MANY = {"issueCertificates"}  # makes what no single address shows: the answer names each
_JOB = "#/components/schemas/Job"
_REFERENCES = {name: {"$ref": f"#/components/headers/{name}"} for name in HEADERS}
FILE = Path(settings.BASE_DIR) / "docs" / "examples.json"
_PARAMETER = re.compile(r"<(\w+):(\w+)>")


def document(language: str) -> Json:
    """The whole document; it takes a second to make."""
    with translation.override(language):
        schemas = Schemas()
        paths = dict(sorted(_paths(schemas)))
        sent = webhooks(schemas)
        result: Json = {
            "openapi": "3.1.0",
            "info": {
                "title": "Certificate Issuing Service",
                "version": settings.API_VERSION,
                "description": gettext(
                    "Issue certificates from your own systems, and let anyone verify them."
                ),
                "contact": {"url": settings.BASE_URL + reverse("docs-redirect")},
            },
            "servers": [{"url": settings.BASE_URL}],
            "tags": [{"name": name, "description": str(text)} for name, text in TAGS.items()],
            "paths": paths,
            "webhooks": sent,
            "components": {
                "schemas": schemas.components(),
                "headers": {
                    name: part | {"description": str(part["description"])}
                    for name, part in HEADERS.items()
                },
                "securitySchemes": {
                    "ApiKey": {"type": "apiKey", "in": "header", "name": "x-api-key"}
                },
            },
        }
        tighten(result["components"]["schemas"], paths)
        for operation in _operations(paths):
            describe_parameters(operation)
        _add_examples(result)
        _add_headers(paths)
        _share_schemas(result)
        _share_refusals(result)
        _share_parameters(result)
    return result


def _paths(schemas: Schemas) -> Iterator[tuple[str, Json]]:
    for route, view in _routes(get_resolver()):
        in_path = {camel_case(name): kind for kind, name in _PARAMETER.findall(route)}
        path = "/" + _PARAMETER.sub(lambda found: f"{{{camel_case(found[2])}}}", route)
        methods = [method for method in METHODS if hasattr(view, method)]
        yield path, {each: describe_operation(view, each, in_path, schemas) for each in methods}


def _routes(resolver: URLResolver, before: str = "") -> Iterator[tuple[str, type[ApiView]]]:
    """Every route that an API view answers, and the view."""
    for entry in resolver.url_patterns:
        route = before + str(entry.pattern)
        if isinstance(entry, URLResolver):
            yield from _routes(entry, route)
        elif isinstance(entry, URLPattern):
            view: Any = getattr(entry.callback, "cls", None)
            if view and issubclass(view, ApiView):
                yield route, view


def _operations(paths: Json) -> Iterator[Json]:
    for item in paths.values():
        yield from item.values()


def _add_headers(paths: Json) -> None:
    """Add to every answer of every operation the headers that it may carry, in place."""
    for operation in _operations(paths):
        for status, answer in operation["responses"].items():
            carried = sorted(_headers_of(operation, status))
            answer["headers"] = {name: _REFERENCES[name] for name in carried}


def _headers_of(operation: Json, status: str) -> Iterator[str]:
    answer = operation["responses"][status]
    yield from ("API-Version", "X-Request-Id")
    if operation.get("security") and status != "401":
        yield from ("RateLimit", "RateLimit-Policy")
    if status in {"429", "503"} or "idempotency_in_progress" in answer["description"]:
        yield "Retry-After"
    named = any(each["name"] == "Idempotency-Key" for each in operation["parameters"])
    if status.startswith("2") and named:
        yield "Idempotent-Replayed"
    if _leads_on(operation["operationId"], status, answer):
        yield "Location"


def _leads_on(name: str, status: str, answer: Json) -> bool:
    """Whether an answer has a Location: what was created, and jobs."""
    if status == "202":
        return bool(answer["content"]["application/json"]["schema"] == {"$ref": _JOB})
    return status == "201" and name not in MANY


@cache
def _kept_examples() -> dict[str, list[Json]]:
    """Recorded requests and answers by operationId, with this service's address."""
    text = FILE.read_text(encoding="utf-8").replace("{base_url}", settings.BASE_URL)
    examples: dict[str, list[Json]] = orjson.loads(text)
    return examples


def _add_examples(result: Json) -> None:
    """Add examples to every operation, in place."""
    shown: set[str] = set()
    in_path: Json = {}  # examples of the parameters of paths, by name
    for item in result["paths"].values():
        for operation in item.values():
            _show(operation, _kept_examples().get(operation["operationId"], []), in_path)
            shown |= _show_refusals(operation["responses"])
    result["components"]["examples"] = {
        code: {"summary": str(PROBLEMS[code].title), "value": problem}
        for code, problem in sorted(refusals().items())
        if code in shown
    }


def _show(operation: Json, examples: list[Json], in_path: Json) -> None:
    """Add recorded examples to the request body and the answers of an operation."""
    bodies: dict[tuple[str, ...], Json] = {}
    for example in examples:
        name = example["name"]
        if request := example.get("request"):
            bodies.setdefault(("request", request["type"]), {})[name] = request["body"]
        if answer := example.get("answer"):
            bodies.setdefault((answer["status"], answer["type"]), {})[name] = answer["body"]
    for (place, media_type), values in bodies.items():
        if place == "request" and "requestBody" not in operation:
            continue  # kept from when it took one: `make examples` writes them anew
        described = (
            operation["requestBody"] if place == "request" else operation["responses"][place]
        )
        described["content"][media_type] |= _as_examples(values)
    for parameter in operation["parameters"]:
        name = parameter["name"]
        known = in_path if parameter["in"] == "path" else {}  # alike in all operations
        for example in examples:
            if name in example["parameters"]:
                value = example["parameters"][name]
                is_text = parameter["schema"].get("type") == "string"  # a type's number or code
                known.setdefault(name, str(value) if is_text else value)
        if name in known:
            parameter["example"] = known[name]


def _as_examples(values: Mapping[str, Any]) -> Json:
    if len(values) == 1:
        (value,) = values.values()
        return {"example": value}
    return {"examples": {name: {"value": value} for name, value in values.items()}}


def _show_refusals(responses: Json) -> set[str]:
    """Add an example of every error code that an operation lists for a status."""
    shown: set[str] = set()
    for answer in responses.values():
        if problem := answer.get("content", {}).get(PROBLEM):
            codes = answer["description"].split(", ")
            problem["examples"] = {c: {"$ref": f"#/components/examples/{c}"} for c in codes}
            shown.update(codes)
    return shown


def _share_schemas(whole: Json) -> None:
    """Put enums, and what has a title, among the components, and refer to them, in place."""
    schemas = whole["components"]["schemas"]
    found: dict[str, Json] = {}
    for schema in schemas.values():
        _refer_in(schema, found)
    _refer_in(whole["paths"], found)
    if taken := schemas.keys() & found.keys():
        raise TypeError(f"two schemas are called {', '.join(sorted(taken))}")
    whole["components"]["schemas"] = dict(sorted({**schemas, **found}.items()))


def _refer_in(part: Any, found: dict[str, Json]) -> None:
    for key, each in list(part.items()) if isinstance(part, dict) else enumerate(part):
        if isinstance(each, dict | list) and key not in {"example", "examples"}:
            _refer_in(each, found)
            if isinstance(each, dict):
                _refer(each, found)


def _refer(part: Json, found: dict[str, Json]) -> None:
    words = part.get("enum")
    name = names().get(frozenset(words)) if isinstance(words, list) else part.get("title")
    if isinstance(name, str):
        found[name] = schema_of(name) if words else dict(part)
        kept: Json = {key: part[key] for key in ("description", "default") if words and key in part}
        part.clear()
        part |= {"$ref": PREFIX + name} | kept


def _share_parameters(whole: Json) -> None:
    """Put parameters that several operations take among the components, and refer to them, in place.

    Of several with one name it is the most frequent.
    """
    operations = [*_operations(whole["paths"]), *_operations(whole["webhooks"])]
    counted = Counter(
        orjson.dumps(each, option=orjson.OPT_SORT_KEYS)
        for operation in operations
        for each in operation["parameters"]
    )
    shared: dict[str, Json] = {}
    for text, times in counted.most_common():
        if times > 1:
            parameter = orjson.loads(text)
            shared.setdefault(_component_of(parameter), parameter)
    for operation in operations:
        operation["parameters"] = [
            {"$ref": f"#/components/parameters/{_component_of(each)}"}
            if shared.get(_component_of(each)) == each
            else each
            for each in operation["parameters"]
        ]
    whole["components"]["parameters"] = dict(sorted(shared.items()))


def _component_of(parameter: Json) -> str:
    """The name of a parameter among the components: `LimitQuery`, `CertificateIdPath`."""
    words = f"{parameter['name']}-{parameter['in']}".split("-")
    return "".join(word[:1].upper() + word[1:] for word in words)


def _share_refusals(whole: Json) -> None:
    """Put refusals among the components, and refer to them, in place."""
    codes: dict[str, list[set[str]]] = defaultdict(list)
    operations = list(_operations(whole["paths"]))
    for operation in operations:
        for status, answer in operation["responses"].items():
            codes[status].append(set(answer["description"].split(", ")))
    shared: dict[str, Json] = {}
    for operation in operations:
        for status, answer in operation["responses"].items():
            if status >= "400":
                name = _name(int(status), answer["description"], set.intersection(*codes[status]))
                name += "" if operation["security"] else "WithoutKey"
                if shared.setdefault(name, answer) != answer:
                    raise TypeError(f"two refusals are called {name}")
                operation["responses"][status] = {"$ref": f"#/components/responses/{name}"}
    whole["components"]["responses"] = dict(sorted(shared.items()))


def _name(status: int, codes: str, usual: set[str]) -> str:
    """The status in words, and the codes that not every operation has: `Gone_Erased`."""
    parts = [HTTPStatus(status).phrase, *sorted(set(codes.split(", ")) - usual)]
    return "_".join(part.replace("_", " ").title().replace(" ", "") for part in parts)
