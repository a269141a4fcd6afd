"""Responses of the API: their base, those of the account routes, and the size limits that they name."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from accounts.scopes import Feature, Locale, Mode, Scope
from lib.dates import Instant

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


class Sizes(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What one request may hold: bytes where it says bytes, characters where it says length.

    The apps enforce the limits; `config.api_schema.sizes` gathers them, so that `GET /account` and the
    guide show the real ones.
    """

    body_bytes: int
    bulk_body_bytes: int
    bulk_certificates: int
    import_bytes: int
    import_rows: int
    recipient_import_rows: int
    attachments: int
    attachment_bytes: int
    text_length: int
    email_length: int
    items: int
    items_bytes: int
    metadata_keys: int
    metadata_key_length: int
    metadata_value_length: int
    metadata_bytes: int
    table_cells: int
    bulk_action_certificates: int
    bulk_action_ids: int
    status_ids: int
    retry_ids: int
    enrolments: int
    completions: int
    page: int
    unfinished_jobs: int
    workbook_rows: int


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


_registered: list[Sizes] = []


def register_sizes(sizes: Sizes) -> None:
    """Registers the limits. Called once, when the apps are ready."""
    _registered[:] = [sizes]


def sizes() -> Sizes:
    """The registered limits."""
    (registered,) = _registered
    return registered
