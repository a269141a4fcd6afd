"""Constraints of the OpenAPI document that go beyond the structs' own schemas.

A property is required or optional; a `default` is neither to the tools that make clients of the
document (they take it for required), so what is left out means stands in words.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from accounts.jobs.registry import JOB_KINDS
from accounts.prefixes import AccountsPrefix
from certificates.addresses import CertificatesPrefix
from edu.lifecycle import EduPrefix
from webhooks.event_types import EVENT_TYPES, known_filters
from webhooks.lifecycle import AttemptOutcome, DeliveryState, WebhooksPrefix

from .schemas import public_name

Json = dict[str, Any]
NULL = {"type": "null"}
NOTHING: Json = {"enum": [None, ""]}  # both mean absent
EMPTY: Json = {"type": "string", "maxLength": 0}
NOT_BLANK = "\\S"
# No control characters, no separators of lines, no overrides of the direction of writing; what
# stands around the text is trimmed away.
_FORBIDDEN = r"\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069"
LINE = rf"^\s*[^{_FORBIDDEN}]*\s*$"
LINES = rf"^\s*(?:[^{_FORBIDDEN}]|[\t\r\n])*\s*$"
SEVERAL_LINES = frozenset({"metadata", "address"})  # members that hold such texts
DESCRIPTIONS = frozenset({"TypeDescriptions", "ProgramDescriptions"})  # shapes whose members all do
_BYTE = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
NETWORK = (
    rf"^(?:{_BYTE}\.){{3}}{_BYTE}(?:/(?:3[0-2]|[12]?[0-9]))?$"
    r"|^[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*(?:/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9]))?$"
)
NETWORKS = frozenset({"allowedNetworks", "trustedNetworks"})
IDS = {
    "certificateId": CertificatesPrefix.CERTIFICATE,
    "cohortId": EduPrefix.COHORT,
    "documentId": AccountsPrefix.CONSENT,
    "duplicateId": EduPrefix.RECIPIENT,
    "endpointId": WebhooksPrefix.ENDPOINT,
    "enrolmentId": EduPrefix.ENROLMENT,
    "holdId": CertificatesPrefix.HOLD,
    "programId": EduPrefix.PROGRAM,
    "recipientId": EduPrefix.RECIPIENT,
    "supersedes": CertificatesPrefix.CERTIFICATE,
    "teamId": EduPrefix.TEAM,
}


def tighten(schemas: Json, paths: Json) -> None:
    """Make the document as strict as the service, in place."""
    selects = dict(_selecting(Struct))
    selects["WebhookDeliveryFilter"] = frozenset(schemas["WebhookDeliveryFilter"]["properties"])
    for name, schema in schemas.items():
        if schema.get("additionalProperties") is False:
            several_lines = name in DESCRIPTIONS
            _tighten_request(schema, selects.get(name, frozenset()), several_lines=several_lines)
        else:
            _say_what_is_there(schema)
    for name, rule in _rules().items():
        schemas[name] |= rule
    for (name, member), values in _choices().items():
        _narrow(schemas[name]["properties"][member], values)
    for parameter in _parameters(paths):
        parameter["schema"] = _asked(parameter["name"], parameter["schema"])


def _parameters(paths: Json) -> Iterator[Json]:
    """All query parameters of the document."""
    for item in paths.values():
        for operation in item.values():
            yield from (each for each in operation.get("parameters", ()) if each["in"] == "query")


def one_of(first: str, second: str) -> Json:
    """Exactly one of two members, stated without `oneOf`, of which generators make a union."""
    return {
        "if": {"properties": {first: NOTHING}},
        "then": {"required": [second], "properties": {second: {"not": NOTHING}}},
        "else": {"properties": {second: NOTHING}},
    }


def at_least_one_of(first: str, second: str) -> Json:
    """At least one of two members."""
    return {name: rule for name, rule in one_of(first, second).items() if name != "else"}


def one_of_three(first: str, second: str, third: str) -> Json:
    """Exactly one of three members, none of them null."""
    pairs = [[first, second], [first, third], [second, third]]
    return {
        "if": {"not": {"anyOf": [{"required": [first]}, {"required": [second]}]}},
        "then": {"required": [third]},
        "not": {"anyOf": [{"required": pair} for pair in pairs]},
    }


def _rules() -> dict[str, Json]:
    """Rules across the members of a body, by the name of its struct."""
    return {
        "AccessRequest": one_of_three("holderEmail", "holderName", "certificateId"),
        "BulkActionRequest": one_of("filter", "ids"),
        "BulkRetryRequest": one_of("filter", "ids"),
        "CheckRequest": one_of("dataHash", "document"),
        "CertificateCreate": at_least_one_of("typeId", "typeCode"),
        "EnrolmentExportRequest": one_of("programId", "cohortId"),
        "RecipientReference": one_of("recipientId", "externalId"),
        "CertificateSearch": one_of("holderEmail", "holderName"),
        "SupersedeRequest": at_least_one_of("typeId", "typeCode"),
    }


def _choices() -> dict[tuple[str, str], list[str]]:
    """Members whose allowed values are known only when all apps are loaded."""
    filters = sorted(known_filters())
    return {
        ("WebhookDeliveryFilter", "state"): DeliveryState.values,
        ("WebhookDeliveryFilter", "outcome"): AttemptOutcome.values,
        ("WebhookDeliveryFilter", "eventType"): sorted(EVENT_TYPES),
        ("WebhookEndpointCreate", "events"): filters,
        ("WebhookEndpointUpdate", "events"): filters,
        ("ReplayRequest", "eventTypes"): filters,
    }


def _selecting(base: type) -> Iterator[tuple[str, frozenset[str]]]:
    for each in base.__subclasses__():
        if names := getattr(each, "selects", None):
            yield public_name(each.__name__), names
        yield from _selecting(each)


def _say_what_is_there(schema: Json) -> None:
    """Mark members with defaults as required in answers: none is ever left out."""
    for name, member in schema.get("properties", {}).items():
        if "default" in member:
            del member["default"]
            schema["required"] = [*schema.get("required", ()), name]


def _tighten_request(schema: Json, selects: frozenset[str], *, several_lines: bool) -> None:
    required = set(schema.get("required", ()))
    for name, member in schema["properties"].items():
        if name in selects:
            _take_null(member)
        _say_default(member)
        for text in _texts(member):
            _tighten_text(text, name, LINES if several_lines or name in SEVERAL_LINES else LINE)
            if name in required | selects and not {"enum", "format"} & text.keys():
                text["minLength"] = max(1, text.get("minLength", 0))
        if name not in required and NULL in member.get("anyOf", ()):
            _let_be_empty(member)
        if name in required and name == "events":
            member["minItems"] = 1


def _say_default(member: Json) -> None:
    """State a default in words: generators treat a member with `default` as required."""
    value = member.pop("default", None)
    if value not in (None, "", []) and not isinstance(value, dict):
        meaning = f"Without it: `{json.dumps(value)}`"  # in English, as the description before it
        before = member.get("description")
        member["description"] = f"{before.removesuffix('.')}. {meaning}" if before else meaning


def _take_null(member: Json) -> None:
    """Let request members be null where null means absent; members of a filter may not be."""
    choices = member.get("anyOf", [])
    if NULL in choices:
        rest = [each for each in choices if each != NULL]
        member.pop("anyOf")
        member |= rest[0] if len(rest) == 1 else {"anyOf": rest}


def _let_be_empty(member: Json) -> None:
    """Let nullable texts be "" too; for formats such as dates as a second alternative."""
    texts = [each for each in member["anyOf"] if each.get("type") == "string"]
    for text in texts:
        text.pop("minLength", None)
        pattern = text.get("pattern", "")
        if not re.search(pattern, ""):
            text["pattern"] = f"^(?:{pattern.removeprefix('^').removesuffix('$')})?$"
    if any("format" in text for text in texts):
        member["anyOf"].insert(member["anyOf"].index(NULL), dict(EMPTY))


def _texts(schema: Json) -> Iterator[Json]:
    """All text schemas inside this one, also in lists and mappings."""
    if schema.get("type") == "string":
        yield schema
    inner: Iterable[Any] = [
        *schema.get("anyOf", ()),
        schema.get("items"),
        schema.get("additionalProperties"),
    ]
    for each in inner:
        if isinstance(each, dict):
            yield from _texts(each)


def _tighten_text(text: Json, name: str, plain: str) -> None:
    if {"enum", "format", "pattern"} & text.keys():
        return
    if name in NETWORKS:
        text["pattern"] = NETWORK
    elif name in IDS:
        text["pattern"] = rf"^{IDS[name]}_[0-7][0-9a-hjkmnp-tv-z]{{25}}$"
    else:
        text["pattern"] = plain


def _narrow(member: Json, values: list[str]) -> None:
    for text in _texts(member):
        for name in ("pattern", "minLength", "maxLength"):
            text.pop(name, None)
        text["enum"] = values


def _asked(name: str, schema: Json) -> Json:
    """A query parameter with a value: never empty."""
    if name == "kind":
        return {**schema, "enum": sorted(JOB_KINDS)}
    if name == "eventType":
        return {**schema, "enum": sorted(EVENT_TYPES)}
    if name == "httpStatus":
        return {**schema, "minimum": 100, "maximum": 599}
    if schema.get("type") == "string" and not {"enum", "format"} & schema.keys():
        prefix = IDS.get(name)
        pattern = rf"^{prefix}_[0-7][0-9a-hjkmnp-tv-z]{{25}}$" if prefix else NOT_BLANK
        return {"minLength": 1, "pattern": pattern, **schema}
    return schema
