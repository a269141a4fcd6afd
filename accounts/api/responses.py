"""Responses of the API: their base, those of the account routes, and the size limits that they name."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from accounts.scopes import Feature, Locale, Mode, Scope
from lib.dates import Instant

T = TypeVar("T")
Entries = Annotated[list[T], Meta(description="The entries of this page")]
Ok = Annotated[bool, Meta(description="Whether the request succeeded: `true`")]


class Answer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Every success says `"ok": true`."""

    ok: Ok = True


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


class QuotaAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Certificates of this calendar month (UTC): exact. Test certificates do not count."""

    used: Annotated[int, Meta(description="How many are used")]
    limit: Annotated[int | None, Meta(description="How many may be issued in the month; null: any number")]
    resets_at: Annotated[Instant, Meta(description="When the next month begins")]


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
