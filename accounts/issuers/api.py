"""The account of an API key."""

from typing import cast

import msgspec
from django.conf import settings
from django.utils import timezone

from accounts.api.endpoints import endpoint
from accounts.api.responses import AccountAnswer, CallerKeyAnswer, IssuerAnswer, LimitsAnswer, sizes
from accounts.api.views import ExternalView
from accounts.domains.operations import verified_domains
from accounts.models import Issuer
from accounts.prefixes import AccountsPrefix
from accounts.scopes import LIVE_SCOPES, Feature, Locale, Mode, Scope
from accounts.usage.api import quota_answer
from lib import ids
from lib.dates import format_instant


class AccountApi(ExternalView):
    """The account that a key belongs to."""

    tag = "account"

    @endpoint(Scope.ACCOUNT_READ)
    def get_account(self) -> AccountAnswer:
        """The account and what this key may do"""
        caller = self.caller
        closed = LIVE_SCOPES if caller.mode is Mode.TEST else frozenset()
        issuer = Issuer.objects.select_related("plan").get(pk=caller.issuer.id)
        return AccountAnswer(
            issuer=IssuerAnswer(
                id=issuer.public_id,
                name=issuer.name,
                default_locale=Locale(issuer.default_locale),
                time_zone=issuer.time_zone,
                verified_domains=verified_domains(issuer.pk),
            ),
            key=CallerKeyAnswer(
                id=ids.encode(AccountsPrefix.API_KEY, caller.key_id),
                mode=caller.mode,
                scopes=cast(list[Scope], sorted(caller.scopes - closed)),
                type_ids=sorted(caller.types),
                allowed_networks=list(caller.grant.networks),
                expires_at=format_instant(caller.grant.expires_at),
            ),
            plan=issuer.plan.code,
            # Also one of a later release, which the other processes run already.
            features=cast(list[Feature], sorted(issuer.plan.features)),
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
