"""The composition root as an application: what must be wired before the first request."""

from importlib import import_module

from django.apps import AppConfig


class ServiceConfig(AppConfig):
    name = "config"
    label = "config"

    def ready(self) -> None:
        # In every process: whoever sends a task by name (webhooks.outbox.wake) sends it to our broker.
        import_module("config.celery")
        # They need settings and apps to be ready, so none can be imported at the top.
        problems = import_module("accounts.api.problems")
        errors = import_module("config.errors")
        problems.register(errors.TABLE)
        limits = import_module("accounts.api.limits")
        limits.register(import_module("config.limits").SIZES)
        import_module("config.checks")
