"""The editor of a type in a browser: a new type by keyboard alone, with its preview."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from playwright.sync_api import Browser, Page
from pytest_django.live_server_helper import LiveServer

from accounts.scopes import Role
from tests.factories import make_issuer, make_member
from tests.journeys.browser.test_verify_page import CHROMIUM, PHONE, fits
from tests.support.back_office import NEW_TYPE, client_of

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
DESK = {"width": 1600, "height": 1000}


@pytest.fixture
def session(transactional_db: None) -> str:
    owner = make_member(make_issuer(default_locale="en"), Role.OWNER)
    return client_of(owner).cookies[settings.SESSION_COOKIE_NAME].value


@pytest.fixture
def complaints() -> list[str]:
    """What the browser reports on its console."""
    return []


@pytest.fixture
def editor(
    session: str, live_server: LiveServer, browser: Browser, complaints: list[str]
) -> Iterator[Page]:
    """The form of a new type, on a large screen."""
    context = browser.new_context(viewport=DESK, locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(live_server.url + NEW_TYPE)
    yield page
    context.close()


def press(page: Page, name: str) -> None:
    """Activates a button as the keyboard does."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    button.press("Enter")


def titles(page: Page) -> list[str]:
    """The metadata fields, in their order."""
    return page.locator(
        ".metadata__row:not(.metadata__row--removed) [data-title]"
    ).all_inner_texts()


def test_a_type_is_made_by_keyboard_beside_its_preview(editor: Page, complaints: list[str]):
    shown = editor.frame_locator(".type-preview__page")
    shown.get_by_text("PREVIEW", exact=True).wait_for()
    assert not editor.locator("[name=name_sq]").is_visible()

    editor.locator("[name=name_en]").focus()
    editor.keyboard.type("Weld test – 2nd stage")
    assert editor.locator("[name=code]").input_value() == "weld-test-2nd-stage"
    editor.locator("[data-add-row]").first.press("Enter")
    editor.locator("[name=metadata-0-label_en]").focus()
    editor.keyboard.type("Throat thickness")
    assert editor.locator("[name=metadata-0-key]").input_value() == "throatThickness"
    editor.locator("[name=metadata-0-public]").press("Space")
    shown.get_by_text("Example: Throat thickness").wait_for()
    shown.get_by_text("Weld test – 2nd stage").wait_for()
    assert titles(editor) == ["Throat thickness"]

    summary = editor.locator(".field-templates > summary")
    summary.press("Enter")
    template = editor.locator("[data-template=training]")
    template.press("Enter")
    editor.get_by_text("Course code", exact=True).first.wait_for()
    assert titles(editor)[:3] == ["Throat thickness", "Course", "Course code"]
    press(editor, "Move Course up")
    assert editor.evaluate("document.activeElement.dataset.move") == "-1"
    assert editor.get_by_text("Now at place 1 of 13.").is_visible()
    press(editor, "Remove Course code")
    assert titles(editor)[:3] == ["Course", "Throat thickness", "Contents"]

    editor.get_by_role("radio", name="Printed document").press("Space")
    editor.get_by_alt_text("Page 1 of the printed document").wait_for()
    with editor.expect_navigation():
        editor.locator("[name=name_en]").press("Enter")
    assert editor.get_by_text("was added successfully").is_visible()
    assert complaints == []


def test_what_the_columns_of_a_table_hold_is_visible_and_guessed(
    editor: Page, complaints: list[str]
):
    editor.locator("[data-add-row]").first.press("Enter")
    editor.locator("[name=metadata-0-label_en]").fill("Tests")
    editor.locator("[name=metadata-0-kind]").select_option("table")
    editor.locator("[name=metadata-0-columns_en]").fill("Test\nLimit\nActual\nRemark")
    roles = {role: editor.locator(f"[name=metadata-0-role_{role}]") for role in ("value", "min")}
    assert roles["value"].is_visible()
    chosen = "select => select.selectedOptions[0].textContent"
    assert roles["value"].evaluate(chosen) == "Actual (guessed)"
    assert roles["min"].evaluate(chosen) == "– (guessed)"
    roles["value"].select_option("4")
    assert roles["value"].evaluate(chosen) == "4 · Remark"
    assert complaints == []


def test_on_a_phone_the_preview_stands_below(editor: Page, complaints: list[str]):
    editor.set_viewport_size(PHONE)
    assert fits(editor)
    editor.get_by_role("link", name="Preview").click()
    assert editor.locator(".type-preview__page").is_visible()
    editor.frame_locator(".type-preview__page").get_by_text("PREVIEW", exact=True).wait_for()
    with editor.expect_download() as download:
        editor.get_by_role("button", name="Download the PDF").click()
    assert download.value.suggested_filename == "preview.pdf"
    assert complaints == []
