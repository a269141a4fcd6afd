"""Imports of certificates: what columns can stand for; rows are checked, then issued, or none, with the reasons.

The types of the rows say how dates and numbers are read.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from typing import Any
from uuid import UUID

import msgspec
from django.utils.translation import gettext_lazy as _, ngettext_lazy

from accounts.actors import IssuerFacts, RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.imports.columns import (
    RESULTS,
    ColumnRules,
    ImportParameters,
    missing_column,
)
from accounts.jobs.imports.kinds import ImportKind, ImportTexts, register_import
from accounts.jobs.imports.reader import ParsedRow, RowBatch, TableReader
from accounts.jobs.imports.validated_import import RowDone, RowOutcome, UniqueKey, ValidatedImport
from accounts.jobs.models import Job
from accounts.jobs.registry import NextStep, page_step
from accounts.scopes import Feature, Scope
from certificates.certificate.document import Draft
from certificates.issuing.build import Issued, remaining_faults
from certificates.issuing.operations import RefusedDraft, check_many, issue_many
from certificates.issuing.rules import natural_key
from certificates.search.jobs import LIST
from certificates.types.fields import values_outside
from certificates.types.operations import TypeFacts, as_named, find_type
from lib import ids
from lib.tables.layout import Cell, Place, Row, shown

from .columns import (
    EXAMPLE_ROWS,
    METADATA,
    SIGNATORIES,
    choices_of,
    fields_of,
    kinds_of,
    required_fields,
    result_rules,
    value_of,
)
from .results import SHEET, Results, tables_of


class CertificateImportParameters(ImportParameters, frozen=True, kw_only=True, rename="camel"):
    """Of which type the rows are, and whether they may supersede."""

    type_id: int | None = None  # of the rows that state none
    may_supersede: bool = True


class CertificateReader(TableReader[Draft]):
    """Reads the drafts of an import."""

    shape = Draft
    nested = "metadata"
    examples = EXAMPLE_ROWS

    def __init__(self, job: Job, parameters: CertificateImportParameters) -> None:
        super().__init__(job, parameters)
        self._parameters = parameters
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

    def name_of(self, pointer: str) -> str:
        if pointer.startswith("/signatories/"):
            return pointer[1:].replace("/", ".")
        return super().name_of(pointer)

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        if name not in SIGNATORIES:
            super().put(tree, name, value)
        elif value:
            _list, place, member = name.split(".")
            people = tree.setdefault("signatories", [])
            people += [{} for _missing in range(len(people), int(place) + 1)]
            people[int(place)][member] = value

    # --- the sheet of results -------------------------------------------------------------------

    def read_next(self, after: Place | None, limit: int) -> RowBatch[Draft]:
        """The next rows. At the end, results of no certificate: another one may lack them, so none is issued."""
        batch = super().read_next(after, limit)
        if not batch.at_the_end:
            return batch
        if not batch.cut_off and (results := self._results()):
            unmatched = list(results.unmatched())
            batch.rows += unmatched
            batch.cut_off = bool(unmatched)
        self._kept.results = None
        return batch

    def values_of(
        self, row: Row, parsed: ParsedRow[Draft]
    ) -> tuple[dict[str, Any], dict[str, FieldError]]:
        tree, unread = super().values_of(row, parsed)
        if results := self._results():
            facts = self._type_of(row)
            found = results.find(tree, facts.declared if facts else (), row.number)
            parsed.faults += found.faults.items()
            if found.tables:
                tree["metadata"] = {**tree.get("metadata", {}), **found.tables}
        return tree, unread

    def place_of(self, row: ParsedRow[Any], fault: FieldError) -> str | None:
        """The column; of a measured row, the cell of its sheet."""
        if fault.pointer.count("/") > 2 and (results := self._results()):  # noqa: PLR2004
            stated = (str(row.values.get(name) or "") for name in ("typeId", "typeCode"))
            facts = self._type_named(*stated)
            found = results.find(row.values, facts.declared if facts else ())
            return found.places.get(fault.pointer) or super().place_of(row, fault)
        return super().place_of(row, fault)

    def _results(self) -> Results | None:
        """The sheet of results, which is kept for the next step as the open file is."""
        sheet, layout = self._parameters.results, self.layout
        if sheet is None:
            return None
        kept: tuple[UUID, Results] | None = getattr(self._kept, "results", None)
        if kept is None or kept[0] != self.job.pk:
            kept = (self.job.pk, Results(self.job, sheet, layout, self.columns))
            self._kept.results = kept
        return kept[1]

    # --- types ----------------------------------------------------------------------------------

    def _type_of(self, row: Row) -> TypeFacts | None:
        """The type whose fields say how the row's dates and numbers are read."""
        cells: Mapping[str | None, Any] = dict(zip(self.columns, row.cells, strict=False))
        return self._type_named(*(shown(cells.get(name, "")) for name in ("typeId", "typeCode")))

    def _type_named(self, type_id: str, code: str) -> TypeFacts | None:
        """The type that a row states, or the one for all rows."""
        if (number := ids.parse_number(type_id.strip())) is not None:
            return self._type(number, None)
        return self._type(None if code.strip() else self._default_type, code.strip())

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
    kinds, fields = kinds_of(facts), fields_of(facts)
    return ColumnRules(
        fields=fields,
        results=result_rules(tables_of(facts.declared if facts else ()), fields.names),
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
        tables = {f"{METADATA}{field.key}" for field in tables_of(facts.declared)}
        wanted = [name for name in required_fields(facts) if name not in fields]
        yield from (missing_column(name) for name in wanted if name not in tables)
        if tables & {*wanted} and RESULTS not in fields:
            yield FieldError("", "missing_sheet", {"sheet": str(SHEET)}, parameter="sheet")


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
        self._may_supersede = parameters.may_supersede
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

    def warnings(self, row: Draft) -> Iterable[FieldError]:
        """The measured values that are outside of their limits."""
        facts = self.reader.facts(row)
        return values_outside(row.metadata, facts.measured if facts else ())

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
