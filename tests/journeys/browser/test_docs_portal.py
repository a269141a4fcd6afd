"""The documentation in a browser: the reference for everybody, copying, remembered tabs, search by keyboard."""

import re

import pytest
from playwright.sync_api import Browser, expect
from pytest_django.live_server_helper import LiveServer

from tests.journeys.browser.test_accessibility import NARROW, WIDE, Findings
from tests.journeys.browser.test_verify_page import CHROMIUM, fits

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]


def test_an_operation_shows_its_properties_to_everybody(
    live_server: LiveServer, browser: Browser, transactional_db: None
):
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    page.goto(f"{live_server.url}/de/docs/reference/issuing#issueCertificate")
    answer = page.locator("section[aria-labelledby=issueCertificate] summary", has_text="json")
    answer.first.press("Enter")
    expect(page.get_by_text("verifyUrl", exact=True).first).to_be_visible()
    findings = Findings(page, live_server.url, iter(()), locale="de", theme="light")
    findings.look("reference")
    findings.theme = "dark"
    page.emulate_media(color_scheme="dark")
    findings.look("reference")
    findings.none()
    page.set_viewport_size(NARROW)
    assert fits(page)


def test_samples_are_copied_and_the_language_is_remembered(
    live_server: LiveServer, browser: Browser, transactional_db: None
):
    context = browser.new_context(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{live_server.url}/en/docs/issuing")
    tabs = page.get_by_role("tablist").first
    tabs.get_by_role("tab", name="curl", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tab", name="Python", exact=True)).to_have_attribute(
        "aria-selected", "true"
    )

    page.goto(f"{live_server.url}/en/docs/bulk")
    shown = page.get_by_role("tabpanel").first
    expect(shown).to_contain_text("import os")
    copy = shown.get_by_role("button")
    copy.click()
    expect(copy).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("import os")
    assert not re.search(r"cis_(live|test)_\w{20}", copied)


def test_search_by_keyboard_alone(
    live_server: LiveServer, browser: Browser, transactional_db: None
):
    page = browser.new_page()
    page.goto(f"{live_server.url}/en/docs/")
    page.keyboard.press("/")
    page.keyboard.type("rotate secret")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.get_by_role("link", name="The secret").focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.endswith("/en/docs/webhooks#secret")
