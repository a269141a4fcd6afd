"""`manage.py declare_keys_compromised`: all signing keys, after SIGNING_KEYS and a dump have leaked."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from accounts.actors import system_context
from accounts.models import Issuer
from accounts.scopes import AccountsPrefix
from accounts.signing_keys import operations as signing_keys
from lib import ids


class Command(BaseCommand):
    help = (
        "Declares all signing keys of an issuer, or of all issuers, compromised, for good: they leave the"
        " DID documents at once, and workers sign anew with new ones. Set a new key in SIGNING_KEYS first."
        " May be interrupted and started again."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        whose = parser.add_mutually_exclusive_group(required=True)
        whose.add_argument("--issuer", help="iss_...")
        whose.add_argument("--all-issuers", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        issuers = Issuer.objects.order_by("pk")
        if public_id := options["issuer"]:
            issuer_id = ids.parse(AccountsPrefix.ISSUER, public_id)
            issuers = issuers.filter(pk=issuer_id) if issuer_id else issuers.none()
            if not issuers.exists():
                raise CommandError(f"There is no issuer {public_id}.")
        count = 0
        for issuer_id in issuers.values_list("pk", flat=True):
            context = system_context("declare_keys_compromised", timezone.now())
            count += signing_keys.declare_all_compromised(context=context, issuer_id=issuer_id)
        self.stdout.write(f"{count} keys are declared compromised.")
