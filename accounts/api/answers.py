"""The answers of the account routes, and the base of every answer of the API."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from accounts.scopes import Feature, Locale, Mode, Scope
from lib.dates import Instant

from .sizes import Sizes

LocaleWord = Annotated[str, Meta(extra_json_schema={"enum": Locale.values})]
ModeWord = Annotated[str, Meta(extra_json_schema={"enum": Mode.values})]
ScopeWord = Annotated[str, Meta(extra_json_schema={"enum": Scope.values})]
FeatureWord = Annotated[str, Meta(extra_json_schema={"enum": Feature.values})]


class Answer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Every success says `"ok": true`."""

    ok: bool = True


class IssuerAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The account the key belongs to."""

    id: str
    name: str
    default_locale: LocaleWord
    time_zone: str
    verified_domains: list[str]  # in their ASCII form


class CallerKeyAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The key that was used. Empty lists limit nothing."""

    id: str
    mode: ModeWord
    scopes: list[ScopeWord]
    type_ids: list[int]
    allowed_networks: list[str]
    expires_at: Instant | None


class LimitsAnswer(Sizes, frozen=True, kw_only=True, rename="camel"):
    """How much, how fast, how many: what a request may hold; requests are counted by key, the rest
    by issuer (None: any).
    """

    requests_at_once: int
    requests_per_minute: int
    certificates_per_month: int | None
    api_keys: int | None
    webhook_endpoints: int | None
    members: int | None


class QuotaAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Certificates of this calendar month (UTC): exact. Test certificates do not count."""

    used: int
    limit: int | None
    resets_at: Instant


class AccountAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Who the caller is, and what this key may do."""

    issuer: IssuerAnswer
    key: CallerKeyAnswer
    plan: str
    features: list[FeatureWord]
    limits: LimitsAnswer
    quota: QuotaAnswer
    source_addresses: list[str]  # from which webhooks come; empty: the operator has not said
    consent_due_at: Instant | None  # issuing stops then, unless an owner accepts the new terms


class ReadinessAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """Which parts answer: `up` or `down`. Of migrations: `applied`, `missing`, or `unknown`."""

    checks: Mapping[str, str]
