"""Public verification as JSON."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode, Standing
from certificates.lifecycle import Reason, State
from certificates.models import Certificate
from tests.factories import issue_one, make_type, set_state
from tests.support.problems import assert_problem

MEMBERS = [
    *("ok id status trustworthy issuerName issuerFlagged typeName locale".split()),
    *("certificateNumber productId gtin serialNumber items holderName issuedOn".split()),
    *("validFrom validUntil statusReason publicNote statusChangedAt supersededBy".split()),
    *("facts signatories attachments pdfUrl parts links dataHash test erased".split()),
    *("checkedAt asOf timeZone".split()),
]


def ask(api, certificate: Certificate, query: str = "", **headers: str) -> dict:
    """What anybody is told of a certificate."""
    response = api.get(f"/api/public/certificates/{certificate.public_id}{query}", **headers)
    assert response.status_code == 200, response.content
    answer: dict = response.json()
    return answer


@pytest.fixture
def ordinary(certificate_type) -> Certificate:
    """As the specification's request makes it, with a holder."""
    return issue_one(
        certificate_type,
        holder_name="Arta Krasniqi",
        holder_email="arta@example.com",
        metadata={"batch": "B-42", "internalCost": "12.50"},
        external_ref="internal-4711",
    )


def test_anybody_learns_whether_it_is_good(anonymous_api, ordinary):
    body = ask(anonymous_api, ordinary)
    assert list(body) == MEMBERS
    assert (body["ok"], body["status"], body["trustworthy"]) == (True, "active", True)
    assert body["id"] == ordinary.public_id
    assert body["issuerName"] == "Muster Werke GmbH"
    assert body["typeName"] == "Inspection certificate 3.1"
    assert body["dataHash"] == bytes(ordinary.data_hash).hex()
    assert (body["timeZone"], body["asOf"]) == ("Europe/Berlin", None)
    checked = datetime.fromisoformat(body["checkedAt"])
    assert body["checkedAt"].endswith("Z")
    assert abs(datetime.now(UTC) - checked) < timedelta(minutes=1)


def test_public_answer_tells_no_private_content(anonymous_api, ordinary):
    text = str(ask(anonymous_api, ordinary))
    for word in ("arta", "Krasniqi", "@", "internalCost", "12.50", "internal-4711", "nonce"):
        assert word not in text
    assert ask(anonymous_api, ordinary)["facts"] == [
        {"label": "Batch", "value": "B-42", "unit": "", "table": None}
    ]


@pytest.mark.parametrize(
    ("show", "name"), [("name", "Arta Krasniqi"), ("check", None), ("never", None)]
)
def test_the_holder_is_shown_as_the_type_says(anonymous_api, issuer, show: str, name: str | None):
    training = make_type(issuer, code="t", show_holder=show)
    certificate = issue_one(training, holder_name="Arta Krasniqi")
    assert ask(anonymous_api, certificate)["holderName"] == name


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (State.PENDING, None),
        (State.SUSPENDED, Reason.RECALL),
        (State.REVOKED, Reason.FRAUD),
    ],
)
def test_only_active_is_trustworthy(anonymous_api, ordinary, state, reason):
    set_state(ordinary, state, reason=reason, public_note="Do not use.")
    body = ask(anonymous_api, ordinary)
    assert (body["status"], body["trustworthy"]) == (state.value, False)
    assert body["statusReason"] == reason
    assert body["publicNote"] == "Do not use."


def test_a_superseded_one_names_its_successor(anonymous_api, ordinary, certificate_type):
    successor = issue_one(certificate_type)
    set_state(ordinary, State.SUPERSEDED, reason=Reason.REPLACED, successor=successor)
    body = ask(anonymous_api, ordinary)
    assert (body["status"], body["trustworthy"]) == ("superseded", False)
    assert body["supersededBy"] == successor.public_id


def test_the_dates_decide(anonymous_api, certificate_type):
    today = timezone.now().date()
    over = issue_one(
        certificate_type, issued_on=today - timedelta(9), valid_until=today - timedelta(2)
    )
    ahead = issue_one(certificate_type, valid_from=today + timedelta(2))
    assert [ask(anonymous_api, c)["status"] for c in (over, ahead)] == ["expired", "not_yet_valid"]
    assert not ask(anonymous_api, over)["trustworthy"]
    assert not ask(anonymous_api, ahead)["trustworthy"]


@pytest.mark.parametrize(
    ("standing", "trustworthy"), [(Standing.SUSPENDED, True), (Standing.FRAUD, False)]
)
def test_an_unpaid_bill_changes_nothing_and_fraud_does(
    anonymous_api, ordinary, issuer, standing, trustworthy
):
    Issuer.objects.filter(pk=issuer.pk).update(standing=standing)
    body = ask(anonymous_api, ordinary)
    assert body["status"] == "active"
    assert (body["trustworthy"], body["issuerFlagged"]) == (trustworthy, not trustworthy)


def test_a_test_certificate_says_so_and_is_not_to_be_trusted(anonymous_api, certificate_type):
    body = ask(anonymous_api, issue_one(certificate_type, mode=Mode.TEST))
    assert body["status"] == "active"
    assert (body["test"], body["trustworthy"]) == (True, False)


def test_an_erased_one_still_answers(anonymous_api, ordinary):
    Certificate.objects.filter(pk=ordinary.pk).update(
        document=None, holder_name=None, holder_email=None, erased_at=timezone.now()
    )
    body = ask(anonymous_api, ordinary)
    assert (body["erased"], body["facts"], body["signatories"]) == (True, [], [])
    assert body["dataHash"] == bytes(ordinary.data_hash).hex()


@pytest.mark.parametrize(
    ("query", "language", "type_name", "label"),
    [
        ("?locale=de", "fr", "Abnahmeprüfzeugnis 3.1", "Charge"),
        ("?locale=sq", "", "Certifikatë inspektimi 3.1", "Partia"),
        ("", "fr-CH", "Certificat de réception 3.1", "Lot"),
        ("", "it", "Inspection certificate 3.1", "Batch"),
    ],
)
def test_labels_come_in_the_language_that_was_asked_for(
    anonymous_api, ordinary, query, language, type_name, label
):
    body = ask(anonymous_api, ordinary, query, **{"Accept-Language": language})
    assert (body["typeName"], body["facts"][0]["label"]) == (type_name, label)


def test_asking_takes_one_query(anonymous_api, ordinary):
    with CaptureQueriesContext(connection) as captured:
        ask(anonymous_api, ordinary)
    assert len(captured) == 1


@pytest.mark.parametrize(
    "raw_id",
    ["x", "cert_01h455vb4pex5vsknk084sn02q", "%00", "iss_01h455vb4pex5vsknk084sn02q"],
)
def test_certificate_that_nobody_issued_is_not_found(anonymous_api, raw_id: str):
    assert_problem(anonymous_api.get(f"/api/public/certificates/{raw_id}"), 404, "not_found")


@pytest.mark.parametrize(
    ("query", "parameter", "code"),
    [
        ("?locale=it", "locale", "invalid_choice"),
        ("?locale=", "locale", "empty"),
        ("?lang=de", "lang", "unknown_parameter"),
    ],
)
def test_a_bad_parameter_is_named(anonymous_api, ordinary, query, parameter, code):
    response = anonymous_api.get(f"/api/public/certificates/{ordinary.public_id}{query}")
    (fault,) = assert_problem(response, 400, "validation_failed")["errors"]
    assert (fault["parameter"], fault["code"]) == (parameter, code)


def test_a_post_is_told_what_is_allowed(anonymous_api, ordinary):
    response = anonymous_api.post(f"/api/public/certificates/{ordinary.public_id}", {})
    assert_problem(response, 405, "method_not_allowed")
    assert response["Allow"] == "GET, HEAD"
