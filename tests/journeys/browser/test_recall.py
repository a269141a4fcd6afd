"""A recall by keyboard alone: previewed, confirmed, followed without a reload, and undone."""

import threading

import pytest
from django.conf import settings
from django.db import connection
from django.urls import reverse
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from accounts.jobs import runner
from accounts.models import Issuer
from accounts.scopes import Role
from tests.certificates.transitions.bulk_helpers import batch_fields
from tests.factories import issue_one, make_issuer, make_member, make_type
from tests.journeys.browser.test_verify_page import CHROMIUM, PHONE, fits
from tests.support.back_office import client_of

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
MANY = 3
MARK = "window.sameDocument = true"  # gone after a reload


@pytest.fixture
def issuer(transactional_db: None) -> Issuer:
    issuer = make_issuer()
    certificate_type = make_type(issuer)
    for _number in range(MANY):
        issue_one(certificate_type, **batch_fields("B-42"))
    return issuer


@pytest.fixture
def session(issuer: Issuer) -> str:
    owner = make_member(issuer, Role.OWNER)
    return client_of(owner).cookies[settings.SESSION_COOKIE_NAME].value


def work() -> None:
    """What a worker does, in a thread of its own: it runs until nothing is due."""

    def run() -> None:
        runner.run_due_jobs()
        connection.close()

    worker = threading.Thread(target=run)
    worker.start()
    worker.join()


def press(page: Page, role: str, name: str) -> None:
    """Goes to a link or button by Tab from where the focus is, and presses Enter."""
    wanted = page.get_by_role(role, name=name, exact=True).first
    wanted.wait_for()
    for _press in range(150):
        page.keyboard.press("Tab")
        if wanted.evaluate("each => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
    pytest.fail(f"{name} is not reached by Tab")


def follow(page: Page, closing: str) -> None:
    """Waits on the page of a job, which a worker takes up now, for its closing sentence; it is not loaded again."""
    expect(page.locator("#job-live progress")).to_be_visible()
    page.evaluate(MARK)
    work()
    expect(page.get_by_text(closing, exact=True).first).to_be_visible()
    expect(page.locator("#job-announcement")).to_have_text(closing)
    assert page.evaluate("window.sameDocument"), "the page was loaded again"
    expect(page.locator("#job-live[hx-get]")).to_have_count(0)


def test_a_recall_is_followed_to_its_end_and_taken_back(
    session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(viewport=PHONE, locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page, complaints = context.new_page(), []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))

    recall = reverse("admin:certificates_certificate_recall")
    page.goto(f"{live_server.url}{recall}?action=suspend&key.batch=B-42#found")
    page.get_by_label("Reason").first.focus()
    page.keyboard.type("recall")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.locator("[name=count]").focus()
    page.keyboard.type(str(MANY))
    press(page, "button", "Suspend")
    page.wait_for_url("**/accounts/job/**")
    expect(
        page.get_by_role("heading", level=2, name="Suspend 3 certificates of batch B-42")
    ).to_be_visible()
    assert fits(page)
    follow(page, "3 certificates of batch B-42 are suspended.")
    assert fits(page)

    press(page, "link", "Undo")
    press(page, "button", "Undo")
    page.wait_for_url("**/change/")
    follow(page, "The suspension of 3 certificates of batch B-42 is undone.")
    assert complaints == []


def test_a_page_says_that_the_server_is_away_and_goes_on(
    session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page = context.new_page()
    recall = reverse("admin:certificates_certificate_recall")
    page.goto(f"{live_server.url}{recall}?action=suspend&key.batch=B-42#found")
    page.locator("[name=reason]").select_option("recall")
    page.locator("[name=count]").fill(str(MANY))
    page.get_by_role("button", name="Suspend", exact=True).click()
    page.wait_for_url("**/accounts/job/**")

    page.route("**/progress/**", lambda route: route.abort())
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("The connection is interrupted.")
    page.unroute("**/progress/**")
    expect(trouble).to_be_hidden()

    context.clear_cookies()
    expect(trouble).to_contain_text("You are signed out")
    assert page.get_by_role("heading", name="Suspend 3 certificates").first.is_visible()
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    follow_again = page.locator("#job-live progress")
    expect(follow_again).to_be_visible()
    work()
    expect(page.get_by_text("3 certificates of batch B-42 are suspended.").first).to_be_visible()
