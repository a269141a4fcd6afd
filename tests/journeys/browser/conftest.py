"""One browser for all tests of this folder: it takes a second to start, and each test has pages of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.journeys.browser.test_verify_page import CHROMIUM, QUIET


@pytest.fixture(scope="package")
def started_browser() -> Iterator[Browser]:
    """Its event loop runs beside the tests, where Django would refuse to query."""
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def browser(started_browser: Browser, transactional_db: None) -> Iterator[Browser]:
    """Its pages are closed before the rows go that they ask for."""
    yield started_browser
    for context in started_browser.contexts:
        context.close()
