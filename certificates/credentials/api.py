"""The credential of a certificate, for whoever checks it without us, and the JSON-LD context of those of products."""

import json
from typing import Annotated

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, QueryDict
from django.utils import timezone
from django.views.decorators.http import require_safe

from accounts.api.endpoints import endpoint
from accounts.api.lists import choice_filter
from accounts.api.responses import public_file
from accounts.api.schema import BINARY, Parameter
from accounts.scopes import Scope
from certificates.certificate.api import CertificateView
from certificates.certificate.operations import CertificateRecord
from certificates.types.settings import ELM, UNTP_DCC

from .composing import product_context
from .operations import EXPORTS, read, read_conformity
from .securing import MEDIA_TYPES, Suite

SECONDS = 86400


@require_safe
def json_ld_context(request: HttpRequest) -> HttpResponseBase:
    """`/contexts/v1`"""
    content = json.dumps(product_context(settings.BASE_URL), indent=2).encode()
    return public_file(request, content, "application/ld+json", seconds=SECONDS)


SUITES = tuple(suite.value for suite in Suite)
PROFILES = (UNTP_DCC, ELM)


class CredentialsApi(CertificateView):
    """Credentials."""

    tag = "certificates"

    @endpoint(
        Scope.CERTIFICATES_READ,
        errors=("conflict", "erased", "not_sealed_yet", "not_printed_yet", "too_large_to_print"),
    )
    def get_certificate_credential(
        self,
        certificate: CertificateRecord,
        query: Annotated[
            QueryDict,
            Parameter("proof", str, enum=SUITES),
            Parameter("profile", str, enum=PROFILES),
        ],
    ) -> Annotated[
        HttpResponse,
        dict.fromkeys([*MEDIA_TYPES.values(), "application/ld+json"], BINARY),
    ]:
        """The certificate as a W3C Verifiable Credential, signed with the issuer's key"""
        profile = choice_filter(self.request, "profile", PROFILES)
        if profile == ELM:  # not signed by us
            choice_filter(self.request, "proof", ())
            content = EXPORTS[ELM].make(certificate.id, now=timezone.now())
            return HttpResponse(content, content_type=EXPORTS[ELM].media_type)
        if profile:
            choice_filter(self.request, "proof", (Suite.JWT.value,))  # the one that UNTP has
            content = read_conformity(certificate.id)
            return HttpResponse(content, content_type=MEDIA_TYPES[Suite.JWT])
        wanted = choice_filter(self.request, "proof", SUITES)
        suite, content = read(certificate.id, Suite(wanted) if wanted else None)
        return HttpResponse(content, content_type=MEDIA_TYPES[suite])
