"""A form whose session ended, or that was refused, comes back filled in; and a warning before the end."""

import pytest
from django.conf import settings
from django.urls import reverse
from playwright.sync_api import Browser, Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from accounts.scopes import Role
from tests.factories import make_issuer, make_member
from tests.journeys.browser.test_verify_page import CHROMIUM
from tests.support.back_office import client_of

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
NEW_TEAM = reverse("admin:edu_team_add")
LEFT = reverse("account_session_left")


@pytest.fixture
def session(transactional_db: None) -> str:
    owner = make_member(make_issuer(), Role.OWNER)
    return client_of(owner).cookies[settings.SESSION_COOKIE_NAME].value


@pytest.fixture
def page(browser: Browser, live_server: LiveServer, session: str) -> Page:
    page = browser.new_context(locale="en", base_url=live_server.url).new_page()
    sign_in(page, live_server, session)
    return page


def sign_in(page: Page, live_server: LiveServer, session: str) -> None:
    cookie = {"name": settings.SESSION_COOKIE_NAME, "value": session, "url": live_server.url}
    page.context.add_cookies([cookie])  # type: ignore[list-item]


def save(page: Page) -> None:
    with page.expect_navigation():
        page.get_by_role("button", name="Save", exact=True).click()


def test_typed_input_comes_back_after_the_session_ended(
    page: Page, live_server: LiveServer, session: str
):
    page.goto(NEW_TEAM)
    page.get_by_label("Name").fill("Welding shop")
    page.context.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    save(page)
    assert "/login/" in page.url

    sign_in(page, live_server, session)
    page.goto(NEW_TEAM)
    expect(page.get_by_label("Name")).to_have_value("Welding shop")
    assert page.get_by_text("Here is again what you typed").is_visible()
    save(page)
    assert page.get_by_text("Welding shop").first.is_visible()

    page.goto(NEW_TEAM)
    expect(page.get_by_label("Name")).to_have_value("")
    assert not page.get_by_text("Here is again what you typed").is_visible()


def test_an_expired_form_leads_back_and_what_came_back_can_be_discarded(page: Page):
    page.goto(NEW_TEAM)
    page.get_by_label("Name").fill("Paint shop")
    page.evaluate(
        "document.querySelectorAll('[name=csrfmiddlewaretoken]').forEach(e => e.value = 'x')"
    )
    save(page)
    page.get_by_role("link", name="Back to the form").click()
    expect(page.get_by_label("Name")).to_have_value("Paint shop")

    page.get_by_role("button", name="Discard it").click()
    expect(page.get_by_label("Name")).to_have_value("")
    expect(page.get_by_label("Name")).to_be_focused()
    page.reload()
    expect(page.get_by_label("Name")).to_have_value("")


def test_somebody_else_in_the_same_tab_gets_nothing_of_it(page: Page):
    page.goto(NEW_TEAM)
    page.get_by_label("Name").fill("Private")
    expect(page.locator("body")).to_be_visible()
    page.wait_for_function("Object.keys(sessionStorage).some(key => key.startsWith('typed:'))")
    page.evaluate("""() => { const [key] = Object.keys(sessionStorage).filter(key => key.startsWith('typed:'));
      sessionStorage.setItem(key.replace(/^typed:\\d+/, 'typed:0'), sessionStorage.getItem(key)); }""")
    page.reload()
    kept = page.evaluate("Object.keys(sessionStorage).filter(key => key.startsWith('typed:0'))")
    assert kept == []
    expect(page.get_by_label("Name")).to_have_value("Private")


def test_a_dialog_warns_before_the_session_ends(page: Page):
    left = {"GET": 90, "POST": 1800}

    def answer(route: Route) -> None:
        route.fulfill(json={"seconds": left[route.request.method]})

    page.route(f"**{LEFT}", answer)
    page.clock.install()
    page.goto(NEW_TEAM)
    dialog = page.get_by_role("alertdialog", name="Your session")
    page.clock.fast_forward("28:10")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Stay signed in")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()

    left["GET"] = left["POST"] = 0
    page.clock.fast_forward("28:10")
    expect(dialog.get_by_role("link", name="Sign in again")).to_be_visible()
