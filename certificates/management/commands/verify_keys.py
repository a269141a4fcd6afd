"""`manage.py verify_keys`: whether this environment has the keys that the database needs to sign on."""

from collections.abc import Iterator
from typing import Any

from django.apps import apps
from django.core.exceptions import ImproperlyConfigured
from django.core.management.base import BaseCommand, CommandError

from accounts.models import SigningKey
from accounts.operations import signing_keys
from accounts.scopes import Mode
from certificates.models import TransparencyLog
from certificates.operations.log import sequencing
from lib import crypto


class Command(BaseCommand):
    help = (
        "Checks that LOG_KEY is the key of the transparency logs, and that SIGNING_KEYS open every issuer's"
        " active signing key and whatever else is under them. Run it in a worker's environment: after a"
        " restore, and after each change of these settings."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        faults = [*_of_logs(), *_of_signing_keys(), *_of_other_secrets()]
        for fault in faults:
            self.stderr.write(fault)
        if faults:
            raise CommandError(f"{len(faults)} keys cannot be used.")
        self.stdout.write("All keys can be used.")


def _of_logs() -> Iterator[str]:
    for log in TransparencyLog.objects.order_by("mode"):
        try:
            own = [str(key) for key in sequencing.signer(Mode(log.mode)).keys]
        except ValueError:
            own = []
        if log.verifier_key not in own:
            given = ", ".join(own) or "none"
            yield f"{log.origin}: its key is {log.verifier_key}, and LOG_KEY gives {given}"


def _of_signing_keys() -> Iterator[str]:
    for key, reason in signing_keys.unusable_keys():
        yield f"{key.verification_method}: {reason}"


def _of_other_secrets() -> Iterator[str]:
    """Whatever else only workers read: status lists, keys of PDFs."""
    for column in crypto.COLUMNS:
        if column.setting != "SIGNING_KEYS" or column.model == SigningKey._meta.label:
            continue
        rows = apps.get_model(column.model)._default_manager.filter(
            **{f"{column.field}__isnull": False}
        )
        for pk, token in rows.values_list("pk", column.field).iterator():
            try:
                crypto.decrypt(token, column.setting)
            except (crypto.UndecryptableValue, ImproperlyConfigured) as fault:
                yield f"{column.model} {pk}: {fault}"
