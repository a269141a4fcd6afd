"""What a holder gets, by a real mail server: news of revocation and replacement, at most five a day, and a
link to want none of it."""

import re
import threading
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.db import connections
from django.test import Client
from django.utils import timezone

from accounts.mail import addresses, sender
from accounts.models import Branding, Issuer, MailAddress, MailObjection, MailOutcome, OutgoingMail
from accounts.scopes import ToldOfChanges
from accounts.tasks import remove_old_mails, send_mails
from certificates.holders.operations import queue_mails
from certificates.models import Certificate
from certificates.types.models import SubjectKind
from tests.certificates.transitions.helpers import RECALL, request_transition
from tests.conftest import Api
from tests.factories import issue_one, make_issuer, make_key, make_type
from tests.support.mail_server import MailServer, Received, mail_server

ADDRESS = "arta@example.com"


@pytest.fixture
def server(settings: Any) -> Iterator[MailServer]:
    with mail_server() as running:
        settings.EMAIL_BACKEND = "config.mail.DeadlineBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", running.port
        yield running


@pytest.fixture
def diploma(issuer: Issuer) -> Certificate:
    return issue_one(
        make_type(issuer, code="diploma", kind=SubjectKind.PERSON),
        holder_email=ADDRESS,
        locale="de",
    )


def send(certificate: Certificate) -> None:
    queue_mails(certificate_ids=[certificate.pk], now=timezone.now())
    send_mails()


def link_in(mail: Received) -> str:
    """The path of the page that the mail links to for objecting."""
    (path,) = re.findall(r"/[a-z]{2}/mails/\S+", mail.message.get_content())
    return str(path)


def supersede(api: Api, certificate: Certificate, body: dict[str, Any]) -> None:
    answer = request_transition(api, certificate, "supersede", {**body, "reason": "data_error"})
    assert answer.status_code == 201, answer.content


class TestChanges:
    def test_a_person_is_told_of_revocation(
        self, api: Api, diploma: Certificate, server: MailServer
    ):
        request_transition(api, diploma, "revoke", RECALL)
        send_mails()
        (mail,) = server.mails
        text = mail.message.get_content()
        assert mail.recipient == ADDRESS
        assert f"/de/verify/{diploma.public_id}" in text
        assert RECALL["note"] not in text

    def test_holders_of_products_are_told_if_the_issuer_wants_it(
        self, issuer: Issuer, api: Api, server: MailServer
    ):
        of_product = make_type(issuer, kind=SubjectKind.PRODUCT)
        silent, loud = (issue_one(of_product, holder_email=ADDRESS) for _ in range(2))
        request_transition(api, silent, "revoke", RECALL)
        api.patch("account/settings", {"toldOfChanges": "everybody"})
        request_transition(api, loud, "revoke", RECALL)
        send_mails()
        assert [loud.public_id in mail.message.get_content() for mail in server.mails] == [True]

    def test_nobody_is_told_if_the_issuer_wants_none(
        self, issuer: Issuer, api: Api, diploma: Certificate
    ):
        Issuer.objects.update(told_of_changes=ToldOfChanges.NOBODY)
        request_transition(api, diploma, "revoke", RECALL)
        assert not OutgoingMail.objects.exists()

    def test_replacement_is_one_mail_where_the_new_one_is_sent_too(
        self, issuer: Issuer, api: Api, diploma: Certificate, request_body, server: MailServer
    ):
        body = request_body(holderEmail=ADDRESS, notifyHolder=True, certificateNumber="N-2")
        supersede(api, diploma, body)
        send_mails()
        (mail,) = server.mails
        successor = Certificate.objects.get(number="N-2")
        assert successor.public_id in mail.message.get_content()

    def test_replacement_is_told_where_the_new_one_is_not_sent(
        self, api: Api, diploma: Certificate, request_body, server: MailServer
    ):
        supersede(api, diploma, request_body(certificateNumber="N-2"))
        send_mails()
        (mail,) = server.mails
        successor = Certificate.objects.get(number="N-2")
        assert f"/de/verify/{successor.public_id}" in mail.message.get_content()


def test_a_mail_says_that_it_is_automatic_and_where_answers_go(
    issuer: Issuer, diploma: Certificate, server: MailServer, settings: Any
):
    settings.BOUNCE_ADDRESS = "bounces@mail.example.com"
    Branding.objects.create(issuer=issuer, contact="registry@school.example")
    send(diploma)
    (mail,) = server.mails
    assert mail.message["Auto-Submitted"] == "auto-generated"
    assert mail.message["Reply-To"] == "registry@school.example"
    assert mail.message["From"] == settings.DEFAULT_FROM_EMAIL
    assert re.fullmatch(r"bounces\+mail-\d+-[0-9a-f]{20}@mail\.example\.com", mail.sender)
    assert mail.message["List-Unsubscribe"].strip("<>").endswith(link_in(mail))
    assert mail.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert ADDRESS not in link_in(mail)


class TestObjections:
    def object_to(self, client: Client, mail: Received, *scopes: str) -> None:
        assert client.post(link_in(mail), {"scope": scopes}).status_code == 200

    def test_opening_the_page_changes_nothing_and_saving_it_does(
        self, client: Client, diploma: Certificate, server: MailServer
    ):
        send(diploma)
        path = link_in(server.mails[0])
        page = client.get(path)
        assert page["Cache-Control"] == "no-store"
        assert "checked" not in page.text
        assert not MailObjection.objects.exists()
        self.object_to(client, server.mails[0], "subject")
        assert client.get(path).text.count("checked") == 1
        send(diploma)
        assert len(server.mails) == 1
        assert OutgoingMail.objects.latest("pk").outcome == MailOutcome.OBJECTED

    def test_objection_holds_for_its_scopes_until_taken_back(
        self, client: Client, issuer: Issuer, diploma: Certificate, server: MailServer
    ):
        other = issue_one(diploma.type, holder_email=ADDRESS.upper())
        foreign = issue_one(make_type(make_issuer()), holder_email=ADDRESS)
        send(diploma)
        first = server.mails[0]
        arrived = []
        for scopes in (["subject"], ["issuer"], ["all"], []):
            self.object_to(client, first, *scopes)
            before = len(server.mails)
            MailAddress.objects.all().delete()
            for certificate in (diploma, other, foreign):
                send(certificate)
            arrived.append(len(server.mails) - before)
        assert arrived == [2, 1, 0, 3]

    def test_a_mail_program_unsubscribes_by_one_click(
        self, client: Client, diploma: Certificate, server: MailServer
    ):
        send(diploma)
        path = link_in(server.mails[0])
        assert client.post(path, {"List-Unsubscribe": "One-Click"}).status_code == 200
        send(issue_one(diploma.type, holder_email=ADDRESS))
        assert len(server.mails) == 1

    def test_the_issuer_is_told_why_no_mail_is_sent(
        self, api: Api, client: Client, diploma: Certificate, server: MailServer
    ):
        send(diploma)
        self.object_to(client, server.mails[0], "all")
        refused = request_transition(api, diploma, "notify")
        assert refused.status_code == 409
        assert "does not want" in refused.json()["detail"]

    def test_an_altered_link_is_refused(
        self, client: Client, diploma: Certificate, server: MailServer
    ):
        send(diploma)
        path = link_in(server.mails[0])
        for wrong in (path[:-1], path.replace("mails/", "mails/A"), "/de/mails/x", "/de/mails/ü.ü"):
            assert client.get(wrong).status_code == 404
            assert client.post(wrong, {"scope": "all"}).status_code == 404
        assert not MailObjection.objects.exists()

    def test_objection_outlives_a_change_of_the_key(
        self, client: Client, diploma: Certificate, server: MailServer, settings: Any
    ):
        send(diploma)
        self.object_to(client, server.mails[0], "all")
        settings.SECRET_KEY_FALLBACKS, settings.SECRET_KEY = [settings.SECRET_KEY], "another" * 9
        send(diploma)
        assert len(server.mails) == 1
        self.object_to(client, server.mails[0])
        send(diploma)
        assert len(server.mails) == 2


class TestLimit:
    def test_five_a_day_to_one_address_over_all_issuers(self, issuer: Issuer, server: MailServer):
        types = [make_type(issuer), make_type(make_issuer())]
        made = [issue_one(types[n % 2], holder_email=ADDRESS) for n in range(7)]
        queue_mails(certificate_ids=[each.pk for each in made], now=timezone.now())
        send_mails()
        assert len(server.mails) == addresses.MAX_A_DAY
        later = timezone.now() + timedelta(days=1, seconds=1)
        while mail := sender.claim(now=later):
            sender.send(mail, now=later)
        assert len(server.mails) == 7
        remove_old_mails()
        assert MailAddress.objects.count() == 1

    def test_mail_never_getting_a_turn_is_given_up(self, diploma: Certificate, server: MailServer):
        now = timezone.now()
        for _ in range(addresses.MAX_A_DAY):
            addresses.take_turn(ADDRESS, now=now)
        queue_mails(certificate_ids=[diploma.pk], now=now - timedelta(days=5))
        send_mails()
        assert OutgoingMail.objects.get().outcome == MailOutcome.TOO_MANY
        assert server.mails == []

    @pytest.mark.django_db(transaction=True)
    def test_workers_at_once_take_no_more_turns_than_there_are(self):
        taken, start = [], threading.Barrier(8)
        now = timezone.now()

        def take() -> None:
            start.wait(30)
            taken.append(addresses.take_turn(ADDRESS, now=now) is None)
            connections.close_all()

        threads = [threading.Thread(target=take) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert sorted(taken) == [False] * 3 + [True] * 5

    def test_a_mail_that_did_not_leave_does_not_count(
        self, diploma: Certificate, settings: Any, server: MailServer
    ):
        server.refused[ADDRESS] = "450 4.2.1 later"
        send(diploma)
        assert MailAddress.objects.get().recent == []
        assert OutgoingMail.objects.get().answer == "450 4.2.1"


def test_a_foreign_key_of_the_api_reads_and_sets_who_is_told(issuer: Issuer):
    api = Api(make_key(issuer))
    assert api.get("account/settings").json()["toldOfChanges"] == "persons"
    assert api.patch("account/settings", {"toldOfChanges": "some"}).status_code == 400
