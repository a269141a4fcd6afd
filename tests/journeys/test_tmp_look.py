import pytest

pytestmark = [pytest.mark.journey]
import json
from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT

from tests.journeys.test_accessibility import FIND


def test_look(live_server, browser, transactional_db):
    page = browser.new_context(
        viewport={"width": 1280, "height": 900}, reduced_motion="reduce"
    ).new_page()
    page.on("console", lambda m: print("CONSOLE", m.type, m.text[:300]))
    for locale in ("de",):
        page.goto(f"{live_server.url}/{locale}/docs/reference")
        page.wait_for_selector(".opblock")
        page.screenshot(path=f"/tmp/ref-{locale}.png")
        for op in ("issueCertificate", "issueCertificates", "importCertificates"):
            page.locator(f"[id$=-{op}] .opblock-summary-control").first.click()
            page.wait_for_timeout(2500)
        page.screenshot(path=f"/tmp/ref-{locale}-open.png", full_page=True)
        Path("/tmp/ref.txt").write_text(page.locator("#reference").inner_text())
        Path("/tmp/ref.html").write_text(page.locator("#reference").inner_html())
        page.evaluate(AXE_SCRIPT)
        Path("/tmp/axe.json").write_text(json.dumps(page.evaluate(FIND, {}), indent=1))
        page.set_viewport_size({"width": 390, "height": 844})
        page.screenshot(path=f"/tmp/ref-{locale}-phone.png")
