"""Routes under /api/external/certificates/ and /api/public/certificates/."""

from accounts.api.endpoints import route
from certificates.api import CertificateApi
from certificates.attachments.api import AttachmentsApi
from certificates.credentials.api import CredentialsApi
from certificates.erasure.api import ErasureApi
from certificates.holders.api import HoldersApi
from certificates.imports.api import ImportsApi
from certificates.inspection_documents.api import InspectionDocumentsApi
from certificates.issuing.api import BulkIssueApi, IssueApi, SupersedeApi
from certificates.links.api import LinksApi
from certificates.log.api import PublicLogApi
from certificates.printing.api import PrintingApi
from certificates.proof_files.api import ProofFilesApi
from certificates.sandbox.api import SampleDataApi
from certificates.search.api import CertificateListApi, CertificateSearchApi
from certificates.transitions.api import BulkActionsApi, TransitionsApi
from certificates.types.api import CertificateTypesApi
from certificates.verification.api import PublicCertificateApi

# fmt: off
urlpatterns = [
    route("imports", "certificate-imports", post=ImportsApi.import_certificates),
    route("issue", "certificate-issue", post=IssueApi.issue_certificate),
    route("issue/bulk", "certificate-issue-bulk", post=BulkIssueApi.issue_certificates),
    route("bulk-actions", "certificate-bulk-actions", post=BulkActionsApi.start_bulk_action),
    route("search", "certificate-search", post=CertificateSearchApi.search_certificates),
    route("status", "certificate-status", post=CertificateSearchApi.get_certificate_statuses),
    route("access-requests", "access-requests", post=ErasureApi.request_data_access),
    route("print", "certificates-print", post=PrintingApi.print_certificates),
    route("proofs", "certificates-proofs", post=ProofFilesApi.export_certificate_proofs),
    route("test-data", "certificate-test-data", post=SampleDataApi.add_sample_data, delete=SampleDataApi.remove_test_data),
    route("types", "types", get=CertificateTypesApi.list_certificate_types, post=CertificateTypesApi.create_certificate_type),
    route("types/<str:type_id>", "type", get=CertificateTypesApi.get_certificate_type, patch=CertificateTypesApi.update_certificate_type),
    route("types/<str:type_id>/archive", "type-archive", post=CertificateTypesApi.archive_certificate_type),
    route("types/<str:type_id>/schema", "type-schema", get=CertificateTypesApi.get_certificate_type_schema),
    route("<str:certificate_id>", "certificate", get=CertificateApi.get_certificate),
    route("<str:certificate_id>/check", "certificate-check", post=CertificateApi.check_certificate),
    route("<str:certificate_id>/canonical", "certificate-canonical", get=CertificateApi.get_canonical_document),
    route("<str:certificate_id>/credential", "certificate-credential", get=CredentialsApi.get_certificate_credential),
    route("<str:certificate_id>/en10168", "certificate-en10168", get=InspectionDocumentsApi.get_inspection_document),
    route("<str:certificate_id>/erase", "certificate-erase", post=ErasureApi.erase_certificate),
    route("<str:certificate_id>/erase/undo", "certificate-erase-undo", post=ErasureApi.undo_certificate_erasure),
    route("<str:certificate_id>/proof", "certificate-proof", get=ProofFilesApi.get_certificate_proof),
    route("<str:certificate_id>/pdf", "certificate-pdf", get=PrintingApi.get_certificate_pdf),
    route("<str:certificate_id>/qr.svg", "certificate-qr-svg", get=PrintingApi.get_qr_code_svg),
    route("<str:certificate_id>/qr.png", "certificate-qr-png", get=PrintingApi.get_qr_code_png),
    route("<str:certificate_id>/history", "certificate-history", get=TransitionsApi.get_certificate_history),
    route("<str:certificate_id>/holder", "certificate-holder", patch=HoldersApi.update_holder_contact),
    route("<str:certificate_id>/notify", "certificate-notify", post=HoldersApi.notify_holder),
    route("<str:certificate_id>/release", "certificate-release", post=TransitionsApi.release_certificate),
    route("<str:certificate_id>/reject", "certificate-reject", post=TransitionsApi.reject_certificate),
    route("<str:certificate_id>/suspend", "certificate-suspend", post=TransitionsApi.suspend_certificate),
    route("<str:certificate_id>/reinstate", "certificate-reinstate", post=TransitionsApi.reinstate_certificate),
    route("<str:certificate_id>/revoke", "certificate-revoke", post=TransitionsApi.revoke_certificate),
    route("<str:certificate_id>/supersede", "certificate-supersede", post=SupersedeApi.supersede_certificate),
    route("<str:certificate_id>/links", "certificate-links", get=LinksApi.list_certificate_links, post=LinksApi.create_certificate_link),
    route("<str:certificate_id>/links/<str:link_id>", "certificate-link", delete=LinksApi.delete_certificate_link),
    route("<str:certificate_id>/attachments/<int:number>", "certificate-attachment", put=AttachmentsApi.upload_attachment, get=AttachmentsApi.download_attachment),
]

list_urlpatterns = [route("certificates", "certificates", get=CertificateListApi.list_certificates)]

public_urlpatterns = [
    route("<str:certificate_id>", "certificate-public", get=PublicCertificateApi.verify_certificate),
    route("<str:certificate_id>/log", "certificate-public-log", get=PublicLogApi.get_certificate_log),
]
# fmt: on
