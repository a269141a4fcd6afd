"""Demo data for `make run`: two issuers, so that one can be seen not to reach into the other.

Created once. A key's secret cannot be read back from the database, so the caller keeps the answer.
"""

import secrets
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.actors import Actor, ActorKind
from accounts.models import Issuer, Membership, Plan, User
from accounts.operations import consent
from accounts.operations.keys import NewKey, create_key
from accounts.scopes import Feature, Mode, Role, Scope
from certificates.models.type import UniqueBy
from certificates.operations.types import create_type
from certificates.presets import INSPECTION_CERTIFICATE, TRAINING_CERTIFICATE

ACTOR = Actor(kind=ActorKind.SYSTEM, id="demo")


PLANS: tuple[dict[str, Any], ...] = (
    {
        "code": "free",
        "name": "Free",
        "features": [Feature.DATA_HASH],
        "monthly_certificates": 100,
        "max_keys": 2,
        "max_endpoints": 0,
        "max_members": 2,
        "rate_burst": 10,
        "rate_per_minute": 60,
    },
    {
        "code": "professional",
        "name": "Professional",
        "features": [Feature.DATA_HASH, Feature.BULK, Feature.WEBHOOKS],
        "monthly_certificates": 10_000,
        "max_keys": 20,
        "max_endpoints": 10,
        "max_members": 20,
        "rate_burst": 100,
        "rate_per_minute": 600,
    },
    {
        "code": "enterprise",
        "name": "Enterprise",
        "features": Feature.values,
        "rate_burst": 500,
        "rate_per_minute": 6_000,
    },
)


@dataclass(frozen=True, slots=True)
class DemoIssuer:
    """What a developer needs of one demo issuer."""

    api_key: str
    type_id: int
    admin_email: str
    admin_password: str


def create_demo() -> tuple[DemoIssuer, DemoIssuer]:
    """Both demo issuers. Raises IntegrityError if they exist already."""
    with transaction.atomic():
        for fields in PLANS:
            Plan.objects.create(**fields)
        plan = Plan.objects.create(
            code="demo",
            name="Demo",
            features=Feature.values,
            rate_burst=100_000,  # a developer's loop is not to meet the limiter
            rate_per_minute=6_000_000,
        )
        return (
            _create(plan, name="Muster Werke GmbH", slug="muster", zone="Europe/Berlin"),
            _create(plan, name="Shkolla Shembull", slug="shembull", zone="Europe/Tirane"),
        )


def demo_key(issuer: Issuer) -> NewKey:
    """A key that may do everything."""
    return create_key(
        issuer=issuer,
        name="Demo",
        mode=Mode.LIVE,
        scopes=list(Scope),
        actor=ACTOR,
        now=timezone.now(),
    )


def demo_exists() -> bool:
    """Whether the demo issuers are there."""
    return Plan.objects.filter(code="demo").exists()


def _create(plan: Plan, *, name: str, slug: str, zone: str) -> DemoIssuer:
    issuer = Issuer.objects.create(name=name, slug=slug, plan=plan, time_zone=zone)
    consent.refresh(issuer.pk)
    password = secrets.token_urlsafe(12)
    user = User.objects.create_user(
        f"admin@{slug}.example", password, name=f"Admin {name}", is_staff=True
    )
    Membership.objects.create(user=user, issuer=issuer, role=Role.OWNER)
    key = demo_key(issuer)
    # A developer sends the same example again and again.
    again = INSPECTION_CERTIFICATE | {"unique_by": UniqueBy.NONE.value}
    product = create_type(issuer=issuer, actor=ACTOR, now=timezone.now(), **again)
    create_type(issuer=issuer, actor=ACTOR, now=timezone.now(), **TRAINING_CERTIFICATE)
    return DemoIssuer(key.token.reveal(), product.pk, user.email, password)
