"""Reading one certificate with a key known from an earlier request: one statement, which confirms the key."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.models import Issuer
from accounts.scopes import Mode, Scope, Standing
from certificates.lifecycle import Reason, State
from certificates.models import Certificate, CertificateType
from tests.certificates.digital_link.helpers import GTIN, make_linked_type, own_prefix
from tests.certificates.issuing.test_guard import (
    Change,
    delete_key,
    of_issuer,
    of_key,
    of_plan,
    revoke,
)
from tests.conftest import Api
from tests.factories import issue_one, set_state
from tests.support.concurrency import in_another_thread
from tests.support.problems import assert_problem

UNKNOWN = "cert_01h455vb4pex5vsknk084sn02q"
NOW = timezone.now() - timedelta(hours=1)
ELSEWHERE = ["203.0.113.0/24"]
REFUSALS: dict[str, tuple[Change, int, str]] = {
    "key revoked": (revoke, 401, "api_key_revoked"),
    "key revoked by SQL": (of_key(revoked_at=NOW), 401, "api_key_revoked"),
    "key expired": (of_key(expires_at=NOW), 401, "api_key_expired"),
    "key deleted": (delete_key, 401, "api_key_invalid"),
    "secret": (of_key(digest=bytes(32)), 401, "api_key_invalid"),
    "mode": (of_key(mode="test"), 401, "api_key_invalid"),
    "scopes": (of_key(scopes=[Scope.CERTIFICATES_ISSUE]), 403, "scope_missing"),
    "networks of the key": (of_key(allowed_networks=ELSEWHERE), 403, "ip_not_allowed"),
    "networks of the issuer": (of_issuer(trusted_networks=ELSEWHERE), 403, "ip_not_allowed"),
    "types of the key": (of_key(type_ids=[2**40]), 404, "not_found"),
}


def path_of(certificate: Certificate) -> str:
    return f"certificates/{certificate.public_id}"


@pytest.fixture
def known(api: Api, certificate: Certificate) -> Api:
    """The client of a key that was looked up once."""
    assert api.get(path_of(certificate)).status_code == 200
    return api


def test_one_statement_reads_it_and_confirms_the_key(known: Api, certificate: Certificate):
    with CaptureQueriesContext(connection) as asked:
        assert known.get(path_of(certificate)).json()["status"] == "active"
    assert len(asked) == 1
    set_state(certificate, State.REVOKED)
    assert known.get(path_of(certificate)).json()["status"] == "revoked"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("change", REFUSALS)
def test_the_next_read_after_a_change_is_refused(
    change: str, known: Api, key: NewKey, issuer: Issuer, certificate: Certificate
):
    """The change is committed over another connection."""
    make, status, code = REFUSALS[change]
    in_another_thread(lambda: make(key=key, issuer=issuer))
    for _ in range(2):
        assert_problem(known.get(path_of(certificate)), status, code)


def test_changed_plan_or_issuer_changes_the_answer_at_once(
    known: Api, key: NewKey, issuer: Issuer, certificate: Certificate
):
    of_plan(rate_burst=77)(key=key, issuer=issuer)
    assert "q=77;" in known.get(path_of(certificate))["RateLimit-Policy"]
    of_issuer(data_hash_enabled=False)(key=key, issuer=issuer)
    assert "dataHash" not in known.get(path_of(certificate)).json()
    of_issuer(standing=Standing.FRAUD)(key=key, issuer=issuer)
    assert known.get(path_of(certificate)).status_code == 200


def answer(response: Any) -> tuple[int, dict[str, str], bytes]:
    own = {"X-Request-Id", "RateLimit"}
    headers = {name: value for name, value in response.headers.items() if name not in own}
    return response.status_code, headers, response.content


def test_both_ways_answer_alike(
    known: Api,
    issuer: Issuer,
    certificate_type: CertificateType,
    monkeypatch: pytest.MonkeyPatch,
):
    own_prefix(issuer)
    file = {"name": "a", "mediaType": "text/plain", "size": 1, "sha256": "a" * 64}
    old, new = issue_one(certificate_type), issue_one(certificate_type)
    states = set(State) - {State.SUPERSEDED}
    rows = [
        set_state(old, State.SUPERSEDED, reason=Reason.REPLACED, successor=new),
        *(set_state(issue_one(certificate_type), state) for state in states),
        issue_one(certificate_type, holder_name="Ana Müller", attachments=[file]),
        issue_one(make_linked_type(issuer), gtin=GTIN, metadata={"batch": "B/42"}),
        issue_one(certificate_type, mode=Mode.TEST),
    ]
    paths = [*map(path_of, rows), f"certificates/{UNKNOWN}", "certificates/%00"]
    paths.append(f"{path_of(rows[0])}?fields=id")
    for path in paths:
        for language in ("en", "de"):
            headers = {"accept-language": language, "x-request-id": "r"}
            short = answer(known.get(path, **headers))
            with monkeypatch.context() as patch:
                patch.setattr("accounts.api.views.authenticate_cached", lambda _request: None)
                usual = answer(known.get(path, **headers))
            assert short == usual, path
