"""Accessibility of the back office: axe-core finds nothing on any page, and each has its landmarks.

A few pages of each template are opened, languages and themes in turn. `make judge-pages` opens every
page for everybody who sees it, in all languages and both themes.
"""

import os
from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from django.conf import settings
from django.template.response import SimpleTemplateResponse
from playwright.sync_api import Browser, BrowserContext, Page
from pytest_django.live_server_helper import LiveServer

from accounts.models import Issuer
from tests.factories import make_issuer
from tests.factories.furnished import MARK
from tests.journeys.browser.back_office_walk import (
    LOOKS,
    Visit,
    all_paths,
    every_page,
    pages_of_each_template,
    people,
)
from tests.journeys.browser.test_accessibility import SETTLED, WIDE
from tests.journeys.browser.test_verify_page import CHROMIUM

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
EVERY_PAGE = "JUDGE_PAGES" in os.environ
PARTS = ["-".join(look) for look in LOOKS] if EVERY_PAGE else ["each template"]
FIND = """(part) => axe.run(part, {resultTypes: ["violations"], rules: {"target-size": {enabled: true}}}).then(({violations}) =>
  violations.flatMap(each => each.nodes.map(node => `${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`)))"""
# Exactly one of each, and no icon whose name would be read aloud.
FRAME = """() => [
  ...["main", "h1"].filter(name => document.querySelectorAll(name).length !== 1).map(name => `not one <${name}>`),
  ...[...document.querySelectorAll(".material-symbols-outlined")].filter(each => !each.closest("[aria-hidden=true]"))
    .map(each => `an icon is read aloud: ${each.outerHTML}`)]"""


@pytest.fixture
def visits(transactional_db: None, part: str, seal_all: Callable[[], None]) -> list[Visit]:
    issuer: Issuer = make_issuer(f"{MARK} Works")
    paths, who = all_paths(issuer), people(issuer)
    seal_all()  # the page of a certificate leads to its credentials
    with (
        pytest.MonkeyPatch.context() as patch
    ):  # which template a page has is known before it is written
        patch.setattr(SimpleTemplateResponse, "rendered_content", "")
        if EVERY_PAGE:
            seen = every_page(who, paths)
            return [visit for visit in seen if f"{visit.language}-{visit.theme}" == part]
        return list(pages_of_each_template(who, paths))


def sign_in(context: BrowserContext, visit: Visit, url: str) -> None:
    """From now on the browser is this person's, in this language."""
    cookies = {
        settings.SESSION_COOKIE_NAME: visit.session,
        settings.LANGUAGE_COOKIE_NAME: visit.language,
    }
    context.add_cookies([{"name": k, "value": v, "url": url} for k, v in cookies.items()])


def findings(page: Page, address: str, visit: Visit) -> list[str]:
    """What is wrong on one page, each finding in a line."""
    page.goto(address)
    page.evaluate(SETTLED)
    page.evaluate(AXE_SCRIPT)
    found: list[str] = [*page.evaluate(FRAME), *page.evaluate(FIND, visit.part)]
    if page.locator("html").get_attribute("lang") != visit.language:
        found.append("is in another language")
    return [f"{visit}: {each}" for each in found]


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_found_on_any_page(
    visits: list[Visit], live_server: LiveServer, browser: Browser
):
    # One browser for all: it loads styles and scripts once.
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    found: list[str] = []
    for visit in visits:
        sign_in(page.context, visit, live_server.url)
        page.emulate_media(color_scheme="dark" if visit.theme == "dark" else "light")
        found += findings(page, live_server.url + visit.path, visit)
    assert not found, "\n" + "\n".join(found)
