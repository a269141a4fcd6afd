"""Authentication by API key: which keys are accepted, and how others are refused."""

from datetime import timedelta

import msgspec
import pytest
from django.db import connection, transaction
from django.test import Client
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.keys.token import Token, parse_token
from accounts.models import ApiKey, Issuer
from accounts.scopes import Feature, Mode, Scope, Standing
from config.sizes import SIZES
from tests.conftest import Api
from tests.factories import make_key
from tests.support.problems import assert_problem, nothing_written

ACCOUNT = "/api/external/account"
ISSUE = "/api/external/certificates/issue"
CHALLENGE = 'ApiKey realm="certificates"'
WRONG_SECRET = "0" * 43


def call(presented: str | bytes | None, method: str = "get", path: str = ACCOUNT):
    """One request with this key in its header."""
    if isinstance(presented, bytes):
        presented = presented.decode("latin-1")  # as WSGI hands over what is not ASCII
    extra = {} if presented is None else {"HTTP_X_API_KEY": presented}
    client = Client(raise_request_exception=False)
    return client.generic(method.upper(), path, b"{}", "application/json", **extra)


def test_a_key_opens_the_account_it_belongs_to(api: Api, key: NewKey, issuer: Issuer, settings):
    settings.SOURCE_ADDRESSES = ["203.0.113.10"]
    body = api.get("account").json()
    assert body == {
        "ok": True,
        "issuer": {
            "id": issuer.public_id,
            "name": issuer.name,
            "defaultLocale": "en",
            "verifiedDomains": [],
            "timeZone": "Europe/Berlin",
        },
        "key": {
            "id": key.key.public_id,
            "mode": "live",
            "scopes": sorted(Scope.values),
            "typeIds": [],
            "allowedNetworks": [],
            "expiresAt": None,
        },
        "plan": "test",
        "features": sorted(Feature.values),
        "limits": {
            **msgspec.to_builtins(SIZES),
            "requestsAtOnce": 200,
            "requestsPerMinute": 1200,
            "certificatesPerMonth": None,
            "apiKeys": None,
            "webhookEndpoints": None,
            "members": None,
        },
        "quota": {"used": 0, "limit": None, "resetsAt": body["quota"]["resetsAt"]},
        "sourceAddresses": ["203.0.113.10"],
        "consentDueAt": None,
    }


def test_spaces_around_the_key_are_ignored(key: NewKey):
    assert call(f"  {key.token.reveal()} ").status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("presented", [None, "", "   "])
@pytest.mark.parametrize(("method", "path"), [("get", ACCOUNT), ("post", ISSUE)])
def test_requests_without_a_key_are_refused(presented: str | None, method: str, path: str):
    response = call(presented, method, path)
    assert_problem(response, 401, "api_key_missing")
    assert response["WWW-Authenticate"] == CHALLENGE


@pytest.mark.parametrize(
    "garble",
    [
        pytest.param(lambda shown: shown[:-1], id="cut off"),
        pytest.param(lambda shown: shown + "A", id="too long"),
        pytest.param(lambda shown: shown[:-1] + ("A" if shown[-1] != "A" else "B"), id="checksum"),
        pytest.param(lambda shown: shown.upper(), id="upper case"),
        pytest.param(lambda shown: f"Bearer {shown}", id="bearer"),
        pytest.param(lambda shown: f"{shown}, {shown}", id="sent twice"),
        pytest.param(lambda shown: shown.replace("_", "-"), id="dashes"),
        pytest.param(lambda shown: f"{shown}\u00a0".encode(), id="non-ASCII bytes"),
        pytest.param(lambda _shown: b"\xff\xfe\x00", id="binary"),
        pytest.param(lambda _shown: "A" * 8000, id="long"),
        pytest.param(lambda _shown: "' OR 1=1 --", id="SQL"),
    ],
)
def test_a_malformed_key_costs_no_query(key: NewKey, garble, django_assert_num_queries):
    with django_assert_num_queries(0):
        response = call(garble(key.token.reveal()))
    assert_problem(response, 401, "api_key_invalid")
    assert response["WWW-Authenticate"] == CHALLENGE


def test_unknown_id_and_wrong_secret_get_the_same_answer(key: NewKey):
    guessed = Token(Mode.LIVE, key.token.key_id, WRONG_SECRET)
    unknown = Token(Mode.LIVE, "A" * 12, key.token.secret)
    answers = [
        assert_problem(call(token.reveal()), 401, "api_key_invalid") for token in (guessed, unknown)
    ]
    for answer in answers:
        answer.pop("requestId")
        answer.pop("instance")
    assert answers[0] == answers[1]


def test_a_request_cannot_change_the_mode_of_its_key(key: NewKey, test_mode_key: NewKey):
    for token, mode in ((key.token, Mode.TEST), (test_mode_key.token, Mode.LIVE)):
        relabelled = Token(mode, token.key_id, token.secret).reveal()
        assert parse_token(relabelled) is not None  # its checksum is right
        assert_problem(call(relabelled), 401, "api_key_invalid")


def test_a_key_of_a_removed_pepper_is_refused(key: NewKey):
    ApiKey.objects.filter(pk=key.key.pk).update(pepper_id="retired")
    assert_problem(call(key.token.reveal()), 401, "api_key_invalid")


def test_a_key_of_an_older_pepper_still_works(key: NewKey, settings):
    settings.API_KEY_PEPPERS = {"new": "another pepper", **settings.API_KEY_PEPPERS}
    assert call(key.token.reveal()).status_code == 200


@pytest.mark.parametrize(
    ("column", "code"), [("revoked_at", "api_key_revoked"), ("expires_at", "api_key_expired")]
)
def test_the_expiry_is_shown_only_with_the_right_secret(key: NewKey, column: str, code: str):
    past = timezone.now() - timedelta(seconds=1)
    ApiKey.objects.filter(pk=key.key.pk).update(**{column: past})
    response = call(key.token.reveal())
    assert_problem(response, 401, code)
    assert response["WWW-Authenticate"] == CHALLENGE
    guessed = Token(Mode.LIVE, key.token.key_id, WRONG_SECRET)
    assert_problem(call(guessed.reveal()), 401, "api_key_invalid")


def test_a_key_works_until_its_last_moment(issuer: Issuer):
    later = make_key(issuer, expires_at=timezone.now() + timedelta(minutes=1))
    assert call(later.token.reveal()).status_code == 200


@pytest.mark.parametrize(
    "query", ["x-api-key={}", "api_key={}", "apiKey={}", "key={}", "x_api_key={}"]
)
def test_a_key_in_the_url_is_refused_and_not_echoed(key: NewKey, query: str):
    shown = key.token.reveal()
    address = f"{ACCOUNT}?{query.format(shown)}"
    assert_problem(call(None, path=address), 401, "api_key_missing")
    response = call(shown, path=address)
    assert_problem(response, 400, "validation_failed")
    assert key.token.secret not in response.content.decode()


@pytest.mark.parametrize(
    ("method", "path", "scope"),
    [
        ("get", ACCOUNT, Scope.ACCOUNT_READ),
        ("post", ISSUE, Scope.CERTIFICATES_ISSUE),
        ("get", "/api/external/certificates/cert_x", Scope.CERTIFICATES_READ),
        ("get", "/api/external/certificates/cert_x/canonical", Scope.CERTIFICATES_READ),
    ],
)
def test_all_other_scopes_together_do_not_replace_the_one(issuer, method, path, scope):
    others = make_key(issuer, scopes=[other for other in Scope if other is not scope])
    with nothing_written():
        document = assert_problem(call(others.token.reveal(), method, path), 403, "scope_missing")
    assert scope.value in document["detail"]


@pytest.mark.parametrize("standing", [Standing.SUSPENDED, Standing.FRAUD])
def test_a_suspended_account_reads_and_changes_nothing(api, request_body, issuer, standing):
    Issuer.objects.filter(pk=issuer.pk).update(standing=standing)
    assert api.get("account").status_code == 200
    with nothing_written():
        assert_problem(api.post("certificates/issue", request_body()), 403, "issuer_suspended")


def test_issuing_stops_when_consent_is_overdue(api, request_body, issuer):
    now = timezone.now()
    Issuer.objects.filter(pk=issuer.pk).update(issuing_blocked_from=now)
    with nothing_written():
        assert_problem(api.post("certificates/issue", request_body()), 403, "consent_required")
    assert api.get("account").status_code == 200
    Issuer.objects.filter(pk=issuer.pk).update(issuing_blocked_from=now + timedelta(hours=1))
    assert api.post("certificates/issue", request_body()).status_code == 201


def test_a_database_that_only_reads_is_503_and_reading_goes_on(api, request_body):
    body = request_body()
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL transaction_read_only = on")
        assert api.get("account").status_code == 200
        refused = api.post("certificates/issue", body)
        transaction.set_rollback(True)
    assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
