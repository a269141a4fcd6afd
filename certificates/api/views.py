"""Issuing over the API, reading what was issued, and the public's question."""

from django.http import HttpResponse
from django.utils import timezone, translation
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from accounts import ids
from accounts.actors import Caller
from accounts.api.base import ExternalView, PublicView
from accounts.api.schema import documented
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Locale, Scope
from certificates import verification
from certificates.addresses import resource_url
from certificates.operations import read
from certificates.operations.draft import Draft
from certificates.operations.issue import issue

from . import resources
from .examples import ISSUE_EXAMPLES
from .serializers import CertificateAnswer, IssuedAnswer, PublicAnswer


class IssueView(ExternalView):
    """`POST /certificates/issue` (specification, 4.1)"""

    scopes = {"post": Scope.CERTIFICATES_ISSUE}

    @documented(
        operation_id="issueCertificate",
        summary=_("Issue a certificate"),
        tag="certificates",
        request=Draft,
        response=IssuedAnswer,
        status=201,
        errors=("consent_required", "quota_exceeded", "duplicate_certificate"),
        examples=ISSUE_EXAMPLES,
    )
    def post(self, request: Request) -> HttpResponse:
        caller = self.caller
        now = timezone.now()
        caller.issuer.refuse_issuing(now)
        issued = issue(
            issuer=caller.issuer,
            mode=caller.mode,
            draft=self.read(request, Draft),
            actor=self.actor(request),
            now=now,
        )
        return self.answer(
            resources.issued(issued, caller.issuer),
            status=201,
            headers={"Location": resource_url(issued.id)},
            subject=issued.id,
        )


class CertificateView(ExternalView):
    """`GET /certificates/{id}`"""

    scopes = {"get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="getCertificate",
        summary=_("One certificate"),
        tag="certificates",
        response=CertificateAnswer,
        errors=("not_found",),
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        record = _find(self.caller, certificate_id)
        return self.answer(resources.certificate(record, self.caller.issuer, timezone.now()))


class CanonicalView(ExternalView):
    """`GET /certificates/{id}/canonical`: the very bytes that `dataHash` is the hash of."""

    scopes = {"get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="getCanonicalDocument",
        summary=_("The canonical document (RFC 8785): SHA-256 of these bytes is dataHash"),
        tag="certificates",
        response={"type": "object", "additionalProperties": True},
        errors=("not_found", "erased"),
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        record = _find(self.caller, certificate_id)
        return HttpResponse(record.canonical(), content_type="application/json")


class PublicCertificateView(PublicView):
    """`GET /api/public/certificates/{id}`: the verify page, for machines."""

    query_parameters = frozenset({"locale"})

    @documented(
        operation_id="verifyCertificate",
        summary=_("Whether a certificate is good now"),
        tag="public",
        public=True,
        response=PublicAnswer,
        errors=("not_found",),
        parameters=[OpenApiParameter("locale", str, enum=Locale.values)],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        found = verification.find(certificate_id, locale=_locale(request), now=timezone.now())
        return self.answer(resources.public(found))


def _find(caller: Caller, certificate_id: str) -> read.Record:
    return read.find(
        issuer_id=caller.issuer.id,
        mode=caller.mode,
        certificate_id=ids.parse(ids.Prefix.CERTIFICATE, certificate_id),
    )


def _locale(request: Request) -> str:
    """The language of labels: `?locale=`, else what the client accepts."""
    asked = request.GET.get("locale")
    if asked is None:
        return translation.get_language_from_request(request._request)
    if asked not in Locale.values:
        expected = {"expected": ", ".join(Locale.values)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="locale")])
    return asked
