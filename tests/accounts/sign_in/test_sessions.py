"""Sessions: listed, ended, and stored only as hashes."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone
from pytest_django.fixtures import Settings

from accounts.models import AuditEntry, Issuer, Session, User
from accounts.sign_in.sessions import device_name
from tests.support.back_office import NEW_KEY, key_form
from tests.support.sign_in import CONFIRM, LOGIN, OFFICE, PASSWORD, is_in, signed_in, submit

pytestmark = pytest.mark.usefixtures("fresh_limits")
SESSIONS = reverse("account_sessions")
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0"


@pytest.fixture
def clock() -> Iterator[Any]:
    with time_machine.travel(timezone.now(), tick=False) as clock:
        yield clock


def at_a(user: User, user_agent: str, address: str) -> Client:
    """A browser of this kind, at this address, in which somebody has signed in."""
    client = Client(headers={"user-agent": user_agent}, REMOTE_ADDR=address)
    assert submit(client, user).status_code == 302
    return client


def key_of(client: Client) -> str:
    return str(client.session.session_key)


class TestIdle:
    def test_session_ends_after_half_an_hour_without_requests(self, owner: User, clock):
        client = signed_in(owner)
        clock.shift(timedelta(minutes=29))
        assert client.get(OFFICE).status_code == 200
        clock.shift(timedelta(minutes=29))
        assert client.get(OFFICE).status_code == 200
        clock.shift(timedelta(minutes=30))
        assert client.get(OFFICE).status_code == 302
        assert not is_in(client)

    def test_how_long_is_a_setting(self, owner: User, clock, settings: Settings):
        settings.SESSION_IDLE_MINUTES = 5
        client = signed_in(owner)
        clock.shift(timedelta(minutes=5))
        assert client.get(OFFICE).status_code == 302

    def test_an_expired_session_accepts_no_invitation(self, owner: User, clock):
        client = signed_in(owner)
        clock.shift(timedelta(minutes=30))
        client.get("/invitations/cis_invite_x/")
        assert not is_in(client)

    def test_activity_is_stored_once_a_minute(self, owner: User, clock):
        client = signed_in(owner)
        written = []
        for _ in range(4):
            clock.shift(timedelta(seconds=30))
            with CaptureQueriesContext(
                connection,
            ) as queries:
                client.get(OFFICE)
            written.append(sum("UPDATE" in query["sql"] for query in queries.captured_queries))
        assert written == [0, 1, 0, 1]


class TestStored:
    def test_the_table_holds_no_key_that_opens_a_session(self, owner: User):
        client = signed_in(owner)
        with connection.cursor() as cursor:
            cursor.execute("SELECT * FROM accounts_session")
            rows = str(cursor.fetchall())
        assert key_of(client) not in rows
        stolen = Client()
        stolen.cookies["sessionid"] = str(Session.objects.get(user=owner).pk)
        assert stolen.get(OFFICE).status_code == 302

    def test_a_stored_form_is_encrypted(self, owner: User, issuer: Issuer, clock):
        client = signed_in(owner)
        clock.shift(timedelta(minutes=6))
        answer = client.post(NEW_KEY, key_form(issuer, name="Filled in with care"))
        assert answer["Location"].startswith(CONFIRM)
        row = Session.objects.get(user=owner)
        assert row.session_data.startswith("gAAAA")

    def test_under_a_field_key_that_is_gone_it_is_over(self, owner: User, settings: Settings):
        client = signed_in(owner)
        settings.FIELD_KEYS = ["b3RoZXItZmllbGQta2V5LW9mLTMyLWJ5dGVzLWxvbmc="]
        assert client.get(OFFICE).status_code == 302

    def test_those_that_have_run_out_are_removed(self, owner: User, clock):
        signed_in(owner)
        clock.shift(timedelta(hours=9))
        call_command("clearsessions")
        assert not Session.objects.exists()


class TestPage:
    def test_the_page_lists_the_devices(self, owner: User, outsider: User):
        at_a(owner, PHONE, "203.0.113.77")
        at_a(outsider, EDGE, "192.0.2.1")
        page = at_a(owner, FIREFOX, "198.51.100.9").get(SESSIONS).text
        assert "Firefox, Linux" in page
        assert "198.51.100.0" in page
        assert "Safari, iPhone" in page
        assert "203.0.113.0" in page
        assert page.count("You are using this one now.") == 1
        for hidden in ("Edge", "192.0.2", "198.51.100.9", "203.0.113.77"):
            assert hidden not in page

    def test_every_page_leads_to_it(self, owner: User):
        assert f'href="{SESSIONS}"' in signed_in(owner).get(OFFICE).text

    def test_one_is_ended(self, owner: User, issuer: Issuer):
        here, there, elsewhere = signed_in(owner), signed_in(owner), signed_in(owner)
        target = Session.objects.get(session_key=key_of(there))
        assert here.post(SESSIONS, {"session": target.pk})["Location"] == SESSIONS
        assert [is_in(each) for each in (here, there, elsewhere)] == [True, False, True]
        entry = AuditEntry.objects.get(action="user.sessions_ended")
        assert (entry.issuer_id, entry.actor_id) == (issuer.pk, str(owner.pk))
        here.post(SESSIONS, {"session": target.pk})
        assert AuditEntry.objects.filter(action="user.sessions_ended").count() == 1

    def test_all_others_are_ended(self, owner: User):
        here, there, elsewhere = signed_in(owner), signed_in(owner), signed_in(owner)
        here.post(SESSIONS, {"session": "others"})
        assert [is_in(each) for each in (here, there, elsewhere)] == [True, False, False]

    def test_sessions_of_others_cannot_be_ended(self, owner: User, outsider: User):
        theirs = signed_in(outsider)
        target = Session.objects.get(session_key=key_of(theirs))
        here = signed_in(owner)
        for named in (target.pk, "others", "", "x" * 300, "\0"):
            assert here.post(SESSIONS, {"session": named}).status_code == 302
        assert is_in(theirs)

    def test_the_page_needs_a_sign_in(self, db: None):
        assert Client().get(SESSIONS)["Location"].startswith(LOGIN)


class TestEnds:
    def test_a_new_password_leaves_no_other(self, owner: User):
        here, there = signed_in(owner), signed_in(owner)
        new = "quartz lantern 48 violet"
        form = {"oldpassword": PASSWORD, "password1": new, "password2": new}
        assert here.post("/admin/access/password/change/", form).status_code == 302
        assert is_in(here)
        assert not is_in(there)
        assert [row.pk for row in Session.objects.filter(user=owner)] == [
            Session.objects.get(session_key=key_of(here)).pk
        ]

    @pytest.mark.parametrize("page", ["/admin/logout/", "/admin/access/logout/"])
    def test_signing_out_has_the_browser_forget_the_pages(self, owner: User, page: str):
        client = signed_in(owner)
        assert "Clear-Site-Data" not in client.get(OFFICE)
        assert client.post(page)["Clear-Site-Data"] == '"cache", "storage"'
        assert not Session.objects.filter(user=owner).exists()


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        ("", ""),
        ("curl/8.7 " + "x" * 500, ("curl/8.7 " + "x" * 500)[:60]),
    ],
)
def test_devices_are_named_as_people_know_them(user_agent: str, name: str):
    assert device_name(user_agent) == name
