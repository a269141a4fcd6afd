"""The issue request of a certificate type as JSON Schema 2020-12.

Rules that no schema can state (check digits, the order of dates) are checked when issuing.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from certificates.addresses import type_url
from certificates.certificate.draft import Draft
from certificates.models import CertificateType

from .fields import DECIMAL, LONGEST_VALUE, MAX_FIELDS, MAX_ROWS, MetadataField, from_stored
from .type import FieldKind

DIALECT = "https://json-schema.org/draft/2020-12/schema"
# A certificate with items has these in each item instead.
_IN_ITEMS = ("productId", "serialNumber")


def issue_request_schema(certificate_type: CertificateType) -> dict[str, Any]:
    """The schema of an issue request for the current version of this type."""
    version = certificate_type.current
    assert version is not None
    (reference,), definitions = msgspec.json.schema_components(
        [Draft], ref_template="#/$defs/{name}"
    )
    draft = definitions.pop(reference["$ref"].rpartition("/")[2])
    fields = from_stored(version.fields)
    properties = draft["properties"] | {
        "typeId": {"const": certificate_type.pk},
        "typeCode": {"const": certificate_type.code},
        "metadata": _metadata(fields, strict=version.strict),
    }
    required = [name for name in version.required if name not in _IN_ITEMS]
    if version.validity_months is not None:
        required = [name for name in required if name != "validUntil"]
    if any(field.required for field in fields):
        required.append("metadata")
    return {
        "$schema": DIALECT,
        "$id": f"{type_url(certificate_type.pk)}/schema?version={version.number}",
        "title": version.name_in("en"),
        "description": version.description_in("en"),
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
        "allOf": [
            {"anyOf": [{"required": ["typeId"]}, {"required": ["typeCode"]}]},
            *(_stated(name) for name in required),
            *_or_items(version.required),
        ],
        "$defs": definitions,
    }


def _or_items(required: Sequence[str]) -> list[dict[str, Any]]:
    listed = {"required": ["items"], "properties": {"items": {"minItems": 1}}}
    return [{"anyOf": [_stated(name), listed]} for name in _IN_ITEMS if name in required]


def _stated(name: str) -> dict[str, Any]:
    """The field is present and not empty: null and "" count as absent."""
    return {"required": [name], "properties": {name: {"not": {"enum": [None, ""]}}}}


def _metadata(fields: Sequence[MetadataField], *, strict: bool) -> dict[str, Any]:
    schema: dict[str, Any] = {
        "type": "object",
        "properties": {field.key: _field(field) for field in fields},
        "required": [field.key for field in fields if field.required],
        "maxProperties": MAX_FIELDS,
    }
    undeclared = {"type": "string", "maxLength": LONGEST_VALUE}
    return schema | {"additionalProperties": False if strict else undeclared}


def _field(field: MetadataField) -> dict[str, Any]:
    text: dict[str, Any] = {"type": "string", "maxLength": field.max_length}
    if field.required:
        text["minLength"] = 1
    match field.kind:
        case FieldKind.DECIMAL:
            text["pattern"] = DECIMAL
        case FieldKind.DATE:
            text["format"] = "date"
        case FieldKind.CHOICE:
            text = {"type": "string", "enum": field.choices}
        case FieldKind.TABLE:
            text = _table(field)
    unit = f" [{field.unit}]" if field.unit else ""
    return {"title": f"{field.label.text('en')}{unit}", **text}


def _table(field: MetadataField) -> dict[str, Any]:
    cell = {"type": "string", "maxLength": field.max_length}
    row = {
        "type": "array",
        "prefixItems": [{"title": column.label.text("en"), **cell} for column in field.columns],
        "items": False,
        "contains": {"pattern": r"\S"},
    }
    least = {"minItems": 1} if field.required else {}
    return {"type": "array", "items": row, "maxItems": MAX_ROWS, **least}
