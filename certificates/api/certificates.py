"""Issue a certificate, read it, and verify it without a key."""

from functools import partial

from django.http import HttpResponse
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation import idempotency, ip_limits
from accounts.api.foundation.guarded import GuardedView
from accounts.api.foundation.idempotency import StorableResponse
from accounts.api.foundation.schema import Parameter, documented
from accounts.api.foundation.views import READ_METHODS, PublicView
from accounts.domain.idempotency import IdempotentRequest
from accounts.errors import FieldError, ValidationFailed
from accounts.operations.keys.authentication import CachedCaller
from accounts.scopes import Locale, Scope
from certificates import verification
from certificates.domain.addresses import resource_url
from certificates.errors import CertificateNotFound
from certificates.operations.issuing.build import Issued, remaining_faults
from certificates.operations.issuing.draft import Draft
from certificates.operations.issuing.issue import issue, issue_guarded
from certificates.operations.read import CertificateRecord
from lib.database import replicas
from lib.net.ip_addresses import caller_address

from . import answers
from .search.views import find_certificate
from .shapes import CertificateAnswer, IssuedCertificateAnswer, PublicCertificateAnswer


class IssueView(GuardedView):
    """`POST /certificates/issue` (specification, 4.1)"""

    scopes = {"post": Scope.CERTIFICATES_ISSUE}
    _read: Draft | None = None

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
        draft = self.draft(request)
        if draft.supersedes is not None:
            self.authorise(request, Scope.CERTIFICATES_MANAGE)
        return self._answer(issue(context=context, draft=draft))

    def act_guarded(
        self, request: Request, cached: CachedCaller, identified: IdempotentRequest | None
    ) -> HttpResponse | None:
        self._read = self.read(request, Draft)
        return issue_guarded(
            context=self.request_context(request),
            draft=self._read,
            guard=cached.guard(),
            answer=self._answer,
            stored=partial(idempotency.columns_to_store, identified) if identified else None,
        )

    def draft(self, request: Request) -> Draft:
        """The body, read once: `act_guarded` and `post` may both need it."""
        if self._read is None:
            rules = partial(remaining_faults, self.request_context(request))
            self._read = self.read(request, Draft, rules=rules)
        return self._read

    def _answer(self, issued: Issued) -> StorableResponse:
        return self.answer(
            answers.issued(issued, self.caller.issuer),
            status=201,
            headers={"Location": resource_url(issued.id)},
            subject=issued.id,
        )


class CertificateView(GuardedView):
    """`GET /certificates/{id}`"""

    scopes = {"get": Scope.CERTIFICATES_READ}
    guarded = READ_METHODS

    @documented(
        operation_id="getCertificate",
        summary=_("One certificate"),
        tag="certificates",
        response=CertificateAnswer,
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        return self._answer(find_certificate(self, certificate_id))

    def act_guarded(
        self, request: Request, cached: CachedCaller, identified: IdempotentRequest | None
    ) -> HttpResponse:
        certificate_id = self.kwargs["certificate_id"]
        return self._answer(find_certificate(self, certificate_id, guard=cached.guard()))

    def _answer(self, record: CertificateRecord) -> HttpResponse:
        return self.answer(
            answers.certificate(record, self.caller.issuer, timezone.now(), CertificateAnswer)
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
            ip_limits.count_attempt(ip_limits.UNKNOWN_ID, caller_address(request))
            raise
        return self.answer(answers.public(result), headers=replicas.age_header(result.as_of))


def _locale(request: Request) -> str:
    """The language of labels: `?locale=`, else from Accept-Language."""
    locale = request.GET.get("locale")
    if locale is None:
        return translation.get_language_from_request(request._request)
    if locale not in Locale.values:
        expected = {"expected": ", ".join(Locale.values)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="locale")])
    return locale
