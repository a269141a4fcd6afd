"""An address without an account is told when a certificate changes: it confirms, is told once, and ends it."""

import json
import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.actors import Rate
from accounts.jobs import runner
from accounts.jobs.files import read_results
from accounts.jobs.models import Job, JobState
from accounts.models import AuditEntry, Issuer, OutgoingMail, User
from accounts.scopes import Locale, Mode
from accounts.tasks import send_mails
from certificates.erasure import execution
from certificates.models import Certificate, CertificateType, Watch, Watcher
from certificates.transitions import notices
from certificates.watching import operations as watching, views
from lib import ids
from tests.certificates.erasure.helpers import AFTER, request_erasure
from tests.certificates.transitions.helpers import RECALL, request_transition
from tests.conftest import Api
from tests.factories import issue_one
from tests.support.back_office import client_of, with_issuer

EMAIL = "buyer@example.com"


@pytest.fixture(autouse=True)
def network_of_its_own(client: Client) -> None:
    """So that the attempts of no other test count, nor those of the run before."""
    client.defaults["REMOTE_ADDR"] = f"2001:db8:{ids.new().hex[-4:]}:{ids.new().hex[-4:]}::1"


def ask(client: Client, certificate: Certificate, email: str = EMAIL, locale: str = "en") -> Any:
    return client.post(f"/{locale}/verify/{certificate.public_id}/watch", {"email": email})


def send(mailoutbox: list[Any]) -> list[Any]:
    """The mails that leave once those that gather changes are due."""
    OutgoingMail.objects.filter(sent_at=None).update(due_at=timezone.now())
    mailoutbox.clear()
    send_mails()
    return mailoutbox


def link_in(mail: Any) -> str:
    (path,) = re.findall(r"/[a-z]{2}/watching/\S+", mail.body)
    return str(path)


def confirm(client: Client, mailoutbox: list[Any], *certificates: Certificate) -> str:
    """Ask about these certificates and confirm them all; the path of the watcher's page."""
    for certificate in certificates:
        assert ask(client, certificate).status_code == 200
    path = link_in(send(mailoutbox)[0])
    shown = re.findall(r'name="shown" value="(\d+)"', client.get(path).text)
    assert len(shown) == len(certificates)
    assert client.post(path, {"shown": shown, "wanted": shown}).status_code == 200
    return path


def test_confirmed_told_of_a_suspension_and_ended_by_one_click(
    api: Api, client: Client, certificate: Certificate, mailoutbox
):
    page = client.get(f"/en/verify/{certificate.public_id}")
    assert f"/en/verify/{certificate.public_id}/watch" in page.text
    path = confirm(client, mailoutbox, certificate)
    request_transition(api, certificate, "suspend", RECALL)
    (mail,) = send(mailoutbox)
    assert mail.to == [EMAIL]
    assert "Suspended" in mail.subject
    assert certificate.public_id in mail.body
    assert RECALL["note"] not in mail.body
    assert link_in(mail) == path
    assert mail.extra_headers["List-Unsubscribe"].endswith(f"{path}>")
    assert client.post(path, {"List-Unsubscribe": "One-Click"}).status_code == 200
    request_transition(api, certificate, "reinstate")
    assert send(mailoutbox) == []
    assert not Watcher.objects.exists()
    assert "told of nothing" in client.get(path).text


def test_nothing_is_told_before_the_address_has_confirmed(
    api: Api, client: Client, certificate: Certificate, mailoutbox
):
    ask(client, certificate)
    path = link_in(send(mailoutbox)[0])
    client.get(path)
    request_transition(api, certificate, "suspend", RECALL)
    assert send(mailoutbox) == []
    Watch.objects.update(asked_at=timezone.now() - watching.TIME_TO_CONFIRM)
    assert "told of nothing" in client.get(path).text
    watching.remove_old(now=timezone.now())
    assert not Watcher.objects.exists()


def test_a_recall_of_several_tells_once_when_its_job_has_ended(
    api: Api, client: Client, certificate_type: CertificateType, mailoutbox
):
    rows = [issue_one(certificate_type) for _ in range(3)]
    confirm(client, mailoutbox, *rows[:2])
    body = {"action": "suspend", "ids": [row.public_id for row in rows], "reason": "recall"}
    answer = api.post("certificates/bulk-actions", body, **{"Idempotency-Key": "recall"})
    assert answer.status_code == 202, answer.content
    runner.run_due_jobs()
    ended = Job.objects.values("state", "finished_at").get()
    Job.objects.update(state=JobState.RUNNING, finished_at=None)
    assert send(mailoutbox) == []
    Job.objects.update(**ended)
    (mail,) = send(mailoutbox)
    assert mail.body.count("/en/verify/") == 2
    assert rows[2].public_id not in mail.body


def test_a_change_while_a_mail_is_being_sent_is_told_by_it_once_more(
    api: Api, client: Client, certificate: Certificate, mailoutbox
):
    confirm(client, mailoutbox, certificate)
    request_transition(api, certificate, "suspend", RECALL)
    mail = OutgoingMail.objects.get(kind=watching.NEWS)
    OutgoingMail.objects.update(attempts=1, leased_until=timezone.now())
    request_transition(api, certificate, "reinstate")
    mail.refresh_from_db()
    assert mail.attempts == 2
    assert Watch.objects.get().mail == mail.pk


def test_the_end_of_the_validity_is_told(
    client: Client, certificate_type: CertificateType, mailoutbox
):
    today = timezone.localdate()
    row = issue_one(certificate_type, valid_until=today + timedelta(days=1))
    confirm(client, mailoutbox, row)
    notices.send_due(now=timezone.now() + timedelta(days=3))
    assert Watch.objects.get().mail is not None


def test_the_answer_does_not_tell_who_watches_and_three_mails_a_day_ask(
    client: Client, certificate: Certificate, mailoutbox
):
    first = ask(client, certificate).text
    confirm(client, mailoutbox, certificate)
    for _ in range(3):
        assert ask(client, certificate).text == first
        send(mailoutbox)
    assert OutgoingMail.objects.filter(kind=watching.CONFIRM).count() == watching.MAX_ASKED


def test_a_network_asks_so_often_only(client: Client, certificate: Certificate, monkeypatch):
    monkeypatch.setattr(views, "ASKED", Rate(burst=2, per_minute=1))
    assert [ask(client, certificate, "x").status_code for _ in range(3)] == [400, 400, 429]


def test_limits_of_certificates_and_of_watchers(
    client: Client, certificate_type: CertificateType, mailoutbox, monkeypatch
):
    rows = [issue_one(certificate_type) for _ in range(2)]
    monkeypatch.setattr(watching, "MAX_WATCHED", 1)
    path = confirm(client, mailoutbox, rows[0])
    assert "Look into your mailbox" in ask(client, rows[1]).text
    assert Watch.objects.count() == 1
    assert "These are 1" in client.get(path).text
    monkeypatch.setattr(watching, "MAX_WATCHERS", 1)
    assert "no more can be" in ask(client, rows[0], "other@example.com").text
    assert not Watcher.objects.filter(email="other@example.com").exists()


@pytest.mark.parametrize("email", ["", "nobody", "a@b", f"{'a' * 260}@example.com"])
def test_a_wrong_address_is_named_and_kept(client: Client, certificate: Certificate, email: str):
    answer = ask(client, certificate, email)
    assert answer.status_code == 400
    assert 'aria-invalid="true"' in answer.text
    assert not Watcher.objects.exists()


def test_what_is_over_or_a_test_is_not_watched(
    api: Api, client: Client, certificate_type: CertificateType, certificate: Certificate
):
    request_transition(api, certificate, "revoke", RECALL)
    for row in (certificate, issue_one(certificate_type, mode=Mode.TEST)):
        assert ask(client, row).status_code == 404
        assert "/watch" not in client.get(f"/en/verify/{row.public_id}").text
    assert client.get("/en/verify/x/watch").status_code == 404
    assert not Watcher.objects.exists()


def test_an_altered_link_is_refused(client: Client, certificate: Certificate, mailoutbox):
    path = confirm(client, mailoutbox, certificate)
    for wrong in (path[:-1], "/en/watching/x", "/en/watching/ü.ü"):
        assert client.get(wrong).status_code == 404
        assert client.post(wrong, {"end": "yes"}).status_code == 404
    assert Watch.objects.count() == 1


def test_erasing_the_certificate_forgets_the_address(
    api: Api, client: Client, certificate: Certificate, mailoutbox
):
    confirm(client, mailoutbox, certificate)
    request_transition(api, certificate, "suspend", RECALL)
    request_erasure(api, certificate)
    assert send(mailoutbox) == []
    execution.erase_due(now=timezone.now() + AFTER)
    assert not Watcher.objects.exists()
    assert not OutgoingMail.objects.exists()


def test_data_of_a_person_names_what_an_address_watches_and_forgets_it(
    client: Client, owner: User, certificate: Certificate, mailoutbox
):
    confirm(client, mailoutbox, certificate)
    here = reverse("admin:certificates_certificate_person")
    shown = client_of(owner).post(here, with_issuer(certificate.issuer, term=EMAIL.upper()))
    assert "Told of changes" in shown.text
    assert str(certificate) in shown.text
    asked = with_issuer(certificate.issuer, term=EMAIL)
    client_of(owner).post(reverse("admin:certificates_certificate_person_export"), asked)
    runner.run_due_jobs()
    lines = b"".join(read_results(Job.objects.get())).decode().splitlines()
    (line,) = (each for each in map(json.loads, lines) if each.get("email") == EMAIL)
    assert line["certificateId"] == certificate.public_id
    client_of(owner).post(reverse("admin:certificates_certificate_person_unwatch"), asked)
    assert not Watcher.objects.exists()
    assert AuditEntry.objects.filter(action="watcher.removed").count() == 1


def test_each_language(
    api: Api, client: Client, issuer: Issuer, certificate: Certificate, mailoutbox
):
    texts = set()
    for locale in Locale.values:
        email = f"{locale}@example.com"
        assert ask(client, certificate, email, locale).status_code == 200
        (mail,) = send(mailoutbox)
        assert link_in(mail).startswith(f"/{locale}/watching/")
        texts.add(mail.body.splitlines()[0])
    assert len(texts) == len(Locale.values)
