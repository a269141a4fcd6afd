"""Issue certificates, one or many; read one, and verify it without a key."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from threading import Semaphore
from typing import Any
from uuid import UUID

import msgspec
from django.conf import settings
from django.http import HttpResponse
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api import idempotency, parsing, throttling
from accounts.api.idempotency import StorableResponse
from accounts.api.schema import Parameter, documented
from accounts.api.throttling import RateLimited
from accounts.api.views import READ_METHODS, ExternalView, Handler, PublicView
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Feature, Locale, Scope
from certificates import responses
from certificates.addresses import resource_url
from certificates.certificate.api import OneCertificateView, find_certificate
from certificates.certificate.draft import Draft
from certificates.certificate.operations import CertificateRecord
from certificates.certificate.schemas import (
    CertificateAnswer,
    IssuedCertificateAnswer,
    PublicCertificateAnswer,
)
from certificates.errors import CertificateNotFound
from certificates.transitions.api import TRANSITION_ERRORS
from certificates.transitions.schemas import SupersedeRequest, explanation_of
from certificates.types.operations import find_type
from certificates.verification import operations as verification
from lib.database import replicas
from lib.net.ip_addresses import caller_address

from .build import Issued, remaining_faults
from .draft_batch import DraftOrRefused, RefusedDraft
from .operations import check_many, issue, issue_many, supersede
from .schemas import (
    ALL_OR_NOTHING,
    CERTIFICATES,
    BulkIssueRequest,
    BulkIssueResult,
    Outcome,
    bulk_answer,
    issued_response,
)


class IssueView(ExternalView):
    """`POST /certificates/issue` (specification, 4.1)"""

    scopes = {"post": Scope.CERTIFICATES_ISSUE}
    confirming = frozenset({"POST"})

    @documented(
        operation_id="issueCertificate",
        summary=_("Issue a certificate"),
        tag="certificates",
        request=Draft,
        response=IssuedCertificateAnswer,
        status=201,
        errors=(
            "consent_required",
            "quota_exceeded",
            "duplicate_certificate",
            "invalid_transition",
        ),
    )
    def post(self, request: Request) -> HttpResponse:
        context = self.request_context(request)
        context.issuer.refuse_issuing(context.now)
        draft = self.read(request, Draft, rules=partial(remaining_faults, context))
        if draft.supersedes is not None:
            self.authorise(request, Scope.CERTIFICATES_MANAGE)
        store = self._columns_to_store if self.identified else None
        return self._answer(issue(context=context, draft=draft, store=store))

    def _columns_to_store(self, issued: Issued) -> Mapping[str, Any]:
        assert self.identified is not None
        return idempotency.columns_to_store(self.identified, self._answer(issued))

    def _answer(self, issued: Issued) -> StorableResponse:
        return self.answer(
            issued_response(issued, self.caller.issuer),
            status=201,
            headers={"Location": resource_url(issued.id)},
            subject=issued.id,
        )


class SupersedeCertificateView(OneCertificateView):
    """`POST /certificates/{id}/supersede`. Also needs the scope for issuing."""

    scopes = {"post": Scope.CERTIFICATES_MANAGE}

    @documented(
        operation_id="supersedeCertificate",
        summary=_("Issue the successor of a certificate, which from then on points to it"),
        tag="certificates",
        request=SupersedeRequest,
        response=IssuedCertificateAnswer,
        status=201,
        errors=(*TRANSITION_ERRORS, "consent_required", "quota_exceeded", "duplicate_certificate"),
    )
    def post(self, request: Request, certificate_id: str) -> HttpResponse:
        self.authorise(request, Scope.CERTIFICATES_ISSUE)
        context = self.request_context(request)
        draft = self.read(request, SupersedeRequest, rules=partial(remaining_faults, context))
        if draft.supersedes is not None:
            more = remaining_faults(context, msgspec.structs.asdict(draft), frozenset())
            raise ValidationFailed([FieldError("/supersedes", "unknown_field"), *more])
        issued = supersede(
            context=context,
            certificate_id=self.certificate_id,
            draft=draft,
            explanation=explanation_of(draft),
        )
        return self.answer(
            issued_response(issued, self.caller.issuer),
            status=201,
            headers={"Location": resource_url(issued.id)},
            subject=issued.id,
        )


class CertificateView(ExternalView):
    """`GET /certificates/{id}`"""

    scopes = {"get": Scope.CERTIFICATES_READ}
    confirming = READ_METHODS

    @documented(
        operation_id="getCertificate",
        summary=_("One certificate"),
        tag="certificates",
        response=CertificateAnswer,
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        return self._answer(find_certificate(self, certificate_id))

    def _answer(self, record: CertificateRecord) -> HttpResponse:
        return self.answer(
            responses.certificate(record, self.caller.issuer, timezone.now(), CertificateAnswer)
        )


class PublicCertificateView(PublicView):
    """`GET /api/public/certificates/{id}`: the verify page as JSON."""

    query_parameters = frozenset({"locale"})

    @documented(
        operation_id="verifyCertificate",
        summary=_("Whether a certificate is good now"),
        tag="public",
        public=True,
        response=PublicCertificateAnswer,
        errors=("rate_limited",),
        parameters=[Parameter("locale", str, enum=Locale.values)],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        locale = _locale(request)
        try:
            result = verification.find(certificate_id, locale=locale, now=timezone.now())
        except CertificateNotFound:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(request))
            raise
        return self.answer(responses.public(result), headers=replicas.age_header(result.as_of))


def _locale(request: Request) -> str:
    """The language of labels: `?locale=`, else from Accept-Language."""
    locale = request.GET.get("locale")
    if locale is None:
        return translation.get_language_from_request(request._request)
    if locale not in Locale.values:
        expected = {"expected": ", ".join(Locale.values)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="locale")])
    return locale


MAX_SUCCESSORS = 100  # each takes as long as a single request
AT_ONCE = 2  # of an issuer in a process, whose other threads are for others
_free: dict[UUID, Semaphore] = {}  # by issuer


class TooManyBulkRequests(RateLimited):
    """More bulk requests of one issuer at once, with all its keys, than may be."""

    message = _("Too many bulk requests at once. Send this one again in a second.")


class BulkIssueView(ExternalView):
    """`POST /certificates/issue/bulk`"""

    scopes = {"post": Scope.CERTIFICATES_ISSUE}
    feature = Feature.BULK
    idempotency_required = True

    def act(self, request: Request, handler: Handler) -> HttpResponse:
        """Runs the handler where few others of the issuer are at work. Raises TooManyBulkRequests: one that
        waited would hold a thread that another issuer needs."""
        free = _free.setdefault(self.caller.issuer.id, Semaphore(AT_ONCE))
        if not free.acquire(blocking=False):
            raise TooManyBulkRequests(members={"retryAfter": 1})
        try:
            return super().act(request, handler)
        finally:
            free.release()

    @documented(
        operation_id="issueCertificates",
        summary=_("Issue up to 1,000 certificates: all or none of them, or those that can be"),
        tag="certificates",
        request=BulkIssueRequest,
        response=BulkIssueResult,
        status=201,
        also={200: BulkIssueResult, 207: BulkIssueResult},
        errors=("consent_required", "quota_exceeded"),
    )
    def post(self, request: Request) -> HttpResponse:
        context = self.request_context(request)
        context.issuer.refuse_issuing(context.now)
        body, drafts = self.drafts(request)
        do = check_many if body.dry_run else issue_many
        outcomes: Sequence[Outcome] = do(
            context=context,
            drafts=drafts,
            whole=body.mode == ALL_OR_NOTHING,
        )
        with translation.override(translation.get_language_from_request(request._request)):
            bulk = bulk_answer(outcomes, self.caller.issuer, dry_run=body.dry_run)
        status = 201 if bulk.ok else 207
        return self.answer(
            bulk,
            status=200 if body.dry_run else status,
            changed_nothing=body.dry_run or bulk.counts.ok == 0,
        )

    def body_limit(self) -> int:
        limit: int = settings.BULK_LIMIT
        return limit

    def drafts(self, request: Request) -> tuple[BulkIssueRequest, Sequence[DraftOrRefused]]:
        """The body and its drafts; a draft that cannot be read is refused alone."""
        body, entries = parsing.read_each(
            self.json(request),
            BulkIssueRequest,
            name=CERTIFICATES,
            entry=Draft,
            limit=settings.BULK_CERTIFICATES,
            rules=partial(remaining_faults, self.request_context(request), find=cache(find_type)),
        )
        drafts = [
            RefusedDraft(error=each, faults=each.errors)
            if isinstance(each, ValidationFailed)
            else each
            for each in entries
        ]
        successors = [at for at, each in enumerate(drafts) if _supersedes(each)]
        if successors:
            self.authorise(request, Scope.CERTIFICATES_MANAGE)
        if len(successors) > MAX_SUCCESSORS:
            pointer = f"/{CERTIFICATES}/{successors[MAX_SUCCESSORS]}/supersedes"
            limit = {"limit": MAX_SUCCESSORS}
            raise ValidationFailed([FieldError(pointer, "too_many_successors", limit)])
        return body, drafts


def _supersedes(entry: DraftOrRefused) -> bool:
    return isinstance(entry, Draft) and entry.supersedes is not None
