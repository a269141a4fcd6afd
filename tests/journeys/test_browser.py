"""The verify page in a real browser, on a phone: the distribution's chromium, driven by Playwright."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from pytest_django.live_server_helper import LiveServer

from certificates.models import Certificate
from certificates.operations.draft import Item, Signatory
from tests.factories import issue_one, make_issuer, make_type

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: ViewportSize = {"width": 360, "height": 800}

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]


@dataclass
class Visit:
    """A page, and what the browser had to say while it was open."""

    page: Page
    certificate: Certificate
    address: str
    complaints: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def certificate(transactional_db: None) -> Certificate:
    """Made before the browser starts: with its event loop running, Django refuses to query."""
    items = [
        Item(position=n, product_id=f"FLANGE-DN{n * 10}-PN16-1.4404", serial_number=f"SN-{n:06}")
        for n in range(1, 4)
    ]
    signatories = [Signatory(name="Karin Öztürk", role="Abnahmebeauftragte")]
    return issue_one(make_type(make_issuer()), items=items, signatories=signatories)


@pytest.fixture
def visit(certificate: Certificate, live_server: LiveServer, browser: Browser) -> Visit:
    page = browser.new_context(viewport=PHONE).new_page()
    address = f"{live_server.url}/de/verify/{certificate.public_id}"
    visit = Visit(page, certificate, address)
    page.on("console", lambda message: visit.complaints.append(message.text))
    page.on("pageerror", lambda error: visit.complaints.append(str(error)))
    page.on("request", lambda request: visit.requests.append(request.url))
    page.goto(address)
    return visit


def test_a_visitor_reads_a_certificate_on_a_phone(visit: Visit, live_server: LiveServer):
    page = visit.page

    assert page.get_by_role("heading", level=1).inner_text() == "Gültig"
    assert visit.complaints == []  # a refused style or script would be one
    assert all(url.startswith(live_server.url) for url in visit.requests)
    assert page.context.cookies() == []
    assert _fits(page)
    assert page.get_by_role("row").count() == 4  # also where rows are laid out as blocks

    page.locator(".hash").click(click_count=3)
    copied = page.evaluate("getSelection().toString()")
    assert copied.strip() == bytes(visit.certificate.data_hash).hex()

    page.get_by_role("link", name="Shqip").click()
    assert page.get_by_role("heading", level=1).inner_text() == "E vlefshme"


def test_a_visitor_enters_an_identifier_by_keyboard(visit: Visit, live_server: LiveServer):
    page = visit.page
    page.goto(f"{live_server.url}/en/verify/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"

    page.get_by_label("Identifier or address").focus()
    page.keyboard.type(visit.certificate.public_id.upper().replace("_", " "))
    page.keyboard.press("Enter")
    page.wait_for_url(f"{live_server.url}/en/verify/{visit.certificate.public_id}")
    assert page.get_by_role("heading", level=1).inner_text() == "Valid"


def test_the_page_suits_small_screens_dark_rooms_and_paper(visit: Visit):
    page = visit.page
    light = _background(page)
    page.emulate_media(color_scheme="dark")
    assert _background(page) != light

    page.set_viewport_size({"width": 320, "height": 640})
    assert _fits(page)

    assert not page.get_by_text("Adresse dieser Seite").is_visible()
    page.emulate_media(media="print")
    assert page.get_by_text("Adresse dieser Seite").is_visible()
    assert not page.get_by_role("navigation").is_visible()


def _fits(page: Page) -> bool:
    """Nothing sticks out to the side."""
    fits: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fits


def _background(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour
