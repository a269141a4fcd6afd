"""Signing in with a real browser: an authenticator app, and a passkey on a virtual device."""

import shutil
from dataclasses import dataclass, field

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.urls import reverse
from playwright.sync_api import Browser, Page
from pytest_django.fixtures import Settings
from pytest_django.live_server_helper import LiveServer

from accounts.models import User
from accounts.scopes import Role
from tests.factories import make_issuer, make_member
from tests.support.sign_in import FACTORS, LOGIN, OFFICE, PASSWORD, App

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]


@dataclass
class Visitor:
    """A person before a browser, and what the browser had to complain about."""

    page: Page
    base: str
    user: User
    complaints: list[str] = field(default_factory=list)

    def open(self, path: str) -> None:
        self.page.goto(self.base + path)

    def give_password(self) -> None:
        self.open(LOGIN)
        self.page.get_by_label("Email").fill(self.user.email)
        self.page.get_by_label("Password", exact=True).fill(PASSWORD)
        self.page.get_by_role("button", name="Sign in", exact=True).click()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def log_out(self) -> None:
        self.open(FACTORS)
        with self.page.expect_navigation():  # before anything else is opened
            self.press("Log out")


@pytest.fixture
def user(fresh_limits: None) -> User:
    return make_member(make_issuer(), Role.OWNER)


@pytest.fixture
def visitor(user: User, live_server: LiveServer, browser: Browser, settings: Settings) -> Visitor:
    settings.MFA_REQUIRED = True
    page = browser.new_context(locale="en").new_page()
    # A browser offers passkeys in a secure context only: https, or localhost by name.
    visitor = Visitor(page, live_server.url.replace("127.0.0.1", "localhost"), user)
    page.on("console", lambda message: visitor.complaints.append(message.text))
    page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
    return visitor


def complaints_of(visitor: Visitor) -> list[str]:
    """Without the note that signing out has cleared what the browser kept."""
    return [each for each in visitor.complaints if not each.startswith("Clear-Site-Data header")]


def test_an_owner_sets_up_an_app_and_signs_in_with_it(visitor: Visitor):
    page = visitor.page
    visitor.give_password()
    page.wait_for_url(f"**{FACTORS}")  # the back office opens to nobody without a second factor
    page.get_by_role("link", name="Activate").click()
    app = App(page.get_by_label("Authenticator secret").input_value())
    page.get_by_label("Authenticator code").fill(app.code_to_type())
    visitor.press("Activate")
    assert len(page.get_by_label("Unused codes").input_value().split()) == 10

    visitor.log_out()
    visitor.give_password()
    page.get_by_label("Code").fill(app.code_to_type())
    visitor.press("Sign In")
    page.wait_for_url(visitor.base + OFFICE)
    assert complaints_of(visitor) == []  # a refused script or style would be one


def test_a_passkey_opens_the_back_office_without_a_password(visitor: Visitor):
    page = visitor.page
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    visitor.give_password()
    page.get_by_role("link", name="Add").click()
    page.get_by_label("Passwordless").check()
    visitor.press("Add")
    page.get_by_text("Security key added").wait_for()

    visitor.log_out()
    visitor.open(LOGIN)
    visitor.press("Sign in with a passkey")
    page.wait_for_url(visitor.base + OFFICE)

    visitor.log_out()
    visitor.give_password()  # the same key is a second factor, too
    visitor.press("Use a security key")
    page.wait_for_url(visitor.base + OFFICE)
    assert complaints_of(visitor) == []


def test_a_passkey_that_fails_says_so(visitor: Visitor):
    visitor.base = visitor.base.replace(
        "localhost", "127.0.0.1"
    )  # an address is no domain: the browser refuses at once
    visitor.open(LOGIN)
    note = visitor.page.get_by_role("alert")
    assert not note.is_visible()
    visitor.press("Sign in with a passkey")
    note.wait_for(timeout=5000)
    assert "try again" in note.inner_text()
    assert complaints_of(visitor) == []


def test_sessions_are_listed_and_ended_by_keyboard(visitor: Visitor, settings: Settings):
    settings.MFA_REQUIRED = False
    visitor.give_password()
    visitor.page.wait_for_url(visitor.base + OFFICE)
    other = visitor.page.context.browser
    assert other is not None
    elsewhere = Visitor(other.new_context(locale="en").new_page(), visitor.base, visitor.user)
    elsewhere.give_password()
    elsewhere.page.wait_for_url(visitor.base + OFFICE)

    visitor.open(reverse("account_sessions"))
    assert visitor.page.get_by_text("Chrome, Linux").count() == 2
    found = Axe().run(visitor.page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
    for _ in range(12):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.innerText") == "End all other sessions":
            break
    with visitor.page.expect_navigation():
        visitor.page.keyboard.press("Enter")
    visitor.page.get_by_text("1 session was ended.").wait_for()
    elsewhere.open(OFFICE)
    assert "/login/" in elsewhere.page.url
    assert complaints_of(visitor) == []
