"""Requests and answers about API keys. No answer contains a digest."""

from datetime import date, datetime, timedelta
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from accounts.actors import allows_type
from accounts.api.responses import Answer, Entries, Ok
from accounts.api.views import DEPRECATIONS
from accounts.models import ApiKey, DeprecatedUse
from accounts.scopes import AccountsPrefix, Mode, Scope
from lib import ids
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

from .operations import NewKey
from .rules import MAX_OVERLAP
from .token import KeyState

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Scopes = Annotated[list[Scope], Meta(min_length=1, max_length=len(Scope))]
TypeIds = Annotated[list[Annotated[int, Meta(ge=1)]], Meta(max_length=200)]
Networks = Annotated[list[Annotated[str, Meta(min_length=2, max_length=43)]], Meta(max_length=50)]
Moment = Annotated[datetime, Meta(tz=True)]  # of a request
OverlapHours = Annotated[int, Meta(ge=0, le=MAX_OVERLAP // timedelta(hours=1))]


# fmt: off
class ApiKeyDraft(RequestStruct, frozen=True, kw_only=True):
    """A new key. What is left out is as it is with the key that asks.

    A live key makes live and test keys, a test key only test keys. A test key is seen and changed by
    test keys, and in the back office.
    """

    name: Annotated[Name, Meta(description="Name of the key: `SAP production`")]
    scopes: Annotated[Scopes, Meta(description="What the key may do")]
    mode: Annotated[Mode | None, Meta(description="Mode of the new key; left out: that of the asking key")] = None
    type_ids: Annotated[TypeIds | None, Meta(description="Numbers of the certificate types it is limited to; left out: as the asking key")] = None
    allowed_networks: Annotated[Networks | None, Meta(description="Addresses and networks (CIDR) it is accepted from; left out: as the asking key")] = None
    expires_at: Annotated[Moment | None, Meta(description="When the key ends; left out: with the asking key")] = None


class ApiKeyPatch(RequestStruct, frozen=True, kw_only=True):
    """What becomes narrower, the name, and the version that the key is pinned to. The rest stays."""

    name: Name | UnsetType = UNSET
    scopes: Scopes | UnsetType = UNSET
    type_ids: Annotated[TypeIds | UnsetType, Meta(description="Numbers of the certificate types it is limited to; empty: all")] = UNSET
    allowed_networks: Annotated[Networks | UnsetType, Meta(description="Addresses and networks (CIDR) that the key is accepted from; empty: all")] = UNSET
    expires_at: Annotated[Moment | UnsetType, Meta(description="When the key ends; null: it does not")] = UNSET
    api_version: Annotated[str, Meta(max_length=10, description="Version of the interface for requests without the header `API-Version`")] | UnsetType = UNSET


class ApiKeyRotateRequest(RequestStruct, frozen=True, kw_only=True):
    """For how many hours the old key goes on to work beside its successor."""

    optional: ClassVar = True
    overlap_hours: Annotated[OverlapHours, Meta(description="For how many hours the old key still works, up to 168")] = 24


class ApiKeySummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A key: what it may do, and where and when. Empty lists of types and networks limit nothing.

    `scopeCap` is the most it can be given. `rootId` is the person who made it, or who made the key
    that made it; `orphanedAt` says since when that person can no longer make such a key.
    `apiVersion` is the version of the interface for requests without the header `API-Version`.
    """

    id: Annotated[str, Meta(description="Id: `key_…`")]
    name: str
    mode: Annotated[Mode, Meta(description="Whether it belongs to the live or the test mode")]
    state: Annotated[KeyState, Meta(description="Whether the key can be used")]
    last_four: Annotated[str, Meta(description="Last four characters of the key, to tell keys apart")]
    scopes: list[Scope]
    scope_cap: Annotated[list[Scope], Meta(description="The most that the key can be given")]
    type_ids: Annotated[list[int], Meta(description="Numbers of the certificate types it is limited to; empty: all")]
    allowed_networks: Annotated[list[str], Meta(description="Addresses and networks (CIDR) that the key is accepted from; empty: all")]
    api_version: str
    root_id: Annotated[str | None, Meta(description="Number of the person who made the key, or made the key that made it; null: removed")]
    orphaned_at: Annotated[Instant | None, Meta(description="Since when the person behind the key could not make it any more; null: still can")]
    created_at: Instant
    expires_at: Annotated[Instant | None, Meta(description="When the key ends; null: it does not")]
    revoked_at: Annotated[Instant | None, Meta(description="When the key was revoked; null: it is not")]
    last_used_at: Annotated[Instant | None, Meta(description="When the key was last used, to the minute or so; null: never")]
    predecessor_id: Annotated[str | None, Meta(description="Id of the key that this one replaces: `key_…`; null: none")]
    successor_id: Annotated[str | None, Meta(description="Id of the key that replaces this one: `key_…`; null: none")]


KeyT = TypeVar("KeyT", bound=ApiKeySummaryItem)


class DeprecatedUseItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How often a key has used something that will be removed, and when that will be.

    Counted every few seconds; what a killed process had counted is missing.
    """

    code: Annotated[str, Meta(description="What is deprecated, as the changelog names it")]
    count: Annotated[int, Meta(description="How often the key has used it")]
    last_used_on: Annotated[date, Meta(description="Day of the last use (UTC)")]
    sunset_at: Annotated[Instant, Meta(description="When it will be removed")]


class ApiKeyAnswer(ApiKeySummaryItem, frozen=True, kw_only=True, rename="camel"):
    """One key, and what it uses of the interface that is deprecated."""

    ok: Ok = True
    deprecated_uses: Annotated[list[DeprecatedUseItem], Meta(description="What the key uses of the interface that will be removed")]


class NewApiKeyAnswer(ApiKeyAnswer, frozen=True, kw_only=True, rename="camel"):
    """A key just made. `secret` is the whole key: here, once, and never again."""

    secret: Annotated[str | None, Meta(description="The whole key, shown once; null in the answer to a repeated request")]
    secret_already_shown: Annotated[bool, Meta(description="Whether the secret was in the answer to an earlier request")]
# fmt: on


class ApiKeyListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of keys, the newest first."""

    data: Entries[ApiKeySummaryItem]
    next_cursor: str | None


def key_answer(
    key: ApiKey,
    now: datetime,
    shape: type[KeyT],
    types: frozenset[int] = frozenset(),
    **fields: Any,
) -> KeyT:
    """A key as this struct, for a caller limited to `types` (empty: not limited)."""
    predecessor: ApiKey | None = getattr(key, "predecessor", None)
    if issubclass(shape, ApiKeyAnswer):
        fields["deprecated_uses"] = _deprecated_uses(key)
    return to_struct(
        key,
        shape,
        state=key.state(now),
        scopes=key.effective_scopes,
        scope_cap=list(key.scope_cap),
        type_ids=[type_id for type_id in key.type_ids if allows_type(types, type_id)],
        allowed_networks=list(key.allowed_networks),
        predecessor_id=predecessor.public_id if predecessor else None,
        successor_id=ids.encode_or_none(AccountsPrefix.API_KEY, key.successor_id),
        **fields,
    )


def _deprecated_uses(key: ApiKey) -> list[DeprecatedUseItem]:
    return [
        DeprecatedUseItem(
            code=use.code,
            count=use.amount,
            last_used_on=use.last_used_on,
            sunset_at=format_instant(DEPRECATIONS[use.code].sunset),
        )
        for use in DeprecatedUse.objects.filter(key_id=key.pk).order_by("code")
        if use.code in DEPRECATIONS
    ]


def answer_with_secret(new: NewKey, now: datetime) -> NewApiKeyAnswer:
    """A new key with its secret."""
    secret = new.token.reveal()
    return key_answer(new.key, now, NewApiKeyAnswer, secret=secret, secret_already_shown=False)


def answer_without_secret(new: NewKey, now: datetime) -> NewApiKeyAnswer:
    """A new key without its secret: what is stored, and answered to a repeated request."""
    return key_answer(new.key, now, NewApiKeyAnswer, secret=None, secret_already_shown=True)
