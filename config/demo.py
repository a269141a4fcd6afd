"""Demo data for `make run`: a plant and a school, so that one can be seen not to reach into the other.

Created once. A key's secret cannot be read back from the database, so the caller keeps the answer.
"""

import secrets
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.actors import Actor, ActorKind
from accounts.models import Issuer, Membership, Plan, User
from accounts.operations import consent
from accounts.operations.keys import create_key
from accounts.scopes import Feature, Mode, Role, Scope
from certificates.models import CertificateType
from certificates.models.type import UniqueBy
from certificates.operations.types import create_type
from certificates.presets import INSPECTION_CERTIFICATE, TRAINING_CERTIFICATE
from config.demo_school import open_school, school_facts

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


OPERATOR = "operator@platform.example"
# Slug, name, time zone: who makes things, and the school.
ISSUERS = (
    ("muster", "Muster Werke GmbH", "Europe/Berlin"),
    ("shembull", "Shkolla Shembull", "Europe/Tirane"),
)


def demo_exists() -> bool:
    """Whether the demo issuers are there."""
    return Plan.objects.filter(code="demo").exists()


@transaction.atomic
def create_demo() -> dict[str, Any]:
    """Both issuers, the school and an operator: their secrets, as var/demo.json keeps them.

    Raises IntegrityError if they exist already.
    """
    now = timezone.now()
    for fields in PLANS:
        Plan.objects.create(**fields)
    plan = Plan.objects.create(
        code="demo",
        name="Demo",
        features=Feature.values,
        rate_burst=100_000,  # a developer's loop is not to meet the limiter
        rate_per_minute=6_000_000,
    )
    for slug, name, zone in ISSUERS:
        owner = _create(plan, slug=slug, name=name, zone=zone)
    school = Issuer.objects.get(slug="shembull")
    open_school(issuer=school, owner=owner, operator=_operator(), now=now)
    return renew_demo()


@transaction.atomic
def renew_demo() -> dict[str, Any]:
    """A further key for each issuer, new passwords, and what else var/demo.json says.

    Earlier keys stay valid: someone may have pasted one somewhere.
    """
    muster, school = (Issuer.objects.get(slug=slug) for slug, *_ in ISSUERS)
    product = CertificateType.objects.for_issuer(muster.pk).order_by("pk")[0]
    return {
        "apiKey": _new_key(muster),
        "typeId": product.pk,
        "adminEmail": _address_at(muster),
        "adminPassword": _new_password(_admin(muster)),
        "otherApiKey": _new_key(school),
        "otherAdminEmail": _address_at(school),
        "otherAdminPassword": _new_password(_admin(school)),
        "operatorEmail": OPERATOR,
        "operatorPassword": _new_password(_operator()),
        **school_facts(school),
    }


def _create(plan: Plan, *, slug: str, name: str, zone: str) -> User:
    """An issuer that can issue; its owner, who gets a password last."""
    now = timezone.now()
    issuer = Issuer.objects.create(name=name, slug=slug, plan=plan, time_zone=zone)
    consent.refresh(issuer.pk)
    owner = User.objects.create_user(_address_at(issuer), name=f"Admin {name}", is_staff=True)
    Membership.objects.create(user=owner, issuer=issuer, role=Role.OWNER)
    # A developer sends the same example again and again.
    again = INSPECTION_CERTIFICATE | {"unique_by": UniqueBy.NONE.value}
    create_type(issuer=issuer, actor=ACTOR, now=now, **again)
    create_type(issuer=issuer, actor=ACTOR, now=now, **TRAINING_CERTIFICATE)
    return owner


def _address_at(issuer: Issuer) -> str:
    return f"admin@{issuer.slug}.example"


def _admin(issuer: Issuer) -> User:
    return User.objects.get(email=_address_at(issuer))


def _operator() -> User:
    """Of the platform: approves schools, and may enter every issuer."""
    found = User.objects.filter(email=OPERATOR).first()
    return found or User.objects.create_superuser(OPERATOR, name="Operator")


def _new_key(issuer: Issuer) -> str:
    """A key that may do everything."""
    made = create_key(
        issuer=issuer,
        name="Demo",
        mode=Mode.LIVE,
        scopes=list(Scope),
        actor=Actor(kind=ActorKind.USER, id=str(_admin(issuer).pk)),
        now=timezone.now(),
    )
    return made.token.reveal()


def _new_password(user: User) -> str:
    password = secrets.token_urlsafe(12)
    user.set_password(password)
    user.save(update_fields=["password"])
    return password
