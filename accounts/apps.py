"""Accounts: issuers, users, memberships, API keys, plans. It knows no other app."""

from importlib import import_module

from django.apps import AppConfig
from django.db.models.signals import pre_migrate
from django.utils.module_loading import autodiscover_modules
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    name = "accounts"
    verbose_name = _("Accounts")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        import_module("accounts.signin.receivers")
        receivers = import_module("accounts.receivers")
        pre_migrate.connect(receivers.refuse_old_database, sender=self)
        import_module("lib.query_stats").time_all_queries()
        import_module("accounts.jobs.account_export")
        for name in (
            "consent.warnings",
            "domains.mails",
            "single_sign_on.recovery_mail",
            "keys.adoption",
            "keys.expiry_warnings",
            "open_items",
            "usage.quota",
        ):
            import_module(f"accounts.operations.{name}")  # each registers its kind of mail
        autodiscover_modules("jobs")  # every app registers its bulk work in accounts.jobs.registry
