"""A day's work by keyboard alone, from the dashboard on: issue, recall, create a key, grade a class.

Nothing is focused by a script. Each link or button that is pressed counts: few are allowed.
"""

import re
from dataclasses import dataclass
from datetime import timedelta

import pytest
from django.conf import settings
from django.urls import reverse
from django.utils import timezone
from playwright.sync_api import Browser, Locator, Page, expect
from pytest_django.live_server_helper import LiveServer

from accounts.models import Issuer
from accounts.scopes import Role, Sector
from edu.models import Cohort
from tests.certificates.transitions.bulk_helpers import batch_fields
from tests.edu.completion.helpers import enrol_recipient, make_published
from tests.factories import issue_one, make_issuer, make_member, make_type
from tests.factories.edu import make_cohort
from tests.journeys.browser.test_nothing_typed_is_lost import sign_in
from tests.journeys.browser.test_recall import follow
from tests.journeys.browser.test_verify_page import CHROMIUM
from tests.support.back_office import client_of

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
FARTHEST = 150  # presses of Tab to anything on a page
HAS_FOCUS = "each => each === document.activeElement"

PERMITTED = {"issue": 3, "recall": 5, "key": 4, "grade": 4}


@dataclass
class Keyboard:
    """The keys of somebody without a mouse, and how many links and buttons they have pressed."""

    page: Page
    pressed: int = 0

    def go_to(self, target: Locator, key: str = "Tab") -> None:
        """Presses Tab, or Shift+Tab, until the target has the focus."""
        target.wait_for()
        for _press in range(FARTHEST):
            if target.evaluate(HAS_FOCUS):
                return
            self.page.keyboard.press(key)
        pytest.fail(f"{target} is not reached by {key}")

    def press(self, target: Locator, key: str = "Enter") -> None:
        """Goes to a link or button, and presses it."""
        self.go_to(target)
        self.page.keyboard.press(key)
        self.pressed += 1

    def type(self, label: str, text: str) -> None:
        """Types into the field of this label; the list of a select goes to what begins like that."""
        self.go_to(self.page.get_by_label(re.compile(rf"^\s*{label}\s*\*?\s*$")))
        self.page.keyboard.type(text)

    def link(self, name: str) -> None:
        """A link whose name begins like this."""
        main = self.page.get_by_role("main")
        self.press(main.get_by_role("link", name=re.compile(rf"^{name}\b(?! type)")))

    def button(self, name: str, key: str = "Enter") -> None:
        button = self.page.get_by_role("main").get_by_role("button", name=name, exact=True)
        self.press(button, key)

    def open(self, name: str) -> None:
        """Opens a page or row by the command palette; its Enter counts as well."""
        self.page.keyboard.press("Control+k")
        dialog = self.page.get_by_role("dialog", name="Search and open")
        expect(dialog.get_by_role("combobox")).to_be_focused()
        self.page.keyboard.type(name)
        line = dialog.get_by_role("option").filter(has_text=name)
        expect(line).to_have_count(1)
        expect(dialog.get_by_role("option")).to_have_count(1)
        expect(line).to_have_attribute("aria-selected", "true")
        self.page.keyboard.press("Enter")
        self.pressed += 1


@pytest.fixture
def issuer(transactional_db: None) -> Issuer:
    """Of products: two types, and three certificates of a batch."""
    issuer = make_issuer()
    inspection = make_type(issuer)
    make_type(issuer, code="welding-report", name_en="Welding report")
    for _number in range(3):
        issue_one(inspection, **batch_fields("B-42"))
    return issuer


@pytest.fixture
def cohort(transactional_db: None) -> Cohort:
    """A class of a school, whose last day was yesterday."""
    program = make_published(make_issuer("Shkolla Shembull", sector=Sector.EDUCATION))
    yesterday = timezone.localdate() - timedelta(days=1)
    cohort = make_cohort(program, name="Welders 2026", ends_on=yesterday)
    for number in ("S-1", "S-2"):
        enrol_recipient(cohort, number)
    return cohort


@pytest.fixture
def session(request: pytest.FixtureRequest) -> str:
    """Of the owner of the issuer, or of the school, that the test has."""
    if "cohort" in request.fixturenames:
        issuer = request.getfixturevalue("cohort").issuer
    else:
        issuer = request.getfixturevalue("issuer")
    return client_of(make_member(issuer, Role.OWNER)).cookies[settings.SESSION_COOKIE_NAME].value


@pytest.fixture
def keyboard(session: str, browser: Browser, live_server: LiveServer) -> Keyboard:
    """On the dashboard, where nothing was pressed yet."""
    page = browser.new_context(locale="en", base_url=live_server.url).new_page()
    sign_in(page, live_server, session)
    page.goto(reverse("admin:index"))
    return Keyboard(page)


def test_a_certificate_is_issued(issuer: Issuer, keyboard: Keyboard):
    keyboard.link("New certificate")
    keyboard.link("Welding report")
    keyboard.type("Product", "ART-7")
    keyboard.type("Serial number", "SN-7")
    keyboard.button("Issue")

    expect(keyboard.page.get_by_text("The certificate was issued.")).to_be_visible()
    assert keyboard.pressed <= PERMITTED["issue"]


def test_a_batch_is_recalled(issuer: Issuer, keyboard: Keyboard):
    keyboard.open("Recall")
    keyboard.type("Batch", "B-42")
    keyboard.button("Find certificates")
    keyboard.type("Reason", "Recall")
    keyboard.type("Number of certificates", "3")
    keyboard.button("Suspend")

    keyboard.page.wait_for_url("**/accounts/job/**")
    follow(keyboard.page, "3 certificates of batch B-42 are suspended.")
    assert keyboard.pressed <= PERMITTED["recall"]


def test_a_key_is_created(issuer: Issuer, keyboard: Keyboard):
    keyboard.link("New API key")
    keyboard.type("Name", "ERP")
    keyboard.button("Issue only", key="Space")
    expect(keyboard.page.get_by_role("button", name="Issue only")).to_have_attribute(
        "aria-pressed", "true"
    )
    keyboard.button("Save")

    expect(keyboard.page.get_by_role("textbox", name="API key")).not_to_have_value("")
    assert keyboard.pressed <= PERMITTED["key"]


def test_a_class_is_graded(cohort: Cohort, keyboard: Keyboard):
    keyboard.link("Welders 2026")
    keyboard.go_to(keyboard.page.locator("[name^=grade-]").first)
    keyboard.page.keyboard.type("1,7")
    keyboard.page.keyboard.press("Enter")  # goes on to the next row, and sends nothing
    expect(keyboard.page.locator("[name^=grade-]").last).to_be_focused()
    keyboard.page.keyboard.type("5,0")
    keyboard.button("Go on")
    expect(keyboard.page.get_by_text("1 has not passed.")).to_be_visible()
    keyboard.button("Complete")

    keyboard.page.wait_for_url("**/accounts/job/**")
    assert keyboard.pressed <= PERMITTED["grade"]


def test_back_is_as_far_as_forth(issuer: Issuer, keyboard: Keyboard):
    main = keyboard.page.get_by_role("main")
    keyboard.go_to(main.get_by_role("link", name="New certificate", exact=True))
    keyboard.go_to(keyboard.page.get_by_role("link", name="Skip to the content"), key="Shift+Tab")
