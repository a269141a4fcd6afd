"""`manage.py seed_bench`: create the data to measure on, by the product's own operations."""

import json
from contextlib import suppress
from datetime import date
from typing import Any
from uuid import UUID

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.test import Client
from django.utils import timezone

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.keys.operations import create_key
from accounts.models import Issuer, Membership, Plan, User
from accounts.scopes import Feature, Mode, Role, Scope
from certificates.addresses import CertificatesPrefix
from certificates.certificate.document import Draft
from certificates.errors import NotPrintedYet
from certificates.issuing.operations import issue
from certificates.models import CertificateType
from certificates.printing import operations as printing
from certificates.types.operations import create_type
from certificates.types.presets import INSPECTION_CERTIFICATE
from lib import ids
from webhooks.endpoints.operations import create_endpoint
from webhooks.endpoints.rules import EndpointFields

ACTOR = Actor(kind=ActorKind.SYSTEM, id="bench")
ENDPOINT = EndpointFields(url="https://192.88.98.1/hook", events=["certificate.*"], headers={})
METADATA = {"batch": "B-2026-17", "plant": "Essen", "line": "L4", "orderNo": "4500001234"}


class Command(BaseCommand):
    help = "Creates an issuer, its plan, key, type and certificates; prints them as JSON."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--certificates", type=int, default=1000)

    def handle(self, *args: Any, **options: Any) -> None:
        plan = Plan.objects.create(
            code="bench",
            name="Benchmark",
            features=Feature.values,
            monthly_certificates=1_000_000_000,
            rate_burst=1_000_000,  # both are counted, and never run out here
            rate_per_minute=60_000_000,
        )
        issuer = Issuer.objects.create(
            name="Muster Werke GmbH", slug="bench", plan=plan, time_zone="Europe/Berlin"
        )
        context = context_of(issuer)
        key = create_key(context=context, name="Benchmark", scopes=list(Scope))
        certificate_type = create_type(context=context, **INSPECTION_CERTIFICATE)
        made = [_issue(issuer, certificate_type, n) for n in range(options["certificates"])]
        _print(made[0])
        of_listened, listened = self._another("listened", plan)
        create_endpoint(context=of_listened, stated=ENDPOINT)
        _, mailed = self._another("mailed", plan, notify_holder=True)
        seed = {
            "api_key": key.token.reveal(),
            "issuer_id": str(issuer.pk),
            "type_id": certificate_type.pk,
            "certificates": [
                [ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id), str(certificate_id)]
                for certificate_id in made
            ],
            "session": _sign_in(issuer),
            **listened,
            **mailed,
        }
        self.stdout.write(json.dumps(seed))

    @staticmethod
    def _another(slug: str, plan: Plan, **about: Any) -> tuple[RequestContext, dict[str, Any]]:
        """One more issuer with a key and a type; returns its context and what the seed says of it."""
        issuer = Issuer.objects.create(
            name=f"Muster {slug}", slug=slug, plan=plan, time_zone="Europe/Berlin", **about
        )
        context = context_of(issuer)
        key = create_key(context=context, name="Benchmark", scopes=list(Scope))
        certificate_type = create_type(context=context, **INSPECTION_CERTIFICATE)
        seed = {f"{slug}_key": key.token.reveal(), f"{slug}_type_id": certificate_type.pk}
        return context, seed


def _sign_in(issuer: Issuer) -> str:
    """Sign an owner of the issuer in to the back office; returns the session's cookie."""
    owner = User.objects.create_user(email="owner@bench.example", password=None, is_staff=True)
    Membership.objects.create(user=owner, issuer=issuer, role=Role.OWNER)
    browser = Client()
    browser.force_login(owner)
    return browser.cookies[settings.SESSION_COOKIE_NAME].value


def _print(certificate_id: UUID) -> None:
    """Print a certificate as a worker does for the public."""
    raw_id, now = ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id), timezone.now()
    with suppress(NotPrintedYet):
        printing.print_public(raw_id, locale="en", now=now, count=lambda _issuer: None)
    printing.print_waiting(now=timezone.now())


def _issue(issuer: Issuer, certificate_type: CertificateType, number: int) -> UUID:
    draft = Draft(
        type_id=certificate_type.pk,
        product_id="4711-A",
        serial_number=f"SEED-{number:06}",
        holder_email="holder@customer.example",
        valid_until=date(2036, 12, 31),
        metadata={**METADATA},
    )
    return issue(context=context_of(issuer), draft=draft).id


def context_of(issuer: Issuer) -> RequestContext:
    """The context of an operation of the benchmark."""
    return RequestContext(issuer=issuer.facts(), mode=Mode.LIVE, actor=ACTOR, now=timezone.now())
