"""Issue a certificate, read it, and verify it without a key."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from django.http import HttpResponse
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation import idempotency, throttling
from accounts.api.foundation.idempotency import StorableResponse
from accounts.api.foundation.schema import Parameter, documented
from accounts.api.foundation.views import READ_METHODS, ExternalView, PublicView
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Locale, Scope
from certificates import responses as answers
from certificates.addresses import resource_url
from certificates.certificate.draft import Draft
from certificates.certificate.read import CertificateRecord
from certificates.certificate.schemas import (
    CertificateAnswer,
    IssuedCertificateAnswer,
    PublicCertificateAnswer,
)
from certificates.errors import CertificateNotFound
from certificates.search.views import find_certificate
from certificates.verification import verify as verification
from lib.database import replicas
from lib.net.ip_addresses import caller_address

from .build import Issued, remaining_faults
from .operations import issue


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
            answers.issued(issued, self.caller.issuer),
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
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(request))
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
