"""Lockout after failed sign-ins: of the person and address that failed, and of no other."""

from datetime import timedelta

import pytest
import time_machine
from axes.models import AccessAttempt
from django.core import mail
from django.core.management import call_command
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from accounts.models import User
from accounts.tasks import forget_sign_ins
from tests.support.sign_in import CONFIRM, LOGIN, PASSWORD, enrol, is_in, signed_in, submit

pytestmark = pytest.mark.usefixtures("fresh_limits")
RESET = "/admin/access/password/reset/"
WAY_IN = "/admin/access/sign-on/"


def guess(user: User, times: int, address: str = "198.51.100.7"):
    """The answer to the last of some wrong passwords."""
    for number in range(times):
        answer = submit(Client(REMOTE_ADDR=address), user, f"wrong {number}")
    return answer


class TestLockout:
    def test_after_five_failures_the_right_password_is_refused_for_a_while(self, owner: User):
        with time_machine.travel(timezone.now(), tick=False) as clock:
            assert guess(owner, 4, "127.0.0.1").status_code == 200
            locked = guess(owner, 1, "127.0.0.1")
            assert (locked.status_code, locked["Retry-After"]) == (429, "900")
            assert "15 minutes" in locked.text
            right = submit(Client(), owner)
            assert right.status_code == 429
            assert not is_in(right.client)
            clock.shift(timedelta(minutes=14))
            assert submit(Client(), owner).status_code == 429
            clock.shift(timedelta(minutes=2))  # asking meanwhile did not make it longer
            assert is_in(submit(Client(), owner).client)

    @pytest.mark.parametrize("locale", ["de", "en", "fr", "sq"])
    def test_the_page_is_in_the_visitors_language(self, owner: User, locale: str):
        guess(owner, 5, "127.0.0.1")
        client = Client(headers={"accept-language": locale})
        page = submit(client, owner).text
        assert f'<html lang="{locale}"' in page

    def test_failures_from_elsewhere_do_not_lock_a_person_out(self, owner: User):
        guess(owner, 9)
        assert is_in(submit(Client(), owner).client)

    def test_other_spellings_of_an_address_are_no_other_person(self, owner: User):
        for _ in range(5):
            form = {"login": f" {owner.email.upper()} ", "password": "wrong"}
            answer = Client().post(LOGIN, form)
        assert answer.status_code == 429
        assert submit(Client(), owner).status_code == 429

    def test_an_address_that_tries_many_people_is_slowed_down(self, owner: User):
        for number in range(20):
            answer = guess(User(email=f"guess{number}@example.com"), 1)
        assert answer.status_code == 429
        assert guess(owner, 1).status_code == 429

    def test_signing_in_does_not_reset_the_addresss_failures(self, owner: User, operator: User):
        for number in range(19):
            guess(User(email=f"guess{number}@example.com"), 1)
        assert is_in(submit(Client(REMOTE_ADDR="198.51.100.7"), operator).client)
        assert guess(owner, 1).status_code == 429

    def test_known_and_unknown_people_are_locked_out_alike(self, owner: User):
        pages = [guess(who, 5, "127.0.0.1") for who in (owner, User(email="nobody@example.com"))]
        assert {page.status_code for page in pages} == {429}
        assert pages[0].text.count("<p>") == pages[1].text.count("<p>")

    def test_reauthentication_failures_count_too(self, owner: User):
        client = signed_in(owner)
        answers = [client.post(CONFIRM, {"password": "wrong"}).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 200, 429]

    def test_an_operator_unlocks(self, owner: User):
        guess(owner, 5, "127.0.0.1")
        call_command("axes_reset_username", owner.email)
        assert is_in(submit(Client(), owner).client)

    def test_no_password_is_kept(self, owner: User):
        guess(owner, 1)
        attempt = AccessAttempt.objects.get()
        assert "wrong" not in attempt.post_data
        assert owner.email not in attempt.post_data

    def test_expired_sign_in_attempts_are_removed(self, owner: User):
        with time_machine.travel(timezone.now(), tick=False) as clock:
            guess(owner, 1)
            forget_sign_ins()
            assert AccessAttempt.objects.exists()
            clock.shift(timedelta(minutes=16))
            forget_sign_ins()
            assert not AccessAttempt.objects.exists()


class TestForgottenPassword:
    def test_every_address_gets_the_same_answer_and_one_mail(self, owner: User):
        answers = [
            Client().post(RESET, {"email": email}, follow=True)
            for email in (owner.email, "nobody@example.com")
        ]
        assert answers[0].redirect_chain == answers[1].redirect_chain
        assert [letter.to for letter in mail.outbox] == [[owner.email], ["nobody@example.com"]]
        assert "/password/reset/key/" in mail.outbox[0].body
        assert "http" not in mail.outbox[1].body

    @pytest.mark.parametrize("known", [True, False])
    def test_mails_that_anybody_may_ask_for_are_limited_together(self, owner: User, known):
        email = owner.email if known else "nobody@example.com"
        pages = [RESET, WAY_IN, RESET, WAY_IN, RESET, WAY_IN, RESET]
        written = [email.upper() if at % 3 else email for at in range(7)]
        asks = zip(pages, written, strict=True)
        answers = [Client().post(page, {"email": text}).status_code for page, text in asks]
        assert answers == [302, 200, 302, 200, 302, 429, 429]
        assert len(mail.outbox) == 5
        assert Client().post(WAY_IN, {"email": "else@example.com"}).status_code == 200

    def test_the_link_gives_a_new_password_once_and_leaves_the_second_factor(self, owner: User):
        session = signed_in(owner)
        enrol(session)
        mail.outbox.clear()
        Client().post(RESET, {"email": owner.email})
        link = next(word for word in mail.outbox[0].body.split() if "/key/" in word)
        path = link.removeprefix("http://testserver")
        client = Client()
        form_page = client.get(path)["Location"]
        words = {"password1": "an entirely new one", "password2": "an entirely new one"}
        assert client.post(form_page, words).status_code == 302
        assert not is_in(session)
        assert submit(Client(), owner, PASSWORD).status_code == 200
        assert "second-factor" in submit(Client(), owner, "an entirely new one")["Location"]
        assert "invalid" in Client().get(path, follow=True).text

    def test_mails_are_in_the_language_of_the_person(self, owner: User):
        User.objects.filter(pk=owner.pk).update(locale="de")
        Client(headers={"accept-language": "fr"}).post(RESET, {"email": owner.email})
        assert "Passwort" in mail.outbox[0].subject

    def test_a_mail_failure_reveals_no_account(self, owner: User, settings: Settings):
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
        answers = [
            Client().post(RESET, {"email": email}).status_code
            for email in (owner.email, "nobody@example.com")
        ]
        assert answers == [302, 302]
