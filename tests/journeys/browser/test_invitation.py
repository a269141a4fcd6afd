"""Accepting an invitation in a browser: the form-action policy."""

import shutil

import pytest
from playwright.sync_api import Browser, expect
from pytest_django.live_server_helper import LiveServer

from accounts.scopes import Role
from tests.accounts.people.helpers import PASSWORD, invitation_path, invite
from tests.factories import make_issuer, make_member
from tests.journeys.browser.test_verify_page import PHONE

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(shutil.which("chromium") is None, reason="no chromium on the PATH"),
]


@pytest.fixture
def path(transactional_db: None) -> str:
    issuer = make_issuer()
    return invitation_path(invite(make_member(issuer, Role.OWNER), issuer))


def test_somebody_new_accepts_on_a_phone_and_is_signed_in(
    path: str, live_server: LiveServer, browser: Browser
):
    page = browser.new_context(viewport=PHONE).new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(f"{live_server.url}{path}")
    page.get_by_role("button", name="Accept").click()
    expect(page.get_by_text("This field is required.")).to_have_count(2)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("A password").fill(PASSWORD)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Accept").click()
    page.wait_for_url("**/admin/**")
    expect(page.get_by_text("Welcome: you work for")).to_be_visible()
    assert complaints == []
