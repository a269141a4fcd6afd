"""API keys created over the API."""

from typing import Any

from accounts.keys.operations import NewKey
from accounts.keys.token import parse_token
from accounts.models import ApiKey
from accounts.scopes import Scope
from tests.conftest import Api

KEYS = "account/api-keys"
ISSUE = Scope.CERTIFICATES_ISSUE.value


def key_body(**changes: Any) -> dict[str, Any]:
    """A body that makes a key."""
    return {"name": "ERP", "scopes": [ISSUE], **changes}


def make_key_by_api(api: Api, **changes: Any) -> dict[str, Any]:
    """What the API says of a key that it has just made."""
    response = api.post(KEYS, key_body(**changes))
    assert response.status_code == 201, response.content
    body: dict[str, Any] = response.json()
    return body


def api_with_secret(secret: str) -> Api:
    """A client that holds this secret."""
    return Api(NewKey(ApiKey(), parse_token(secret)))
