"""The credential of a certificate, for whoever checks it without us, and the JSON-LD context of those of products."""

import json

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe
from rest_framework.request import Request

from accounts.api.filters import choice_filter
from accounts.api.public_files import public_file
from accounts.api.schema import BINARY, Parameter, documented
from accounts.api.views import ExternalView
from accounts.scopes import Scope
from certificates.certificate.api import find_certificate
from certificates.types.credential_setting import ELM, UNTP_DCC

from . import reading
from .composing import MEDIA_TYPES, Suite, product_context
from .reading import exports

SECONDS = 86400


@require_safe
def json_ld_context(request: HttpRequest) -> HttpResponseBase:
    """`/contexts/v1`"""
    content = json.dumps(product_context(settings.BASE_URL), indent=2).encode()
    return public_file(request, content, "application/ld+json", seconds=SECONDS)


SUITES = tuple(suite.value for suite in Suite)
PROFILES = (UNTP_DCC, ELM)


class CredentialView(ExternalView):
    """`GET /certificates/{id}/credential`"""

    scopes = {"get": Scope.CERTIFICATES_READ}
    query_parameters = frozenset({"profile", "proof"})

    @documented(
        operation_id="getCertificateCredential",
        summary=_("The certificate as a W3C Verifiable Credential, signed with the issuer's key"),
        tag="certificates",
        response=BINARY,
        media_types=(*dict.fromkeys(MEDIA_TYPES.values()), "application/ld+json"),
        errors=("conflict", "erased", "not_sealed_yet", "not_printed_yet", "too_large_to_print"),
        parameters=[
            Parameter("proof", str, enum=SUITES),
            Parameter("profile", str, enum=PROFILES),
        ],
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        record = find_certificate(self, certificate_id)
        profile = choice_filter(request, "profile", PROFILES)
        if profile == ELM:  # not signed by us
            choice_filter(request, "proof", ())
            content = exports()[ELM].make(record.id, now=timezone.now())
            return HttpResponse(content, content_type=exports()[ELM].media_type)
        if profile:
            choice_filter(request, "proof", (Suite.JWT.value,))  # the one that UNTP has
            content = reading.read_conformity(record.id)
            return HttpResponse(content, content_type=MEDIA_TYPES[Suite.JWT])
        wanted = choice_filter(request, "proof", SUITES)
        suite, content = reading.read(record.id, Suite(wanted) if wanted else None)
        return HttpResponse(content, content_type=MEDIA_TYPES[suite])
