"""Demo data of `make run`: a plant, a school and an operator; neither issuer sees the other's data.

Created once. A secret cannot be read back from the database, so the caller keeps the answer.
"""

import secrets
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.actors import ActionContext, Actor, ActorKind, RequestContext
from accounts.consent import operations as consent
from accounts.errors import ServiceError
from accounts.keys.authentication import authenticate
from accounts.keys.operations import create_key
from accounts.models import Issuer, Membership, Plan, User
from accounts.scopes import Feature, Mode, Role, Scope, Sector
from certificates.certificate.document import Draft, Item
from certificates.digital_link import operations as digital_link
from certificates.erasure import execution, operations as erasure_requests
from certificates.issuing.operations import issue, issue_many, supersede
from certificates.lifecycle import Action, Reason
from certificates.models import CertificateType, CompanyPrefix
from certificates.sandbox.operations import add_samples
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from certificates.types.models import UniqueBy
from certificates.types.operations import create_type
from certificates.types.presets import INSPECTION_CERTIFICATE, TRAINING_CERTIFICATE
from lib.database import tenancy
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields

from .demo_school import is_untouched, open_school, school_facts

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


DEMO_PLAN: dict[str, Any] = {
    "name": "Demo",
    "features": Feature.values,
    "rate_burst": 100_000,  # a developer's loop is not to meet the limiter
    "rate_per_minute": 6_000_000,
}
OPERATOR = "operator@platform.example"
# A developer sends the same example again and again.
PRODUCT = INSPECTION_CERTIFICATE | {
    "unique_by": UniqueBy.NONE.value,
    "digital_link": {"productPage": "https://muster.example/products/{gtin}"},
}
PREFIX = "952"  # GS1's own, for examples
# Slug, name, time zone, what it certifies: who makes things, and the school.
ISSUERS = (
    ("muster", "Muster Werke GmbH", "Europe/Berlin", Sector.PRODUCTS),
    ("shembull", "Shkolla Shembull", "Europe/Tirane", Sector.EDUCATION),
)


def demo_facts(kept: Mapping[str, Any]) -> dict[str, Any]:
    """The content of var/demo.json: secrets that still work, the rest from the database.

    Whatever of the demo is missing is made; what is there stays as it is. `kept` may be of an older
    version, of another database, or damaged: nothing but secrets is taken from it.
    """
    with transaction.atomic():
        muster, school = _issuers()
        facts = {
            "typeId": _product_type(muster).pk,
            "adminEmail": _address_at(muster),
            "adminPassword": _password(_owner(muster), kept.get("adminPassword")),
            "otherAdminEmail": _address_at(school),
            "otherAdminPassword": _password(_owner(school), kept.get("otherAdminPassword")),
            "operatorEmail": OPERATOR,
            "operatorPassword": _password(_operator(), kept.get("operatorPassword")),
            **school_facts(school),
        }
    # Who asks for a key writes when it was used: not in a transaction that may be undone.
    for name, (issuer, mode) in {
        "apiKey": (muster, Mode.LIVE),
        "testApiKey": (muster, Mode.TEST),
        "otherApiKey": (school, Mode.LIVE),
    }.items():
        facts[name] = _key(issuer, mode, kept.get(name))
    return facts


def _issuers() -> list[Issuer]:
    """The plant and the school with the plans; created if missing."""
    for fields in PLANS:
        Plan.objects.get_or_create(code=fields["code"], defaults=fields)
    plan, _made = Plan.objects.get_or_create(code="demo", defaults=DEMO_PLAN)
    issuers = []
    for slug, name, zone, sector in ISSUERS:
        values = {"name": name, "plan": plan, "time_zone": zone, "sector": sector}
        issuer, made = Issuer.objects.get_or_create(slug=slug, defaults=values)
        if made:
            consent.refresh(issuer.pk)
            create_type(context=_context(issuer), **PRODUCT)
            create_type(context=_context(issuer), **TRAINING_CERTIFICATE)
            if sector is Sector.PRODUCTS:
                add_samples(context=_context(issuer, mode=Mode.TEST))
        issuers.append(issuer)
    _own_prefix(issuers[0])
    school = issuers[-1]
    if is_untouched(school):
        now = timezone.now()
        open_school(issuer=school, owner=_owner(school), operator=_operator(), now=now)
    return issuers


def _own_prefix(plant: Issuer) -> None:
    """The plant's company prefix, claimed and confirmed."""
    if not CompanyPrefix.objects.for_issuer(plant.pk).exists():
        claimed = digital_link.claim(context=_context(plant), prefix=PREFIX)
        by_operator = Actor(kind=ActorKind.USER, id=str(_operator().pk))
        digital_link.confirm(
            context=ActionContext(actor=by_operator, now=timezone.now()),
            prefix_id=claimed.pk,
            note="GS1 keeps 952 for examples.",
        )


def _product_type(issuer: Issuer) -> CertificateType:
    """The first certificate type."""
    certificate_type = CertificateType.objects.for_issuer(issuer.pk).order_by("pk").first()
    return certificate_type or create_type(context=_context(issuer), **PRODUCT)


def _context(issuer: Issuer, actor: Actor = ACTOR, mode: Mode = Mode.LIVE) -> RequestContext:
    return RequestContext(issuer=issuer.facts(), mode=mode, actor=actor, now=timezone.now())


def _address_at(issuer: Issuer) -> str:
    return f"admin@{issuer.slug}.example"


def _owner(issuer: Issuer) -> User:
    email = _address_at(issuer)
    owner = User.objects.filter(email=email).first() or User.objects.create_user(
        email, name=f"Admin {issuer.name}", is_staff=True
    )
    Membership.objects.get_or_create(user=owner, issuer=issuer, defaults={"role": Role.OWNER})
    return owner


def _operator() -> User:
    """The operator of the platform, who approves schools and may enter every issuer."""
    operator = User.objects.filter(email=OPERATOR).first()
    return operator or User.objects.create_superuser(OPERATOR, name="Operator")


def _password(user: User, kept: Any) -> str:
    """The password from var/demo.json, or a new one for a new person."""
    if isinstance(kept, str) and kept and user.has_usable_password():
        return kept
    password = secrets.token_urlsafe(12)
    user.set_password(password)
    user.save(update_fields=["password"])
    return password


def _key(issuer: Issuer, mode: Mode, kept: Any) -> str:
    """The API key from var/demo.json if it still works, else a new one with every scope.

    Earlier keys stay valid: someone may have pasted one somewhere.
    """
    now = timezone.now()
    try:
        with tenancy.afresh():  # whoever is known by a key acts for its issuer from then on
            caller = authenticate(
                kept if isinstance(kept, str) else "", address="127.0.0.1", now=now
            )
        if (caller.issuer.id, caller.mode) == (issuer.pk, mode):
            return str(kept)
    except ServiceError:
        pass
    owner = Actor(kind=ActorKind.USER, id=str(_owner(issuer).pk))
    made = create_key(context=_context(issuer, owner, mode), name="Demo", scopes=list(Scope))
    return made.token.reveal()


# --- certificates in every state, for the baseline that later versions upgrade --------------------

ENDPOINT = EndpointFields(url="https://192.88.98.1/hook", events=["certificate.*"], headers={})


def add_every_state() -> None:
    """Issue to the demo's plant, in both modes, and take some certificates through their lives."""
    issuer = Issuer.objects.get(slug="muster")
    certificate_type = CertificateType.objects.for_issuer(issuer.pk).order_by("pk")[0]
    for mode in Mode:
        context = RequestContext(issuer=issuer.facts(), mode=mode, actor=ACTOR, now=timezone.now())
        create_endpoint(context=context, stated=ENDPOINT)
        _live_through(context, certificate_type)


def _live_through(context: RequestContext, certificate_type: CertificateType) -> None:
    drafts = [_draft(certificate_type, number) for number in range(10)]
    active, suspended, revoked, replaced, erased = (
        issue(context=context, draft=draft).id for draft in drafts[:5]
    )
    issue_many(context=context, drafts=drafts[5:9])
    explanation = Explanation(reason=Reason.DATA_ERROR)
    for certificate_id, action in (
        (active, Action.SUSPEND),
        (active, Action.REINSTATE),
        (suspended, Action.SUSPEND),
        (revoked, Action.REVOKE),
    ):
        transition(
            context=context, action=action, certificate_id=certificate_id, explanation=explanation
        )
    supersede(context=context, certificate_id=replaced, draft=drafts[9], explanation=explanation)
    erasure = erasure_requests.request(context=context, certificate_ids=[erased])
    assert execution.erase(erasure=erasure, now=context.now + timedelta(days=8))


def _draft(certificate_type: CertificateType, number: int) -> Draft:
    return Draft(
        type_id=certificate_type.pk,
        product_id="4711-A",
        serial_number=f"BASELINE-{number}",
        holder_name="Arta Krasniqi",
        holder_email="arta@example.com",
        external_ref=f"ORDER-{number}",
        valid_until=date(2036, 12, 31),
        items=[Item(product_id="4711-B", batch="B-1")],
        metadata={"batch": "B-2026-17", "plant": "Essen", "line": "L4", "orderNo": "4500001234"},
        notify_holder=True,
    )
