"""Responses and rows without what no two certificates have in common: identifiers, hashes, random bits."""

import re
from datetime import UTC, datetime
from typing import Any

import orjson
from django.db.models import Model


def rows(model: type[Model], **filters: Any) -> list[Any]:
    """The rows of a table in the order of their content, masked."""
    found = model._default_manager.filter(**filters).values()
    return sorted((masked(row) for row in found), key=repr)


OWN = {"txid", "nonce", "fingerprint", "dataHash", "data_hash", "email", "id", "typeId"}
OWN |= {"type_id", "version_id", "endpoint_id"}
IDS = re.compile(
    r"(cert|evt|iss|key|type)_(?=\w*\d)\w+|[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}"
    # What the database's clock says, which is not frozen.
    rf"|{datetime.now(UTC):%Y-%m}-\d\d[T ][\d:.]+(Z|\+00:00)"
)


def masked(value: Any) -> Any:
    """A value without identifiers, hashes and random bits."""
    if isinstance(value, bytes | memoryview):
        try:
            return masked(orjson.loads(bytes(value)))
        except orjson.JSONDecodeError:
            return "bytes"
    if isinstance(value, dict):
        return {key: "own" if key in OWN else masked(item) for key, item in value.items()}
    if isinstance(value, list):
        return [masked(item) for item in value]
    if isinstance(value, datetime | str):
        return IDS.sub("own", str(value))
    return IDS.sub("own", str(value))


def answer(response: Any) -> tuple[Any, ...]:
    """Status, headers and body of a response, masked."""
    headers = {
        name: masked(value)
        for name, value in response.headers.items()
        if name not in {"Content-Length", "RateLimit"}
    }
    return response.status_code, headers, masked(response.content)
