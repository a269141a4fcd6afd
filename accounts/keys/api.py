"""API keys over the API: a key with `keys:manage` manages the keys of its issuer and mode."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, cast

from django.conf import settings
from django.utils import timezone

from accounts.api import parsing
from accounts.api.endpoints import Created, JsonBody, endpoint
from accounts.api.lists import PageQuery, paginate
from accounts.api.views import ExternalView
from accounts.errors import FieldError
from accounts.models import ApiKey
from accounts.scopes import AccountsPrefix, Scope
from lib import ids

from .operations import NewKey, change_key, create_key, find_key, revoke_key, rotate_key
from .rules import KeyChanges, check
from .schemas import (
    ApiKeyAnswer,
    ApiKeyDraft,
    ApiKeyListAnswer,
    ApiKeyPatch,
    ApiKeyRotateRequest,
    ApiKeySummaryItem,
    NewApiKeyAnswer,
    answer_with_secret,
    answer_without_secret,
    key_answer,
)
from .token import KeyState


class ApiKeysApi(ExternalView):
    """The keys of the caller's issuer and mode."""

    tag = "api-keys"

    def find_key(self, key_id: str) -> ApiKey:
        """The key of the caller's issuer and mode. Raises ApiKeyNotFound."""
        return find_key(
            context=self.context,
            key_id=ids.parse(AccountsPrefix.API_KEY, key_id),
        )

    def refused(self, stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
        """The faults by the key rules among the fields that could be parsed."""
        changes = cast(KeyChanges, {name: v for name, v in stated.items() if v is not None})
        issuer_id, now = self.caller.issuer.id, timezone.now()
        return parsing.collect_faults(lambda: check(changes, issuer_id=issuer_id, now=now))

    def shown(self, key: ApiKey) -> ApiKeyAnswer:
        """The key, as the caller may see it."""
        return key_answer(key, timezone.now(), ApiKeyAnswer, self.caller.types)

    def show(self, new: NewKey) -> Created[NewApiKeyAnswer]:
        """201 with the secret. A replay answers without it: it is stored nowhere."""
        now = timezone.now()
        return Created(
            answer_with_secret(new, now),
            location=f"{settings.BASE_URL}/api/external/account/api-keys/{new.key.public_id}",
            stored=answer_without_secret(new, now),
        )

    @endpoint(Scope.KEYS_MANAGE)
    def list_api_keys(self, page: PageQuery, state: KeyState | None = None) -> ApiKeyListAnswer:
        """The API keys of this mode, the newest first"""
        caller, now = self.caller, timezone.now()
        rows = ApiKey.objects.for_issuer(caller.issuer.id, caller.mode, caller.types)
        if state is not None:
            rows = rows.in_state(state, now)
        found = paginate(rows.select_related("predecessor", "use"), page, order_by=("id",))
        data = [key_answer(key, now, ApiKeySummaryItem, caller.types) for key in found.rows]
        return ApiKeyListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.KEYS_MANAGE, errors=("grant_exceeded", "plan_limit_reached"))
    def create_api_key(self, body: JsonBody[ApiKeyDraft]) -> Created[NewApiKeyAnswer]:
        """Create an API key that gives no more than the key that asks. Its secret is shown this once"""
        draft = body.read(rules=self.refused)
        own = self.caller.grant
        context = self.context
        new = create_key(
            context=replace(context, mode=draft.mode or context.mode),
            name=draft.name,
            scopes=draft.scopes,
            type_ids=own.types if draft.type_ids is None else draft.type_ids,
            allowed_networks=own.networks
            if draft.allowed_networks is None
            else draft.allowed_networks,
            expires_at=draft.expires_at or own.expires_at,
            own=own,
        )
        return self.show(new)

    @endpoint(Scope.KEYS_MANAGE)
    def get_api_key(self, key: ApiKey) -> ApiKeyAnswer:
        """One API key"""
        return self.shown(key)

    @endpoint(Scope.KEYS_MANAGE, errors=("conflict", "grant_exceeded"))
    def update_api_key(self, key: ApiKey, body: JsonBody[ApiKeyPatch]) -> ApiKeyAnswer:
        """Rename an API key, or narrow what it gives"""
        patch = body.read(rules=self.refused, current={"expiresAt": key.expires_at})
        change_key(
            context=self.context,
            key_id=key.pk,
            changes=cast(KeyChanges, patch.stated()),
            own=self.caller.grant,
        )
        return self.shown(self.find_key(key.public_id))

    @endpoint(Scope.KEYS_MANAGE, errors=("conflict", "grant_exceeded"))
    def rotate_api_key(self, key: ApiKey, body: ApiKeyRotateRequest) -> Created[NewApiKeyAnswer]:
        """Put a new API key in the place of this one, which works for some hours more. The new secret is shown this once"""
        new = rotate_key(
            context=self.context,
            key_id=key.pk,
            overlap=timedelta(hours=body.overlap_hours),
            own=self.caller.grant,
        )
        return self.show(new)

    @endpoint(Scope.KEYS_MANAGE, goes_on=True, errors=("grant_exceeded",))
    def revoke_api_key(self, key: ApiKey) -> ApiKeyAnswer:
        """End an API key at once and for good"""
        revoke_key(context=self.context, key_id=key.pk, own=self.caller.grant)
        return self.shown(self.find_key(key.public_id))
