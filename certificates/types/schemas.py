"""Requests and responses of certificate types, and the JSON Schema of what a type's certificates are issued by."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.api.responses import Answer, Entries, Ok
from accounts.errors import FieldError
from accounts.scopes import Locale
from certificates.addresses import type_url
from certificates.certificate.document import Draft, Signatory
from certificates.models import CertificateType, ReleaseOffRequest
from lib.choices import choices_schema
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

from . import operations as types
from .fields import (
    DECIMAL,
    LONGEST_VALUE,
    MAX_FIELDS,
    MAX_ROWS,
    Label,
    MetadataField,
    from_stored,
    to_stored,
)
from .models import (
    FieldKind,
    Numbering,
    PrintLayout,
    RequirableField,
    ShowHolder,
    SubjectKind,
    UniqueBy,
)
from .settings import (
    CredentialSetting,
    DigitalLinkSetting,
    read_credential,
    read_digital_link,
    to_column,
)

Long = Annotated[str, Meta(max_length=types.LONGEST_DESCRIPTION)]


class TypeNames(RequestStruct, frozen=True, kw_only=True):
    """The name in at least one language; where one is missing English is shown, or any other."""

    de: Annotated[Label, Meta(description="Text in German")] = ""
    en: Annotated[Label, Meta(description="Text in English")] = ""
    fr: Annotated[Label, Meta(description="Text in French")] = ""
    sq: Annotated[Label, Meta(description="Text in Albanian")] = ""


class TypeDescriptions(RequestStruct, frozen=True, kw_only=True):
    """A description in each language; where one is missing, English is shown."""

    de: Long | None = None
    en: Long | None = None
    fr: Long | None = None
    sq: Long | None = None


Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,60}$")]  # not of digits alone
Fields = Annotated[list[MetadataField], Meta(max_length=MAX_FIELDS)]
People = Annotated[list[Signatory], Meta(max_length=types.MAX_SIGNATORIES)]
Required = Annotated[list[RequirableField], Meta(max_length=len(RequirableField))]
Months = Annotated[int, Meta(ge=1, le=1200)]
Years = Annotated[int, Meta(ge=1, le=100)]
Pattern = Annotated[str, Meta(max_length=64)]

NO_NUMBERS = "none"  # in the place of a pattern


# fmt: off
class CertificateTypeDraft(RequestStruct, frozen=True, kw_only=True):
    """A new certificate type. `pdfPublic` is true by default, except for the kind `person`."""

    code: Annotated[Code, Meta(description="Your own name for the type, which never changes: `en10204-3-1`")]
    kind: Annotated[SubjectKind, Meta(description="Whether certificates are about products or persons")]
    name: Annotated[TypeNames, Meta(description="Name that certificates show, by language")]
    description: Annotated[TypeDescriptions, Meta(description="What the verify page says about certificates of the type")] = TypeDescriptions()
    required: Annotated[Required, Meta(description="What a certificate of this type has to state")] = []
    fields: Annotated[Fields, Meta(description="Metadata fields, in the order in which the verify page shows them")] = []
    strict: Annotated[bool, Meta(description="Whether metadata keys that are not declared are refused")] = False
    enforce_limits: Annotated[bool, Meta(description="Whether measured values outside of their limits are refused; else they are issued with a warning")] = False
    number_pattern: Annotated[Pattern, Meta(description="How numbers are made: `{code}-{year}-{seq:6}`; null or empty: none is made")] = ""
    numbering: Annotated[Numbering, Meta(description="How numbers follow each other: `fast` may skip some; `strict` has no gaps and the order of issue, one certificate at a time")] = Numbering.FAST
    signatories: Annotated[People, Meta(description="Who signs certificates that name nobody: `name` and `role`")] = []
    validity_months: Annotated[Months | None, Meta(description="For how many months certificates are valid; null: without end")] = None
    unique_by: Annotated[UniqueBy, Meta(description="What at most one certificate in force may have")] = UniqueBy.NONE
    show_holder: Annotated[ShowHolder, Meta(description="What the verify page shows of the holder’s name")] = ShowHolder.NEVER
    release_required: Annotated[bool, Meta(description="Whether a second person releases each certificate")] = False
    attachments_public: Annotated[bool, Meta(description="Whether the verify page offers the attachments")] = False
    retention_years: Annotated[Years | None, Meta(description="For how many years after issue it must be kept; null: no such time")] = None
    pdf_public: Annotated[bool | None, Meta(description="Whether everybody may get the printed document")] = None
    print_layout: Annotated[PrintLayout | None, Meta(description="Layout of the printed document; null: the one that fits the kind")] = None
    default_locale: Annotated[Locale | None, Meta(description="Language of certificates that name none; null: the account’s")] = None
    digital_link: Annotated[DigitalLinkSetting | None, Meta(description="How GS1 Digital Links lead to certificates; null: not at all")] = None
    credential: Annotated[CredentialSetting | None, Meta(description="How certificates become credentials; null: the usual way")] = None


class CertificateTypeChange(RequestStruct, frozen=True, kw_only=True):
    """The settings to change; those that are left out stay, objects are merged. The code cannot change.

    null clears what may be empty. What keeps a register in order is cleared by its own word or an empty
    list alone: `numberPattern` and `uniqueBy` by `none`, `fields`, `required` and `signatories` by `[]`.
    """

    kind: Annotated[SubjectKind | UnsetType, Meta(description="Whether certificates are about products or persons")] = UNSET
    name: TypeNames | UnsetType = UNSET
    description: TypeDescriptions | UnsetType | None = UNSET
    required: Required | UnsetType = UNSET
    fields: Fields | UnsetType = UNSET
    strict: bool | UnsetType = UNSET
    enforce_limits: bool | UnsetType = UNSET
    number_pattern: Pattern | UnsetType = UNSET
    numbering: Numbering | UnsetType = UNSET
    signatories: People | UnsetType = UNSET
    validity_months: Months | UnsetType | None = UNSET
    unique_by: UniqueBy | UnsetType = UNSET
    show_holder: ShowHolder | UnsetType = UNSET
    release_required: Annotated[bool | UnsetType, Meta(description="Whether a second person releases each certificate")] = UNSET
    attachments_public: bool | UnsetType = UNSET
    retention_years: Years | UnsetType | None = UNSET
    pdf_public: bool | UnsetType = UNSET
    print_layout: PrintLayout | UnsetType | None = UNSET
    default_locale: Locale | UnsetType | None = UNSET
    digital_link: DigitalLinkSetting | UnsetType | None = UNSET
    credential: CredentialSetting | UnsetType | None = UNSET


class CertificateTypeSummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A certificate type with the settings of its current version."""

    type_id: Annotated[int, Meta(description="Number of the certificate type")]
    code: str
    version: Annotated[int, Meta(description="Number of the current version; each change makes a new one")]
    archived: Annotated[bool, Meta(description="Whether the type is archived: it issues no more certificates")]
    kind: Annotated[SubjectKind, Meta(description="Whether certificates are about products or persons")]
    name: dict[str, str]
    description: dict[str, str]
    required: list[RequirableField]
    fields: list[MetadataField]
    strict: bool
    enforce_limits: bool
    number_pattern: str | None
    numbering: Numbering
    signatories: list[dict[str, str]]
    validity_months: int | None
    unique_by: UniqueBy
    show_holder: ShowHolder
    release_required: Annotated[bool, Meta(description="Whether a second person releases each certificate")]
    attachments_public: bool
    retention_years: int | None
    pdf_public: bool
    print_layout: PrintLayout | None
    default_locale: Locale | None
    digital_link: DigitalLinkSetting | None
    credential: CredentialSetting | None
    created_at: Instant
    changed_at: Annotated[Instant, Meta(description="When it was last changed")]


TypeT = TypeVar("TypeT", bound=CertificateTypeSummaryItem)


class ChangeRequester(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The person who requested the change, by kind and id as in the audit."""

    kind: Annotated[str, Meta(description="Who requested it, as in the audit")]
    id: Annotated[str, Meta(description="Number of the person, as in the audit")]


class PendingChange(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A requested change that a second person may confirm in the back office until `expiresAt`."""

    release_required: Annotated[bool, Meta(description="What `releaseRequired` would be after the change")]
    requested_at: Annotated[Instant, Meta(description="When the change was requested")]
    requested_by: Annotated[ChangeRequester, Meta(description="Who requested the change")]
    expires_at: Annotated[Instant, Meta(description="Until when it can be confirmed")]


class CertificateTypeAnswer(CertificateTypeSummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One certificate type. `pendingChange` is a change that waits for a second person, or null."""

    pending_change: Annotated[PendingChange | None, Meta(description="Change that waits for a second person; null: none")] = None
    ok: Ok = True
# fmt: on


class CertificateTypeListAnswer(Answer, frozen=True, kw_only=True):
    """A page of certificate types."""

    data: Entries[CertificateTypeSummaryItem]
    next_cursor: str | None


def version_columns(request: CertificateTypeDraft | CertificateTypeChange) -> dict[str, Any]:
    """The columns of a version that a request sets; a setting that is null gets its default."""
    columns: dict[str, Any] = {}
    for name in CertificateTypeChange.__struct_fields__:
        if (value := getattr(request, name)) is not UNSET:
            columns |= _column(name, _DEFAULTS.get(name) if value is None else value)
    if columns.get("pdf_public", False) is None:
        del columns["pdf_public"]  # by the kind: `create_type` knows
    return columns


def faults_in_draft(members: Mapping[str, Any], unread: frozenset[str]) -> Iterator[FieldError]:
    """Faults in the readable part of a new type."""
    code = members.get("code", "")
    yield from types.code_faults(code)
    yield from types.find_faults(_judged(members), code=code)


def faults_in_change(
    certificate_type: CertificateType, members: Mapping[str, Any], unread: frozenset[str]
) -> Iterator[FieldError]:
    """Faults in the readable part of a change."""
    keys = types.keys_of(certificate_type)
    yield from types.find_faults(_judged(members), code=certificate_type.code, keys=keys)


def _judged(members: Mapping[str, Any]) -> dict[str, Any]:
    """The columns that have rules beyond their JSON type."""
    names = (
        *("kind", "name", "number_pattern", "fields", "signatories"),
        *("digital_link", "credential"),
    )
    given = {name: members[name] for name in names if members.get(name)}
    return {name: column for each in given for name, column in _column(each, given[each]).items()}


_DEFAULTS: Mapping[str, Any] = {
    field.name: field.default_factory()
    if field.default_factory is not msgspec.NODEFAULT
    else field.default
    for field in msgspec.structs.fields(CertificateTypeDraft)
    if not field.required and field.name != "pdf_public"  # depends on the kind
}


def _column(name: str, value: Any) -> dict[str, Any]:
    match name:
        case "name":
            return {f"name_{locale}": getattr(value, locale) for locale in Locale.values}
        case "description":
            texts = {locale: getattr(value, locale) or "" for locale in Locale.values}
            return {f"description_{locale}": text for locale, text in texts.items()}
        case "fields":
            return {name: to_stored(value)}
        case "signatories":
            return {name: msgspec.to_builtins(value)}
        case "required":
            return {"required": [word for word in RequirableField.values if word in value]}
        case "digital_link" | "credential":
            return {name: to_column(value)}
        case "default_locale" | "print_layout" | "number_pattern":
            return {name: "" if value in (None, NO_NUMBERS) else value}
    return {name: value}


def type_item(row: CertificateType, shape: type[TypeT], **given: Any) -> TypeT:
    """A certificate type, as a line of a list (CertificateTypeSummaryItem) or by itself (CertificateTypeAnswer)."""
    version = row.current
    assert version is not None
    return to_struct(
        version,
        shape,
        type_id=row.pk,
        code=row.code,
        version=version.number,
        archived=row.archived_at is not None,
        name={locale: getattr(version, f"name_{locale}") for locale in Locale.values},
        description={locale: getattr(version, f"description_{locale}") for locale in Locale},
        fields=from_stored(version.fields),
        number_pattern=version.number_pattern or None,
        default_locale=version.default_locale or None,
        print_layout=version.print_layout or None,
        digital_link=read_digital_link(version.digital_link),
        credential=read_credential(version.credential),
        created_at=format_instant(row.created_at),
        changed_at=format_instant(version.created_at),
        **given,
    )


def type_response(
    row: CertificateType, waiting: ReleaseOffRequest | None = None
) -> CertificateTypeAnswer:
    """A type by itself, with a change that waits for a second person."""
    return type_item(
        row, CertificateTypeAnswer, pending_change=_pending(waiting) if waiting else None
    )


def _pending(request: ReleaseOffRequest) -> PendingChange:
    return to_struct(
        request,
        PendingChange,
        release_required=False,
        requested_by=ChangeRequester(kind=request.actor_kind, id=request.actor_id),
        expires_at=format_instant(request.lapses_at),
    )


DIALECT = "https://json-schema.org/draft/2020-12/schema"
# A certificate with items has these in each item instead.
_IN_ITEMS = ("productId", "serialNumber")


def issue_request_schema(certificate_type: CertificateType) -> dict[str, Any]:
    """The schema of an issue request for the current version of this type."""
    version = certificate_type.current
    assert version is not None
    (reference,), definitions = msgspec.json.schema_components(
        [Draft], schema_hook=choices_schema, ref_template="#/$defs/{name}"
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
