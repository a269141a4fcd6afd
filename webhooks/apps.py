"""Webhooks: event types, outbox, deliveries. Knows nothing of certificates."""

from importlib import import_module

from django.apps import AppConfig
from django.utils.module_loading import autodiscover_modules
from django.utils.translation import gettext_lazy as _

from accounts.usage.recording import UsageKind, UsageSource, register_usage_source


class WebhooksConfig(AppConfig):
    name = "webhooks"
    verbose_name = _("Webhooks")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        autodiscover_modules("events")  # every app registers its events in webhooks.event_types
        import_module("webhooks.outbox")  # receives what accounts announce
        import_module("webhooks.endpoints.health")  # registers its kind of mail
        delivery = self.get_model("Delivery")
        register_usage_source(UsageSource(UsageKind.DELIVERIES, delivery, at="created_at"))
