"""The certificate that an address of the API names."""

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from rest_framework.request import Request

from accounts.api.views import ExternalView
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound
from lib import ids

from .operations import CertificateRecord, exists, find


class OneCertificateView(ExternalView):
    """A view of one certificate. Answers not_found before it reads the body."""

    certificate_id: UUID

    def act(self, request: Request, handler: Any) -> HttpResponse:
        certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, self.kwargs["certificate_id"])
        if certificate_id is None or not exists(
            context=self.request_context(request), certificate_id=certificate_id
        ):
            raise CertificateNotFound
        self.certificate_id = certificate_id
        return super().act(request, handler)


def find_certificate(view: ExternalView, certificate_id: str) -> CertificateRecord:
    """The caller's certificate of this id. Raises CertificateNotFound for any other.

    Where a caller as of an earlier request acts, also if the caller has changed since.
    """
    return find(
        issuer_id=view.caller.issuer.id,
        mode=view.caller.mode,
        certificate_id=ids.parse(CertificatesPrefix.CERTIFICATE, certificate_id),
        types=view.caller.types,
        guard=view.cached.facts.guard if view.cached else None,
    )
