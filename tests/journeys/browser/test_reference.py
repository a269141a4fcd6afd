"""The API reference in a browser: keyboard, examples, languages."""

import pytest
from django.utils import translation
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from config.docs.viewer import words
from tests.journeys.browser.test_accessibility import NARROW, WIDE, Findings
from tests.journeys.browser.test_verify_page import CHROMIUM, browser, fits

__all__ = ["browser"]  # a fixture
pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
# The texts that the viewer writes by itself.
OWN = ".opblock-section-header h4, .col_header, .tab-item button, small, .opblock-title span"


def opened(page: Page, url: str, locale: str) -> None:
    """The operation that issues, opened without a mouse."""
    page.goto(f"{url}/{locale}/docs/reference")
    page.locator("#operations-tag-certificates button").press("Enter")
    page.locator("[id$=-issueCertificate] .opblock-summary-control").press("Enter")
    expect(page.locator("[id$=-issueCertificate] .responses-table").first).to_be_visible()


def test_an_operation_shows_its_examples_to_everybody(
    live_server: LiveServer, browser: Browser, transactional_db: None
):
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    opened(page, live_server.url, "de")
    issue = page.locator("[id$=-issueCertificate]")
    expect(issue).to_contain_text("SN-2026-0001")
    expect(issue).to_contain_text("errors#duplicate_certificate")
    with translation.override("de"):
        foreign = {said for said, meant in words().items() if said != meant}
    assert not foreign & {text.strip(" :*") for text in page.locator(OWN).all_inner_texts()}
    findings = Findings(page, live_server.url, iter(()), locale="de", theme="light")
    findings.look("reference")
    findings.theme = "dark"
    page.emulate_media(color_scheme="dark")
    page.evaluate("() => new Promise(requestAnimationFrame)")  # scripts hear of it
    findings.look("reference")
    findings.none()
    page.set_viewport_size(NARROW)
    assert fits(page)
