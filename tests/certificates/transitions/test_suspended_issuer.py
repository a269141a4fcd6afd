"""A suspended issuer over the API: reading and stopping work, nothing else."""

import pytest

from accounts.exports import EXPORT
from accounts.jobs.operations import create_job
from accounts.keys.operations import NewKey
from accounts.models import Issuer
from accounts.scopes import Standing
from certificates.models import Certificate
from tests.accounts.audit.helpers import ACTOR
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_key
from tests.support.problems import assert_problem, nothing_written
from tests.support.routes import EXTERNAL, METHODS_OF_ROUTES, call, filled

pytestmark = pytest.mark.django_db
GOES_ON = {
    (EXTERNAL + path, "post")
    for path in (
        "certificates/search",
        "certificates/status",
        "certificates/<str:certificate_id>/check",
        "edu/recipients/search",
        "jobs/<str:job_id>/cancel",
        "account/api-keys/<str:key_id>/revoke",
    )
} | {pair for pair in METHODS_OF_ROUTES if pair[1] == "get"}


@pytest.fixture
def suspended(issuer: Issuer, certificate: Certificate) -> None:
    """It has certified somebody before."""
    issue_one(certificate.type, holder_name="Arta Krasniqi")
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)


@pytest.mark.usefixtures("suspended")
def test_suspended_issuer_still_reads_and_stops(api: Api, certificate: Certificate):
    assert set(METHODS_OF_ROUTES) > GOES_ON
    for address, method in sorted(GOES_ON):
        answer = call(api, method, filled(address, certificate))
        told = answer.json() if answer["Content-Type"].endswith("json") else {}
        assert told.get("code") != "issuer_suspended", (address, method)


@pytest.mark.usefixtures("suspended")
def test_everything_else_is_refused(api: Api, certificate: Certificate):
    with nothing_written():
        for address, method in set(METHODS_OF_ROUTES) - GOES_ON:
            answer = call(api, method, filled(address, certificate))
            assert_problem(answer, 403, "issuer_suspended")


@pytest.mark.usefixtures("suspended")
def test_suspended_issuer_still_finds_its_certificates(api: Api, certificate: Certificate):
    assert api.post("certificates/search", {"holderName": "krasniqi"}).json()["data"]
    (told,) = api.post("certificates/status", {"ids": [certificate.public_id]}).json()["data"]
    assert told["status"] == "active"
    path = f"certificates/{certificate.public_id}/check"
    assert api.post(path, {"dataHash": certificate.data_hash.hex()}).json()["match"] is True


@pytest.mark.usefixtures("suspended")
def test_suspended_issuer_still_revokes_keys_and_cancels_jobs(api: Api, issuer: Issuer):
    leaked: NewKey = make_key(issuer)
    answer = api.post(f"account/api-keys/{leaked.key.public_id}/revoke", {})
    assert (answer.status_code, answer.json()["state"]) == (200, "revoked")
    job = create_job(context=context_of(issuer, actor=ACTOR), kind=EXPORT)
    answer = api.post(f"jobs/{job.public_id}/cancel", {})
    assert (answer.status_code, answer.json()["state"]) == (200, "cancelled")
