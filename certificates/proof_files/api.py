"""Proof files: one certificate's, or those of many in a job."""

from typing import Annotated

from django.http import HttpResponse
from msgspec import Meta

from accounts.api.endpoints import Accepted, endpoint
from accounts.api.schema import JSON
from accounts.jobs.api import accepted
from accounts.jobs.operations import create_job
from accounts.jobs.schemas import JobAnswer
from accounts.scopes import Scope
from certificates.certificate.api import CertificateView
from certificates.certificate.operations import CertificateRecord
from lib.structs import RequestStruct

from . import jobs as proof_files_jobs, operations as proof_files


# fmt: off
class ProofFilesRequest(RequestStruct, frozen=True, kw_only=True):
    """Certificates whose proof files are wanted."""

    ids: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=proof_files_jobs.MOST, description="Ids of certificates: `cert_…`")]
# fmt: on


class ProofFilesApi(CertificateView):
    """Proof files: one certificate's, or those of many in a job."""

    tag = "certificates"

    @endpoint(Scope.CERTIFICATES_READ, errors=("conflict", "erased", "proof_pending"))
    def get_certificate_proof(
        self, certificate: CertificateRecord
    ) -> Annotated[HttpResponse, {JSON: {"type": "object", "additionalProperties": True}}]:
        """All that is needed to check the certificate without this service, in one file"""
        response = HttpResponse(proof_files.read(certificate.id), content_type="application/json")
        name = proof_files.name_of(certificate.id)
        response["Content-Disposition"] = f'attachment; filename="{name}"'
        return response

    @endpoint(Scope.CERTIFICATES_READ, errors=("conflict",))
    def export_certificate_proofs(self, body: ProofFilesRequest) -> Accepted[JobAnswer]:
        """The proof files of up to 1,000 certificates, in a ZIP"""
        created = create_job(
            context=self.context,
            kind=proof_files_jobs.KIND,
            parameters=proof_files_jobs.parameters(body.ids, self.caller.types),
        )
        return accepted(created)
