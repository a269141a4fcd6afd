"""EDU: programs and the recipients who complete them. The topmost app."""

from importlib import import_module

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class EduConfig(AppConfig):
    name = "edu"
    verbose_name = _("Education")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        import_module("edu.receivers")
        import_module("edu.completion.european_credentials")  # registers their profile
        import_module("edu.onboarding.operations")  # registers its kind of mail
