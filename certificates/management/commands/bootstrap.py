"""`manage.py bootstrap`: a new installation's first operator, issuer, certificate type and API key."""

import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction
from django.utils import timezone
from django.utils.text import slugify

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.consent import operations as documents
from accounts.keys.operations import create_key
from accounts.models import Issuer, Plan, User
from accounts.scopes import Feature, Locale, Mode, Scope
from accounts.settings.rules import is_email
from certificates.types.operations import create_type
from certificates.types.presets import INSPECTION_CERTIFICATE
from lib.dates import is_time_zone
from lib.sql import take_lock

_LOCK = 7_301_001  # an arbitrary number that means: this installation's first rows


class AlreadyInstalled(Exception):
    """There is an issuer already. Raised on the command line only."""


@dataclass(frozen=True, slots=True)
class Installed:
    """What was created; the API key is shown once."""

    operator: User
    api_key: str
    type_id: int


@transaction.atomic
def install(
    *,
    email: str,
    password: str,
    issuer_name: str,
    slug: str,
    locale: str,
    time_zone: str,
    now: datetime,
) -> Installed:
    """Create the operator, an issuer, a type and a key with every scope. Raises AlreadyInstalled.

    Operators work for no issuer: they invite its first owner in the back office.
    """
    take_lock(_LOCK)
    if Issuer.objects.exists():
        raise AlreadyInstalled
    plan = Plan.objects.create(code="standard", name="Standard", features=Feature.values)
    issuer = Issuer.objects.create(
        name=issuer_name, slug=slug, plan=plan, default_locale=locale, time_zone=time_zone
    )
    documents.refresh(issuer.pk)  # what is required already is required of it too
    operator = User.objects.create_superuser(email, password, locale=locale)
    actor = Actor(kind=ActorKind.SYSTEM, id="bootstrap")
    context = RequestContext(issuer=issuer.facts(), mode=Mode.LIVE, actor=actor, now=now)
    certificate_type = create_type(context=context, **INSPECTION_CERTIFICATE)
    key = create_key(context=context, name="First key", scopes=list(Scope))
    return Installed(operator, key.token.reveal(), certificate_type.pk)


class Command(BaseCommand):
    help = "Create the first operator, issuer, certificate type and API key. Works once."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--email", required=True, help="the operator's e-mail: the log-in")
        parser.add_argument("--issuer", required=True, help="the first issuer's name")
        parser.add_argument("--locale", default="en", choices=Locale.values)
        parser.add_argument("--time-zone", default="UTC", help="for example Europe/Berlin")
        parser.add_argument("--password", help="the operator's password (one is made up without)")

    def handle(self, *args: Any, **options: Any) -> None:
        self._refuse_nonsense(options)
        password = options["password"] or secrets.token_urlsafe(15)
        try:
            installed = install(
                email=options["email"],
                password=password,
                issuer_name=options["issuer"],
                slug=slugify(options["issuer"]) or "issuer",
                locale=options["locale"],
                time_zone=options["time_zone"],
                now=timezone.now(),
            )
        except AlreadyInstalled as error:
            raise CommandError("This installation has its first issuer already.") from error
        self._report(installed.operator, password, installed.api_key, installed.type_id)

    def _refuse_nonsense(self, options: dict[str, Any]) -> None:
        if not is_email(options["email"]):
            raise CommandError(f"Not an e-mail address: {options['email']}")
        if not is_time_zone(options["time_zone"]):
            raise CommandError(f"Not a time zone: {options['time_zone']} (try Europe/Berlin)")

    def _report(self, operator: User, password: str, api_key: str, type_id: int) -> None:
        self.stdout.write(
            f"Operator   {operator.email}\n"
            f"Password   {password}\n"
            f"API key    {api_key}\n"
            f"typeId     {type_id}\n"
            "Neither the password nor the key can be shown again: keep them now.\n"
            f"Next: log in at {settings.BASE_URL}/admin/ and set up a second factor."
        )
