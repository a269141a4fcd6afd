"""Unfold's settings: menu, colours, styles. Everything here is resolved lazily."""

from typing import Any

from django.templatetags.static import static
from django.urls import reverse_lazy
from django.utils.functional import lazy
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _

from accounts.scopes import Locale

lazy_static = lazy(static, str)

NAVIGATION: list[dict[str, Any]] = [
    {"items": [{"title": _("Overview"), "icon": "home", "link": reverse_lazy("admin:index")}]},
    {
        "title": _("Certificates"),
        "items": [
            {
                "title": _("Certificates"),
                "icon": "verified",
                "link": reverse_lazy("admin:certificates_certificate_changelist"),
                "active": "config.back_office.frame.is_in_certificates",
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Recall"),
                "icon": "assignment_return",
                "link": reverse_lazy("admin:certificates_certificate_recall"),
                "permission": "config.back_office.dashboard.shows_recall",
            },
            {
                "title": _("Types"),
                "icon": "category",
                "link": reverse_lazy("admin:certificates_certificatetype_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Company prefixes"),
                "icon": "barcode",
                "link": reverse_lazy("admin:certificates_companyprefix_own"),
                "permission": "config.back_office.dashboard.shows_prefixes",
            },
            {
                "title": _("Mails to holders"),
                "icon": "mail",
                "link": reverse_lazy("admin:accounts_outgoingmail_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Data of a person"),
                "icon": "person_search",
                "link": reverse_lazy("admin:certificates_certificate_person"),
                "permission": "config.back_office.dashboard.may_read_persons",
            },
        ],
    },
    {
        "title": _("Education"),
        "items": [
            {
                "title": capfirst(_("programs")),
                "icon": "menu_book",
                "link": reverse_lazy("admin:edu_program_changelist"),
                "permission": "config.back_office.dashboard.shows_edu",
            },
            {
                "title": capfirst(_("cohorts")),
                "icon": "event",
                "link": reverse_lazy("admin:edu_cohort_changelist"),
                "permission": "config.back_office.dashboard.shows_edu",
            },
            {
                "title": capfirst(_("enrolments")),
                "icon": "how_to_reg",
                "link": reverse_lazy("admin:edu_enrolment_changelist"),
                "permission": "config.back_office.dashboard.shows_edu",
            },
            {
                "title": capfirst(_("recipients")),
                "icon": "school",
                "link": reverse_lazy("admin:edu_recipient_changelist"),
                "permission": "config.back_office.dashboard.shows_edu",
            },
            {
                "title": capfirst(_("teams")),
                "icon": "groups",
                "link": reverse_lazy("admin:edu_team_changelist"),
                "permission": "config.back_office.dashboard.shows_edu",
            },
            {
                "title": _("Onboarding"),
                "icon": "checklist",
                "link": reverse_lazy("admin:edu_onboarding_guide"),
                "permission": "config.back_office.dashboard.shows_onboarding",
            },
        ],
    },
    {
        "title": _("Integration"),
        "items": [
            {
                "title": capfirst(_("API keys")),
                "icon": "key",
                "link": reverse_lazy("admin:accounts_apikey_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Webhooks"),
                "icon": "webhook",
                "link": reverse_lazy("admin:webhooks_endpoint_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": capfirst(_("deliveries")),
                "icon": "send",
                "link": reverse_lazy("admin:webhooks_delivery_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Events"),
                "icon": "bolt",
                "link": reverse_lazy("admin:webhooks_event_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": capfirst(_("requests")),
                "icon": "manage_search",
                "link": reverse_lazy("admin:accounts_loggedrequest_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": capfirst(_("jobs")),
                "icon": "pending_actions",
                "link": reverse_lazy("admin:accounts_job_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": capfirst(_("audit")),
                "icon": "history",
                "link": reverse_lazy("admin:accounts_auditentry_changelist"),
                "permission": "config.back_office.dashboard.may_read",
            },
        ],
    },
    {
        "title": _("Account"),
        "items": [
            {
                "title": _("Settings"),
                "icon": "settings",
                "link": reverse_lazy("admin:accounts_issuer_settings"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Verified domains"),
                "icon": "language",
                "link": reverse_lazy("admin:accounts_issuer_domains"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Signing keys"),
                "icon": "signature",
                "link": reverse_lazy("admin:accounts_issuer_signing_keys"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": capfirst(_("members")),
                "icon": "group",
                "link": reverse_lazy("admin:accounts_member_changelist"),
                "permission": "config.back_office.dashboard.may_read_people",
            },
            {
                "title": capfirst(_("invitations")),
                "icon": "mail",
                "link": reverse_lazy("admin:accounts_invitation_changelist"),
                "permission": "config.back_office.dashboard.may_read_people",
            },
            {
                "title": _("Consent"),
                "icon": "handshake",
                "link": reverse_lazy("admin:accounts_issuer_consent"),
                "permission": "config.back_office.dashboard.may_read",
            },
            {
                "title": _("Report a problem"),
                "icon": "support",
                "link": reverse_lazy("admin:accounts_issuer_report_problem"),
                "permission": "config.back_office.dashboard.may_read",
            },
        ],
    },
    {
        "title": _("Platform"),
        "items": [
            {
                "title": capfirst(_("open items")),
                "icon": "inbox",
                "link": reverse_lazy("admin:accounts_openitem_changelist"),
                "permission": "accounts.admin.foundation.active_membership.is_operator",
            },
            {
                "title": _("Issuers"),
                "icon": "domain",
                "link": reverse_lazy("admin:accounts_issuer_changelist"),
                "permission": "accounts.admin.foundation.active_membership.is_operator",
            },
            {
                "title": _("Plans"),
                "icon": "sell",
                "link": reverse_lazy("admin:accounts_plan_changelist"),
                "permission": "accounts.admin.foundation.active_membership.is_operator",
            },
            {
                "title": _("Users"),
                "icon": "person",
                "link": reverse_lazy("admin:accounts_user_changelist"),
                "permission": "accounts.admin.foundation.active_membership.is_operator",
            },
            {
                "title": _("Members"),
                "icon": "groups",
                "link": reverse_lazy("admin:accounts_membership_changelist"),
                "permission": "accounts.admin.foundation.active_membership.is_operator",
            },
            {
                "title": _("Onboarding"),
                "icon": "checklist",
                "link": reverse_lazy("admin:edu_onboarding_changelist"),
                "permission": "accounts.admin.foundation.active_membership.is_operator",
            },
            {
                "title": _("Company prefixes"),
                "icon": "barcode",
                "link": reverse_lazy("admin:certificates_companyprefix_changelist"),
                "permission": "accounts.admin.foundation.active_membership.is_operator",
            },
            {
                "title": _("Audit of the platform"),
                "icon": "history",
                "link": reverse_lazy("admin:accounts_auditentry_changelist"),
                "permission": "config.back_office.dashboard.may_read_platform_audit",
            },
        ],
    },
]

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
    "SITE_URL": "config.back_office.dashboard.public_pages",
    "SITE_FAVICONS": [
        {"rel": "icon", "type": "image/svg+xml", "href": lazy_static("certificates/seal.svg")}
    ],
    "SHOW_LANGUAGES": True,
    "LANGUAGES": {
        "navigation": [{"code": locale.value, "name_local": locale.label} for locale in Locale]
    },
    "SHOW_BACK_BUTTON": False,
    "COLORS": {"primary": PRIMARY},
    "ENVIRONMENT_TITLE_PREFIX": "accounts.admin.foundation.active_membership.title_prefix",
    "GLOBAL_CALLBACK": "config.back_office.frame.page_context",
    "DASHBOARD_CALLBACK": "config.back_office.dashboard.dashboard",
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
