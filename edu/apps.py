"""EDU: programs and the recipients who complete them. The topmost app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class EduConfig(AppConfig):
    name = "edu"
    verbose_name = _("Education")
    default_auto_field = "django.db.models.BigAutoField"
