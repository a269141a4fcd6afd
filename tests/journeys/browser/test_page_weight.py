"""What a first visit of the back office and of a public page loads, compressed as the service sends it."""

import gzip

import pytest
from django.conf import settings
from django.urls import reverse
from playwright.sync_api import Browser, Response
from pytest_django.live_server_helper import LiveServer

from accounts.models import User
from accounts.scopes import Role
from tests.factories import issue_one, make_issuer, make_member, make_type
from tests.journeys.browser.test_verify_page import CHROMIUM
from tests.support.back_office import client_of

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
BACK_OFFICE, PUBLIC, TYPEFACE = 600_000, 100_000, 30_000  # bytes


@pytest.fixture
def owner(transactional_db: None) -> User:
    """Of an issuer with certificates, so that its first page draws charts."""
    issuer = make_issuer()
    issue_one(make_type(issuer))
    return make_member(issuer, Role.OWNER)


@pytest.fixture
def cookies(owner: User) -> dict[str, str]:
    name = settings.SESSION_COOKIE_NAME
    return {"name": name, "value": client_of(owner).cookies[name].value}


def weights(browser: Browser, cookies: dict[str, str], url: str, path: str) -> dict[str, int]:
    """The compressed bytes of all that a page loads, by address."""
    context = browser.new_context(locale="de")
    context.add_cookies([{**cookies, "url": url}])  # type: ignore[typeddict-item]
    page = context.new_page()
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    page.on("response", note)
    page.goto(url + path, wait_until="networkidle")
    return {each.url: weight(each) for each in responses if each.status == 200}


def weight(response: Response) -> int:
    body = response.body()
    return len(body) if response.url.endswith(".woff2") else len(gzip.compress(body, 6))


def typeface(loaded: dict[str, int]) -> int:
    fonts = {url: size for url, size in loaded.items() if "/inter" in url}
    assert fonts, loaded
    return sum(fonts.values())


def test_pages_are_light(live_server: LiveServer, browser: Browser, cookies: dict[str, str]):
    for path, most in ((reverse("admin:index"), BACK_OFFICE), ("/de/verify/", PUBLIC)):
        loaded = weights(browser, cookies, live_server.url, path)
        assert sum(loaded.values()) <= most, loaded
        assert typeface(loaded) <= TYPEFACE, loaded
