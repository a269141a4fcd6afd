"""The verify page in a real browser, on a phone: the distribution's chromium, driven by Playwright."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, ViewportSize, expect
from pytest_django.live_server_helper import LiveServer

from certificates.certificate.document import Item, Signatory
from certificates.models import Certificate
from tests.factories import issue_one, make_issuer, make_type
from tests.support.pages import UNKNOWN

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
def certificate(transactional_db: None) -> Certificate:
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
    assert fits(page)
    assert page.get_by_role("row").count() == 4  # also where rows are laid out as blocks

    page.locator(".hash").click(click_count=3)
    copied = page.evaluate("getSelection().toString()")
    assert copied.strip() == bytes(visit.certificate.data_hash).hex()

    page.get_by_role("link", name="Shqip").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("E vlefshme")


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
    assert fits(page)

    page.emulate_media(media="print")
    assert page.get_by_text("Adresse dieser Seite").is_visible()
    assert not page.get_by_role("navigation").is_visible()


def test_printing_waits_for_the_qr_code(visit: Visit):
    page = visit.page
    page.evaluate(
        "() => { window.printed = new Promise((resolve) => {"
        " window.print = () => resolve(document.getElementById('print-code').naturalWidth); }) }"
    )
    assert not [url for url in visit.requests if url.endswith("/qr.svg")]  # a screen needs none

    page.locator("[data-print]").click()

    assert page.evaluate("() => window.printed") > 0
    assert [url for url in visit.requests if url.endswith("/qr.svg")] == [f"{visit.address}/qr.svg"]
    assert not page.locator("#print-code").is_visible()
    page.emulate_media(media="print")
    assert page.locator("#print-code").is_visible()
    assert visit.complaints == []


def fits(page: Page) -> bool:
    """Nothing sticks out to the side."""
    fits: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fits


def _background(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


# --- files and many of them ---------------------------------------------------------------------------


@pytest.fixture
def document(certificate: Certificate, tmp_path: Path) -> Path:
    """The certificate itself, as a holder may have kept it."""
    file = tmp_path / "certificate.json"
    file.write_bytes(bytes(certificate.document or b""))
    return file


def test_a_file_is_checked_without_leaving_the_browser(visit: Visit, document: Path):
    page, sent = visit.page, []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.locator("#check-file").set_input_files(document)
    with page.expect_navigation():
        page.locator("#file-check button").click()

    assert page.get_by_role("status").inner_text() != ""
    assert "das Zertifikat selbst" in page.content()
    digits = bytes(visit.certificate.data_hash).hex()
    named = visit.certificate.public_id  # it stands in the file, which is not sent
    assert [body for body in sent if body] == [f"sha256={digits}&named={named}"]

    with page.expect_navigation():
        _drop(page, "another file")
    assert "hier nicht bekannt" in page.content()
    assert visit.complaints == []


def test_without_scripts_a_file_is_sent(
    visit: Visit, document: Path, live_server: LiveServer, browser: Browser
):
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{live_server.url}/en/verify/{visit.certificate.public_id}")
    page.locator("#check-file").set_input_files(document)
    with page.expect_navigation():
        page.get_by_role("button", name="Check the file").click()
    assert "certificate itself" in page.content()

    page.get_by_text("Report a problem").click()
    report = page.locator(".report").filter(has_text="Report a problem")
    assert report.get_attribute("open") is not None

    page.goto(f"{live_server.url}/en/verify/many")
    page.locator("#ids:focus").wait_for()  # by itself, a moment after it is there
    page.keyboard.type(f"{visit.certificate.public_id}\n{UNKNOWN}\n")
    page.keyboard.press("Tab")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.locator(".answers .status").all_inner_texts() == ["Not found here", "Valid"]


READER = """window.BarcodeDetector = class {
  static async getSupportedFormats() { return ["qr_code"]; }
  async detect() { return [{rawValue: "%s"}]; }
};
navigator.mediaDevices.getUserMedia = async () => document.createElement("canvas").captureStream();"""


def test_the_box_takes_a_file_a_photo_and_the_camera(
    visit: Visit, document: Path, live_server: LiveServer
):
    page, enter = visit.page, f"{live_server.url}/en/verify/"
    right = f"{enter}{visit.certificate.public_id}"
    page.goto(enter)
    with page.expect_navigation(url=f"{right}/file*"):
        _drop(page, document.read_text())
    assert "certificate itself" in page.content()

    page.goto(enter)
    if not page.evaluate("'BarcodeDetector' in window"):
        assert not page.locator("#scan").is_visible()
    page.add_init_script(READER % f"{live_server.url}/de/verify/{visit.certificate.public_id}")
    page.goto(enter)
    photo = FilePayload(name="a.png", mimeType="image/png", buffer=page.screenshot())
    page.locator("#check-file").set_input_files(photo)
    page.get_by_role("button", name="Check the file").click()
    page.wait_for_url(right)

    page.goto(enter)
    page.get_by_role("button", name="Scan the QR code here").click()
    page.wait_for_url(right)
    assert visit.complaints == []


def _drop(page: Page, text: str) -> None:
    """A file dropped onto the page."""
    page.evaluate(
        """text => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "a.pdf"));
          document.body.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true, cancelable: true}));
        }""",
        text,
    )
