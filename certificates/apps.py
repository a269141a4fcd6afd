"""Certificates: types, issuing, lifecycle, verification, the public pages."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class CertificatesConfig(AppConfig):
    name = "certificates"
    verbose_name = _("Certificates")
    default_auto_field = "django.db.models.BigAutoField"
