"""Signing in to the back office: password, second factor, lockout, no hint at which was wrong."""

import io
from datetime import timedelta

import pytest
import time_machine
from allauth.mfa.models import Authenticator
from cryptography.fernet import Fernet
from django.core.management import call_command
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from accounts.models import AuditEntry, Issuer, User
from tests.support.sign_in import (
    CODE,
    FACTORS,
    LOGIN,
    OFFICE,
    PASSWORD,
    PERIOD,
    enrol,
    is_in,
    recovery_codes,
    signed_in,
    submit,
)

pytestmark = pytest.mark.usefixtures("fresh_limits")


class TestPassword:
    def test_email_and_password_sign_in(self, owner: User):
        client = Client()
        assert submit(client, owner)["Location"] == OFFICE
        assert "Muster Werke GmbH" in client.get(OFFICE).text

    def test_the_page_that_was_asked_for_opens(self, owner: User):
        client = Client()
        asked = client.get(f"{OFFICE}accounts/apikey/", follow=True)
        assert asked.redirect_chain[-1][0].startswith("/admin/access/login/?next=")
        answer = submit(client, owner, next=f"{OFFICE}accounts/apikey/")
        assert answer["Location"] == f"{OFFICE}accounts/apikey/"

    def test_redirects_stay_on_this_site(self, owner: User):
        assert submit(Client(), owner, next="https://evil.example/")["Location"] == OFFICE

    def test_unknown_wrong_and_inactive_are_answered_alike(self, owner: User, operator: User):
        User.objects.filter(pk=operator.pk).update(is_active=False)
        stranger = User(email="nobody@example.com")
        answers = [
            submit(Client(), owner, "wrong"),
            submit(Client(), stranger),
            submit(Client(), operator),
        ]
        assert {answer.status_code for answer in answers} == {200}
        assert all("are not correct" in answer.text for answer in answers)
        assert not any(is_in(answer.client) for answer in answers)

    def test_the_session_is_another_one_after_signing_in(self, owner: User):
        client = Client()
        client.get(OFFICE, follow=True)
        session = client.session
        session["planted"] = True
        session.save()
        client.cookies["sessionid"] = str(session.session_key)
        before = session.session_key
        submit(client, owner)
        assert client.session.session_key != before

    def test_signing_out_needs_a_form(self, owner: User):
        client = signed_in(owner)
        for address in ("/admin/logout/", "/admin/access/logout/"):
            client.get(address)
            assert is_in(client)
        client.post("/admin/logout/")
        assert not is_in(client)


class TestSession:
    def test_session_ends_after_eight_hours_however_busy(self, owner: User):
        start = timezone.now()
        with time_machine.travel(start, tick=False) as clock:
            client = signed_in(owner)
            for _ in range(24):
                clock.shift(timedelta(minutes=19))
                session = client.session
                session["busy"] = _
                session.save()
                assert client.get(OFFICE).status_code == 200
            clock.shift(timedelta(minutes=25))
            assert client.get(OFFICE).status_code == 302

    def test_its_cookie_is_out_of_reach_of_scripts_and_other_sites(self, owner: User):
        cookie = submit(Client(), owner).cookies["sessionid"]
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"

    def test_a_new_password_ends_the_other_ones(self, owner: User):
        here, there = signed_in(owner), signed_in(owner)
        form = {
            "oldpassword": PASSWORD,
            "password1": "a wholly new one",
            "password2": "a wholly new one",
        }
        assert here.post("/admin/access/password/change/", form).status_code == 302
        assert is_in(here)
        assert not is_in(there)

    def test_a_second_factor_ends_the_other_ones(self, owner: User):
        here, there = signed_in(owner), signed_in(owner)
        enrol(here)
        assert is_in(here)
        assert not is_in(there)


class TestSecondFactor:
    def test_the_code_is_asked_for_after_the_password(self, owner: User):
        app = enrol(signed_in(owner))
        client = Client()
        assert submit(client, owner)["Location"] == CODE
        assert not is_in(client)
        assert client.get(OFFICE).status_code == 302
        assert client.post(CODE, {"code": app.code()})["Location"] == OFFICE
        assert is_in(client)

    def test_a_code_works_once(self, owner: User):
        app = enrol(signed_in(owner))
        with time_machine.travel(timezone.now(), tick=False) as clock:
            code = app.code()
            assert at_the_code(owner).post(CODE, {"code": code}).status_code == 302
            assert "Incorrect code" in at_the_code(owner).post(CODE, {"code": code}).text
            clock.shift(timedelta(seconds=PERIOD))
            assert at_the_code(owner).post(CODE, {"code": app.code()}).status_code == 302

    def test_a_recovery_code_works_once(self, owner: User):
        enrol(signed_in(owner))
        code = recovery_codes(owner)[0]
        assert at_the_code(owner).post(CODE, {"code": code}).status_code == 302
        assert "Incorrect code" in at_the_code(owner).post(CODE, {"code": code}).text
        assert len(recovery_codes(owner)) == 9

    def test_guessing_codes_is_limited(self, owner: User):
        app = enrol(signed_in(owner))
        client = at_the_code(owner)
        for _ in range(5):
            client.post(CODE, {"code": "000000"})
        late = at_the_code(owner).post(CODE, {"code": app.code()})
        assert "Too many failed login attempts" in late.text
        assert AuditEntry.objects.filter(action="user.second_factor_refused").count() == 5

    def test_the_secrets_are_encrypted(self, owner: User):
        app = enrol(signed_in(owner))
        stored = {row.type: row.data for row in Authenticator.objects.filter(user=owner)}
        assert app.secret not in str(stored)
        assert stored["totp"]["secret"].startswith("gAAAA")
        assert stored["recovery_codes"]["seed"].startswith("gAAAA")


def at_the_code(user: User) -> Client:
    """A browser that has sent the password and is asked for the code."""
    client = Client()
    assert submit(client, user)["Location"] == CODE
    return client


class TestAudit:
    def test_audit_tells_sign_in_and_second_factors_without_email(
        self, owner: User, issuer: Issuer
    ):
        enrol(signed_in(owner))
        entries = AuditEntry.objects.for_issuer(issuer.pk).order_by("at", "id")
        assert [entry.action for entry in entries] == [
            "user.signed_in",
            "user.second_factor_added",
            "user.second_factor_added",
        ]
        assert {entry.actor_id for entry in entries} == {str(owner.pk)}
        assert {entry.target for entry in entries} == {f"user_{owner.pk}"}
        assert owner.email not in str(list(entries.values()))

    def test_of_an_operator_of_the_platform_it_is_the_platforms(self, db: None):
        root = User.objects.create_superuser("root@platform.example", PASSWORD)
        signed_in(root)
        assert AuditEntry.objects.get().issuer_id is None


class TestFieldKeys:
    def test_secrets_move_to_a_new_key_and_go_on_working(self, owner: User, settings: Settings):
        app = enrol(signed_in(owner))
        codes = recovery_codes(owner)
        new = Fernet.generate_key().decode()
        settings.FIELD_KEYS = [new, *settings.FIELD_KEYS]
        call_command("rotate_field_keys", stdout=io.StringIO())
        settings.FIELD_KEYS = [new]
        assert recovery_codes(owner) == codes
        assert at_the_code(owner).post(CODE, {"code": app.code()}).status_code == 302


class TestLanguage:
    def test_the_back_office_uses_the_persons_language(self, owner: User):
        User.objects.filter(pk=owner.pk).update(locale="de")
        client = signed_in(owner)
        assert '<html lang="de"' in client.get(OFFICE).text

    def test_each_language_is_offered_by_its_own_name(self, db: None):
        page = Client(headers={"accept-language": "de"}).get(LOGIN).text
        for name in ("Deutsch", "English", "Français", "Shqip"):
            assert f">{name}</button>" in page

    def test_unless_another_was_chosen(self, owner: User):
        User.objects.filter(pk=owner.pk).update(locale="de")
        client = signed_in(owner)
        client.post("/i18n/setlang/", {"language": "sq", "next": OFFICE})
        assert '<html lang="sq"' in client.get(OFFICE).text


class TestOwnAccess:
    def test_every_page_leads_to_it(self, owner: User):
        page = signed_in(owner).get(OFFICE).text
        assert f'href="{FACTORS}"' in page
        assert 'href="/admin/access/password/change/"' in page

    def test_djangos_own_page_for_passwords_gives_way(self, owner: User):
        answer = signed_in(owner).get("/admin/password_change/")
        assert answer["Location"] == "/admin/access/password/change/"


class TestPolicy:
    @pytest.mark.parametrize("page", ["login/", "password/reset/", "second-factor/"])
    def test_no_page_needs_more_than_the_back_offices_policy(self, owner: User, page: str):
        answer = signed_in(owner).get(f"/admin/access/{page}", follow=True)
        assert "'unsafe-inline'" not in script_policy(answer)
        assert " onclick=" not in answer.text
        assert "<script>" not in answer.text

    def test_there_is_no_sign_up_and_no_change_of_address(self, owner: User):
        for page in ("signup/", "email/", "login/code/", "confirm-email/", "password/set/"):
            answer = signed_in(owner).get(f"/admin/access/{page}")
            assert answer.status_code in {302, 404}
            assert "<form" not in answer.text


def script_policy(answer) -> str:
    policy = answer.headers["Content-Security-Policy"]
    return next(part for part in policy.split(";") if part.strip().startswith("script-src"))
