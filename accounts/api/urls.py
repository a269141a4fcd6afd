"""Routes under /api/external/ that belong to accounts."""

from django.urls import path

from .account import AccountView
from .audit import AuditView
from .consent import ConsentView
from .keys import KeysView, KeyView, RevokeKeyView, RotateKeyView
from .requests import RequestsView
from .settings import LogoView, SettingsView, SignatureView
from .signing_keys import RotateSigningKeyView, SigningKeysView
from .test_mode import TestClockView
from .usage import UsageView

urlpatterns = [
    path("account", AccountView.as_view(), name="account"),
    path("account/api-keys", KeysView.as_view(), name="api-keys"),
    path("account/api-keys/<str:key_id>", KeyView.as_view(), name="api-key"),
    path("account/api-keys/<str:key_id>/rotate", RotateKeyView.as_view(), name="api-key-rotate"),
    path("account/api-keys/<str:key_id>/revoke", RevokeKeyView.as_view(), name="api-key-revoke"),
    path("account/audit", AuditView.as_view(), name="account-audit"),
    path("account/consent", ConsentView.as_view(), name="account-consent"),
    path("account/requests", RequestsView.as_view(), name="account-requests"),
    path("account/settings", SettingsView.as_view(), name="account-settings"),
    path("account/settings/logo", LogoView.as_view(), name="account-logo"),
    path("account/settings/signature", SignatureView.as_view(), name="account-signature"),
    path("account/signing-keys", SigningKeysView.as_view(), name="signing-keys"),
    path("account/signing-keys/rotate", RotateSigningKeyView.as_view(), name="signing-key-rotate"),
    path("account/test-clock", TestClockView.as_view(), name="account-test-clock"),
    path("account/usage", UsageView.as_view(), name="account-usage"),
]
