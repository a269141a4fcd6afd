"""Routes under /api/external/ that belong to accounts."""

from django.urls import path

from .audit import AuditView
from .consent import ConsentView
from .views import AccountView

urlpatterns = [
    path("account", AccountView.as_view(), name="account"),
    path("account/audit", AuditView.as_view(), name="account-audit"),
    path("account/consent", ConsentView.as_view(), name="account-consent"),
]
