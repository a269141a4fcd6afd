"""Certificates in the back office: staff read them, outsiders don't, and they cannot be edited."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from accounts.models import Issuer, User
from accounts.scopes import Mode
from certificates.lifecycle import Reason, State, Status, has_status
from certificates.models import Certificate, CertificateType, TypeVersion
from lib import ids
from tests.factories import issue_one, make_type, set_state
from tests.support.back_office import (
    CERTIFICATES,
    EVENTS,
    NEW_TYPE,
    TYPES,
    client_of,
    page_url,
    type_form,
)
from webhooks.lifecycle import WebhooksPrefix
from webhooks.models import Event


class TestLookingUp:
    def test_the_list_shows_what_was_issued_with_a_word_for_its_status(
        self, owner: User, certificate: Certificate
    ):
        page = client_of(owner).get(CERTIFICATES).text
        assert str(certificate.serial_number) in page
        assert "Inspection certificate 3.1" in page
        assert "Valid" in page

    def test_the_list_names_the_holders(self, owner: User, certificate_type: CertificateType):
        issue_one(certificate_type, holder_name="Arta Müller")
        assert "Arta Müller" in client_of(owner).get(CERTIFICATES).text

    @pytest.mark.parametrize(
        "spelled",
        [
            lambda c: c.serial_number,
            lambda c: c.serial_number.lower(),
            lambda c: f"  {c.number} ",
            lambda c: c.product_id,
            lambda c: c.public_id,
            lambda c: c.public_id.upper().replace("CERT_", "").replace("0", "O"),
            lambda c: f"https://certificates.example/de/verify/{c.public_id}",
        ],
        ids=["serial", "lower", "number", "product", "id", "sloppy", "address"],
    )
    def test_certificate_is_found_however_its_number_is_typed(
        self,
        owner: User,
        certificate_type: CertificateType,
        spelled: Callable[[Certificate], str],
    ):
        wanted = issue_one(certificate_type, certificate_number="N-77", product_id="ART-77")
        other = issue_one(certificate_type)
        page = client_of(owner).get(CERTIFICATES, {"q": spelled(wanted)}).text
        assert page_url(wanted) in page
        assert page_url(other) not in page

    def test_two_letters_find_nothing_and_neither_does_garbage(
        self, owner: User, certificate: Certificate
    ):
        for term in ("SN-", "%", "x" * 5000, "b-7" * 99):
            assert page_url(certificate) not in client_of(owner).get(CERTIFICATES, {"q": term}).text
        assert client_of(owner).get(CERTIFICATES, {"q": "\x00"}).status_code == 400

    def test_the_list_neither_counts_nor_compares_by_like(
        self, owner: User, certificate: Certificate
    ):
        client = client_of(owner)
        with CaptureQueriesContext(
            connection,
        ) as queries:
            client.get(CERTIFICATES)
            client.get(CERTIFICATES, {"q": "SN-1", "status": "active"})
        about = [q["sql"] for q in queries if "certificates_certificate" in q["sql"]]
        assert about
        assert not [sql for sql in about if "COUNT(" in sql or " LIKE " in sql.upper()]

    def test_the_number_of_queries_does_not_grow_with_the_list(
        self, owner: User, certificate_type: CertificateType
    ):
        client = client_of(owner)
        issue_one(certificate_type)
        with CaptureQueriesContext(connection) as few:
            client.get(CERTIFICATES)
        for _ in range(5):
            issue_one(certificate_type)
        with CaptureQueriesContext(connection) as many:
            client.get(CERTIFICATES)
        assert len(many) == len(few)

    def test_test_certificates_are_asked_for_or_searched_for(
        self, owner: User, certificate_type: CertificateType
    ):
        live = issue_one(certificate_type)
        test = issue_one(certificate_type, mode=Mode.TEST, serial_number="T-1")
        client = client_of(owner)
        assert page_url(test) not in client.get(CERTIFICATES).text
        page = client.get(CERTIFICATES, {"mode": "test"}).text
        assert page_url(test) in page
        assert page_url(live) not in page
        assert page_url(test) in client.get(CERTIFICATES, {"q": "T-1"}).text

    @pytest.mark.parametrize("status", Status)
    def test_the_filter_agrees_with_the_status_that_is_shown(
        self, certificate_type: CertificateType, status: Status
    ):
        now = timezone.now()
        day = timedelta(days=1)
        issue_one(certificate_type)
        issue_one(certificate_type, valid_from=(now + 30 * day).date())
        issue_one(
            certificate_type,
            issued_on=(now - 60 * day).date(),
            valid_until=(now - 30 * day).date(),
        )
        for state in (State.SUSPENDED, State.REVOKED, State.PENDING):
            set_state(issue_one(certificate_type), state)
        successor = issue_one(certificate_type)
        set_state(issue_one(certificate_type), State.SUPERSEDED, successor=successor)
        filtered = set(Certificate.objects.filter(has_status(status, now)))
        assert filtered == {c for c in Certificate.objects.all() if c.status is status}
        assert filtered

    def test_the_detail_shows_document_history_and_public_page(
        self, owner: User, certificate_type: CertificateType
    ):
        certificate = issue_one(certificate_type, metadata={"batch": "B-42"})
        set_state(certificate, State.REVOKED, reason=Reason.RECALL, public_note="Recalled.")
        page = client_of(owner).get(page_url(certificate)).text
        assert f"/en/verify/{certificate.public_id}" in page
        assert bytes(certificate.data_hash).hex() in page
        assert "&quot;batch&quot;: &quot;B-42&quot;" in page
        assert "Revoked" in page
        assert "Recalled." in page
        assert "The service" in page

    def test_nobody_edits_a_certificate(self, owner: User, issuer: Issuer, certificate):
        client = client_of(owner)
        form = {"_issuer": str(issuer.pk), "serial_number": "X"}
        for page in ("change", "delete"):
            assert client.post(page_url(certificate, page), form).status_code == 403
        certificate.refresh_from_db()
        assert certificate.serial_number != "X"


class TestTheOutsider:
    def test_sees_none_of_it_in_any_list(self, outsider: User, certificate: Certificate):
        client = client_of(outsider)
        for address in (CERTIFICATES, TYPES, EVENTS, reverse("admin:index")):
            page = client.get(address).text
            assert certificate.public_id not in page
            assert str(certificate.serial_number) not in page
            assert "Inspection certificate" not in page

    def test_finds_none_of_it(self, outsider: User, certificate: Certificate):
        for term in (certificate.serial_number, certificate.public_id, certificate.product_id):
            page = client_of(outsider).get(CERTIFICATES, {"q": str(term)}).text
            assert page_url(certificate) not in page

    @pytest.mark.parametrize("page", ["change", "history", "delete"])
    def test_opens_none_of_it(self, outsider: User, certificate: Certificate, page: str):
        client = client_of(outsider)
        event = Event.objects.get(subject=certificate.pk)
        for row in (certificate, certificate.type, event):
            response = client.get(page_url(row, page), follow=True)
            assert certificate.public_id not in response.text
            assert str(certificate.serial_number) not in response.text
            assert "Inspection certificate" not in response.text

    def test_is_offered_none_of_it_as_a_filter(
        self, outsider: User, other_issuer: Issuer, certificate: Certificate
    ):
        issue_one(make_type(other_issuer, code="ours", name_en="Our own type"))
        make_type(other_issuer, code="second", name_en="Our second type")
        page = client_of(outsider).get(CERTIFICATES).text
        assert "Our second type" in page
        assert "Inspection certificate" not in page
        filtered = client_of(outsider).get(CERTIFICATES, {"type__id__exact": certificate.type_id})
        assert page_url(certificate) not in filtered.text

    def test_completes_none_of_it(self, outsider: User, certificate: Certificate):
        query = {
            "app_label": "certificates",
            "model_name": "certificate",
            "field_name": "type",
            "term": "Inspection",
        }
        response = client_of(outsider).get(reverse("admin:autocomplete"), query)
        assert response.json()["results"] == []

    def test_ends_and_changes_none_of_it(
        self, outsider: User, other_issuer: Issuer, certificate_type: CertificateType
    ):
        client = client_of(outsider)
        form = {"_issuer": str(other_issuer.pk), "confirmed": "yes"}
        selected = {"action": "archive_selected", "_selected_action": str(certificate_type.pk)}
        client.post(TYPES, form | selected)
        client.post(page_url(certificate_type, "archive_one"), form)
        client.post(page_url(certificate_type), type_form(other_issuer))
        certificate_type.refresh_from_db()
        assert certificate_type.archived_at is None
        assert TypeVersion.objects.count() == 1


class TestEvents:
    def test_an_event_is_read_as_it_was_announced(
        self, auditor: User, certificate: Certificate, issuer: Issuer
    ):
        event = Event.objects.get()
        client = client_of(auditor)
        assert ids.encode(WebhooksPrefix.EVENT, event.pk) in client.get(EVENTS).text
        assert certificate.public_id in client.get(page_url(event)).text
        form = {"_issuer": str(issuer.pk), "type": "x"}
        assert client.post(page_url(event), form).status_code == 403


class TestTheOperatorOfThePlatform:
    def test_sees_nothing_from_outside_and_everything_once_inside(
        self, issuer: Issuer, certificate: Certificate
    ):
        client = client_of(User.objects.create_superuser("ops@platform.example", "x"))
        event = Event.objects.get()
        rows = (certificate, certificate.type, event)
        assert [client.get(page_url(row)).status_code for row in rows] == [403, 403, 403]
        client.post(page_url(issuer, "look_in"), {"reason": "Ticket 4711"})
        for row in rows:
            assert client.get(page_url(row)).status_code == 200
            assert client.post(page_url(row), type_form(issuer)).status_code == 403


@pytest.mark.parametrize("language", ["de", "en", "fr", "sq"])
def test_every_page_opens_in_every_language(
    owner: User, certificate: Certificate, language: str, settings
):
    client = client_of(owner)
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    event = Event.objects.get()
    pages = [page_url(row) for row in (certificate, certificate.type, event)]
    for address in (reverse("admin:index"), CERTIFICATES, TYPES, NEW_TYPE, EVENTS, *pages):
        response = client.get(address)
        assert response.status_code == 200
        assert f'<html lang="{language}"' in response.text
