"""No escalation: a key cannot create or change a key to more than its own rights."""

from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from itertools import product
from typing import Any

import pytest
from hypothesis import given, strategies as st

from accounts.actors import Grant
from accounts.keys.operations import NewKey
from accounts.models import ApiKey, Issuer
from accounts.scopes import Mode, Scope
from certificates.models import CertificateType
from tests.conftest import Api
from tests.factories import make_key, make_type
from tests.support.problems import assert_problem

KEYS = "account/api-keys"
SOON = datetime(2090, 1, 1, tzinfo=UTC)
MANAGE, READ, ISSUE = Scope.KEYS_MANAGE, Scope.ACCOUNT_READ, Scope.CERTIFICATES_ISSUE

# A key of none of the managing key's types: for that one there is no such key.
ELSEWHERE = [2]
# For each kind of limit: what the managing key has, and what another has within it or beyond it.
# Types are named by place: those of the issuer, made for the test.
OWN: dict[str, Any] = {
    "scopes": [MANAGE, READ],
    "types": [0, 1],
    "allowed_networks": ["10.0.0.0/8", "127.0.0.0/8"],
    "expires_at": SOON,
}
WITHIN: dict[str, list[Any]] = {
    "scopes": [[READ], [MANAGE, READ]],
    "types": [[0], [0, 1]],
    "allowed_networks": [["10.1.0.0/16"], ["10.0.0.0/8", "127.0.0.1/32"]],
    "expires_at": [SOON - timedelta(days=1), SOON],
}
BEYOND: dict[str, list[Any]] = {
    "scopes": [[ISSUE], [MANAGE, READ, ISSUE]],
    "types": [[], ELSEWHERE, [0, 2]],
    "allowed_networks": [[], ["0.0.0.0/0"], ["10.0.0.0/7"], ["10.1.0.0/16", "::/0"]],
    "expires_at": [None, SOON + timedelta(seconds=1)],
}
NAMES = {
    "scopes": "scopes",
    "types": "typeIds",
    "allowed_networks": "allowedNetworks",
    "expires_at": "expiresAt",
}
# Every combination of within (False) and beyond (True) in the four limits.
COMBINATIONS = list(product([False, True], repeat=len(OWN)))


@pytest.fixture
def types(issuer: Issuer) -> list[CertificateType]:
    return [make_type(issuer, code=f"type-{number}") for number in range(3)]


@pytest.fixture
def manager(issuer: Issuer, types: list[CertificateType]) -> NewKey:
    return make_key(issuer, **columns(OWN, types))


def columns(limits: dict[str, Any], types: list[CertificateType]) -> dict[str, Any]:
    """Limits as the columns of a key."""
    rest = {name: value for name, value in limits.items() if name != "types"}
    return {**rest, "type_ids": [types[place].pk for place in limits["types"]]}


def choices(combination: tuple[bool, ...]) -> list[dict[str, Any]]:
    """Limits within or beyond: each of the examples occurs, the others stay at their first."""
    pools = [
        (BEYOND if beyond else WITHIN)[name] for name, beyond in zip(OWN, combination, strict=True)
    ]
    longest = max(map(len, pools))
    return [
        {name: pool[min(turn, len(pool) - 1)] for name, pool in zip(OWN, pools, strict=True)}
        for turn in range(longest)
    ]


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_a_key_creates_only_what_it_covers(manager: NewKey, types, combination):
    for limits in choices(combination):
        wanted = columns(limits, types)
        body = {
            "name": "Child",
            "scopes": [scope.value for scope in wanted["scopes"]],
            "typeIds": wanted["type_ids"],
            "allowedNetworks": wanted["allowed_networks"],
        }
        # Without an end a body means the own one: to ask for none at all is not possible.
        end = wanted["expires_at"] or SOON + timedelta(days=1)
        response = Api(manager).post(KEYS, {**body, "expiresAt": end.isoformat()})
        assert_covered(response, combination, 201)


@pytest.mark.parametrize("action", ["rotate", "change"])
@pytest.mark.parametrize("combination", COMBINATIONS)
def test_a_key_rotates_and_changes_only_what_it_covers(
    issuer: Issuer, manager: NewKey, types, combination, action: str
):
    for limits in choices(combination):
        target = make_key(issuer, **columns(limits, types)).key
        path = f"{KEYS}/{target.public_id}"
        rotated = action == "rotate"
        response = (
            Api(manager).post(f"{path}/rotate", {})
            if rotated
            else Api(manager).patch(path, {"name": "New"})
        )
        if limits["types"] == ELSEWHERE:
            assert_problem(response, 404, "not_found")
        else:
            assert_covered(response, combination, 201 if rotated else 200)


def assert_covered(response: Any, combination: tuple[bool, ...], status: int) -> None:
    """Done if all limits were within, else refused with all those named that were beyond."""
    beyond = [
        name for name, is_beyond in zip(NAMES.values(), combination, strict=True) if is_beyond
    ]
    if beyond:
        document = assert_problem(response, 403, "grant_exceeded")
        assert document["detail"].endswith(f": {', '.join(beyond)}.")
        return
    assert response.status_code == status, response.content
    made = ApiKey.objects.latest("id")
    assert not made.grant().beyond(ApiKey.objects.earliest("id").grant())


@pytest.mark.parametrize(("mine", "theirs"), [(Mode.LIVE, Mode.TEST), (Mode.TEST, Mode.LIVE)])
def test_the_other_modes_keys_do_not_exist(issuer: Issuer, mine: Mode, theirs: Mode):
    manager, target = make_key(issuer, mode=mine), make_key(issuer, mode=theirs).key
    path = f"{KEYS}/{target.public_id}"
    assert_problem(Api(manager).post(f"{path}/rotate", {}), 404, "not_found")
    assert_problem(Api(manager).patch(path, {"name": "x"}), 404, "not_found")


# --- the comparison itself, against what it means for single requests --------------------------------

CIDRS = ["0.0.0.0/0", "10.0.0.0/8", "10.1.0.0/16", "10.1.2.0/24", "::/0", "2001:db8::/32"]
ADDRESSES = ["10.0.0.1", "10.1.0.1", "10.1.2.3", "192.0.2.1", "2001:db8::1", "2001:db9::1"]
grants = st.builds(
    Grant,
    mode=st.sampled_from(Mode),
    scopes=st.frozensets(st.sampled_from(["a", "b", "c"]), min_size=1),
    types=st.frozensets(st.integers(1, 4)),
    networks=st.lists(st.sampled_from(CIDRS), unique=True, max_size=3).map(tuple),
    expires_at=st.none() | st.integers(1, 4).map(lambda day: datetime(2090, 1, day, tzinfo=UTC)),
)


def opens(grant: Grant, mode: Mode, scope: str, kind: int, address: str, when: datetime) -> bool:
    """Whether a key with this grant may do this: the words of the interface, spelt out."""
    return (
        grant.mode is mode
        and scope in grant.scopes
        and (not grant.types or kind in grant.types)
        and (
            not grant.networks
            or any(ip_address(address) in ip_network(known) for known in grant.networks)
        )
        and (grant.expires_at is None or when < grant.expires_at)
    )


MOMENTS = [datetime(2089, 12, 31, tzinfo=UTC) + timedelta(days=days) for days in range(7)]
REQUESTS = list(product(Mode, ["a", "b", "c"], range(1, 6), ADDRESSES, MOMENTS))


@given(asked=grants, own=grants)
def test_covered_grant_opens_nothing_its_coverer_does_not_open(asked: Grant, own: Grant):
    if not asked.beyond(own):
        assert all(opens(own, *one) for one in REQUESTS if opens(asked, *one))


@given(grant=grants)
def test_every_grant_covers_itself(grant: Grant):
    assert grant.beyond(grant) == []
