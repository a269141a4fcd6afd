"""Enrolling and grading in a browser: the scripts of both pages."""

import pytest
from django.conf import settings
from playwright.sync_api import Browser, Page
from pytest_django.live_server_helper import LiveServer

from accounts.scopes import Role
from edu.models import Cohort
from tests.edu.completion.helpers import make_published
from tests.factories import make_issuer, make_member
from tests.factories.edu import make_cohort, make_recipient
from tests.journeys.browser.test_issue_form import PASTE
from tests.journeys.browser.test_verify_page import CHROMIUM, PHONE, fits
from tests.support.back_office import client_of, page_url

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
NAMES = ("Arta", "Besnik", "Çlirim", "Drita")
SPREADSHEET = "Number\tName\tGrade\nS-2\tsomebody\t1,7\nS-0\tsomebody\t5,0\nS-9\tsomebody\t2,0\n"


@pytest.fixture
def cohort(transactional_db: None) -> Cohort:
    issuer = make_issuer()
    for number, name in enumerate(NAMES):
        make_recipient(issuer, given_name=name, external_id=f"S-{number}")
    return make_cohort(make_published(issuer))


@pytest.fixture
def session(cohort: Cohort) -> str:
    owner = make_member(cohort.issuer, Role.OWNER)
    return client_of(owner).cookies[settings.SESSION_COOKIE_NAME].value


def grades_on(page: Page) -> dict[str, str]:
    """What stands in the table, by number."""
    rows = page.locator("tr[data-number]")
    return {
        str(row.get_attribute("data-number")): row.locator("[name^=grade-]").input_value()
        for row in rows.all()
    }


def test_a_class_is_ticked_and_its_grades_are_pasted(
    cohort: Cohort, session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(viewport=PHONE, locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page, complaints = context.new_page(), []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))

    page.goto(live_server.url + page_url(cohort, "enrol_into"))
    page.get_by_label("All of them").check()
    assert page.locator("[name=who]:checked").count() == len(NAMES)
    assert fits(page)
    page.get_by_role("button", name="Enrol", exact=True).click()
    page.get_by_text("4 people were enrolled.").wait_for()

    page.goto(live_server.url + page_url(cohort, "enter_grades"))
    assert fits(page)
    first = page.locator("[name^=grade-]").first
    first.focus()
    page.evaluate(PASTE, SPREADSHEET)
    assert grades_on(page) == {"S-0": "5,0", "S-1": "", "S-2": "1,7", "S-3": ""}
    assert page.get_by_text("Grades entered: 2. No open row here for: Number, S-9").is_visible()
    page.locator("[name^=grade-]").nth(1).focus()
    page.evaluate(PASTE, "2,0\n2,3\n1,0\n3,0\n")
    assert grades_on(page) == {"S-0": "5,0", "S-1": "2,0", "S-2": "2,3", "S-3": "1,0"}
    assert page.get_by_text("Grades entered: 3. No open row here for: 3,0").is_visible()
    first.fill("4,7")
    first.press("Enter")
    assert page.evaluate("document.activeElement.closest('tr').dataset.number") == "S-1"

    with page.expect_navigation():
        page.get_by_role("button", name="Go on", exact=True).click()
    assert page.get_by_text("3 have passed and get a certificate").is_visible()
    assert page.get_by_text("1 has not passed.").is_visible()
    assert fits(page)
    page.get_by_role("button", name="Complete", exact=True).click()
    page.get_by_role("heading", level=2, name="Complete ").wait_for()
    assert complaints == []
