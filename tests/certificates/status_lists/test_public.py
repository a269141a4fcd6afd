"""What everybody gets under the address of a list, and what nobody gets."""

import orjson
import pytest

from accounts.scopes import Mode
from certificates.models import PublishedStatusList
from tests.factories import issue_one, make_issuer
from tests.support import credential_proofs

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def row(certificate, place, publish):
    placed = place(certificate)
    publish()
    return placed


@pytest.fixture
def url(row):
    return address(row.certificate.issuer, row)


def address(issuer, row, purpose="revocation", folder=""):
    return f"/issuers/{issuer.public_id}{folder}/status/{row.status_list.public_id}/{purpose}"


def test_everybody_reads_it_and_may_keep_it_a_minute(client, url, django_assert_num_queries):
    with django_assert_num_queries(1):
        answer = client.get(url)
    assert answer.status_code == 200
    assert answer["Content-Type"] == "application/vc"
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert answer["Cache-Control"] == "public, max-age=60"
    assert "Accept" in answer["Vary"]
    assert "Set-Cookie" not in answer
    again = client.get(url, headers={"if-none-match": answer["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.head(url).status_code == 200
    assert client.post(url).status_code == 405


@pytest.mark.parametrize(
    ("query", "accept"), [("?proof=jwt", "*/*"), ("", "application/vc+jwt"), ("?proof=jwt", "")]
)
def test_status_list_is_a_jwt_when_asked_for(client, row, url, query, accept):
    answer = client.get(url + query, headers={"accept": accept})
    assert answer["Content-Type"] == "application/vc+jwt"
    claims = credential_proofs.verify_jwt(
        answer.content.decode(),
        bytes(row.status_list.issuer.signingkey_set.get(mode="live").public_key),
    )
    assert claims["credentialSubject"] == orjson.loads(client.get(url).content)["credentialSubject"]


def test_lists_of_tests_stand_apart(client, certificate_type, place, publish):
    row = place(issue_one(certificate_type, mode=Mode.TEST))
    publish()
    issuer = certificate_type.issuer
    assert client.get(address(issuer, row)).status_code == 404
    credential = orjson.loads(client.get(address(issuer, row, folder="/test")).content)
    assert credential["issuer"]["id"].endswith(f"{issuer.public_id}:test")


def test_unknown_status_list_is_404_and_not_cached(client, row, url):
    PublishedStatusList.objects.filter(purpose="suspension").delete()
    issuer = row.certificate.issuer
    for wrong in (
        address(make_issuer(), row),
        address(issuer, row, "suspension"),
        address(issuer, row, "message"),
        address(issuer, row, folder="/test"),
        f"/issuers/{issuer.public_id}/status/{issuer.public_id}/revocation",
        f"/issuers/nobody/status/{row.status_list.public_id}/revocation",
        f"{url}?proof=bbs-2023",
    ):
        answer = client.get(wrong)
        assert answer.status_code == 404, wrong
        assert answer["Cache-Control"] == "no-store"
        assert answer["Access-Control-Allow-Origin"] == "*"
