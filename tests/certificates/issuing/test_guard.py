"""Cached key, issuer, plan and type: whatever is changed about them counts at the next request."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import orjson
import pytest
import time_machine
from django.db import OperationalError, connection, transaction
from django.test import Client
from django.utils import timezone
from psycopg.errors import DeadlockDetected

from accounts import metrics
from accounts.actors import Rate
from accounts.keys.operations import NewKey, revoke_key
from accounts.limits.throttling import Limiter, RateLimitState
from accounts.models import ApiKey, ApiKeyUse, Issuer, Plan
from accounts.scopes import Scope, Standing
from certificates.holders.operations import mails_about
from certificates.issuing import operations as issuing
from certificates.models import Certificate, CertificateType
from certificates.transitions import operations as transitions
from certificates.types.operations import archive_type, change_type
from tests.conftest import Api
from tests.factories import context_of, make_issuer, make_type
from tests.support.concurrency import in_another_thread
from tests.support.problems import assert_problem, row_counts

HOUR = timedelta(hours=1)
Change = Callable[..., object]


@pytest.fixture
def post(api: Api, request_body: Any, guarded: list[bool]) -> Callable[..., Any]:
    """Sends a request to issue, after two that were answered 201: the second one by the short way."""
    for _ in range(2):
        assert api.post("certificates/issue", request_body()).status_code == 201
    assert guarded == [True]
    return lambda **headers: api.post("certificates/issue", request_body(), **headers)


def of_key(**columns: Any) -> Change:
    return lambda key, **_: ApiKey.objects.filter(pk=key.key.pk).update(**columns)


def of_issuer(**columns: Any) -> Change:
    return lambda issuer, **_: Issuer.objects.filter(pk=issuer.pk).update(**columns)


def of_plan(**columns: Any) -> Change:
    return lambda issuer, **_: Plan.objects.filter(pk=issuer.plan_id).update(**columns)


def of_type(**version: Any) -> Change:
    return lambda issuer, certificate_type, **_: change_type(
        context=context_of(issuer), certificate_type=certificate_type, **version
    )


def revoke(key: NewKey, issuer: Issuer, **_: Any) -> None:
    revoke_key(context=context_of(issuer), key_id=key.key.pk)


def archive(issuer: Issuer, certificate_type: CertificateType, **_: Any) -> None:
    archive_type(context=context_of(issuer), certificate_type=certificate_type)


def delete_key(key: NewKey, **_: Any) -> None:
    ApiKey.objects.filter(pk=key.key.pk).delete()


def move_type(certificate_type: CertificateType, **_: Any) -> None:
    other = make_issuer("Another issuer")
    CertificateType.objects.filter(pk=certificate_type.pk).update(issuer=other)


NOW = timezone.now() - HOUR
REFUSALS: dict[str, tuple[Change, int, str]] = {
    "key revoked": (revoke, 401, "api_key_revoked"),
    "key revoked by SQL": (of_key(revoked_at=NOW), 401, "api_key_revoked"),
    "key expired": (of_key(expires_at=NOW), 401, "api_key_expired"),
    "key deleted": (delete_key, 401, "api_key_invalid"),
    "secret": (of_key(digest=bytes(32)), 401, "api_key_invalid"),
    "pepper": (of_key(pepper_id="another"), 401, "api_key_invalid"),
    "mode": (of_key(mode="test"), 401, "api_key_invalid"),
    "scopes": (of_key(scopes=[Scope.CERTIFICATES_READ]), 403, "scope_missing"),
    "cap of the scopes": (of_key(scope_cap=[Scope.CERTIFICATES_READ]), 403, "scope_missing"),
    "networks of the key": (of_key(allowed_networks=["203.0.113.0/24"]), 403, "ip_not_allowed"),
    "types of the key": (of_key(type_ids=[2**40]), 400, "validation_failed"),
    "issuer suspended": (of_issuer(standing=Standing.SUSPENDED), 403, "issuer_suspended"),
    "issuer blocked for fraud": (of_issuer(standing=Standing.FRAUD), 403, "issuer_suspended"),
    "consent due": (of_issuer(issuing_blocked_from=NOW), 403, "consent_required"),
    "networks of the issuer": (
        of_issuer(trusted_networks=["203.0.113.0/24"]),
        403,
        "ip_not_allowed",
    ),
    "rate": (of_plan(rate_burst=1, rate_per_minute=1), 429, "rate_limited"),
    "type archived": (archive, 400, "validation_failed"),
    "type changed": (of_type(required=["holderName"]), 400, "validation_failed"),
    "type of another issuer": (move_type, 400, "validation_failed"),
}


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("keyed", [False, True], ids=["plain", "keyed"])
@pytest.mark.parametrize("change", REFUSALS)
def test_the_next_request_after_a_change_is_refused(
    change, keyed, post, key, issuer, certificate_type, guarded
):
    """The change is committed over another connection."""
    make, status, code = REFUSALS[change]
    in_another_thread(lambda: make(key=key, issuer=issuer, certificate_type=certificate_type))
    headers = {"idempotency-key": "K"} if keyed else {}
    before = row_counts()
    for _ in range(2 if code != "rate_limited" else 1):
        response = post(**headers)
        while code == "rate_limited" and response.status_code == 201:
            before = row_counts()
            response = post()
        assert_problem(response, status, code)
    assert row_counts() == before


CHANGES: dict[str, tuple[Change, Callable[[dict[str, Any], Certificate, Any], bool]]] = {
    "name": (of_issuer(name="New"), lambda document, *_: document["issuer"]["name"] == "New"),
    "time zone": (
        of_issuer(time_zone="Asia/Tokyo"),
        lambda document, *_: document["timeZone"] == "Asia/Tokyo",
    ),
    "language": (of_issuer(default_locale="sq"), lambda document, *_: document["locale"] == "sq"),
    "mails": (of_issuer(notify_holder=True), lambda _, row, __: mails_about([row.pk]).exists()),
    "warnings": (of_issuer(expiry_warning_days=[]), lambda _, row, __: row.next_notice_at == row.ends_at),
    "hash off": (of_issuer(data_hash_enabled=False), lambda *a: "dataHash" not in a[2].json()),
    "features": (of_plan(features=[]), lambda *a: "dataHash" not in a[2].json()),
    "rate": (of_plan(rate_burst=77), lambda *a: "q=77;" in a[2]["RateLimit-Policy"]),
    "name of the type": (
        of_type(name_en="New"),
        lambda document, *_: document["type"] | {"id": 0}
        == {"id": 0, "code": "en10204-3-1", "version": 2, "name": "New"},
    ),
    "release": (of_type(release_required=True), lambda _, row, __: row.state == "pending"),
}  # fmt: skip


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("change", CHANGES)
def test_the_next_certificate_after_a_change_follows_it(
    change, post, key, issuer, certificate_type, guarded
):
    make, holds = CHANGES[change]
    in_another_thread(lambda: make(key=key, issuer=issuer, certificate_type=certificate_type))
    for _ in range(2):
        response = post()
        assert response.status_code == 201
        row = Certificate.objects.latest("issued_at")
        assert holds(orjson.loads(bytes(row.document or b"")), row, response)
    assert guarded == [True, False, True]  # cached, noticed as changed, cached anew


@pytest.mark.django_db(transaction=True)
def test_another_plan_counts_at_once(post, issuer, guarded):
    plan = Plan.objects.create(code="none", name="None", features=[])
    Issuer.objects.filter(pk=issuer.pk).update(plan=plan)
    assert "dataHash" not in post().json()
    assert guarded == [True, False]


def test_two_changes_within_one_transaction_count_each(post, issuer):
    """Both write the same `xmin`: it is the place of the row that differs."""
    for standing, status in (
        (Standing.SUSPENDED, 403),
        (Standing.ACTIVE, 201),
        (Standing.FRAUD, 403),
    ):
        Issuer.objects.filter(pk=issuer.pk).update(standing=standing)
        assert post().status_code == status


@pytest.mark.django_db(transaction=True)
def test_a_change_that_is_rolled_back_never_counts(post, issuer, guarded):
    with transaction.atomic():
        Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
        assert post().status_code == 403
        transaction.set_rollback(True)
    assert [post().status_code for _ in range(2)] == [201, 201]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("statement", ["VACUUM (FULL)", "VACUUM (FREEZE)"])
def test_a_table_that_was_rewritten_or_frozen_is_found(statement, post, guarded):
    """Rewriting moves rows, so the guard fails once; freezing leaves place and `xmin` as they were."""
    tables = ("accounts_apikey", "accounts_issuer", "accounts_plan", "certificates_certificatetype")
    with connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f"UPDATE {table} SET id = id")  # so that there is room to move to
            cursor.execute(f"UPDATE {table} SET id = id")
        post()
        for table in tables:
            cursor.execute(f"{statement} {table}")
    del guarded[:]
    assert [post().status_code for _ in range(2)] == [201, 201]
    assert guarded[-1] is True
    assert ("FREEZE" in statement) is guarded[0]


class TestTimeAndRequest:
    """What depends on them is checked at each request, though no row was changed."""

    @pytest.fixture(params=["expiry", "consent"])
    def ending(self, request: Any, key: NewKey, issuer: Issuer) -> tuple[int, str]:
        """A key that ends, or an issuer who has to consent, in an hour."""
        later = timezone.now() + HOUR
        if request.param == "expiry":
            ApiKey.objects.filter(pk=key.key.pk).update(expires_at=later)
            return 401, "api_key_expired"
        Issuer.objects.filter(pk=issuer.pk).update(issuing_blocked_from=later)
        return 403, "consent_required"

    def test_time_goes_by(self, ending, post, key):
        ApiKeyUse.objects.filter(key=key.key).update(last_used_at=timezone.now() + 2 * HOUR)
        assert post().status_code == 201
        with time_machine.travel(timezone.now() + HOUR + timedelta(seconds=1)):
            assert_problem(post(), *ending)

    def test_the_same_key_from_elsewhere(self, issuer, key, request_body):
        Issuer.objects.filter(pk=issuer.pk).update(trusted_networks=["127.0.0.0/8"])
        for address, status in (("127.0.0.1", 201), ("127.0.0.1", 201), ("203.0.113.9", 403)):
            response = Client(REMOTE_ADDR=address).post(
                "/api/external/certificates/issue",
                request_body(),
                content_type="application/json",
                headers={"x-api-key": key.token.reveal()},
            )
            assert response.status_code == status

    @pytest.mark.parametrize("place", [10, 30, -1])
    def test_another_secret_under_the_same_id(self, post, key, request_body, place):
        secret = key.token.reveal()
        wrong = secret[:place] + ("x" if secret[place] != "x" else "y")
        wrong += secret[place + 1 :] if place != -1 else ""
        response = Client().post(
            "/api/external/certificates/issue",
            request_body(),
            content_type="application/json",
            headers={"x-api-key": wrong},
        )
        assert_problem(response, 401, "api_key_invalid")


def test_a_request_that_takes_both_ways_spends_once(post, issuer, monkeypatch):
    """The guard fails, and the usual way follows; the limit and the usage count one request."""
    spent: list[tuple[str, Rate]] = []
    counted: list[object] = []
    monkeypatch.setattr(
        "accounts.limits.throttling.Limiter.spend",
        lambda _self, name, rate: spent.append((name, rate)),
    )
    monkeypatch.setattr("accounts.usage.recording.count", lambda *key: counted.append(key))
    Issuer.objects.filter(pk=issuer.pk).update(name="Changed")
    assert post().status_code == 201
    assert (len(spent), len(counted)) == (1, 1)


def test_a_type_that_is_named_by_code_is_found_by_what_the_code_names_now(
    api, issuer, certificate_type, request_body
):
    body = request_body(typeCode="en10204-3-1") | {"typeId": None}
    for _ in range(2):
        assert api.post("certificates/issue", body).status_code == 201
    CertificateType.objects.filter(pk=certificate_type.pk).update(code="old")
    successor = make_type(issuer)
    assert api.post("certificates/issue", body).status_code == 201
    assert Certificate.objects.latest("pk").type == successor


def test_a_request_that_is_refused_in_both_tries_is_counted_once(post, monkeypatch):
    full = RateLimitState(allowed=False, left=0, retry_after=1.0, full_after=1.0)
    monkeypatch.setattr(Limiter, "spend", lambda *_: full)
    before = metrics.RATE_REFUSALS.labels("key")._value.get()
    assert_problem(post(), 429, "rate_limited")
    assert metrics.RATE_REFUSALS.labels("key")._value.get() == before + 1


@pytest.mark.django_db(transaction=True)
def test_a_deadlock_while_superseding_is_run_again(post, request_body, api, monkeypatch):
    first = post().json()["id"]
    real, calls = transitions.mark_superseded, []

    def once_in_vain(**arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) == 1:
            raise OperationalError from DeadlockDetected()
        return real(**arguments)

    monkeypatch.setattr(issuing, "mark_superseded", once_in_vain)
    response = api.post("certificates/issue", request_body(supersedes=first))
    assert (response.status_code, len(calls)) == (201, 2)


@pytest.mark.parametrize("more", ["\xa0", "\x85", "\x1f"])
def test_a_key_with_another_character_is_no_key(key, request_body, more):
    """nginx would count it apart from the key itself."""
    response = Client().post(
        "/api/external/certificates/issue",
        request_body(),
        content_type="application/json",
        headers={"x-api-key": key.token.reveal() + more},
    )
    assert_problem(response, 401, "api_key_invalid")
