"""API keys over the API: a key with `keys:manage` manages the keys of its issuer and mode."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, cast

import msgspec
from django.conf import settings
from django.http import HttpResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from msgspec import UNSET
from rest_framework.request import Request

from accounts.domain import parsing
from accounts.domain.prefixes import AccountsPrefix
from accounts.errors import FieldError
from accounts.keys import KeyState
from accounts.models import ApiKey
from accounts.operations.keys import manage
from accounts.operations.keys.manage import NewKey
from accounts.operations.keys.rules import KeyChanges, check
from accounts.scopes import Scope
from lib import ids

from .foundation.filters import choice_filter
from .foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from .foundation.schema import Parameter, documented
from .foundation.views import ExternalView
from .key_answers import (
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


class KeyBaseView(ExternalView):
    """Base of the key views: finds a key by the id in the URL, and answers with a new one."""

    def find(self, key_id: str) -> ApiKey:
        """The key of the caller's issuer and mode. Raises ApiKeyNotFound."""
        return manage.find_key(
            context=self.request_context(self.request),
            key_id=ids.parse(AccountsPrefix.API_KEY, key_id),
        )

    def refused(self, stated: Mapping[str, Any], unread: frozenset[str]) -> Sequence[FieldError]:
        """The faults by the key rules among the fields that could be parsed."""
        changes = cast(KeyChanges, {name: v for name, v in stated.items() if v is not None})
        issuer_id, now = self.caller.issuer.id, timezone.now()
        return parsing.collect_faults(lambda: check(changes, issuer_id=issuer_id, now=now))

    def show(self, new: NewKey) -> HttpResponse:
        """201 with the secret. A replay answers without it: it is stored nowhere."""
        now = timezone.now()
        return self.answer(
            answer_with_secret(new, now),
            status=201,
            headers={
                "Location": f"{settings.BASE_URL}/api/external/account/api-keys/{new.key.public_id}"
            },
            stored=answer_without_secret(new, now),
        )


class KeysView(KeyBaseView):
    """`GET` and `POST /account/api-keys`"""

    scopes = {"get": Scope.KEYS_MANAGE, "post": Scope.KEYS_MANAGE}
    query_parameters = PAGE_PARAMETERS | {"state"}

    @documented(
        operation_id="listApiKeys",
        summary=_("The API keys of this mode, the newest first"),
        tag="api-keys",
        response=ApiKeyListAnswer,
        parameters=[*PAGE_PARAMETER_DOCS, Parameter("state", str, enum=KeyState.values)],
    )
    def get(self, request: Request) -> HttpResponse:
        caller, now = self.caller, timezone.now()
        rows = ApiKey.objects.for_issuer(caller.issuer.id, caller.mode, caller.types)
        if (state := choice_filter(request, "state", KeyState.values)) is not None:
            rows = rows.in_state(KeyState(state), now)
        page = paginate(rows.select_related("predecessor", "use"), request, order_by=("id",))
        data = [key_answer(key, now, ApiKeySummaryItem, caller.types) for key in page.rows]
        return self.answer(ApiKeyListAnswer(data=data, next_cursor=page.next_cursor))

    @documented(
        operation_id="createApiKey",
        summary=_("Create an API key that gives no more than the key that asks. Its secret is shown this once"),
        tag="api-keys",
        request=ApiKeyDraft,
        response=NewApiKeyAnswer,
        status=201,
        errors=("grant_exceeded", "plan_limit_reached"),
    )  # fmt: skip
    def post(self, request: Request) -> HttpResponse:
        draft, own = self.read(request, ApiKeyDraft, rules=self.refused), self.caller.grant
        context = self.request_context(request)
        new = manage.create_key(
            context=replace(context, mode=draft.mode or context.mode),
            name=draft.name,
            scopes=draft.scopes,
            type_ids=own.types if draft.type_ids is None else draft.type_ids,
            allowed_networks=(
                own.networks if draft.allowed_networks is None else draft.allowed_networks
            ),
            expires_at=draft.expires_at or own.expires_at,
            own=own,
        )
        return self.show(new)


class KeyView(KeyBaseView):
    """`GET` and `PATCH /account/api-keys/{id}`"""

    scopes = {"get": Scope.KEYS_MANAGE, "patch": Scope.KEYS_MANAGE}

    @documented(
        operation_id="getApiKey",
        summary=_("One API key"),
        tag="api-keys",
        response=ApiKeyAnswer,
    )
    def get(self, request: Request, key_id: str) -> HttpResponse:
        return self.answer(
            key_answer(self.find(key_id), timezone.now(), ApiKeyAnswer, self.caller.types)
        )

    @documented(
        operation_id="updateApiKey",
        summary=_("Rename an API key, or narrow what it gives"),
        tag="api-keys",
        request=ApiKeyPatch,
        response=ApiKeyAnswer,
        errors=("conflict", "grant_exceeded"),
    )
    def patch(self, request: Request, key_id: str) -> HttpResponse:
        key = self.find(key_id)
        manage.change_key(
            context=self.request_context(request),
            key_id=key.pk,
            changes=_changes(
                self.read(
                    request, ApiKeyPatch, rules=self.refused, current={"expiresAt": key.expires_at}
                )
            ),
            own=self.caller.grant,
        )
        return self.get(request, key_id)


class RotateKeyView(KeyBaseView):
    """`POST /account/api-keys/{id}/rotate`"""

    scopes = {"post": Scope.KEYS_MANAGE}

    @documented(
        operation_id="rotateApiKey",
        summary=_("Put a new API key in the place of this one, which works for some hours more. The new secret is shown this once"),
        tag="api-keys",
        request=ApiKeyRotateRequest,
        response=NewApiKeyAnswer,
        status=201,
        errors=("conflict", "grant_exceeded"),
    )  # fmt: skip
    def post(self, request: Request, key_id: str) -> HttpResponse:
        key = self.find(key_id)
        draft = self.read(request, ApiKeyRotateRequest)
        new = manage.rotate_key(
            context=self.request_context(request),
            key_id=key.pk,
            overlap=timedelta(hours=draft.overlap_hours),
            own=self.caller.grant,
        )
        return self.show(new)


class RevokeKeyView(KeyBaseView):
    """`POST /account/api-keys/{id}/revoke`"""

    scopes = {"post": Scope.KEYS_MANAGE}
    goes_on = True

    @documented(
        operation_id="revokeApiKey",
        summary=_("End an API key at once and for good"),
        tag="api-keys",
        response=ApiKeyAnswer,
        errors=("grant_exceeded",),
    )
    def post(self, request: Request, key_id: str) -> HttpResponse:
        key = self.find(key_id)
        manage.revoke_key(
            context=self.request_context(request),
            key_id=key.pk,
            own=self.caller.grant,
        )
        return self.answer(
            key_answer(self.find(key_id), timezone.now(), ApiKeyAnswer, self.caller.types)
        )


def _changes(patch: ApiKeyPatch) -> KeyChanges:
    """The fields that were sent."""
    sent = msgspec.structs.asdict(patch).items()
    return cast(KeyChanges, {name: value for name, value in sent if value is not UNSET})
