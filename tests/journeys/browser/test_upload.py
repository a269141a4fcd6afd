"""Sending a file in the back office: too large, wrong elsewhere, and right; followed to its trial."""

import pytest
from django.conf import settings
from django.urls import reverse
from playwright.sync_api import Browser, FilePayload, expect
from pytest_django.live_server_helper import LiveServer

from accounts.models import Issuer
from accounts.scopes import Role
from tests.factories import make_issuer, make_member, make_type
from tests.journeys.browser.test_recall import work
from tests.journeys.browser.test_verify_page import CHROMIUM, PHONE, fits
from tests.support.back_office import client_of

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
ROWS = b"Product;Serial number;Batch\nART-100;1;B-42\nART-100;2;B-42\n"


@pytest.fixture
def issuer(transactional_db: None) -> Issuer:
    issuer = make_issuer()
    make_type(issuer)
    return issuer


@pytest.fixture
def session(issuer: Issuer) -> str:
    owner = make_member(issuer, Role.OWNER)
    return client_of(owner).cookies[settings.SESSION_COOKIE_NAME].value


def test_a_file_is_kept_over_an_error_and_leads_to_its_trial(
    session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(viewport=PHONE, locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page, complaints = context.new_page(), []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(live_server.url + reverse("admin:certificates_certificate_import"))
    expect(page.get_by_text("At most 100.0 MB.")).to_be_visible()
    file = FilePayload(name="rows.csv", mimeType="text/csv", buffer=ROWS)
    page.locator("input[type=file]").set_input_files(file)
    page.evaluate("document.querySelector('[data-upload]').closest('form').noValidate = true")
    page.get_by_role("button", name="Try it out").click()
    expect(page.locator(".errors").first).to_be_visible()
    assert page.locator("input[type=file]").evaluate("each => each.files[0].name") == "rows.csv"
    assert fits(page)
    page.locator("select[name=type]").select_option(index=1)
    page.get_by_role("button", name="Try it out").click()
    page.wait_for_url("**/import/*-*/")
    work()
    expect(page.get_by_text("2 rows are right.").first).to_be_visible()
    page.get_by_role("button", name="Issue 2 certificates").click()
    page.wait_for_url("**/accounts/job/**")
    work()
    expect(page.get_by_text("2 certificates are issued.").first).to_be_visible()
    expect(page.get_by_role("link", name="See the certificates")).to_be_visible()
    assert complaints == []


def test_attachments_are_kept_over_an_error_and_sent_with_the_certificate(
    session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(viewport=PHONE, locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page, complaints, sent = context.new_page(), [], []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(live_server.url + reverse("admin:certificates_certificate_add"))
    page.locator("details").evaluate_all("folds => folds.forEach((fold) => fold.open = true)")
    expect(page.get_by_text("At most 10.0 MB.")).to_be_visible()
    files = page.locator("input[type=file]")
    issue = page.get_by_role("button", name="Issue", exact=True)
    page.on("request", lambda request: sent.append(request.method))
    large = FilePayload(name="large.pdf", mimeType="application/pdf", buffer=bytes(10_485_761))
    files.set_input_files(large)
    issue.click()
    expect(page.locator("[data-upload] [role=alert]")).to_contain_text("at most 10.0 MB")
    assert "POST" not in sent
    report = FilePayload(name="report.txt", mimeType="text/plain", buffer=b"Measured: 7.5 mm")
    files.set_input_files(report)
    issue.click()
    expect(page.locator(".errornote")).to_be_visible()
    assert files.evaluate("each => each.files[0].name") == "report.txt"
    assert fits(page)
    page.locator("[name=product_id]").fill("ART-1")
    page.locator("[name=serial_number]").fill("SN-1")
    issue.click()
    page.wait_for_url("**/certificates/certificate/*/change/")
    expect(page.get_by_text("report.txt").first).to_be_visible()
    assert complaints == []


def test_a_file_that_is_too_large_is_not_sent(
    session: str, live_server: LiveServer, browser: Browser
):
    context = browser.new_context(locale="en")
    name = settings.SESSION_COOKIE_NAME
    context.add_cookies([{"name": name, "value": session, "url": live_server.url}])
    page, sent = context.new_page(), []
    page.goto(live_server.url + reverse("admin:accounts_issuer_settings"))
    page.on("request", lambda request: sent.append(request.url))
    picture = FilePayload(name="logo.png", mimeType="image/png", buffer=bytes(256 * 1024 + 1))
    page.locator("input[name=logo]").set_input_files(picture)
    expect(page.get_by_role("alert")).to_contain_text("too large: at most 256.0 KB")
    page.get_by_role("button", name="Upload", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was sent.")
    assert [url for url in sent if "logo" in url] == []
