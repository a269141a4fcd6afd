"""The Django app of the composition root: loads what must be registered before the first request."""

from importlib import import_module

from django.apps import AppConfig, apps
from django.db.backends.signals import connection_created
from django.db.models.signals import post_migrate, pre_migrate

from config.settings import resume_garbage_collection


class ServiceConfig(AppConfig):
    name = "config"
    label = "config"

    def ready(self) -> None:
        # In every process, so that tasks sent by name (webhooks.outbox) reach our broker.
        import_module("config.celery")
        # They need settings and apps to be ready, so none can be imported at the top.
        import_module("config.errors")
        responses = import_module("accounts.issuers.api")
        responses.register_sizes(import_module("config.sizes").SIZES)
        import_module("config.deployment_checks")
        roles = import_module("config.database_roles")
        connection_created.connect(roles.refuse_web_login)
        # Of each signal one sender: `migrate` sends them for every app, before and after all migrations.
        tables = apps.get_app_config("accounts")
        pre_migrate.connect(roles.make_roles, sender=tables)
        post_migrate.connect(roles.give_rights, sender=tables)
        resume_garbage_collection()  # the apps below import little more
