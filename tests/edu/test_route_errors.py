"""Every declared error of every EDU route occurs, and no other.

Refusals of one route have a case of their own in `refusal_cases`; those that all routes of a kind
have alike are walked here, or tested at one place, which is named.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from accounts.errors import PROBLEMS
from accounts.keys.operations import NewKey
from accounts.models import Issuer, User
from accounts.scopes import Mode
from edu.models import Recipient
from tests.edu.route_errors import CASES, Refusal
from tests.edu.test_outsiders import OF_ROWS, filled
from tests.edu.test_routes import EXAMPLES, ROOT, issuer, key, operator, rows, school
from tests.factories import make_key, make_type
from tests.support.openapi import api_document

__all__ = ["issuer", "key", "operator", "rows", "school"]  # fixtures
# What no route says by itself -> where it is tested for all of them.
SHARED = {
    "api_key_missing": "tests/accounts/api/test_authentication.py",
    "api_key_invalid": "tests/accounts/api/test_authentication.py",
    "api_key_expired": "tests/accounts/api/test_authentication.py",
    "api_key_revoked": "tests/accounts/api/test_authentication.py",
    "ip_not_allowed": "tests/accounts/keys/test_key_use.py",
    "scope_missing": "tests/config/tenancy/test_every_route.py",
    "rate_limited": "tests/accounts/limits/test_rate_limits.py",
    "idempotency_in_progress": "tests/accounts/api/test_idempotency.py",
    "idempotency_key_reused": "tests/accounts/api/test_idempotency.py",
    "body_too_large": "tests/certificates/issuing/test_bad_requests.py",
    "unknown_api_version": "tests/accounts/api/test_versions.py",
    "internal_error": "tests/config/openapi/test_errors.py",
    "unavailable": "tests/config/openapi/test_errors.py",
    "feature_not_in_plan": "tests/edu/test_outsiders.py",
    "issuer_suspended": "tests/edu/test_routes.py",
    "validation_failed": "tests/edu/test_routes.py",
}
Route = tuple[str, str]
Sender = Callable[..., Any]
PARAMETER = re.compile(r"{(\w+)}")


def route_parameter(parameter: re.Match[str]) -> str:
    """A parameter of the document, where it is camelCase, as the route has it."""
    name = re.sub("([A-Z])", r"_\1", parameter[1]).lower()
    return f"<str:{name}>"


def declared() -> dict[Route, set[str]]:
    """The codes that each operation says it may refuse with."""
    found: dict[Route, set[str]] = {}
    for path, item in api_document()["paths"].items():
        if path.startswith(f"/{ROOT}"):
            address = PARAMETER.sub(route_parameter, path.removeprefix(f"/{ROOT}"))
            for method, operation in item.items():
                answers = operation["responses"].values()
                problems = [
                    each for each in answers if "application/problem+json" in each["content"]
                ]
                codes = {code for each in problems for code in each["description"].split(", ")}
                found[address, method] = codes
    return found


DECLARED = declared()


def knock(key: NewKey, rows: Mapping[str, str], route: Route, sent: Any = None, **more: Any) -> Any:
    """One request: the route's example, or what is sent in its place, under a key of its own."""
    address, method = route
    sent = EXAMPLES[route].sent if sent is None else sent
    content = sent if isinstance(sent, bytes) else json.dumps(sent)
    for name, value in rows.items():
        content = content if isinstance(content, bytes) else content.replace(f"<str:{name}>", value)
    media_type = "text/csv" if isinstance(sent, bytes) else "application/json"
    headers = {"x-api-key": key.token.reveal(), "idempotency-key": more.pop("once", uuid4().hex)}
    headers = {name: each for name, each in (headers | more.pop("headers", {})).items() if each}
    return Client(raise_request_exception=False).generic(
        method.upper(),
        filled(ROOT + address, dict(rows)) + more.pop("query", ""),
        b"" if method == "get" or sent is None else content,
        content_type=headers.pop("content-type", media_type),
        headers=headers,
    )


def code_of(answer: Any) -> str:
    """The code of a refusal; nothing, if it is none."""
    is_problem = answer["Content-Type"] == "application/problem+json"
    return str(answer.json()["code"]) if is_problem else ""


def who_declares(code: str) -> set[Route]:
    return {route for route, codes in DECLARED.items() if code in codes}


WALKED = {
    "malformed_json",
    "unsupported_media_type",
    "invalid_cursor",
    "not_found",
    "live_mode_required",
    "idempotency_key_missing",
}


def test_every_refusal_has_its_case_or_its_place():
    own = {(*route, code) for route, codes in DECLARED.items() for code in codes}
    assert {each for each in own if each[2] not in SHARED.keys() | WALKED} == CASES.keys()


def test_shared_errors_are_tested_at_the_named_place(pytestconfig: pytest.Config):
    for code, place in SHARED.items():
        assert f'"{code}"' in (pytestconfig.rootpath / place).read_text(), code


@pytest.mark.parametrize("refusal", CASES, ids=" ".join)
def test_route_refuses_with_the_code_it_declares(
    refusal: Refusal, key: NewKey, issuer: Issuer, operator: User, rows: dict[str, str]
):
    *route, code = refusal
    case = CASES[refusal]
    number = Recipient.objects.for_issuer(issuer.pk).exclude(external_id=None).get().external_id
    if case.before:
        case.before(issuer)
    if case.limited:
        key = make_key(issuer, type_ids=[make_type(issuer, code="rare").pk])
    named = rows | {"operator": operator.email, "number": number}
    answer = knock(key, named, (route[0], route[1]), case.sent, headers=dict(case.headers))
    assert code_of(answer) == code, answer.content
    assert answer.status_code == PROBLEMS[code].status


def walk(send: Callable[[Route], Any], code: str) -> set[Route]:
    """The routes that refuse like this."""
    return {route for route in EXAMPLES if code_of(send(route)) == code}


def test_a_body_that_is_no_json(key: NewKey, rows: dict[str, str]):
    json_type = {"content-type": "application/json"}
    found = walk(
        lambda route: knock(key, rows, route, b"{", headers=dict(json_type)), "malformed_json"
    )
    assert found == who_declares("malformed_json")


def test_a_body_of_another_kind(key: NewKey, rows: dict[str, str]):
    found = walk(
        lambda route: knock(key, rows, route, b"x", headers={"content-type": "image/png"}),
        "unsupported_media_type",
    )
    assert found == who_declares("unsupported_media_type")


def test_a_cursor_of_nowhere(key: NewKey, rows: dict[str, str]):
    def send(route: Route) -> Any:
        if route == ("recipients/search", "post"):
            return knock(key, rows, route, {"name": "gas", "cursor": "x"})
        return knock(key, rows, route, query="?cursor=x") if route[1] == "get" else None

    routes = {route for route in EXAMPLES if send(route) is not None}
    found = {route for route in routes if code_of(send(route)) == "invalid_cursor"}
    assert found == who_declares("invalid_cursor")


def test_a_row_that_is_not_there(key: NewKey, rows: dict[str, str]):
    nowhere = dict.fromkeys(rows, "x")
    of_rows = {(address.removeprefix(ROOT), method) for address, method in OF_ROWS}
    assert who_declares("not_found") == of_rows
    assert walk(lambda route: knock(key, nowhere, route), "not_found") == of_rows


def test_test_keys_change_nothing_that_both_modes_share(issuer: Issuer, rows: dict[str, str]):
    key = make_key(issuer, mode=Mode.TEST)
    found = walk(lambda route: knock(key, rows, route), "live_mode_required")
    assert found == who_declares("live_mode_required")


def test_routes_changing_many_declare_missing_idempotency_keys(key: NewKey, rows: dict[str, str]):
    found = walk(lambda route: knock(key, rows, route, once=""), "idempotency_key_missing")
    assert found == who_declares("idempotency_key_missing")
