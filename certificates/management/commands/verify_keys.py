"""`manage.py verify_keys`: whether this environment has the keys that the database needs to go on."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from accounts import field_keys
from accounts.audit.operations import has_another_key
from accounts.keys.operations import usable_keys_by_pepper
from accounts.models import Session, SigningKey
from accounts.scopes import Mode
from accounts.sign_in.sessions import SessionStore
from accounts.signing_keys import operations as signing_keys
from certificates.log import sequencing
from certificates.models import TransparencyLog
from lib import crypto


class Command(BaseCommand):
    help = (
        "Checks that LOG_KEY is the key of the transparency logs, that SIGNING_KEYS open every issuer's active"
        " signing key, that FIELD_KEYS and SIGNING_KEYS open whatever else is under them, that AUDIT_KEY"
        " sealed the audit, that SECRET_KEY signed the newest sign-in, and that API_KEY_PEPPERS has every pepper in use. Changes nothing. Run it in a"
        " worker's environment: after a restore, and after each change of these settings."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        faults = [*_of_logs(), *_of_signing_keys(), *_of_other_secrets(), *_of_digests()]
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
    """What is encrypted in other columns: by all processes, and what only workers read."""
    for column in crypto.COLUMNS:
        if column.model == SigningKey._meta.label:
            continue
        try:
            rows, unreadable = field_keys.count_unreadable(column)
        except ImproperlyConfigured as fault:  # there is no key at all
            yield f"{column.name}: {fault}"
            continue
        if unreadable:
            yield (f"{column.name}: no key of {column.setting} opens {unreadable} of {rows} values")


def _of_digests() -> Iterator[str]:
    newest = Session.objects.order_by("-expire_date").first()
    with suppress(crypto.UndecryptableValue):  # of which _of_other_secrets tells
        if (
            newest
            and crypto.decrypt(newest.session_data)
            and not SessionStore().decode(newest.session_data)
        ):
            yield (
                "SECRET_KEY and SECRET_KEY_FALLBACKS have not signed the newest sign-in: links in mails and"
                " objections of holders do not hold either. Put the former key into SECRET_KEY_FALLBACKS."
            )
    if has_another_key():
        yield "The audit was sealed with another key than AUDIT_KEY and AUDIT_KEY_FALLBACKS."
    for pepper_id, (count, _used) in usable_keys_by_pepper(timezone.now()).items():
        if pepper_id not in settings.API_KEY_PEPPERS:
            yield f"API_KEY_PEPPERS has no {pepper_id!r}, which {count} usable API keys rest on"
