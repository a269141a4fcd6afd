"""Signing keys over the API, and the DID document."""

from typing import Annotated, TypeVar

import msgspec
from django.http import HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe
from msgspec import Meta

from accounts.api.endpoints import Accepted, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.responses import Answer, Entries, Ok, no_such_file, public_file
from accounts.api.views import ExternalView
from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import AccountsPrefix, Mode, Scope
from lib import ids
from lib.database import tenancy
from lib.dates import Instant
from lib.structs import to_struct

from . import identity, operations as signing_keys

SECONDS = 60  # that it may be kept: a compromised key is gone from everywhere after that


@require_safe
def did_document(request: HttpRequest, issuer_id: str, mode: Mode) -> HttpResponseBase:
    """`/issuers/{id}/did.json`, and `/issuers/{id}/test/did.json` for test certificates."""
    owner = ids.parse(AccountsPrefix.ISSUER, issuer_id)
    if owner is None:
        return no_such_file("There is no such DID.")
    with tenancy.acting_for(owner):
        document = signing_keys.did_document(owner, mode)
    if document is None:
        return no_such_file("There is no such DID.")
    return public_file(request, identity.as_file(document), "application/json", seconds=SECONDS)


# fmt: off
class SigningKeyItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A key that signs credentials and status lists. Its private half is never answered.

    A requested key is made within seconds: until then it has no id and no public half.
    """

    kid: Annotated[str | None, Meta(description="Id of the key: its thumbprint by RFC 7638; null: it is being made")]
    state: Annotated[SigningKeyState, Meta(description="Whether it is being made, signs, was replaced or is compromised")]
    verification_method: Annotated[str | None, Meta(description="How proofs name the key: `did:web:…#…`; null: it is being made")]
    public_key_multibase: Annotated[str | None, Meta(description="The public key as a Multikey; null: it is being made")]
    requested_at: Annotated[Instant, Meta(description="When it was asked for")]
    activated_at: Annotated[Instant | None, Meta(description="Since when it signs; null: it is being made")]
    retired_at: Annotated[Instant | None, Meta(description="When its successor took over; null: it signs, or never will")]
    compromised_at: Annotated[Instant | None, Meta(description="When it was declared compromised; null: it was not")]


ItemT = TypeVar("ItemT", bound=SigningKeyItem)


class SigningKeyListAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The issuer's DID in this mode and a page of its keys, the newest first."""

    did: Annotated[str | None, Meta(description="The DID that signatures of this mode are made for; null until the first key is made")]
    did_document_url: Annotated[str | None, Meta(description="Where others read the DID document; null until the first key is made")]
    data: Entries[SigningKeyItem]
    next_cursor: str | None
# fmt: on


class SigningKeyAnswer(SigningKeyItem, frozen=True, kw_only=True, rename="camel"):
    """One signing key."""

    ok: Ok = True


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
