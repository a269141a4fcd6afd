"""Proof files: one certificate's, or those of many in a job."""

from typing import Annotated

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from msgspec import Meta
from rest_framework.request import Request

from accounts.api.schema import documented
from accounts.api.views import ExternalView
from accounts.jobs.api import accepted
from accounts.jobs.operations import create_job
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Scope
from certificates.certificate.api import find_certificate

from . import jobs as proof_files_jobs
from . import operations as proof_files


class ProofFilesRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Certificates whose proof files are wanted."""

    ids: Annotated[
        list[Annotated[str, Meta(max_length=100)]],
        Meta(min_length=1, max_length=proof_files_jobs.MOST),
    ]


class ProofFileView(ExternalView):
    """`GET /certificates/{id}/proof`"""

    scopes = {"get": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="getCertificateProof",
        summary=_("All that is needed to check the certificate without this service, in one file"),
        tag="certificates",
        response={"type": "object", "additionalProperties": True},
        errors=("conflict", "erased", "proof_pending"),
    )
    def get(self, request: Request, certificate_id: str) -> HttpResponse:
        record = find_certificate(self, certificate_id)
        response = HttpResponse(proof_files.read(record.id), content_type="application/json")
        name = proof_files.name_of(record.id)
        response["Content-Disposition"] = f'attachment; filename="{name}"'
        return response


class ProofFilesView(ExternalView):
    """`POST /certificates/proofs`"""

    scopes = {"post": Scope.CERTIFICATES_READ}

    @documented(
        operation_id="exportCertificateProofs",
        summary=_("The proof files of up to 1,000 certificates, in a ZIP"),
        tag="certificates",
        request=ProofFilesRequest,
        response=JobAnswer,
        status=202,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, ProofFilesRequest)
        created = create_job(
            context=self.request_context(request),
            kind=proof_files_jobs.KIND,
            parameters=proof_files_jobs.parameters(body.ids, self.caller.types),
        )
        return accepted(created)
