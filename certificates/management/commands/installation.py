"""Install: the first operator, issuer, certificate type and API key."""

from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from accounts.domain.actors import Actor, ActorKind, RequestContext
from accounts.models import Issuer, Plan, User
from accounts.operations.consent import documents
from accounts.operations.keys.manage import create_key
from accounts.scopes import Feature, Mode, Scope
from certificates.types.all_presets import INSPECTION_CERTIFICATE
from certificates.types.types import create_type
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
