"""The schemas of the OpenAPI document: one for each struct that views read and write, as strict as the service.

What a property means is said at a field, in English only. A field without a description means what the
fields of its name mean that have one: in its module, or else in its app, or else anywhere; these have to
agree. A property is required or optional; a `default` is neither to the tools that make clients of the
document (they take it for required), so what is left out means stands in words.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import cleandoc
from typing import Any

import msgspec
from django.utils.functional import Promise

from accounts.api.schema import Json, Shape
from accounts.jobs.registry import JOB_KINDS
from accounts.scopes import AccountsPrefix
from certificates.addresses import CertificatesPrefix
from edu.lifecycle import EduPrefix
from lib.choices import WORDS, DescribedChoices, choices_schema
from webhooks.event_types import EVENT_TYPES, EVERYTHING, known_filters
from webhooks.lifecycle import AttemptOutcome, DeliveryState, WebhooksPrefix

PREFIX = "#/components/schemas/"
# How a struct's name ends in the code, and in the document: `CertificateAnswer` is `Certificate`
# there, which is the model here.
ENDINGS = {"Answer": "", "Item": "", "Draft": "Create", "Change": "Update", "Patch": "Update"}
# Words of the operations that say too little alone.
NAMES = {
    "Answer": "Success",
    "Attachment": "AttachmentCreate",
    "Column": "TableColumn",
    "Draft": "CertificateCreate",
    "Item": "CertificateLine",
    "Labels": "FieldLabels",
    "PendingChange": "PendingChange",
    "Result": "CompletionResult",
}
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


def public_name(name: str) -> str:
    """The name of a struct in the document, which client libraries show."""
    if name in NAMES:
        return NAMES[name]
    for ending, public in ENDINGS.items():
        if name.endswith(ending):
            return name.removesuffix(ending) + public
    return name


class Schemas:
    """Collects the structs that operations refer to."""

    def __init__(self) -> None:
        self._structs: dict[type[msgspec.Struct], None] = {}

    def schema(self, shape: Shape) -> Json:
        """The schema of a body: a reference, if a struct describes it."""
        if isinstance(shape, dict):
            return dict(shape)
        self._structs[shape] = None
        return {"$ref": PREFIX + public_name(shape.__name__)}

    def components(self) -> dict[str, Json]:
        """The schema of every struct that was referred to, by its public name."""
        _references, made = msgspec.json.schema_components(
            self._structs, schema_hook=choices_schema, ref_template=PREFIX + "{name}"
        )
        _describe_properties(made)
        components: dict[str, Json] = {}
        for name, schema in made.items():
            public = public_name(name)
            renamed = _renamed(schema | {"title": public})
            if "description" in renamed:  # a docstring, whose lines are indented before Python 3.13
                renamed["description"] = cleandoc(renamed["description"])
            known = components.get(public)
            components[public] = _merged(public, known, renamed) if known else renamed
        return dict(sorted(components.items()))


def structs(base: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """All structs of the service."""
    for each in base.__subclasses__():
        yield each
        yield from structs(each)


def _describe_properties(schemas: dict[str, Json]) -> None:
    """Add a description to every property that has none, in place."""
    known = {each.__name__: each for each in structs()}
    said: dict[tuple[str, str], set[str]] = defaultdict(set)
    silent: list[tuple[str, Json, list[tuple[str, str]]]] = []
    for name, schema in schemas.items():
        for field in msgspec.structs.fields(known[name]) if name in known else ():
            described, places = schema["properties"][field.encode_name], _places(known[name], field)
            for inner in described.get("anyOf", ()):  # `Annotated[str, Meta(…)] | None`
                if "description" in inner and "title" not in inner:
                    described.setdefault("description", inner.pop("description"))
            if "description" in described:
                for place in places:
                    said[place].add(described["description"])
            else:
                silent.append((f"{name}.{field.name}", described, places))
    for name, described, places in silent:
        texts: set[str] = next((said[place] for place in places if place in said), set())
        if len(texts) > 1:
            raise TypeError(f"two descriptions of {name}: {' / '.join(sorted(texts))}")
        if texts:
            (described["description"],) = texts


def _places(shape: type, field: msgspec.structs.FieldInfo) -> list[tuple[str, str]]:
    """Where others say what a field means, by its name: its module, its app, anywhere."""
    owner = next(
        each for each in shape.__mro__ if field.name in vars(each).get("__annotations__", {})
    )
    app = owner.__module__.partition(".")[0]
    return [(place, field.encode_name) for place in (owner.__module__, app, "")]


def _renamed(schema: Any) -> Any:
    """The schema with references to public names."""
    if isinstance(schema, list):
        return [_renamed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: PREFIX + public_name(each.removeprefix(PREFIX)) if key == "$ref" else _renamed(each)
        for key, each in schema.items()
    }


def _merged(name: str, first: Json, second: Json) -> Json:
    """One schema for what is answered alone, with `ok`, and in lists, without."""
    alone, listed = sorted((first, second), key=lambda each: "ok" not in each["properties"])
    if alone["properties"].keys() - listed["properties"].keys() != {"ok"}:
        raise TypeError(f"two shapes of the API are called {name}")
    ok = {key: each for key, each in alone["properties"]["ok"].items() if key != "default"}
    return listed | {"properties": {"ok": ok} | listed["properties"]}


def tighten(schemas: Json, paths: Json) -> None:
    """Make the document as strict as the service, in place."""
    selects: dict[str, frozenset[str]] = {
        public_name(each.__name__): getattr(each, "selects", frozenset()) for each in structs()
    }
    selects["WebhookDeliveryFilter"] = frozenset(schemas["WebhookDeliveryFilter"]["properties"])
    for name, schema in schemas.items():
        if schema.get("additionalProperties") is False:
            several_lines = name in DESCRIPTIONS
            _tighten_request(schema, selects.get(name, frozenset()), several_lines=several_lines)
        else:
            _say_what_is_there(schema)
    for name, rule in RULES.items():
        schemas[name] |= rule
    for (name, member), values in _choices().items():
        _narrow(schemas[name]["properties"][member], values)
    for operation in (each for item in paths.values() for each in item.values()):
        for parameter in operation["parameters"]:
            if parameter["in"] == "query":
                parameter["schema"] = _asked(parameter["name"], parameter["schema"])


# Query parameters whose values the apps register.
REGISTERED: dict[str, Mapping[str, Any]] = {"kind": JOB_KINDS, "eventType": EVENT_TYPES}


def _one_of(first: str, second: str) -> Json:
    """Exactly one of two members, stated without `oneOf`, of which generators make a union."""
    return _at_least_one_of(first, second) | {"else": {"properties": {second: NOTHING}}}


def _at_least_one_of(first: str, second: str) -> Json:
    """At least one of two members."""
    return {
        "if": {"properties": {first: NOTHING}},
        "then": {"required": [second], "properties": {second: {"not": NOTHING}}},
    }


def _one_of_three(first: str, second: str, third: str) -> Json:
    """Exactly one of three members, none of them null."""
    pairs = [[first, second], [first, third], [second, third]]
    return {
        "if": {"not": {"anyOf": [{"required": [first]}, {"required": [second]}]}},
        "then": {"required": [third]},
        "not": {"anyOf": [{"required": pair} for pair in pairs]},
    }


# Across the members of a body, by the name of its schema.
RULES: dict[str, Json] = {
    "AccessRequest": _one_of_three("holderEmail", "holderName", "certificateId"),
    "BulkActionRequest": _one_of("filter", "ids"),
    "BulkRetryRequest": _one_of("filter", "ids"),
    "CheckRequest": _one_of("dataHash", "document"),
    "CertificateCreate": _at_least_one_of("typeId", "typeCode"),
    "EnrolmentExportRequest": _one_of("programId", "cohortId"),
    "RecipientReference": _one_of("recipientId", "externalId"),
    "CertificateSearch": _one_of("holderEmail", "holderName"),
    "SupersedeRequest": _at_least_one_of("typeId", "typeCode"),
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
    for each in (*schema.get("anyOf", ()), schema.get("items"), schema.get("additionalProperties")):
        if isinstance(each, dict):
            yield from _texts(each)


def _tighten_text(text: Json, name: str, plain: str) -> None:
    if {"enum", "format", "pattern"} & text.keys():
        return
    if name in NETWORKS:
        text["pattern"] = NETWORK
    elif name in IDS:
        text["pattern"] = _id_pattern(name)
    else:
        text["pattern"] = plain


def _id_pattern(name: str) -> str:
    return rf"^{IDS[name]}_[0-7][0-9a-hjkmnp-tv-z]{{25}}$"


def _narrow(member: Json, values: list[str]) -> None:
    for text in _texts(member):
        for name in ("pattern", "minLength", "maxLength"):
            text.pop(name, None)
        text["enum"] = values


def _asked(name: str, schema: Json) -> Json:
    """A query parameter with a value: never empty."""
    if name in REGISTERED:
        return {**schema, "enum": sorted(REGISTERED[name])}
    if name == "httpStatus":
        return {**schema, "minimum": 100, "maximum": 599}
    if schema.get("type") == "string" and not {"enum", "format"} & schema.keys():
        pattern = _id_pattern(name) if name in IDS else NOT_BLANK
        return {"minLength": 1, "pattern": pattern, **schema}
    return schema


# --- enums: a list of words in a schema is recognised by its words, whatever their order -----------


# What it is about, and the meaning of each value, in the order of the document.
Enum = tuple[str, Mapping[str, str | Promise]]
# What is called otherwise in the document.
ENUM_NAMES = {
    "AttemptOutcome": "WebhookAttemptOutcome",
    "ConsentVerb": "ConsentDecisionAction",
    "ConsentVia": "ConsentChannel",
    "DeliveryState": "WebhookDeliveryState",
    "DisabledReason": "WebhookDisabledReason",
    "KeyState": "ApiKeyState",
    "OnboardingStep": "OnboardingStepName",
    "Reason": "ReasonCode",
    "Relation": "LinkRelation",
    "RequirableField": "RequiredField",
    "ShowHolder": "HolderDisplay",
    "State": "CertificateState",
    "Status": "CertificateStatus",
    "SubjectKind": "CertificateKind",
    "Trigger": "WebhookDeliveryTrigger",
}


@cache
def enums() -> Mapping[str, Enum]:
    """All enums by name, also those that the apps register values of."""
    summaries = {name: event_type.summary for name, event_type in EVENT_TYPES.items()}
    groups = {name: f"Every event whose type begins with {name[:-2]}" for name in known_filters()}
    filters = groups | summaries | {EVERYTHING: "Every event"}
    return {
        **WORDS,
        **{ENUM_NAMES.get(each.__name__, each.__name__): _described(each) for each in DescribedChoices.__subclasses__()},
        "EventFilter": ("What a webhook endpoint subscribes to: a type of event, all types of a group, or everything", {name: filters[name] for name in sorted(known_filters())}),
        "EventName": ("What has happened", dict(sorted(summaries.items()))),
        "JobKind": ("What a job does", {name: kind.title for name, kind in sorted(JOB_KINDS.items())}),
    }  # fmt: skip


def _described(choices: type[DescribedChoices]) -> Enum:
    about = cleandoc(choices.__doc__ or "").partition("\n\n")[0].partition(". ")[0]
    return about.rstrip("."), {each.value: each.meaning or each.label for each in choices}


@cache
def names() -> Mapping[frozenset[str], str]:
    """The name of an enum by its values."""
    return {frozenset(values): name for name, (_about, values) in enums().items()}


def schema_of(name: str) -> Json:
    """The schema of an enum, with the meaning of each value."""
    about, values = enums()[name]
    listed = "\n".join(f"* `{value}`: {meaning}" for value, meaning in values.items())
    return {
        "title": name,
        "description": f"{about}.\n\n{listed}",
        "type": "string",
        "enum": list(values),
    }
