"""Accounts: issuers, users, memberships, API keys, plans. It knows no other app."""

from importlib import import_module

from django import forms
from django.apps import AppConfig
from django.core.exceptions import ValidationError
from django.db.models.signals import pre_migrate
from django.utils.module_loading import autodiscover_modules
from django.utils.translation import gettext_lazy as _

from lib.text import clean_text


class AccountsConfig(AppConfig):
    name = "accounts"
    verbose_name = _("Accounts")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        import_module("accounts.sign_in.receivers")
        schema_state = import_module("accounts.schema_state")
        pre_migrate.connect(schema_state.refuse_old_database, sender=self)
        import_module("lib.sql").time_all_queries()
        _clean_typed_texts()
        import_module("accounts.exports")
        for name in (
            "consent.operations",
            "domains.operations",
            "single_sign_on.operations",
            "keys.people",
            "open_items.operations",
            "usage.operations",
        ):
            import_module(f"accounts.{name}")  # each registers its kind of mail
        autodiscover_modules("jobs")  # every app registers its bulk work in accounts.jobs.registry


def _clean_typed_texts() -> None:
    """Bring what is typed into any form into the form in which bodies of the API are stored.

    Where Django trims: passwords, which it does not trim, stay as they are.
    """
    trimmed = forms.CharField.to_python

    def to_python(field: forms.CharField, value: object) -> str | None:
        text = trimmed(field, value)
        if not field.strip or not isinstance(text, str) or text in field.empty_values:
            return text
        cleaned = clean_text(text)
        if cleaned is None:
            raise ValidationError(
                _("Contains control characters, or characters that are not text.")
            )
        return cleaned or field.empty_value

    forms.CharField.to_python = to_python  # type: ignore[assignment,method-assign]
