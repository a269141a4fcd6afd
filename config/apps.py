"""The composition root as an application: what must be wired before the first request."""

from django.apps import AppConfig


class ServiceConfig(AppConfig):
    name = "config"
    label = "config"

    def ready(self) -> None:
        from accounts.api.problems import register  # noqa: PLC0415  (needs the apps to be ready)
        from config.errors import TABLE  # noqa: PLC0415

        register(TABLE)
