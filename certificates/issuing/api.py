"""Issue certificates, one or many."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from threading import Semaphore
from typing import Annotated, Any, Final, Literal
from uuid import UUID

import msgspec
from django.conf import settings
from django.http import HttpResponse
from django.utils import translation
from django.utils.translation import gettext_lazy as _
from msgspec import UNSET, Meta, UnsetType
from rest_framework.request import Request

from accounts.actors import IssuerFacts
from accounts.api import idempotency, parsing
from accounts.api.endpoints import Created, JsonBody, Reply, T, endpoint
from accounts.api.responses import Answer
from accounts.api.schema import FieldProblem, field_problem
from accounts.api.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.limits.throttling import RateLimited
from accounts.scopes import Feature, Scope
from certificates.addresses import resource_url
from certificates.certificate.api import CertificateView
from certificates.certificate.document import Draft
from certificates.certificate.schemas import IssuedCertificateAnswer
from certificates.lifecycle import CurrentStatus
from certificates.transitions.api import TRANSITION_ERRORS
from certificates.transitions.schemas import SupersedeRequest, explanation_of
from certificates.types.operations import find_type
from lib.choices import describe_words
from lib.structs import RequestStruct, convert_struct

from .build import Issued, PreparedDraft, remaining_faults, warnings_of
from .operations import DraftOrRefused, RefusedDraft, check_many, issue, issue_many, supersede

BulkMode = Literal["all_or_nothing", "partial"]
ALL_OR_NOTHING: Final = "all_or_nothing"
CERTIFICATES = "certificates"
Outcome = Issued | PreparedDraft | RefusedDraft  # of a draft: in a dry run it is prepared only
_NOT_ISSUED = _("This certificate has fields that cannot be accepted. It was not issued.")


# fmt: off
describe_words("BulkMode", "What happens if some entries are at fault", {
    "all_or_nothing": "Nothing is issued if one is at fault", "partial": "Those without faults are issued",
})


class BulkIssueRequest(RequestStruct, frozen=True, kw_only=True):
    """Certificates to issue: all or none (`all_or_nothing`), or those without faults (`partial`).

    `dryRun` reports what would be refused and changes nothing.
    """

    certificates: Annotated[list[Draft], Meta(min_length=1, max_length=settings.BULK_CERTIFICATES, description="The certificates to issue, each as for issuing one")]
    mode: Annotated[BulkMode, Meta(description="Whether a fault refuses all certificates, or only its own")] = ALL_OR_NOTHING
    dry_run: Annotated[bool, Meta(description="Whether they are only checked, and nothing is issued")] = False


class ExistingCertificate(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The existing certificate that the new one conflicts with."""

    id: Annotated[str, Meta(description="Id: `cert_…`")]
    verify_url: str
    status: CurrentStatus


class BulkResult(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The result for one certificate of the request; `index` counts from 0.

    Issued: `id`, `verifyUrl`, `dataHash` and `digitalLink` as in the response of issuing one.
    Refused: `code` and `detail` as in an error of `POST /certificates/issue`; the pointers of
    `errors` are into this request. `warnings` name what was issued all the same: values outside of their limits, and texts that PDFs cannot show as they are.
    """

    index: Annotated[int, Meta(description="Position in the list of the request, counted from 0")]
    ok: Annotated[bool, Meta(description="Whether this certificate was issued")]
    id: Annotated[str | UnsetType, Meta(description="Id of the issued certificate: `cert_…`")] = UNSET
    verify_url: str | UnsetType = UNSET
    data_hash: str | UnsetType = UNSET
    digital_link: Annotated[str | UnsetType, Meta(description="GS1 Digital Link URI of the product; missing unless the type has such links")] = UNSET
    code: Annotated[str | UnsetType, Meta(description="Error code; missing if it was issued")] = UNSET
    detail: str | UnsetType = UNSET
    existing: Annotated[ExistingCertificate | UnsetType, Meta(description="The certificate that is in the way; only with `duplicate_certificate`")] = UNSET
    errors: Annotated[list[FieldProblem] | UnsetType, Meta(description="The faulty fields, with pointers into the whole request")] = UNSET
    warnings: list[FieldProblem] | UnsetType = UNSET


class BulkCounts(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How many of the certificates were issued (in a dry run: would be), and how many refused."""

    total: Annotated[int, Meta(description="How many the request has")]
    ok: Annotated[int, Meta(description="How many were issued, or in a dry run would be")]
    failed: Annotated[int, Meta(description="How many were refused")]


class BulkIssueResult(Answer, frozen=True, kw_only=True):
    """Every certificate's result, in the order of the request. `ok` only if none was refused."""

    dry_run: Annotated[bool, Meta(description="Whether it is only checked, and nothing is changed")]
    counts: Annotated[BulkCounts, Meta(description="How many were issued and refused")]
    results: Annotated[list[BulkResult], Meta(description="Result of each certificate, in the order of the request")]
# fmt: on


def bulk_response(
    outcomes: Sequence[Outcome], issuer: IssuerFacts, *, dry_run: bool
) -> BulkIssueResult:
    """The response for these results, in the active language."""
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
                index=index,
                ok=True,
                warnings=_faults(index, warnings_of(outcome.draft, outcome.type)),
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
    """The faults or warnings of one certificate, for the response; left out where there are none."""
    return [field_problem(fault, f"/{CERTIFICATES}/{index}") for fault in faults] or UNSET


def _created(new: Issued, issuer: IssuerFacts) -> Created[IssuedCertificateAnswer]:
    """The response of issuing one."""
    body = IssuedCertificateAnswer(
        id=new.public_id,
        verify_url=new.verify_url,
        data_hash=new.data_hash if issuer.returns_data_hash else UNSET,
        digital_link=new.digital_link or UNSET,
        warnings=[field_problem(each) for each in new.warnings] or UNSET,
    )
    return Created(body, location=resource_url(new.id), subject=new.id)


class IssueApi(ExternalView):
    """Issues a certificate."""

    tag = "certificates"

    def _columns_to_store(self, issued: Issued) -> Mapping[str, Any]:
        assert self.identified is not None
        return idempotency.columns_to_store(
            self.identified, _created(issued, self.caller.issuer).response()
        )

    @endpoint(
        Scope.CERTIFICATES_ISSUE,
        confirms=True,
        errors=(
            "consent_required",
            "quota_exceeded",
            "duplicate_certificate",
            "invalid_transition",
        ),
    )
    def issue_certificate(self, body: JsonBody[Draft]) -> Created[IssuedCertificateAnswer]:
        """Issue a certificate"""
        context = self.context
        context.issuer.refuse_issuing(context.now)
        draft = body.read(rules=partial(remaining_faults, context))
        if draft.supersedes is not None:
            self.authorise(self.request, Scope.CERTIFICATES_MANAGE)
        store = self._columns_to_store if self.identified else None
        return _created(issue(context=context, draft=draft, store=store), context.issuer)


class SupersedeApi(CertificateView):
    """Issues the successor of a certificate."""

    tag = "certificates"

    @endpoint(
        Scope.CERTIFICATES_MANAGE,
        errors=(*TRANSITION_ERRORS, "consent_required", "quota_exceeded", "duplicate_certificate"),
    )
    def supersede_certificate(
        self, certificate_id: UUID, body: JsonBody[SupersedeRequest]
    ) -> Created[IssuedCertificateAnswer]:
        """Issue the successor of a certificate, which from then on points to it"""
        self.authorise(self.request, Scope.CERTIFICATES_ISSUE)
        context = self.context
        draft = body.read(rules=partial(remaining_faults, context))
        if draft.supersedes is not None:
            more = remaining_faults(context, msgspec.structs.asdict(draft), frozenset())
            raise ValidationFailed([FieldError("/supersedes", "unknown_field"), *more])
        issued = supersede(
            context=context,
            certificate_id=certificate_id,
            draft=draft,
            explanation=explanation_of(draft),
        )
        return _created(issued, context.issuer)


MAX_SUCCESSORS = 100  # each takes as long as a single request
AT_ONCE = 2  # of an issuer in a process, whose other threads are for others
_free: dict[UUID, Semaphore] = {}  # by issuer


class TooManyBulkRequests(RateLimited):
    """More bulk requests of one issuer at once, with all its keys, than may be."""

    message = _("Too many bulk requests at once. Send this one again in a second.")


class BulkIssued(Reply[T]):
    """201; 200 for a dry run, 207 where some were refused."""

    statuses = (201, 200, 207)


class BulkIssueApi(ExternalView):
    """Issues many certificates with one request."""

    tag = "certificates"

    def act(self, request: Request) -> HttpResponse:
        """Runs the endpoint where few others of the issuer are at work. Raises TooManyBulkRequests: one that
        waited would hold a thread that another issuer needs."""
        free = _free.setdefault(self.caller.issuer.id, Semaphore(AT_ONCE))
        if not free.acquire(blocking=False):
            raise TooManyBulkRequests(members={"retryAfter": 1})
        try:
            return super().act(request)
        finally:
            free.release()

    def body_limit(self) -> int:
        limit: int = settings.BULK_LIMIT
        return limit

    def drafts(self) -> tuple[BulkIssueRequest, Sequence[DraftOrRefused]]:
        """The body and its drafts; a draft that cannot be read is refused alone."""
        body, entries = parsing.read_each(
            self.json(self.request),
            BulkIssueRequest,
            name=CERTIFICATES,
            entry=Draft,
            limit=settings.BULK_CERTIFICATES,
            rules=partial(remaining_faults, self.context, find=cache(find_type)),
        )
        drafts = [
            RefusedDraft(error=each, faults=each.errors)
            if isinstance(each, ValidationFailed)
            else each
            for each in entries
        ]
        successors = [
            at
            for at, each in enumerate(drafts)
            if isinstance(each, Draft) and each.supersedes is not None
        ]
        if successors:
            self.authorise(self.request, Scope.CERTIFICATES_MANAGE)
        if len(successors) > MAX_SUCCESSORS:
            pointer = f"/{CERTIFICATES}/{successors[MAX_SUCCESSORS]}/supersedes"
            limit = {"limit": MAX_SUCCESSORS}
            raise ValidationFailed([FieldError(pointer, "too_many_successors", limit)])
        return body, drafts

    @endpoint(
        Scope.CERTIFICATES_ISSUE,
        feature=Feature.BULK,
        idempotency_required=True,
        errors=("consent_required", "quota_exceeded"),
    )
    def issue_certificates(self, body: JsonBody[BulkIssueRequest]) -> BulkIssued[BulkIssueResult]:
        """Issue up to 1,000 certificates: all or none of them, or those that can be"""
        context = self.context
        context.issuer.refuse_issuing(context.now)
        stated, drafts = self.drafts()
        do = check_many if stated.dry_run else issue_many
        outcomes: Sequence[Outcome] = do(
            context=context, drafts=drafts, whole=stated.mode == ALL_OR_NOTHING
        )
        with translation.override(translation.get_language_from_request(self.request._request)):
            bulk = bulk_response(outcomes, self.caller.issuer, dry_run=stated.dry_run)
        status = 201 if bulk.ok else 207
        return BulkIssued(
            bulk,
            status=200 if stated.dry_run else status,
            changed_nothing=stated.dry_run or bulk.counts.ok == 0,
        )
