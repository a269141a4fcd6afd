"""Single sign-on in a browser, by a provider that is not ours, as a process: oidc-provider-mock."""

import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from django.urls import reverse
from playwright.sync_api import Browser, Page, expect
from pytest_django.fixtures import Settings
from pytest_django.live_server_helper import LiveServer

from accounts.models import User
from accounts.scopes import Role
from tests.accounts.domains.helpers import prove
from tests.factories import make_issuer, make_member
from tests.journeys.browser.test_verify_page import PHONE
from tests.support.sign_in import LOGIN, PASSWORD

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(shutil.which("chromium") is None, reason="no chromium on the PATH"),
]
PAGE = reverse("admin:accounts_issuer_sign_on")


@pytest.fixture
def owner(fresh_limits: None) -> User:
    issuer = make_issuer()
    prove(issuer)
    return make_member(issuer, Role.OWNER)


@pytest.fixture
def provider() -> Iterator[str]:
    """The address of the provider."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "oidc_provider_mock", "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield f"http://localhost:{port}"
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    """Until the process listens."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            socket.create_connection(("localhost", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the provider does not listen")


def press(page: Page, role: str, name: str) -> None:
    """By keyboard."""
    page.get_by_role(role, name=name, exact=True).first.focus()
    page.keyboard.press("Enter")


def sign_in_there(page: Page, sub: str) -> None:
    """At the provider."""
    page.get_by_placeholder("sub").fill(sub)
    page.keyboard.press("Enter")


def set_up(page: Page, provider: str) -> str:
    """Name the provider, try it and switch it on, by keyboard; the link for people to sign in."""
    page.get_by_label("Address of the provider").fill(provider)
    page.get_by_label("Client ID").fill("certificates")
    page.get_by_label("Client secret").fill("a secret")
    page.get_by_label("example.com").focus()
    page.keyboard.press("Space")
    press(page, "button", "Save")
    expect(page.get_by_text("The provider was saved.")).to_be_visible()
    press(page, "link", "Test it")
    press(page, "link", "Go to the provider")
    sign_in_there(page, "ada")
    expect(page.get_by_text("Single sign-on works.")).to_be_visible()
    press(page, "button", "Switch on")
    expect(page.get_by_text("can sign in by your provider from now on")).to_be_visible()
    return page.get_by_label("Link to sign in, for your people").input_value()


def test_an_owner_sets_it_up_and_signs_in_by_it(
    owner: User, provider: str, live_server: LiveServer, browser: Browser, settings: Settings
):
    settings.BASE_URL = live_server.url
    page = browser.new_context(locale="en").new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(f"{said.location['url']} {said.text}"))
    page.goto(f"{live_server.url}{LOGIN}?next={PAGE}")
    page.get_by_label("Email").fill(owner.email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    start = set_up(page, provider)

    page = browser.new_context(locale="en", viewport=PHONE).new_page()
    page.goto(start)
    press(page, "button", "Deny")
    expect(page.get_by_role("heading", name="Single sign-on was refused")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(start)
    sign_in_there(page, "somebody else")
    expect(page.get_by_text("Nobody is connected with this sign-in.")).to_be_visible()
    page.goto(start)
    sign_in_there(page, "ada")
    expect(page.get_by_text("You are working for Muster Werke GmbH.")).to_be_visible()
    page.context.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    page.goto(f"{live_server.url}{LOGIN}")
    press(page, "link", "Sign in by Muster Werke GmbH")
    sign_in_there(page, "ada")
    page.wait_for_url(re.compile(r"/admin/$"))
    assert [text for text in complaints if text.startswith(live_server.url)] == []
