"""Certificates: types, issuing, lifecycle, verification, the public pages."""

from importlib import import_module

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _

from accounts.usage import recording


class CertificatesConfig(AppConfig):
    name = "certificates"
    verbose_name = _("Certificates")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        import_module("certificates.receivers")
        import_module("certificates.holders.operations")  # registers its kind of mail
        import_module("certificates.watching.operations")
        certificate = self.get_model("Certificate")
        recording.register_usage_source(
            recording.UsageSource(recording.UsageKind.CERTIFICATES, certificate, at="issued_at")
        )
