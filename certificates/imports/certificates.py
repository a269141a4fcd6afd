"""Imports of certificates: all rows are checked, then issued; or none, with the reasons."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from datetime import datetime
from functools import cache, partial
from uuid import UUID

from django.utils.translation import gettext_lazy as _

from accounts.domain.actors import IssuerFacts, RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.imports.columns import ColumnRules, missing_column
from accounts.jobs.imports.kinds import ImportKind, register_import
from accounts.jobs.imports.rows import ParsedRow
from accounts.jobs.imports.validated_import import RowDone, RowOutcome, UniqueKey, ValidatedImport
from accounts.jobs.models import Job
from accounts.scopes import Feature, Scope
from certificates.certificate.draft import Draft
from certificates.issuing.build import Issued, remaining_faults
from certificates.issuing.draft_batch import RefusedDraft
from certificates.issuing.operations import check_many, issue_many
from certificates.issuing.uniqueness import natural_key
from certificates.job_texts import CertificateImportTexts
from certificates.types.types import TypeFacts, find_type

from .columns import choices_of, fields_of, kinds_of, required_fields
from .reader import CertificateImportParameters, CertificateReader

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
    facts = find_type(issuer_id, type_id=type_id, code=type_code, types=types)
    if facts is None:
        raise ValidationFailed([FieldError("", "unknown_type", parameter=parameter)])
    if type_code not in (None, facts.code):
        fault = FieldError("", "ambiguous", {"other": "typeId"}, parameter="typeCode")
        raise ValidationFailed([fault])
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
        return {
            "certificateNumber": row.certificate_number,
            "productId": row.product_id,
            "serialNumber": row.serial_number,
            "externalRef": row.external_ref,
        }

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
