"""Lockout when many people share one address, or many addresses try one person."""

import pytest
from axes.models import AccessAttempt
from django.test import Client
from pytest_django.fixtures import Settings

from accounts.models import User
from accounts.sign_in import lockout
from tests.support.sign_in import CODE, CONFIRM, PASSWORD, enrol, is_in, signed_in, submit

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("fresh_limits")]

OFFICE_PROXY = "198.51.100.7"


def guess_names(times: int, address: str = OFFICE_PROXY):
    """The answers to wrong passwords with invented names."""
    return [
        submit(Client(REMOTE_ADDR=address), User(email=f"guess{number}@example.com"), "wrong")
        for number in range(times)
    ]


def guess_at(user: User, times: int) -> list[int]:
    """From an address of its own each."""
    return [
        submit(Client(REMOTE_ADDR=f"203.0.113.{number}"), user, f"wrong {number}").status_code
        for number in range(times)
    ]


def known_browser(user: User, address: str = OFFICE_PROXY) -> Client:
    """One in which this person has signed in before, and is signed out."""
    client = Client(REMOTE_ADDR=address)
    assert is_in(submit(client, user).client)
    client.cookies.pop("sessionid")
    return client


class TestSharedAddress:
    def test_the_right_password_is_taken_however_many_failed_before(self, owner: User):
        answers = guess_names(25)
        assert [answer.status_code for answer in answers] == [200] * 19 + [429] * 6
        assert is_in(submit(Client(REMOTE_ADDR=OFFICE_PROXY), owner).client)

    def test_failures_there_are_slowed_down_with_a_stated_time(self, owner: User):
        last = guess_names(20)[-1]
        assert last["Retry-After"] == "60"
        assert "The right password is accepted at once" in last.text
        assert submit(Client(REMOTE_ADDR=OFFICE_PROXY), owner, "wrong").status_code == 429
        assert is_in(submit(Client(REMOTE_ADDR=OFFICE_PROXY), owner).client)

    def test_floods_are_refused_unread_except_from_known_browsers(
        self, owner: User, operator: User, settings: Settings
    ):
        settings.AXES_ADDRESS_FAILURE_LIMIT = 25
        known = known_browser(owner)
        guess_names(25)
        assert submit(Client(REMOTE_ADDR=OFFICE_PROXY), operator).status_code == 429
        assert submit(Client(REMOTE_ADDR=OFFICE_PROXY), owner).status_code == 429
        assert is_in(submit(known, owner).client)
        assert is_in(submit(Client(REMOTE_ADDR="203.0.113.1"), operator).client)

    def test_a_colleagues_failures_do_not_lock_a_known_browser(self, owner: User):
        known = known_browser(owner)
        for number in range(9):
            submit(Client(REMOTE_ADDR=OFFICE_PROXY), owner, f"wrong {number}")
        assert submit(Client(REMOTE_ADDR=OFFICE_PROXY), owner).status_code == 429
        assert is_in(submit(known, owner).client)

    def test_a_second_factor_is_asked_for_whatever_others_do(self, owner: User):
        enrol(signed_in(owner))
        guess_names(25)
        client = Client(REMOTE_ADDR=OFFICE_PROXY)
        assert submit(client, owner)["Location"] == CODE


class TestManyAddresses:
    def test_guesses_at_one_person_are_bounded(self, owner: User, settings: Settings):
        settings.AXES_PERSON_FAILURE_LIMIT = 10
        assert guess_at(owner, 12) == [200] * 9 + [429] * 3
        assert AccessAttempt.objects.filter(username=owner.email).count() == 10
        assert submit(Client(REMOTE_ADDR="192.0.2.1"), owner).status_code == 429

    def test_guesses_from_many_addresses_spare_a_known_browser(
        self, owner: User, settings: Settings
    ):
        settings.AXES_PERSON_FAILURE_LIMIT = 10
        known = known_browser(owner)
        guess_at(owner, 12)
        assert is_in(submit(known, owner).client)
        elsewhere = known
        elsewhere.defaults["REMOTE_ADDR"] = "192.0.2.77"  # a laptop is carried about
        elsewhere.cookies.pop("sessionid")
        assert is_in(submit(elsewhere, owner).client)


class TestKnownBrowser:
    def test_known_browser_is_locked_after_its_own_five_failures(self, owner: User):
        known = known_browser(owner)
        answers = [submit(known, owner, f"wrong {n}").status_code for n in range(5)]
        assert answers == [200] * 4 + [429]
        known.defaults["REMOTE_ADDR"] = "192.0.2.77"
        assert submit(known, owner).status_code == 429

    def test_known_browser_is_known_for_one_person_only(self, owner: User, operator: User):
        known = known_browser(owner)
        for number in range(5):
            answer = submit(known, operator, f"wrong {number}")
        assert answer.status_code == 429
        assert is_in(submit(known, owner).client)

    @pytest.mark.parametrize("value", ["", "x", "WyJhIiwiYiJd:1:x", "null", "\x00"])
    def test_a_forged_cookie_is_ignored(self, owner: User, value: str):
        for number in range(5):
            submit(Client(REMOTE_ADDR=OFFICE_PROXY), owner, f"wrong {number}")
        forged = Client(REMOTE_ADDR=OFFICE_PROXY)
        forged.cookies[lockout.COOKIE] = value
        assert submit(forged, owner).status_code == 429

    def test_the_cookie_is_for_signing_in_alone(self, owner: User):
        client = Client()
        cookie = submit(client, owner).cookies[lockout.COOKIE]
        assert cookie["path"] == "/admin/access/"
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"
        assert owner.email not in cookie.value
        assert PASSWORD not in cookie.value


def test_reauthentication_is_not_limited_by_others_failures(owner: User):
    client = signed_in(owner)
    guess_names(25, "127.0.0.1")
    assert client.post(CONFIRM, {"password": PASSWORD}).status_code == 302
