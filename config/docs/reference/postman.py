"""The interface as a Postman collection (format 2.1): a folder for each resource, the key as a variable."""

from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any

import orjson
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from config.docs.pages import DocsPage

from .curl import FORM, JSON, body_example, example_of
from .document import Json, documents, followed
from .operations import examples
from .resources import ListedOperation, resources

FORMAT = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
BASE, KEY = "{{baseUrl}}", "{{apiKey}}"


class PostmanPage(DocsPage):
    """The collection as a file."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        response = HttpResponse(_file(locale), content_type="application/json")
        response["Content-Disposition"] = (
            'attachment; filename="certificates.postman_collection.json"'
        )
        return response


@cache
def _file(locale: str) -> bytes:
    return orjson.dumps(collection(locale))


def collection(locale: str) -> Json:
    """The collection, in the language of the reference."""
    source = documents(locale)
    return {
        "info": {
            "name": source["info"]["title"],
            "description": _(
                "Put an API key into the variable apiKey; a test key is the right one to begin with."
            ),
            "schema": FORMAT,
        },
        "auth": {
            "type": "apikey",
            "apikey": [
                {"key": "key", "value": "x-api-key", "type": "string"},
                {"key": "value", "value": KEY, "type": "string"},
                {"key": "in", "value": "header", "type": "string"},
            ],
        },
        "variable": [
            {"key": "baseUrl", "value": settings.BASE_URL, "type": "string"},
            {"key": "apiKey", "value": "", "type": "string"},
        ],
        "item": [
            {"name": each.title, "item": [_item(source, entry) for entry in each.entries]}
            for each in resources(locale).values()
        ],
    }


def _item(source: Json, entry: ListedOperation) -> Json:
    request = _request(source, entry)
    return {"name": entry.summary, "request": request, "response": list(_responses(source, entry))}


def _request(source: Json, entry: ListedOperation) -> Json:
    parameters = [followed(source, each) for each in entry.operation.get("parameters", ())]
    request: Json = {
        "method": entry.method.upper(),
        "header": [_pair(source, each) for each in parameters if each["in"] == "header"],
        "url": _url(source, entry, parameters),
        "description": entry.operation.get("description", ""),
        **_body(source, entry),
    }
    if not entry.operation.get("security"):
        request["auth"] = {"type": "noauth"}
    return request


def _url(source: Json, entry: ListedOperation, parameters: list[Json]) -> Json:
    path = entry.path.replace("{", ":").replace("}", "")
    return {
        "raw": BASE + path,
        "host": [BASE],
        "path": path.strip("/").split("/"),
        "query": [
            _pair(source, each)
            for each in parameters
            if each["in"] == "query" and each["schema"].get("type") != "object"
        ],
        "variable": [
            {key: value for key, value in _pair(source, each).items() if key != "disabled"}
            for each in parameters
            if each["in"] == "path"
        ],
    }


def _pair(source: Json, parameter: Json) -> Json:
    """A parameter with its example; switched off unless it has to be sent."""
    example = example_of(source, parameter)
    return {
        "key": parameter["name"],
        "value": "" if example is None else str(example),
        "description": str(parameter.get("description", "")),
        "disabled": not parameter.get("required", False),
    }


def _body(source: Json, entry: ListedOperation) -> Json:
    contents: Json = followed(source, entry.operation.get("requestBody", {})).get("content", {})
    if JSON in contents:
        example = body_example(source, contents[JSON])
        text = "" if example is None else _text(example)
        return {"body": {"mode": "raw", "raw": text, "options": {"raw": {"language": "json"}}}}
    if FORM in contents:
        fields: Json = followed(source, contents[FORM]["schema"])["properties"]
        return {
            "body": {"mode": "formdata", "formdata": [_field(*each) for each in fields.items()]}
        }
    return {"body": {"mode": "file", "file": {}}} if contents else {}


def _field(name: str, schema: Json) -> Json:
    if schema.get("format") == "binary":
        return {"key": name, "type": "file", "src": None}
    told = str(schema.get("description", ""))
    return {"key": name, "type": "text", "value": "", "description": told, "disabled": True}


def _responses(source: Json, entry: ListedOperation) -> Iterator[Json]:
    """The recorded answers."""
    for status, response in entry.operation["responses"].items():
        for media_type, content in followed(source, response).get("content", {}).items():
            if media_type != JSON:
                continue
            for name, value in examples(source, content):
                yield {
                    "name": name or status,
                    "status": HTTPStatus(int(status)).phrase,
                    "code": int(status),
                    "header": [{"key": "Content-Type", "value": media_type}],
                    "body": _text(value),
                    "_postman_previewlanguage": "json",
                }


def _text(value: Any) -> str:
    return orjson.dumps(value, option=orjson.OPT_INDENT_2).decode()
