"""Routes under /api/external/certificates/, and the public one."""

from django.urls import path

from .views import CanonicalView, CertificateView, IssueView, PublicCertificateView

urlpatterns = [
    path("issue", IssueView.as_view(), name="certificate-issue"),
    path("<str:certificate_id>", CertificateView.as_view(), name="certificate"),
    path("<str:certificate_id>/canonical", CanonicalView.as_view(), name="certificate-canonical"),
]

public_urlpatterns = [
    path("<str:certificate_id>", PublicCertificateView.as_view(), name="certificate-public"),
]
