"""Which operations can be tried from the reference by a signed-in member (`config.back_office.try_out`)."""

import re
from functools import cache
from typing import Any, cast

from django.urls import resolve

from accounts.scopes import Locale, Scope

from .curl import JSON
from .document import Json, documents, followed
from .resources import ListedOperation, entries

# Keys, people's data and the account have pages of their own, which ask for a recent sign-in.
NOT_TRIED = frozenset(
    {Scope.KEYS_MANAGE, Scope.SIGNING_MANAGE, Scope.PRIVACY_MANAGE, Scope.ACCOUNT_MANAGE}
)
SECRETS = frozenset({"secret", "key"})  # members of answers


@cache
def tryable() -> frozenset[str]:
    """The ids of operations that take JSON or no body, and whose answer holds no secret."""
    source = documents(Locale.EN)
    return frozenset(entry.id for entry in entries(source) if _is_tryable(source, entry))


def _is_tryable(source: Json, entry: ListedOperation) -> bool:
    contents: Json = followed(source, entry.operation.get("requestBody", {})).get("content", {})
    view = cast(Any, resolve(re.sub(r"\{\w+\}", "1", entry.path)).func).cls
    scope = getattr(view, entry.method).scope
    is_json = JSON in contents or not contents
    return is_json and scope not in NOT_TRIED and not _answers_secret(source, entry)


def _answers_secret(source: Json, entry: ListedOperation) -> bool:
    for status, response in entry.operation["responses"].items():
        content = followed(source, response).get("content", {}).get(JSON, {})
        members = followed(source, content.get("schema", {})).get("properties", {})
        if status.startswith("2") and SECRETS & members.keys():
            return True
    return False
