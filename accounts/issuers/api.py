"""The account of an API key, and the sizes that its requests may have."""

from typing import Annotated, cast

import msgspec
from django.conf import settings
from django.utils import timezone
from msgspec import Meta

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer
from accounts.api.views import ExternalView
from accounts.domains.operations import verified_domains
from accounts.models import Issuer
from accounts.scopes import LIVE_SCOPES, AccountsPrefix, Feature, Locale, Mode, Scope
from accounts.usage.api import QuotaAnswer, quota_answer
from lib import ids
from lib.dates import Instant, format_instant


# fmt: off
class IssuerAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The account the key belongs to."""

    id: Annotated[str, Meta(description="Id: `iss_…`")]
    name: Annotated[str, Meta(description="Name of the issuer, as certificates show it")]
    default_locale: Locale
    time_zone: str
    verified_domains: Annotated[list[str], Meta(description="Domains that the issuer has proved to own, in their ASCII form")]  # in their ASCII form


class CallerKeyAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The key that was used. Empty lists limit nothing."""

    id: Annotated[str, Meta(description="Id: `key_…`")]
    mode: Annotated[Mode, Meta(description="Whether it belongs to the live or the test mode")]
    scopes: list[Scope]
    type_ids: Annotated[list[int], Meta(description="Numbers of the certificate types it is limited to; empty: all")]
    allowed_networks: Annotated[list[str], Meta(description="Addresses and networks (CIDR) that the key is accepted from; empty: all")]
    expires_at: Annotated[Instant | None, Meta(description="When the key ends; null: it does not")]


class Sizes(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What one request may hold: bytes where it says bytes, characters where it says length.

    The apps enforce the limits; `config.sizes` gathers them, so that `GET /account` and the
    guide show the real ones.
    """

    body_bytes: Annotated[int, Meta(description="At most: Bytes of a body")]
    bulk_body_bytes: Annotated[int, Meta(description="At most: Bytes of a body that issues many certificates")]
    bulk_certificates: Annotated[int, Meta(description="At most: Certificates in one request that issues many")]
    import_bytes: Annotated[int, Meta(description="At most: Bytes of an import file")]
    import_rows: Annotated[int, Meta(description="At most: Rows of an import of certificates")]
    recipient_import_rows: Annotated[int, Meta(description="At most: Rows of an import of recipients")]
    attachments: Annotated[int, Meta(description="At most: Attachments of one certificate")]
    attachment_bytes: Annotated[int, Meta(description="At most: Bytes of one attachment")]
    text_length: Annotated[int, Meta(description="At most: Characters of texts such as `productId`")]
    email_length: Annotated[int, Meta(description="At most: Characters of an e-mail address")]
    items: Annotated[int, Meta(description="At most: Lines of one certificate")]
    items_bytes: Annotated[int, Meta(description="At most: Bytes of the texts of all items of one certificate")]
    metadata_keys: Annotated[int, Meta(description="At most: Metadata keys of one certificate")]
    metadata_key_length: Annotated[int, Meta(description="At most: Characters of a metadata key")]
    metadata_value_length: Annotated[int, Meta(description="At most: Characters of a metadata value")]
    metadata_bytes: Annotated[int, Meta(description="At most: Bytes of all metadata of one certificate")]
    table_cells: Annotated[int, Meta(description="At most: Cells of all tables in the metadata of one certificate; rows count as long as the longest of their table")]
    bulk_action_certificates: Annotated[int, Meta(description="At most: Certificates of one bulk action by filter")]
    bulk_action_ids: Annotated[int, Meta(description="At most: Ids in one bulk action")]
    status_ids: Annotated[int, Meta(description="At most: Ids in one request for statuses")]
    retry_ids: Annotated[int, Meta(description="At most: Ids of deliveries in one bulk retry")]
    enrolments: Annotated[int, Meta(description="At most: Recipients in one enrolment")]
    completions: Annotated[int, Meta(description="At most: Results in one completion")]
    page: Annotated[int, Meta(description="At most: Entries of a page")]
    unfinished_jobs: Annotated[int, Meta(description="At most: Jobs at once that have not ended")]
    workbook_rows: Annotated[int, Meta(description="At most: Rows of an Excel workbook")]


class LimitsAnswer(Sizes, frozen=True, kw_only=True, rename="camel"):
    """How much, how fast, how many: what a request may hold; requests are counted by key, the rest
    by issuer (None: any).
    """

    requests_at_once: Annotated[int, Meta(description="At most: Requests of one key at once")]
    requests_per_minute: Annotated[int, Meta(description="At most: Requests of one key in a minute")]
    certificates_per_month: Annotated[int | None, Meta(description="At most: certificates issued in a calendar month (UTC); null: any number")]
    api_keys: Annotated[int | None, Meta(description="At most: API keys; null: any number")]
    webhook_endpoints: Annotated[int | None, Meta(description="At most: Webhook endpoints; null: any number")]
    members: Annotated[int | None, Meta(description="At most: people of the account; null: any number")]


class AccountAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Who the caller is, and what this key may do."""

    issuer: Annotated[IssuerAnswer, Meta(description="The account that the key belongs to")]
    key: Annotated[CallerKeyAnswer, Meta(description="The key of the request")]
    plan: Annotated[str, Meta(description="Code of the account’s plan")]
    features: Annotated[list[Feature], Meta(description="Features of the account’s plan")]
    limits: Annotated[LimitsAnswer, Meta(description="What requests and the account may hold")]
    quota: QuotaAnswer
    source_addresses: Annotated[list[str], Meta(description="Addresses or networks that webhooks come from, for firewalls; empty: the operator has not stated them")]  # from which webhooks come; empty: the operator has not said
    consent_due_at: Annotated[Instant | None, Meta(description="Issuing stops then unless new terms are accepted; null: nothing is due")]  # issuing stops then, unless an owner accepts the new terms
# fmt: on


_registered: list[Sizes] = []


def register_sizes(sizes: Sizes) -> None:
    """Registers the limits. Called once, when the apps are ready."""
    _registered[:] = [sizes]


def sizes() -> Sizes:
    """The registered limits."""
    (registered,) = _registered
    return registered


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
