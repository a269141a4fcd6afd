"""Unfold's settings: menu, colours, styles. Everything here is resolved lazily."""

from typing import Any

from django.templatetags.static import static
from django.urls import reverse_lazy
from django.utils.functional import lazy
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from accounts.scopes import Locale

lazy_static = lazy(static, str)

DASHBOARD = "config.back_office.dashboard"
# Who sees a line of the menu.
MEMBERS = f"{DASHBOARD}.may_read"
PEOPLE = f"{DASHBOARD}.may_read_people"
EDU = f"{DASHBOARD}.shows_edu"
PLATFORM_ADMINS = "accounts.back_office.active_membership.is_platform_admin"


def _entry(
    title: object, icon: str, page: str, who: str = MEMBERS, **more: object
) -> dict[str, Any]:
    """A line of the menu: for whom `who` says so."""
    link = reverse_lazy(page if page == "service" else f"admin:{page}")
    return {"title": title, "icon": icon, "link": link, "permission": who, **more}


# fmt: off
NAVIGATION: list[dict[str, Any]] = [
    {"items": [{"title": _("Overview"), "icon": "home", "link": reverse_lazy("admin:index")}]},
    {"title": _("Certificates"), "items": [
        _entry(_("Certificates"), "verified", "certificates_certificate_changelist", active=f"{DASHBOARD}.is_in_certificates"),
        _entry(_("Recall"), "assignment_return", "certificates_certificate_recall", f"{DASHBOARD}.shows_recall", words=_("suspend, revoke, block, withdraw")),
        _entry(_("Types"), "category", "certificates_certificatetype_changelist"),
        _entry(_("Company prefixes"), "barcode", "certificates_companyprefix_own", f"{DASHBOARD}.shows_prefixes"),
        _entry(_("Mails to holders"), "mail", "accounts_outgoingmail_changelist"),
        _entry(_("Data of a person"), "person_search", "certificates_certificate_person", f"{DASHBOARD}.may_read_persons"),
    ]},
    {"title": _("Education"), "items": [
        _entry(capfirst(_("programs")), "menu_book", "edu_program_changelist", EDU),
        _entry(capfirst(_("cohorts")), "event", "edu_cohort_changelist", EDU),
        _entry(capfirst(_("enrolments")), "how_to_reg", "edu_enrolment_changelist", EDU),
        _entry(capfirst(_("recipients")), "school", "edu_recipient_changelist", EDU),
        _entry(capfirst(_("teams")), "groups", "edu_team_changelist", EDU),
        _entry(_("Onboarding"), "checklist", "edu_onboarding_guide", f"{DASHBOARD}.shows_onboarding"),
    ]},
    {"title": _("Integration"), "items": [
        _entry(capfirst(_("API keys")), "key", "accounts_apikey_changelist"),
        _entry(_("Webhooks"), "webhook", "webhooks_endpoint_changelist"),
        _entry(capfirst(_("deliveries")), "send", "webhooks_delivery_changelist"),
        _entry(_("Events"), "bolt", "webhooks_event_changelist"),
        _entry(capfirst(_("requests")), "manage_search", "accounts_loggedrequest_changelist"),
        _entry(capfirst(_("jobs")), "pending_actions", "accounts_job_changelist"),
        _entry(capfirst(_("audit")), "history", "accounts_auditentry_changelist"),
    ]},
    {"title": _("Account"), "items": [
        _entry(_("Settings"), "settings", "accounts_issuer_settings"),
        _entry(_("Verified domains"), "language", "accounts_issuer_domains"),
        _entry(_("Single sign-on"), "login", "accounts_issuer_sign_on"),
        _entry(_("Signing keys"), "signature", "accounts_issuer_signing_keys"),
        _entry(_("Digital signature of PDFs"), "draw", "accounts_issuer_pdf_signing"),
        _entry(capfirst(_("members")), "group", "accounts_member_changelist", PEOPLE),
        _entry(capfirst(_("invitations")), "mail", "accounts_invitation_changelist", PEOPLE),
        _entry(_("Consent"), "handshake", "accounts_issuer_consent"),
        _entry(_("Report a problem"), "support", "accounts_issuer_report_problem"),
    ]},
    {"title": _("Platform"), "items": [
        _entry(_("Service"), "monitor_heart", "service", PLATFORM_ADMINS),
        _entry(capfirst(_("open items")), "inbox", "accounts_openitem_changelist", PLATFORM_ADMINS),
        _entry(_("Issuers"), "domain", "accounts_issuer_changelist", PLATFORM_ADMINS),
        _entry(_("Plans"), "sell", "accounts_plan_changelist", PLATFORM_ADMINS),
        _entry(_("Users"), "person", "accounts_user_changelist", PLATFORM_ADMINS),
        _entry(_("Members"), "groups", "accounts_membership_changelist", PLATFORM_ADMINS),
        _entry(_("Onboarding"), "checklist", "edu_onboarding_changelist", PLATFORM_ADMINS),
        _entry(_("Company prefixes"), "barcode", "certificates_companyprefix_changelist", PLATFORM_ADMINS),
        _entry(_("Audit of the platform"), "history", "accounts_auditentry_changelist", f"{DASHBOARD}.may_read_platform_audit"),
    ]},
]
# fmt: on

# The public pages' blue, in steps; the greys are Unfold's own.
PRIMARY = {
    "50": "#f1f6fb",
    "100": "#dfeaf5",
    "200": "#c3d7ea",
    "300": "#9cc3f2",
    "400": "#6c9fd2",
    "500": "#4a86c2",
    "600": "#1f4f82",
    "700": "#1f3a5f",
    "800": "#1a3150",
    "900": "#142640",
    "950": "#0d1a2c",
}

UNFOLD: dict[str, Any] = {
    "SITE_TITLE": _("Certificate Issuing Service"),
    "SITE_HEADER": _("Certificates"),
    "SITE_SYMBOL": "verified",
    "SITE_URL": f"{DASHBOARD}.public_pages",
    "SITE_FAVICONS": [
        {"rel": "icon", "type": "image/svg+xml", "href": lazy_static("certificates/seal.svg")}
    ],
    "SHOW_LANGUAGES": True,
    "LANGUAGES": {
        "navigation": [{"code": locale.value, "name_local": locale.label} for locale in Locale]
    },
    "SHOW_BACK_BUTTON": False,
    "COLORS": {"primary": PRIMARY},
    "ENVIRONMENT_TITLE_PREFIX": "accounts.back_office.active_membership.title_prefix",
    "GLOBAL_CALLBACK": f"{DASHBOARD}.page_context",
    "DASHBOARD_CALLBACK": f"{DASHBOARD}.dashboard",
    "STYLES": [
        lazy_static("config/typeface.css"),
        lazy_static("config/backoffice.css"),
        lazy_static("config/frame.css"),
        lazy_static("config/command_palette.css"),
    ],
    "SCRIPTS": [
        lazy_static("config/charts.js"),
        lazy_static("config/labels.js"),
        lazy_static("config/frame.js"),
        lazy_static("config/typed.js"),
        lazy_static("config/session.js"),
        lazy_static("config/command_palette.js"),
    ],
    "ACCOUNT": {
        "navigation": [
            {"title": _("Your profile"), "link": reverse_lazy("account_profile")},
            {"title": _("Two-Factor Authentication"), "link": reverse_lazy("mfa_index")},
            {"title": _("Your sessions"), "link": reverse_lazy("account_sessions")},
            {"title": _("Change Password"), "link": reverse_lazy("account_change_password")},
        ]
    },
    "SIDEBAR": {"show_search": False, "navigation": NAVIGATION},
}
