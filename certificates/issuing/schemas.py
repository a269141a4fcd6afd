"""Request and answer of bulk issuing."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from django.conf import settings
from django.utils.translation import gettext_lazy as _
from msgspec import UNSET, Meta, UnsetType

from accounts.actors import IssuerFacts
from accounts.api.answers import Answer
from accounts.api.schema import FieldProblem, field_problem
from accounts.errors import FieldError, ValidationFailed
from certificates.certificate.draft import Draft
from certificates.certificate.schemas import IssuedCertificateAnswer, StatusWord
from lib.structs import convert_struct

from .build import Issued, PreparedDraft, warnings_of
from .draft_batch import RefusedDraft

ALL_OR_NOTHING: Final = "all_or_nothing"
CERTIFICATES = "certificates"
Outcome = Issued | PreparedDraft | RefusedDraft  # of a draft: in a dry run it is prepared only
_NOT_ISSUED = _("This certificate has fields that cannot be accepted. It was not issued.")


class BulkIssueRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Certificates to issue: all or none (`all_or_nothing`), or those without faults (`partial`).

    `dryRun` reports what would be refused and changes nothing.
    """

    certificates: Annotated[list[Draft], Meta(min_length=1, max_length=settings.BULK_CERTIFICATES)]
    mode: Literal["all_or_nothing", "partial"] = ALL_OR_NOTHING
    dry_run: bool = False


class ExistingCertificate(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The existing certificate that the new one conflicts with."""

    id: str
    verify_url: str
    status: StatusWord


class BulkResult(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The result for one certificate of the request; `index` counts from 0.

    Issued: `id`, `verifyUrl`, `dataHash` and `digitalLink` as in the answer of issuing one.
    Refused: `code` and `detail` as in an error of `POST /certificates/issue`; the pointers of
    `errors` are into this request. `warnings` name what can be issued, but not shown as it is in PDFs.
    """

    index: int
    ok: bool
    id: str | UnsetType = UNSET
    verify_url: str | UnsetType = UNSET
    data_hash: str | UnsetType = UNSET
    digital_link: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    existing: ExistingCertificate | UnsetType = UNSET
    errors: list[FieldProblem] | UnsetType = UNSET
    warnings: list[FieldProblem] | UnsetType = UNSET


class BulkCounts(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How many of the certificates were issued (in a dry run: would be), and how many refused."""

    total: int
    ok: int
    failed: int


class BulkIssueResult(Answer, frozen=True, kw_only=True, rename="camel"):
    """Every certificate's result, in the order of the request. `ok` only if none was refused."""

    dry_run: bool
    counts: BulkCounts
    results: list[BulkResult]


def bulk_answer(
    outcomes: Sequence[Outcome], issuer: IssuerFacts, *, dry_run: bool
) -> BulkIssueResult:
    """The answer for these results, in the active language."""
    results = [_result(index, outcome, issuer) for index, outcome in enumerate(outcomes)]
    ok = sum(result.ok for result in results)
    counts = BulkCounts(total=len(results), ok=ok, failed=len(results) - ok)
    return BulkIssueResult(ok=counts.failed == 0, dry_run=dry_run, counts=counts, results=results)


def _result(index: int, outcome: Outcome, issuer: IssuerFacts) -> BulkResult:
    match outcome:
        case Issued():
            return BulkResult(
                index=index,
                ok=True,
                warnings=_faults(index, outcome.warnings),
                id=outcome.public_id,
                verify_url=outcome.verify_url,
                data_hash=outcome.data_hash if issuer.returns_data_hash else UNSET,
                digital_link=outcome.digital_link or UNSET,
            )
        case RefusedDraft():
            return _refusal(index, outcome)
        case PreparedDraft():
            return BulkResult(
                index=index, ok=True, warnings=_faults(index, warnings_of(outcome.draft))
            )


def _refusal(index: int, refused: RefusedDraft) -> BulkResult:
    error = refused.error
    existing = error.members.get("existing")
    return BulkResult(
        index=index,
        ok=False,
        code=error.code,
        detail=str(_NOT_ISSUED) if isinstance(error, ValidationFailed) else error.detail(),
        existing=convert_struct(existing, ExistingCertificate) if existing else UNSET,
        errors=_faults(index, refused.faults),
    )


def _faults(index: int, faults: Sequence[FieldError]) -> list[FieldProblem] | UnsetType:
    """The faults or warnings of one certificate, for the answer; left out where there are none."""
    return [field_problem(fault, f"/{CERTIFICATES}/{index}") for fault in faults] or UNSET


def issued_response(new: Issued, issuer: IssuerFacts) -> IssuedCertificateAnswer:
    """The answer of issuing (specification, 2.2)."""
    return IssuedCertificateAnswer(
        id=new.public_id,
        verify_url=new.verify_url,
        data_hash=new.data_hash if issuer.returns_data_hash else msgspec.UNSET,
        digital_link=new.digital_link or msgspec.UNSET,
        warnings=[field_problem(each) for each in new.warnings] or msgspec.UNSET,
    )
