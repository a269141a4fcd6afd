"""Sends example requests, checks them against the OpenAPI document, and stores them."""

import re
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any

import jsonschema
import orjson
from django.conf import settings
from django.test import Client
from django.utils import timezone
from django.utils.http import urlencode

from accounts.keys.operations import NewKey
from accounts.request_log import log
from certificates.printing import operations as printing

JSON = "application/json"
# What is shown. Not a JSON Schema: whoever reads the document would follow the references in it.
TEXTS = {JSON, "text/csv", "application/x-ndjson"}
SECRETS = {
    "whsec_": "whsec_ZXhhbXBsZS1zZWNyZXQtb2YtMzItYnl0ZXMtMDAwMDA=",
    "cis_": "cis_live_…_…",
}
MANY, A_FEW = 20, 3
BASE_URL = settings.BASE_URL
Recorded = dict[str, list[dict[str, Any]]]  # by operationId


class Teller:
    """A client with one key, and the examples of what it was answered.

    Unless it is `careful` it sends an Idempotency-Key only where one is required.
    """

    def __init__(self, key: NewKey, document: dict[str, Any], *, careful: bool = True) -> None:
        self._careful = careful
        self.recorded: Recorded = {}
        self._client = Client()
        self._key = key.token.reveal()
        self._document = document
        self._routes = list(_routes(document))
        self._requests = 0

    def get(self, path: str, *, name: str = "", **query: Any) -> Any:
        """GET below /api/external/, or of an absolute path; `name` as for `post`."""
        return self._tell("get", path, None, JSON, name, query)

    def post(self, path: str, body: Any = None, *, name: str = "", **query: Any) -> Any:
        """POST of a JSON body; `name` tells several examples of one operation apart."""
        return self._tell("post", path, body, JSON, name, query)

    def look_up(self, refused: dict[str, Any]) -> Any:
        """The request log's entry about an issue that was refused."""
        request_id = "order-4711"
        headers = {"x-api-key": self._key, "X-Request-Id": request_id}
        path = "/api/external/certificates/issue"
        response = self._client.post(path, refused, content_type=JSON, headers=headers)
        assert response.status_code == 400, response.content
        log.flush()
        return self.get("account/requests", requestId=request_id)

    def send(self, method: str, path: str, body: bytes, media_type: str, **query: Any) -> Any:
        """A file as the body."""
        return self._tell(method, path, body, media_type, "", query)

    def patch(self, path: str, body: Any) -> Any:
        return self._tell("patch", path, body, JSON, "", {})

    def delete(self, path: str) -> Any:
        return self._tell("delete", path, None, JSON, "", {})

    def _tell(
        self, method: str, path: str, body: Any, media_type: str, name: str, query: dict[str, Any]
    ) -> Any:
        address = path if path.startswith("/") else f"/api/external/{path}"
        operation, parameters = self._operation(method, address)
        if body is not None and media_type == JSON:
            self._fits(operation["requestBody"]["content"][JSON]["schema"], body)
        keyed = method == "post" and (self._careful or _requires_key(operation))
        response = self._sent(method, address, body, media_type, query, keyed=keyed)
        if (
            response.status_code == HTTPStatus.SERVICE_UNAVAILABLE
        ):  # a worker makes the PDF meanwhile
            printing.print_waiting(now=timezone.now())
            response = self._sent(method, address, body, media_type, query, keyed=keyed)
        status = str(response.status_code)
        assert status in operation["responses"], (method, address, response.content)
        assert response.status_code < 300, (method, address, response.content)
        self._heads(operation["responses"][status], response)
        self._keep(operation, parameters | query, name, media_type, body, response)
        if response.streaming:
            response.getvalue()  # to its end, which closes the file
        return response.json() if response["Content-Type"].endswith("json") else response

    def _sent(
        self,
        method: str,
        address: str,
        body: Any,
        media_type: str,
        query: dict[str, Any],
        *,
        keyed: bool,
    ) -> Any:
        self._requests += 1
        headers = {"x-api-key": self._key} if address.startswith("/api/external/") else {}
        if keyed:
            headers["Idempotency-Key"] = f"example-{self._requests}"
        raw = body if isinstance(body, bytes) else b"" if body is None else orjson.dumps(body)
        return self._client.generic(
            method.upper(),
            f"{address}?{urlencode(query)}" if query else address,
            raw,
            content_type=media_type,
            headers=headers,
        )

    def _keep(
        self,
        operation: dict[str, Any],
        parameters: dict[str, Any],
        name: str,
        sent_type: str,
        body: Any,
        response: Any,
    ) -> None:
        example: dict[str, Any] = {"name": name, "parameters": parameters}
        if body is not None and sent_type in TEXTS:
            example["request"] = {"type": sent_type, "body": _text(body)}
        answered_type = response["Content-Type"].partition(";")[0]
        if answered_type in TEXTS:
            answer = _told(response, answered_type)
            described = operation["responses"][str(response.status_code)]["content"]
            self._fits(described[answered_type]["schema"], answer)
            example["answer"] = {
                "status": str(response.status_code),
                "type": answered_type,
                "body": without_secrets(_beginning(answer)),
            }
        known = self.recorded.setdefault(operation["operationId"], [])
        if _identity(example) not in map(_identity, known):
            known.append(example)

    def _operation(self, method: str, address: str) -> tuple[dict[str, Any], dict[str, Any]]:
        for pattern, item in self._routes:
            if (found := pattern.fullmatch(address)) and method in item:
                named = found.groupdict().items()
                return item[method], {k: int(v) if v.isdecimal() else v for k, v in named}
        raise LookupError(f"{method} {address} is not documented")

    def _heads(self, described: dict[str, Any], response: Any) -> None:
        """What was made and what was started is led to, absolutely; what an answer must carry is there."""
        known = self._document["components"]["headers"]
        for name in described["headers"]:
            assert name in response or not known[name].get("required"), (name, response.content)
        if response.status_code in {201, 202}:
            assert ("Location" in response) == ("Location" in described["headers"])
        assert response.get("Location", BASE_URL).startswith(BASE_URL)

    def _fits(self, schema: dict[str, Any], value: Any) -> None:
        whole = {**schema, "components": self._document["components"]}
        jsonschema.Draft202012Validator(whole).validate(value)


def _requires_key(operation: dict[str, Any]) -> bool:
    named = (each for each in operation.get("parameters", ()) if "name" in each)
    return any(each["name"] == "Idempotency-Key" and each.get("required") for each in named)


def _beginning(answer: Any) -> Any:
    """A list that says the same of dozens shows how it goes on by a few."""
    listed = answer.get("data") if isinstance(answer, dict) else None
    if isinstance(listed, list) and len(listed) > MANY:
        return answer | {"data": listed[:A_FEW]}
    return answer


def without_secrets(value: Any) -> Any:
    """The value, with something in the place of keys and secrets that nobody could use."""
    if isinstance(value, dict):
        return {
            key: _masked(item) if key == "secret" and item else without_secrets(item)
            for key, item in value.items()
        }
    return [without_secrets(item) for item in value] if isinstance(value, list) else value


def _masked(secret: str) -> str:
    (fake,) = [fake for prefix, fake in SECRETS.items() if secret.startswith(prefix)]
    return fake


def _identity(example: dict[str, Any]) -> tuple[str, str, str]:
    """The first of a name is kept, for each type of body that is sent and each status."""
    sent, answered = example.get("request", {}), example.get("answer", {})
    return example["name"], sent.get("type", JSON), answered.get("status", "")


def _text(body: Any) -> Any:
    return body.decode() if isinstance(body, bytes) else body


def _told(response: Any, media_type: str) -> Any:
    raw = response.getvalue()
    return orjson.loads(raw) if media_type == JSON else raw.decode()


def _routes(document: dict[str, Any]) -> Iterator[tuple[re.Pattern[str], dict[str, Any]]]:
    """Fixed addresses before those with parameters: `types/1` is no certificate."""
    for path in sorted(document["paths"], key=lambda each: each.count("{")):
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path))
        yield re.compile(pattern), document["paths"][path]


def placed(recorded: Recorded, replaced: Mapping[str, str]) -> bytes:
    """The examples as a file, with `{base_url}` for this service's address."""
    text = orjson.dumps(recorded, option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS).decode()
    for written, meant in {BASE_URL: "{base_url}", **replaced}.items():
        text = text.replace(written, meant)
    return f"{text}\n".encode()
