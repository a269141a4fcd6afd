"""`manage.py bootstrap`: a new installation's first operator, issuer, certificate type and API key."""

import secrets
from datetime import datetime
from typing import Any, NamedTuple

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction
from django.utils import timezone
from django.utils.text import slugify

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.consent import operations as consent
from accounts.keys.operations import create_key
from accounts.models import Issuer, Plan, User
from accounts.scopes import Feature, Locale, Mode, Scope
from certificates.types.operations import create_type
from certificates.types.presets import INSPECTION_CERTIFICATE
from lib.dates import is_time_zone
from lib.sql import take_lock
from lib.text import is_email

_LOCK = 7_301_001  # an arbitrary number that means: this installation's first rows


class Installed(NamedTuple):
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
    """Create the operator, an issuer, a type and a key with every scope. Raises CommandError where there is an issuer already.

    Operators work for no issuer: they invite its first owner in the back office.
    """
    take_lock(_LOCK)
    if Issuer.objects.exists():
        raise CommandError("This installation has its first issuer already.")
    plan = Plan.objects.create(code="standard", name="Standard", features=Feature.values)
    issuer = Issuer.objects.create(
        name=issuer_name, slug=slug, plan=plan, default_locale=locale, time_zone=time_zone
    )
    consent.refresh(issuer.pk)  # what is required already is required of it too
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
        email, issuer, time_zone = options["email"], options["issuer"], options["time_zone"]
        if not is_email(email):
            raise CommandError(f"Not an e-mail address: {email}")
        if not is_time_zone(time_zone):
            raise CommandError(f"Not a time zone: {time_zone} (try Europe/Berlin)")
        password = options["password"] or secrets.token_urlsafe(15)
        operator, api_key, type_id = install(
            email=email,
            password=password,
            issuer_name=issuer,
            slug=slugify(issuer) or "issuer",
            locale=options["locale"],
            time_zone=time_zone,
            now=timezone.now(),
        )
        self.stdout.write(
            f"Operator   {operator.email}\n"
            f"Password   {password}\n"
            f"API key    {api_key}\n"
            f"typeId     {type_id}\n"
            "Neither the password nor the key can be shown again: keep them now.\n"
            f"Next: log in at {settings.BASE_URL}/admin/ and set up a second factor."
        )
