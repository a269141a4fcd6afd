"""Signing keys over the API: read and rotate. Only owners declare one compromised, in the back office."""

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from accounts.api.answers import Answer
from accounts.api.endpoints import Accepted, endpoint
from accounts.api.pagination import PageQuery, paginate
from accounts.api.views import ExternalView
from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Scope
from lib.dates import Instant
from lib.structs import to_struct

from . import did as identity
from . import operations as signing_keys

SigningKeyStateWord = Annotated[str, Meta(extra_json_schema={"enum": SigningKeyState.values})]


class SigningKeyItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A key that signs credentials and status lists. Its private half is never answered.

    A requested key is made within seconds: until then it has no id and no public half.
    """

    kid: str | None
    state: SigningKeyStateWord
    verification_method: str | None
    public_key_multibase: str | None
    requested_at: Instant
    activated_at: Instant | None
    retired_at: Instant | None
    compromised_at: Instant | None


ItemT = TypeVar("ItemT", bound=SigningKeyItem)


class SigningKeyListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The issuer's DID in this mode and a page of its keys, the newest first."""

    did: str | None
    did_document_url: str | None
    data: list[SigningKeyItem]
    next_cursor: str | None


class SigningKeyAnswer(SigningKeyItem, frozen=True, kw_only=True, rename="camel"):
    """One signing key."""

    ok: bool = True


class SigningKeysApi(ExternalView):
    """Keys that sign credentials, and the DID."""

    tag = "signing-keys"
    of_all_types = True

    @endpoint(Scope.SIGNING_MANAGE)
    def list_signing_keys(self, page: PageQuery) -> SigningKeyListAnswer:
        """The issuer's DID, and the keys that sign credentials of this mode, the newest first"""
        issuer = Issuer.objects.get(pk=self.caller.issuer.id)
        did = issuer.did and identity.did_in_mode(issuer.did, self.caller.mode)
        rows = SigningKey.objects.for_issuer(issuer.pk, self.caller.mode).select_related("issuer")
        found = paginate(rows, page, order_by=("id",))
        return SigningKeyListAnswer(
            did=did,
            did_document_url=did and f"{identity.address_of(did)}/did.json",
            data=[_answer(key, SigningKeyItem) for key in found.rows],
            next_cursor=found.next_cursor,
        )

    @endpoint(Scope.SIGNING_MANAGE)
    def rotate_signing_key(self) -> Accepted[SigningKeyAnswer]:
        """Have a new signing key made, within seconds. The old one is retired: what it signed stays valid"""
        key = signing_keys.rotate(context=self.context)
        return Accepted(_answer(key, SigningKeyAnswer))


def _answer(key: SigningKey, shape: type[ItemT]) -> ItemT:
    return to_struct(
        key,
        shape,
        verification_method=key.verification_method if key.kid else None,
        public_key_multibase=identity.multikey(bytes(key.public_key)) if key.public_key else None,
    )
