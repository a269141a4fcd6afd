"""The account of an API key, and the health checks."""

from typing import cast

import msgspec
import redis
from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe
from rest_framework.request import Request

from accounts.domain.prefixes import AccountsPrefix
from accounts.domain.signals import readiness_requested
from accounts.models import Issuer
from accounts.operations import schema_state
from accounts.operations.domains.manage import verified_domains
from accounts.scopes import Scope
from lib import ids
from lib.database import replicas
from lib.database.tenancy import across_issuers
from lib.instants import format_instant

from .foundation.answers import (
    AccountAnswer,
    CallerKeyAnswer,
    IssuerAnswer,
    LimitsAnswer,
    ReadinessAnswer,
)
from .foundation.schema import documented
from .foundation.sizes import sizes
from .foundation.views import ExternalView
from .usage import quota_answer

REDIS_TIMEOUT = 0.2  # seconds


class AccountView(ExternalView):
    """`GET /account`"""

    scopes = {"get": Scope.ACCOUNT_READ}

    @documented(
        operation_id="getAccount",
        summary=_("The account and what this key may do"),
        tag="account",
        response=AccountAnswer,
    )
    def get(self, request: Request) -> HttpResponse:
        caller = self.caller
        issuer = Issuer.objects.select_related("plan").get(pk=caller.issuer.id)
        return self.answer(
            AccountAnswer(
                issuer=IssuerAnswer(
                    id=issuer.public_id,
                    name=issuer.name,
                    default_locale=issuer.default_locale,
                    time_zone=issuer.time_zone,
                    verified_domains=verified_domains(issuer.pk),
                ),
                key=CallerKeyAnswer(
                    id=ids.encode(AccountsPrefix.API_KEY, caller.key_id),
                    mode=caller.mode.value,
                    scopes=sorted(caller.scopes),
                    type_ids=sorted(caller.types),
                    allowed_networks=list(caller.grant.networks),
                    expires_at=format_instant(caller.grant.expires_at),
                ),
                plan=issuer.plan.code,
                features=sorted(issuer.plan.features),
                limits=LimitsAnswer(
                    **msgspec.structs.asdict(sizes()),
                    requests_at_once=caller.rate.burst,
                    requests_per_minute=caller.rate.per_minute,
                    certificates_per_month=caller.issuer.monthly_certificates,
                    api_keys=issuer.plan.max_keys,
                    webhook_endpoints=issuer.plan.max_endpoints,
                    members=issuer.plan.max_members,
                ),
                quota=quota_answer(caller.issuer, timezone.now()),
                source_addresses=settings.SOURCE_ADDRESSES,
                consent_due_at=format_instant(issuer.issuing_blocked_from),
            )
        )


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """Answers that the process is alive. Checks no database."""
    return ExternalView.answer(ReadinessAnswer(checks={"process": "up"}))


@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """Whether requests can be served. Redis is not required for issuing and verifying.

    Without the primary database, verify pages go on from a replica: no reason to send visitors away.
    """
    checks = readiness_checks()
    ready = checks["database"] == "up" and checks["migrations"] == "applied"
    ready = ready or (checks["database"] == "down" and checks.get("replica") == "up")
    return ExternalView.answer(
        ReadinessAnswer(ok=ready, checks=checks), status=200 if ready else 503
    )


def readiness_checks() -> dict[str, str]:
    """Each part that requests need, and its state; other apps add theirs, which make no answer a 503."""
    checks = {
        "database": "up" if _database_answers() else "down",
        "migrations": _migrations(),
        "redis": "up" if _redis_answers() else "down",
    }
    if settings.REPLICA_URLS:
        checks["replica"] = "up" if replicas.can_answer() else "down"
    if checks["database"] == "up":
        checks |= _checks_of_other_apps()
    return checks


def _checks_of_other_apps() -> dict[str, str]:
    """Checks that other apps add to the answer; none of them makes it a 503."""
    try:
        with across_issuers("what waits in the whole service"):
            answers = readiness_requested.send(sender=None)
        return dict(cast(tuple[str, str], found) for _receiver, found in answers)
    except DatabaseError:
        return {}


def _database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return False
    return True


def _migrations() -> str:
    """The state of migrations: without them all, requests fail later, where a column is missing."""
    try:
        return "applied" if schema_state.is_complete() else "missing"
    except DatabaseError:
        return "unknown"


def _redis_answers() -> bool:
    try:
        with redis.Redis.from_url(
            settings.REDIS_URL,
            socket_connect_timeout=REDIS_TIMEOUT,
            socket_timeout=REDIS_TIMEOUT,
        ) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False
