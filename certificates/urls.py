"""Routes under /api/external/certificates/ and /api/public/certificates/."""

from django.urls import path

from certificates.attachments.api import AttachmentView
from certificates.credentials.api import CredentialView
from certificates.erasure.api import AccessView, EraseView, UndoEraseView
from certificates.holders.api import HolderView, NotifyView
from certificates.imports.api import ImportsView
from certificates.inspection_documents.api import InspectionDocumentView
from certificates.issuing.api import (
    BulkIssueView,
    CertificateView,
    IssueView,
    PublicCertificateView,
    SupersedeCertificateView,
)
from certificates.links.api import LinksView, LinkView
from certificates.log.api import PublicLogView
from certificates.printing.api import PdfView, PrintView, QrPngView, QrSvgView
from certificates.proof_files.api import ProofFilesView, ProofFileView
from certificates.sandbox.api import SampleDataView
from certificates.search.api import (
    CanonicalView,
    CertificatesView,
    CheckView,
    SearchView,
    StatusView,
)
from certificates.transitions.api import (
    BulkActionsView,
    HistoryView,
    ReinstateCertificateView,
    RejectCertificateView,
    ReleaseCertificateView,
    RevokeCertificateView,
    SuspendCertificateView,
)
from certificates.types.api import ArchiveTypeView, TypeSchemaView, TypesView, TypeView

urlpatterns = [
    path("imports", ImportsView.as_view(), name="certificate-imports"),
    path("issue", IssueView.as_view(), name="certificate-issue"),
    path("issue/bulk", BulkIssueView.as_view(), name="certificate-issue-bulk"),
    path("bulk-actions", BulkActionsView.as_view(), name="certificate-bulk-actions"),
    path("search", SearchView.as_view(), name="certificate-search"),
    path("status", StatusView.as_view(), name="certificate-status"),
    path("access-requests", AccessView.as_view(), name="access-requests"),
    path("print", PrintView.as_view(), name="certificates-print"),
    path("proofs", ProofFilesView.as_view(), name="certificates-proofs"),
    path("test-data", SampleDataView.as_view(), name="certificate-test-data"),
    path("types", TypesView.as_view(), name="types"),
    path("types/<str:type_id>", TypeView.as_view(), name="type"),
    path("types/<str:type_id>/archive", ArchiveTypeView.as_view(), name="type-archive"),
    path("types/<str:type_id>/schema", TypeSchemaView.as_view(), name="type-schema"),
    path("<str:certificate_id>", CertificateView.as_view(), name="certificate"),
    path("<str:certificate_id>/check", CheckView.as_view(), name="certificate-check"),
    path("<str:certificate_id>/canonical", CanonicalView.as_view(), name="certificate-canonical"),
    path(
        "<str:certificate_id>/credential", CredentialView.as_view(), name="certificate-credential"
    ),
    path(
        "<str:certificate_id>/en10168",
        InspectionDocumentView.as_view(),
        name="certificate-en10168",
    ),
    path("<str:certificate_id>/erase", EraseView.as_view(), name="certificate-erase"),
    path("<str:certificate_id>/erase/undo", UndoEraseView.as_view(), name="certificate-erase-undo"),
    path("<str:certificate_id>/proof", ProofFileView.as_view(), name="certificate-proof"),
    path("<str:certificate_id>/pdf", PdfView.as_view(), name="certificate-pdf"),
    path("<str:certificate_id>/qr.svg", QrSvgView.as_view(), name="certificate-qr-svg"),
    path("<str:certificate_id>/qr.png", QrPngView.as_view(), name="certificate-qr-png"),
    path("<str:certificate_id>/history", HistoryView.as_view(), name="certificate-history"),
    path("<str:certificate_id>/holder", HolderView.as_view(), name="certificate-holder"),
    path("<str:certificate_id>/notify", NotifyView.as_view(), name="certificate-notify"),
    path(
        "<str:certificate_id>/release", ReleaseCertificateView.as_view(), name="certificate-release"
    ),
    path("<str:certificate_id>/reject", RejectCertificateView.as_view(), name="certificate-reject"),
    path(
        "<str:certificate_id>/suspend", SuspendCertificateView.as_view(), name="certificate-suspend"
    ),
    path(
        "<str:certificate_id>/reinstate",
        ReinstateCertificateView.as_view(),
        name="certificate-reinstate",
    ),
    path("<str:certificate_id>/revoke", RevokeCertificateView.as_view(), name="certificate-revoke"),
    path(
        "<str:certificate_id>/supersede",
        SupersedeCertificateView.as_view(),
        name="certificate-supersede",
    ),
    path("<str:certificate_id>/links", LinksView.as_view(), name="certificate-links"),
    path("<str:certificate_id>/links/<str:link_id>", LinkView.as_view(), name="certificate-link"),
    path(
        "<str:certificate_id>/attachments/<int:number>",
        AttachmentView.as_view(),
        name="certificate-attachment",
    ),
]

list_urlpatterns = [path("certificates", CertificatesView.as_view(), name="certificates")]

public_urlpatterns = [
    path("<str:certificate_id>", PublicCertificateView.as_view(), name="certificate-public"),
    path("<str:certificate_id>/log", PublicLogView.as_view(), name="certificate-public-log"),
]
