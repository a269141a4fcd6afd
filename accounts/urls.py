"""Routes under /api/external/ that belong to accounts and to jobs."""

from accounts.api.endpoints import route
from accounts.audit.api import AuditApi
from accounts.consent.api import ConsentApi
from accounts.issuers.api import AccountApi
from accounts.jobs.api import AccountExportApi, JobsApi
from accounts.keys.api import ApiKeysApi
from accounts.request_log.api import RequestsApi
from accounts.settings.api import SettingsApi, TestClockApi
from accounts.signing_keys.api import SigningKeysApi
from accounts.usage.api import UsageApi

urlpatterns = [
    route("account", "account", get=AccountApi.get_account),
    route(
        "account/api-keys", "api-keys", get=ApiKeysApi.list_api_keys, post=ApiKeysApi.create_api_key
    ),
    route(
        "account/api-keys/<str:key_id>",
        "api-key",
        get=ApiKeysApi.get_api_key,
        patch=ApiKeysApi.update_api_key,
    ),
    route("account/api-keys/<str:key_id>/rotate", "api-key-rotate", post=ApiKeysApi.rotate_api_key),
    route("account/api-keys/<str:key_id>/revoke", "api-key-revoke", post=ApiKeysApi.revoke_api_key),
    route("account/audit", "account-audit", get=AuditApi.list_audit_entries),
    route(
        "account/consent",
        "account-consent",
        get=ConsentApi.get_consent,
        post=ConsentApi.give_consent,
    ),
    route("account/requests", "account-requests", get=RequestsApi.list_requests),
    route(
        "account/settings",
        "account-settings",
        get=SettingsApi.get_settings,
        patch=SettingsApi.update_settings,
    ),
    route(
        "account/settings/logo",
        "account-logo",
        put=SettingsApi.set_logo,
        delete=SettingsApi.remove_logo,
    ),
    route(
        "account/settings/signature",
        "account-signature",
        put=SettingsApi.set_signature,
        delete=SettingsApi.remove_signature,
    ),
    route("account/signing-keys", "signing-keys", get=SigningKeysApi.list_signing_keys),
    route(
        "account/signing-keys/rotate", "signing-key-rotate", post=SigningKeysApi.rotate_signing_key
    ),
    route(
        "account/test-clock",
        "account-test-clock",
        get=TestClockApi.get_test_clock,
        post=TestClockApi.advance_test_clock,
    ),
    route("account/usage", "account-usage", get=UsageApi.get_usage),
    route("account/export", "account-export", post=AccountExportApi.export_account),
    route("jobs", "jobs", get=JobsApi.list_jobs),
    route("jobs/<str:job_id>", "job", get=JobsApi.get_job),
    route("jobs/<str:job_id>/errors", "job-errors", get=JobsApi.list_job_errors),
    route("jobs/<str:job_id>/results", "job-results", get=JobsApi.get_job_results),
    route("jobs/<str:job_id>/cancel", "job-cancel", post=JobsApi.cancel_job),
    route("jobs/<str:job_id>/undo", "job-undo", post=JobsApi.undo_job),
]
