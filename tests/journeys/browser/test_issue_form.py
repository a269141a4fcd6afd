"""The issue form in a browser: its script."""

import pytest
from django.conf import settings
from django.urls import reverse
from playwright.sync_api import Browser
from pytest_django.live_server_helper import LiveServer

from accounts.scopes import Role
from certificates.models import CertificateType
from tests.certificates.issuing.form_helpers import NEW
from tests.factories import issue_one, make_issuer, make_member, make_type
from tests.journeys.browser.test_verify_page import CHROMIUM, PHONE, fits
from tests.support.back_office import client_of

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
PASTE = """text => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const paste = { clipboardData: data, bubbles: true, cancelable: true };
  document.activeElement.dispatchEvent(new ClipboardEvent("paste", paste));
}"""

LEFT_OF_TEXT = """td => {
  const text = document.createRange();
  text.selectNode(td.firstChild);
  return text.getBoundingClientRect().left;
}"""


@pytest.fixture
def session(transactional_db: None) -> str:
    issuer = make_issuer()
    make_type(issuer)
    return client_of(make_member(issuer, Role.OPERATOR)).cookies[settings.SESSION_COOKIE_NAME].value


def test_a_table_takes_what_a_spreadsheet_holds(
    session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(viewport=PHONE, locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page, complaints = context.new_page(), []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(live_server.url + NEW)
    assert fits(page)

    page.locator("[name=table-testResults-0-0]").focus()
    page.evaluate(PASTE, 'Rm\t500\t512\tMPa\r\n"A\nB"\t20\t25\t%\r\nZ\t1\r\n')
    page.fill("[name=product_id]", "ART-1")
    page.fill("[name=serial_number]", "SN-1")
    page.press("[name=serial_number]", "Enter")  # as a scanner does after each code
    page.get_by_text("Nothing was issued yet.").wait_for()
    with page.expect_navigation():
        page.get_by_role("button", name="Issue", exact=True).click()

    assert page.get_by_text("The certificate was issued.").is_visible()
    rows = page.get_by_role("table").first.locator("tbody tr").all()
    assert [row.inner_text().split() for row in rows] == [
        ["Rm", "500", "512", "MPa"],
        ["A", "B", "20", "25", "%"],
        ["Z", "1"],
    ]
    assert complaints == []


def test_on_a_phone_a_mark_stands_under_its_value_and_labels_are_whole(
    session: str, live_server: LiveServer, browser: Browser
):
    rows = [["Rp0,2", "≥ 355", "180", "MPa"]]
    certificate = issue_one(CertificateType.objects.get(), metadata={"mechanicalProperties": rows})
    context = browser.new_context(viewport=PHONE, locale="de")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page = context.new_page()
    inside = reverse("admin:certificates_certificate_change", args=[certificate.pk])
    for address in (inside, f"/de/verify/{certificate.public_id}"):
        page.goto(live_server.url + address)
        cell = page.locator("table.items td").nth(2)
        mark = cell.locator(".outside").bounding_box()
        assert mark is not None
        assert abs(mark["x"] - cell.evaluate(LEFT_OF_TEXT)) < 3
        # As on a narrow column, a label would be cut in two: "Prüfmerk-mal".
        assert cell.evaluate("td => getComputedStyle(td, '::before').maxWidth") == "none"


def test_a_value_outside_its_limits_turns_red_while_one_types(
    session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(viewport=PHONE, locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page, complaints = context.new_page(), []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(live_server.url + NEW)
    page.fill("[name=product_id]", "ART-1")
    page.fill("[name=serial_number]", "SN-1")
    table = "table-mechanicalProperties"
    page.locator(f"[name={table}-1-0]").focus()  # below an empty row, and into one that is added
    page.evaluate(PASTE, "Rm\t470 – 630\t512\tMPa\r\nRp0,2\t≥ 355\t180\tMPa\r\n")

    note, value = page.locator(f"#{table}-2-outside"), page.locator(f"[name={table}-2-2]")
    page.get_by_text("1 measured value is outside the limits.").wait_for()
    assert note.inner_text() == "outside the limits"
    assert page.locator(f"#{table}-1-outside").inner_text() == ""
    value.fill("400")
    page.get_by_text("1 measured value is outside the limits.").wait_for(state="detached")
    assert note.inner_text() == ""
    value.fill("200")
    page.get_by_label("Issue with these values all the same").check()
    value.fill("180")  # which nobody has confirmed
    page.locator("#id_outside_confirmed:not(:checked)").wait_for()
    page.get_by_label("Issue with these values all the same").check()
    with page.expect_navigation():
        page.get_by_role("button", name="Issue", exact=True).click()
    assert page.get_by_text("The certificate was issued.").is_visible()
    page.get_by_role("link", name="1 measured value is outside the limits.").click()
    assert page.url.endswith("-1")
    assert complaints == []
