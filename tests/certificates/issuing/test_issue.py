"""The specification's request: what it answers, what it writes, and what that costs."""

import hashlib
import json
import re
from datetime import UTC, date, datetime, timedelta

import orjson
import pytest
import time_machine
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import Issuer, Plan
from certificates.addresses import CertificatesPrefix
from certificates.models import Certificate, CertificateHistory
from lib import ids
from tests.conftest import Api
from tests.factories import make_issuer, make_key, make_type
from tests.support.problems import assert_problem, row_counts
from webhooks.lifecycle import WebhooksPrefix
from webhooks.models import Event

VERIFY_URL = re.compile(r"https://certificates\.example/(de|en|fr|sq)/verify/(cert_[0-9a-z]{26})")


def issue(api: Api, body: dict, **headers: str) -> dict:
    """A certificate, issued as a machine would."""
    response = api.post("certificates/issue", body, **headers)
    assert response.status_code == 201, response.content
    answer: dict = response.json()
    return answer


def stored(answer: dict) -> Certificate:
    """The row behind an answer."""
    certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, answer["id"])
    assert certificate_id is not None
    return Certificate.objects.get(pk=certificate_id)


def test_the_specifications_request_is_answered_as_specified(api, request_body):
    response = api.post("certificates/issue", request_body())
    assert response.status_code == 201
    assert response["Content-Type"] == "application/json"
    body = response.json()
    assert list(body) == ["ok", "id", "verifyUrl", "dataHash"]
    assert body["ok"] is True
    match = VERIFY_URL.fullmatch(body["verifyUrl"])
    assert match is not None
    assert match.groups() == ("en", body["id"])
    assert re.fullmatch("[0-9a-f]{64}", body["dataHash"])
    location = f"https://certificates.example/api/external/certificates/{body['id']}"
    assert response["Location"] == location


def test_the_location_leads_to_the_certificate(api, request_body):
    response = api.post("certificates/issue", request_body())
    followed = api.get(response["Location"].removeprefix("https://certificates.example"))
    assert followed.json()["id"] == response.json()["id"]


@pytest.mark.parametrize("cause", ["setting", "plan"])
def test_the_hash_is_left_out_where_setting_or_plan_say_so(api, request_body, issuer, cause):
    if cause == "setting":
        Issuer.objects.filter(pk=issuer.pk).update(data_hash_enabled=False)
    else:
        Plan.objects.filter(pk=issuer.plan_id).update(features=[])
    answer = issue(api, request_body())
    assert list(answer) == ["ok", "id", "verifyUrl"]
    certificate = stored(answer)
    assert bytes(certificate.data_hash) == hashlib.sha256(certificate.document).digest()
    assert "dataHash" not in api.get(f"certificates/{answer['id']}").json()


def test_everything_that_was_said_is_stored(api, key, issuer, certificate_type, request_body):
    answer = issue(api, request_body())
    certificate = stored(answer)
    assert certificate.issuer == issuer
    assert certificate.mode == "live"
    assert certificate.type == certificate_type
    assert certificate.version == certificate_type.current
    assert certificate.product_id == "ART-100"
    assert certificate.serial_number == "SN-2026-0001"
    assert certificate.holder_email == "holder@example.com"
    assert certificate.valid_until == date(2099, 12, 31)
    assert certificate.ends_at == datetime(2099, 12, 31, 23, tzinfo=UTC)  # midnight in Berlin
    assert certificate.state == "active"
    assert bytes(certificate.data_hash).hex() == answer["dataHash"]
    document = json.loads(certificate.document)
    assert document["metadata"] == request_body()["metadata"]


def test_the_first_line_of_the_history_says_who(api, key, request_body):
    answer = issue(api, request_body(), **{"X-Request-Id": "order-4711"})
    (line,) = CertificateHistory.objects.filter(certificate_id=stored(answer).pk)
    assert (line.sequence, line.from_state, line.to_state) == (1, None, "active")
    assert (line.actor_kind, line.actor_id) == ("key", key.key.public_id)
    assert line.request_id == "order-4711"
    assert line.ip == "127.0.0.0"
    assert line.at == stored(answer).issued_at


def test_the_event_is_frozen_with_the_certificate(api, issuer, request_body):
    answer = issue(api, request_body(certificateNumber="2026-17", externalRef="4711/10"))
    (event,) = Event.objects.filter(subject=stored(answer).pk)
    assert (event.issuer, event.mode, event.sequence) == (issuer, "live", 1)
    assert event.type == "certificate.issued"
    body = orjson.loads(event.body)
    assert body == {
        "type": "certificate.issued",
        "timestamp": body["timestamp"],
        "id": ids.encode(WebhooksPrefix.EVENT, event.pk),
        "sequence": 1,
        "test": False,
        "data": {
            "certificateId": answer["id"],
            "certificateNumber": "2026-17",
            "externalRef": "4711/10",
            "status": "active",
            "verifyUrl": answer["verifyUrl"],
        },
    }
    assert datetime.fromisoformat(body["timestamp"]) == stored(answer).issued_at


def test_no_person_stands_in_the_event(api, request_body):
    body = request_body(
        holderName="Arta Krasniqi",
        metadata={"name": "Besnik Hoxha"},
        items=[{"productId": "secret-product"}],
        signatories=[{"name": "Drita Gashi"}],
    )
    (event,) = Event.objects.filter(subject=stored(issue(api, body)).pk)
    for word in (b"Krasniqi", b"Hoxha", b"Gashi", b"secret-product", b"holder", b"@example.com"):
        assert word not in bytes(event.body or b"")


def test_the_largest_event_is_small(api, request_body):
    body = request_body(certificateNumber="\U0001f600" * 64, externalRef="\U0001f600" * 200)
    (event,) = Event.objects.filter(subject=stored(issue(api, body)).pk)
    assert len(event.body) < 20_000


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("more", [{}, {"notifyHolder": True}], ids=["plain", "mailed"])
@pytest.mark.parametrize("headers", [{}, {"idempotency-key": "K"}], ids=["once", "keyed"])
def test_issuing_takes_one_statement(api, request_body, more, headers):
    """It confirms the caller and the type, and writes quota, certificate, history, event, deliveries, search
    keys, mail and stored response together."""
    for _ in range(2):
        issue(api, request_body())  # the caller and the type are cached, and the quota has slots
    with CaptureQueriesContext(connection) as captured:
        issue(api, request_body(**more), **headers)
    (statement,) = [query["sql"] for query in captured]
    assert "accounts_apikey" in statement
    assert "certificates_certificatetype" in statement
    assert statement.count("INSERT INTO") == 6 + len(more) + len(headers)
    assert "accounts_count_in_quota" in statement


def test_reading_takes_few_statements(api, request_body):
    answer = issue(api, request_body())
    own = f"certificates/{answer['id']}"
    for path, statements in ((own, 1), (f"{own}/canonical", 2)):
        with CaptureQueriesContext(connection) as captured:
            assert api.get(path).status_code == 200
        assert len(captured) == statements


def test_two_requests_make_two_certificates(api, request_body):
    first, second = issue(api, request_body()), issue(api, request_body())
    assert first["id"] != second["id"]
    assert first["dataHash"] != second["dataHash"]
    assert row_counts() == (2, 2, 2)


@pytest.mark.django_db
@pytest.mark.parametrize("locale", ["de", "en", "fr", "sq"])
def test_the_language_is_the_requests_then_the_types_then_the_issuers(locale):
    issuer = make_issuer(default_locale=locale)
    api = Api(make_key(issuer))
    plain = make_type(issuer, code="plain")
    french = make_type(issuer, code="french", default_locale="fr")
    said = {"productId": "A", "serialNumber": "1"}

    def language(**changes: object) -> str:
        return issue(api, said | changes)["verifyUrl"].split("/")[3]

    assert language(typeId=plain.pk) == locale
    assert language(typeId=french.pk) == "fr"
    assert language(typeId=french.pk, locale="sq") == "sq"


def test_a_type_may_be_named_by_its_code(api, certificate_type, request_body):
    by_code = request_body(typeCode="en10204-3-1")
    del by_code["typeId"]
    assert stored(issue(api, by_code)).type == certificate_type
    assert stored(issue(api, request_body(typeCode="en10204-3-1"))).type == certificate_type


def test_a_test_key_makes_test_certificates(test_mode_api, request_body):
    answer = issue(test_mode_api, request_body())
    certificate = stored(answer)
    assert certificate.mode == "test"
    assert test_mode_api.get(f"certificates/{answer['id']}").json()["test"] is True
    assert orjson.loads(Event.objects.get(subject=certificate.pk).body)["test"] is True


def test_null_and_empty_fields_are_absent(api, request_body):
    changes = {"holderEmail": None, "holderName": "", "gtin": " ", "metadata": {"batch": None}}
    answer = issue(api, request_body(**changes, items=[], validUntil=None))
    certificate = stored(answer)
    assert (certificate.holder_email, certificate.holder_name, certificate.gtin) == (None,) * 3
    document = json.loads(certificate.document)
    assert not document.keys() & {"holder", "metadata", "items", "gtin", "validUntil"}
    assert certificate.ends_at is None


def test_text_arrives_trimmed_and_composed(api, request_body):
    answer = issue(api, request_body(productId="  Pru\u0308fstu\u0308ck  "))
    assert stored(answer).product_id == "Prüfstück"


@pytest.mark.django_db
def test_today_is_the_issuers_day():
    issuer = make_issuer(time_zone="Pacific/Auckland")
    certificate_type, api = make_type(issuer), Api(make_key(issuer))
    said = {"typeId": certificate_type.pk, "productId": "A", "serialNumber": "1"}
    with time_machine.travel(datetime(2026, 6, 30, 23, tzinfo=UTC), tick=False):
        certificate = stored(issue(api, said))
    assert certificate.issued_on == date(2026, 7, 1)
    assert certificate.starts_at == datetime(2026, 6, 30, 12, tzinfo=UTC)
    assert certificate.issued_at == datetime(2026, 6, 30, 23, tzinfo=UTC)


def test_the_same_number_is_free_in_the_other_mode_and_for_others(
    api, test_mode_api, outsider_api, other_issuer, request_body
):
    body = request_body(certificateNumber="2026-000017")
    issue(api, body)
    issue(test_mode_api, body)
    issue(outsider_api, body | {"typeId": make_type(other_issuer).pk})
    assert row_counts() == (3, 3, 3)


@pytest.mark.django_db(transaction=True)
def test_a_number_is_given_once(api, request_body):
    first = issue(api, request_body(certificateNumber="2026-000017"))
    response = api.post("certificates/issue", request_body(certificateNumber=" 2026-000017 "))
    document = assert_problem(response, 409, "duplicate_certificate")
    assert document["existing"] == {
        "id": first["id"],
        "verifyUrl": first["verifyUrl"],
        "status": "active",
    }
    assert "2026-000017" in document["detail"]
    assert row_counts() == (1, 1, 1)


def test_old_certificates_are_loaded_with_their_old_dates(api, request_body):
    answer = issue(api, request_body(issuedOn="2001-02-03", validUntil="2003-02-02"))
    assert api.get(f"certificates/{answer['id']}").json()["status"] == "expired"
    event = orjson.loads(Event.objects.get(subject=stored(answer).pk).body)
    assert event["data"]["status"] == "expired"


def test_a_certificate_may_begin_later(api, request_body):
    tomorrow = (timezone.now() + timedelta(days=2)).date().isoformat()
    answer = issue(api, request_body(validFrom=tomorrow))
    assert api.get(f"certificates/{answer['id']}").json()["status"] == "not_yet_valid"
