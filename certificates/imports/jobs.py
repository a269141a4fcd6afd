"""Imports of certificates: what columns can stand for; rows are checked, then issued, or none, with the reasons.

The types of the rows say how dates and numbers are read.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from functools import cache, partial
from typing import Any, TypeAlias
from uuid import UUID

import msgspec
from django.utils import translation
from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _, ngettext_lazy

from accounts.actors import IssuerFacts, RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.imports.columns import ColumnRules, ImportParameters, missing_column
from accounts.jobs.imports.kinds import ImportKind, ImportTexts, register_import
from accounts.jobs.imports.reader import ParsedRow, TableReader
from accounts.jobs.imports.validated_import import RowDone, RowOutcome, UniqueKey, ValidatedImport
from accounts.jobs.models import Job
from accounts.jobs.registry import NextStep, page_step
from accounts.scopes import Feature, Locale, Scope
from certificates.certificate.document import Draft
from certificates.issuing.build import Issued, remaining_faults
from certificates.issuing.operations import RefusedDraft, check_many, issue_many
from certificates.issuing.rules import natural_key
from certificates.search.jobs import LIST
from certificates.types.fields import MetadataField
from certificates.types.operations import TypeFacts, as_named, find_type
from lib import ids
from lib.tables.columns import Fields, as_date, as_decimal, as_identifier, in_all_languages
from lib.tables.layout import Cell, Fault, Layout, Row, shown

METADATA = "metadata."
# Fields of the request that fit into one cell. The first name heads the column of a template.
_NAMES: Mapping[str, tuple[str | Promise, ...]] = {
    "productId": (_("product"),),
    "serialNumber": (_("serial number"),),
    "holderName": (_("Holder's name"), _("holder")),
    "holderEmail": (_("Holder's e-mail"),),
    "validUntil": (_("valid until"),),
    "certificateNumber": (_("certificate number"),),
    "issuedOn": (_("issued on"),),
    "validFrom": (_("valid from"),),
    "gtin": (_("GTIN"),),
    "externalRef": (_("external reference"),),
    "typeId": (),
    "typeCode": (),
    "supersedes": (),
    "notifyHolder": (),
    "locale": (),
}
_DATES = frozenset({"validUntil", "issuedOn", "validFrom"})
Example: TypeAlias = str | date | Decimal
_NOTED = frozenset({"date", "decimal"})  # kinds that people write in more than one way
_IDENTIFIERS = frozenset(
    {"productId", "serialNumber", "certificateNumber", "gtin", "externalRef", "supersedes"}
)
_LISTS = frozenset({"items", "signatories", "attachments", "metadata"})
_EXAMPLES = {
    "productId": "EXAMPLE-100",
    "serialNumber": "00042",
    "holderName": "Arta Example",
    "holderEmail": "arta@example.com",
}
# By any of these the row of an example is known, whatever else was changed in it: in templates of
# today, and in those of earlier versions.
EXAMPLE_ROWS: Sequence[Mapping[str, str]] = (
    {"productId": _EXAMPLES["productId"]},
    {"holderName": _EXAMPLES["holderName"]},
    {"productId": "ART-100", "serialNumber": "00042"},
    {"holderName": "Arta Krasniqi", "holderEmail": "arta@example.com"},
)
_OFFERED = ("certificateNumber", "issuedOn")  # in every template, beside what the type asks for


def fields_of(facts: TypeFacts | None) -> Fields:
    """What columns can stand for: without a type, only what all types have."""
    names = {name: in_all_languages(known, Locale.values) for name, known in _NAMES.items()}
    declared = facts.declared if facts else ()
    plain = [field for field in declared if field.kind != "table"]
    names |= {f"{METADATA}{field.key}": _known_as(field) for field in plain}
    tables = {f"{METADATA}{field.key}" for field in declared if field.kind == "table"}
    closed = facts is not None and facts.strict
    return Fields(
        names=names,
        open_prefix=None if closed else METADATA,
        closed=_LISTS | tables,
    )


def choices_of(facts: TypeFacts | None) -> dict[str, str]:
    """Every field that a column can be given by hand, with its name in the active language."""
    locale = translation.get_language()
    declared = facts.declared if facts else ()
    plain = {name: _label(name) if known else name for name, known in _NAMES.items()}
    return plain | {
        f"{METADATA}{field.key}": _named(field, locale)
        for field in declared
        if field.kind != "table"
    }


def required_fields(facts: TypeFacts) -> Iterator[str]:
    """Those without which no row of this type is accepted."""
    for name in facts.required:
        if name != "validUntil" or facts.validity_months is None:
            yield name
    yield from (f"{METADATA}{field.key}" for field in facts.declared if field.required)


def kinds_of(facts: TypeFacts | None) -> Mapping[str, str]:
    """What the fields hold that are no plain text: dates, decimal numbers, identifiers."""
    declared = facts.declared if facts else ()
    kinds = {field.key: "identifier" if field.searchable else field.kind for field in declared}
    kinds |= {field.key: field.kind for field in declared if field.kind in _NOTED}
    return (
        dict.fromkeys(_DATES, "date")
        | dict.fromkeys(_IDENTIFIERS, "identifier")
        | {f"{METADATA}{key}": kind for key, kind in kinds.items()}
    )


def value_of(
    name: str, cell: Cell, layout: Layout, kinds: Mapping[str, str]
) -> str | int | bool | Fault:
    """What a cell that can be read says, as the issue request would say it."""
    match kinds.get(name):
        case "date":
            return as_date(cell, layout)
        case "decimal":
            return as_decimal(cell, layout)
        case "identifier":
            return as_identifier(cell)
    text = shown(cell).strip()
    if name == "typeId" and (number := ids.parse_number(text)) is not None:
        return number
    return _boolean(text) if name == "notifyHolder" and text else text


def template(facts: TypeFacts, *, today: date) -> Sequence[tuple[str, Example]]:
    """The columns of a template in the active language, each with an example."""
    wanted = [*dict.fromkeys((*facts.required, "validUntil", *_OFFERED))]
    rows: list[tuple[str, Example]] = [
        (_label(name), _example(name, today)) for name in _NAMES if name in wanted
    ]
    locale = translation.get_language()
    declared = [field for field in facts.declared if field.kind != "table"]
    return rows + [(_named(field, locale), _declared_example(field, today)) for field in declared]


def _label(name: str) -> str:
    return str(capfirst(str(_NAMES[name][0])))


def _example(name: str, today: date) -> Example:
    if name in _DATES:
        return today.replace(year=today.year + 2, day=1) if name == "validUntil" else today
    return _EXAMPLES.get(name, "")


def _declared_example(field: MetadataField, today: date) -> Example:
    match field.kind:
        case "date":
            return today
        case "decimal":
            return Decimal("12.50")
        case "choice":
            return field.choices[0]
    return ""


def _boolean(text: str) -> bool | Fault:
    word = text.casefold()
    return word == "true" if word in {"true", "false"} else Fault("invalid_boolean")


def _known_as(field: MetadataField) -> list[str]:
    labels = (getattr(field.label, locale) for locale in Locale.values)
    return [field.key, *(label for label in labels if label)]


def _named(field: MetadataField, locale: str | None) -> str:
    return field.label.text(locale or Locale.EN)


class CertificateImportParameters(ImportParameters, frozen=True, kw_only=True, rename="camel"):
    """`partial` issues rows that are right beside others that are not."""

    type_id: int | None = None  # of the rows that state none
    may_supersede: bool = True
    partial: bool = False


class CertificateReader(TableReader[Draft]):
    """Reads the drafts of an import."""

    shape = Draft
    nested = "metadata"
    examples = EXAMPLE_ROWS

    def __init__(self, job: Job, parameters: CertificateImportParameters) -> None:
        super().__init__(job, parameters)
        self._default_type = parameters.type_id
        self._types = frozenset(parameters.types)
        self._find = cache(find_type)
        self._kinds_by_version: dict[int | None, Mapping[str, str]] = {}

    def facts(self, draft: Draft) -> TypeFacts | None:
        """The type of a draft."""
        return self._type(draft.type_id, draft.type_code)

    def cell_parser(self, row: Row) -> Callable[[str, Cell], Any]:
        kinds = self._kinds(self._type_of(row))
        return partial(value_of, layout=self.layout, kinds=kinds)

    def with_defaults(self, tree: Any, unread: Set[str] = frozenset()) -> Any:
        default = self._default_type
        if default is None or not isinstance(tree, dict) or {"typeId", "typeCode"} & unread:
            return tree
        return tree if tree.get("typeId") or tree.get("typeCode") else {**tree, "typeId": default}

    def _type_of(self, row: Row) -> TypeFacts | None:
        """The type whose fields say how the row's dates and numbers are read."""
        cells: Mapping[str | None, Any] = dict(zip(self.columns, row.cells, strict=False))
        named = {name: shown(cells.get(name, "")).strip() for name in ("typeId", "typeCode")}
        if (number := ids.parse_number(named["typeId"])) is not None:
            return self._type(number, None)
        code = named["typeCode"]
        return self._type(None if code else self._default_type, code)

    def _type(self, type_id: int | None, code: str | None) -> TypeFacts | None:
        if type_id is None and not code:
            return None
        return self._find(self.job.issuer_id, type_id=type_id, code=code, types=self._types)

    def _kinds(self, facts: TypeFacts | None) -> Mapping[str, str]:
        key = facts.version_id if facts else None
        if key not in self._kinds_by_version:
            self._kinds_by_version[key] = kinds_of(facts)
        return self._kinds_by_version[key]


IMPORT = "certificates.import"
MAX_ROWS = 100_000
_TYPE_COLUMNS = frozenset({"typeId", "typeCode"})


# --- starting -------------------------------------------------------------------------------------


def find_default_type(
    issuer_id: UUID,
    *,
    type_id: int | None,
    type_code: str | None,
    types: frozenset[int] = frozenset(),
) -> TypeFacts | None:
    """The type of the rows that state none; None if none was stated for them.

    Raises ValidationFailed for one that is not known or archived, and where id and code disagree.
    """
    if type_id is None and type_code is None:
        return None
    parameter = "typeId" if type_id is not None else "typeCode"
    found = find_type(issuer_id, type_id=type_id, code=type_code, types=types)
    try:
        facts = as_named(found, type_id, type_code)
    except ValidationFailed as error:
        faults = [replace(one, pointer="", parameter=one.pointer[1:]) for one in error.errors]
        raise ValidationFailed(faults) from error
    if facts.archived:
        raise ValidationFailed([FieldError("", "type_archived", parameter=parameter)])
    return facts


def column_rules(context: RequestContext, parameters: CertificateImportParameters) -> ColumnRules:
    """Columns of the default type's fields; without one, every row has to state its type."""
    type_id = parameters.type_id
    facts = find_type(context.issuer.id, type_id=type_id, types=context.types) if type_id else None
    kinds = kinds_of(facts)
    return ColumnRules(
        fields=fields_of(facts),
        missing=partial(_missing, facts),
        dates={name for name, kind in kinds.items() if kind == "date"},
        decimals={name for name, kind in kinds.items() if kind == "decimal"},
        refuses_unused_options=True,
    )


def _missing(facts: TypeFacts | None, fields: Set[str | None]) -> Iterator[FieldError]:
    if _TYPE_COLUMNS & fields:
        return
    if facts is None:
        yield FieldError("", "required", parameter="typeId")
    else:
        yield from (missing_column(name) for name in required_fields(facts) if name not in fields)


def choices(job: Job, parameters: CertificateImportParameters) -> Mapping[str, str]:
    """Every field that a column can stand for, with its name in the active language."""
    type_id = parameters.type_id
    return choices_of(find_type(job.issuer_id, type_id=type_id) if type_id else None)


def check_start(context: RequestContext, _parameters: CertificateImportParameters) -> None:
    """Raises FeatureNotInPlan, IssuerSuspended, ConsentRequired."""
    context.issuer.require_feature(Feature.BULK)
    context.issuer.refuse_issuing(context.now)


# --- checking and writing -------------------------------------------------------------------------


class CertificateImport(ValidatedImport[Draft, Draft]):
    """All are issued, or none; `partial`, those that are right."""

    reader: CertificateReader
    row_type = Draft
    identifiers = ("certificateNumber", "productId", "serialNumber", "externalRef")
    result_columns = ("id", "verifyUrl", "dataHash")
    write_phase = "issue"
    max_rows = MAX_ROWS

    def __init__(self, job: Job, parameters: CertificateImportParameters, now: datetime) -> None:
        super().__init__(job, parameters, now)
        self.partial, self._may_supersede = parameters.partial, parameters.may_supersede
        self.reader = CertificateReader(job, parameters)
        self.reader.rules = partial(remaining_faults, self.context, find=cache(find_type))

    def resolve(self, rows: Sequence[ParsedRow[Draft]]) -> Mapping[int, Draft]:
        return {row.number: row.draft for row in rows if row.draft}

    def unique_keys(self, row: Draft) -> Iterable[UniqueKey]:
        if row.certificate_number is not None:
            yield _digest("number", row.certificate_number), "/certificateNumber"
        if row.supersedes is not None:
            yield _digest("supersedes", row.supersedes), "/supersedes"
        facts = self.reader.facts(row)
        key = natural_key(row, facts.unique_by) if facts else None
        if facts is not None and key is not None:
            pointer = "/externalRef" if facts.unique_by == "external_ref" else "/serialNumber"
            yield _digest("subject", str(facts.id), key), pointer

    def refusals(self, rows: Sequence[Draft]) -> Sequence[Sequence[FieldError]]:
        """Why no certificate could be issued: the rules of the type, or another certificate."""
        refused = check_many(context=self.context, drafts=rows)
        return [
            each.field_errors() if isinstance(each, RefusedDraft) else self._superseding(row)
            for row, each in zip(rows, refused, strict=True)
        ]

    def identifiers_of(self, row: Draft) -> Mapping[str, object]:
        attributes = {member.encode_name: member.name for member in msgspec.structs.fields(Draft)}
        return {name: getattr(row, attributes[name]) for name in self.identifiers}

    def quota_used(self, row: Draft) -> int:
        return 1

    def write(self, rows: Sequence[Draft]) -> Sequence[RowOutcome]:
        outcomes = issue_many(context=self.context, drafts=rows)
        return [
            _done(each, self.context.issuer) if isinstance(each, Issued) else each.field_errors()
            for each in outcomes
        ]

    def _superseding(self, row: Draft) -> Sequence[FieldError]:
        allowed = self._may_supersede or row.supersedes is None
        return [] if allowed else [FieldError("/supersedes", "may_not_supersede")]


def _done(issued: Issued, issuer: IssuerFacts) -> RowDone:
    data_hash = issued.data_hash if issuer.returns_data_hash else None
    number = {"certificateNumber": issued.number}
    return RowDone("issued", (issued.public_id, issued.verify_url, data_hash), identifiers=number)


def _digest(*parts: str) -> bytes:
    return hashlib.sha256("\x1e".join(parts).encode()).digest()[:16]


class CertificateImportTexts(ImportTexts):
    """The sentences about an import of certificates."""

    page = "certificates_certificate_import"
    some = _("Import certificates")
    does = ngettext_lazy(
        "Import %(count)s certificate from a file",
        "Import %(count)s certificates from a file",
        "number",
    )
    tries = ngettext_lazy(
        "Try out the import of %(count)s certificate",
        "Try out the import of %(count)s certificates",
        "number",
    )
    done = ngettext_lazy(
        "%(count)s certificate is issued.", "%(count)s certificates are issued.", "number"
    )

    def imported_step(self, job: Job) -> NextStep:
        return page_step(_("See the certificates"), LIST, mode=job.mode)


CERTIFICATE_IMPORTS = register_import(
    ImportKind(
        name=IMPORT,
        title=_("Import of certificates"),
        texts=CertificateImportTexts(),
        scope=Scope.CERTIFICATES_ISSUE,
        batch=250,
        parameters=CertificateImportParameters,
        work=CertificateImport,
        columns=column_rules,
        choices=choices,
        check_start=check_start,
    )
)
