"""The Django app of the composition root: loads what must be registered before the first request."""

from importlib import import_module

from django.apps import AppConfig


class ServiceConfig(AppConfig):
    name = "config"
    label = "config"

    def ready(self) -> None:
        # In every process, so that tasks sent by name (webhooks.outbox.wake) reach our broker.
        import_module("config.celery")
        # They need settings and apps to be ready, so none can be imported at the top.
        problems = import_module("accounts.api.foundation.problems")
        errors = import_module("config.errors")
        problems.register_problems(errors.TABLE)
        limits = import_module("accounts.api.foundation.sizes")
        limits.register_sizes(import_module("config.api_schema.sizes").SIZES)
        import_module("config.settings.secret_checks")
