"""Accessibility: axe-core finds nothing on public pages, light and dark."""

import hashlib
from dataclasses import dataclass, field

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from django.test import RequestFactory
from django.utils import timezone, translation
from playwright.sync_api import Browser, FilePayload, Page, ViewportSize
from pytest_django.live_server_helper import LiveServer

from accounts.domain.actors import RequestContext
from accounts.models import Branding, Issuer
from accounts.scopes import Mode, Standing
from certificates.domain.lifecycle import Action, Reason, Relation, State
from certificates.models import Certificate, CertificateLink
from certificates.models.type import ShowHolder
from certificates.operations.issuing.draft import Attachment, Item, Signatory
from certificates.operations.transitions.change import Explanation
from certificates.operations.transitions.transition import transition
from certificates.views.base import CertificatePage
from config.docs.content import SLUGS
from config.web.error_pages import error_page
from tests.factories import TESTER, issue_one, make_issuer, make_type, set_state
from tests.journeys.browser.test_verify_page import CHROMIUM, browser, fits
from tests.support.pages import LOCALES, UNKNOWN

__all__ = ["browser"]  # a fixture
pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
WIDE: ViewportSize = {"width": 1280, "height": 900}
NARROW: ViewportSize = {"width": 320, "height": 640}  # what 1280 becomes at 400 %
DRAWING = b"%PDF-1.7 a drawing"
# Everything that axe-core knows; of a dark page what is different there, and of one that was looked
# at in another language all but that: it takes axe-core longer than all the rest.
FIND = """(rules) => axe.run({resultTypes: ["violations"], ...rules}).then(({violations}) =>
  violations.flatMap(each => each.nodes.map(node => `${each.id}: ${node.html} ${node.failureSummary}`)))"""
# Cut off at the edge of a box that hides what is too wide for it; only what has an own way to scroll may.
CUT_OFF = """() => [...document.querySelectorAll("main *")].filter(each =>
  each.getBoundingClientRect().right > innerWidth + 1 && !each.closest(".scroll, pre, [hidden]"))
  .map(each => `is cut off at 320 px: ${each.outerHTML.slice(0, 200)}`).slice(0, 1)"""
COLOURS = {"runOnly": ["color-contrast"]}
# Colours pass slowly into those of the other theme: half-way, they stand in nobody's design.
SETTLED = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished.catch(() => null)))"""
ALL_BUT_COLOURS = {"rules": {"color-contrast": {"enabled": False}}}


@dataclass
class Findings:
    """What is wrong on which page."""

    page: Page
    url: str
    colours: bool = True  # they are the same in all languages
    found: dict[str, list[str]] = field(default_factory=dict)

    def look_at(self, path: str) -> None:
        """The page in light and dark (`colours`), and on a very small screen."""
        self.page.goto(self.url + path)
        self.look(path)

    def answer(self, name: str, html: str) -> None:
        """A page that the server shows only when something is wrong, at an address of its own."""
        address = f"{self.url}/answers/{name}"
        self.page.route(address, lambda route: route.fulfill(body=html, content_type="text/html"))
        self.look_at(f"/answers/{name}")

    def look(self, name: str) -> None:
        """The page that is open."""
        self.page.emulate_media(color_scheme="light")
        self.page.evaluate(AXE_SCRIPT)
        found = self.page.evaluate(FIND, {} if self.colours else ALL_BUT_COLOURS)
        if self.colours:
            self.page.emulate_media(color_scheme="dark")
            self.page.evaluate("() => new Promise(requestAnimationFrame)")  # scripts hear of it
            self.page.evaluate(SETTLED)
            found += self.page.evaluate(FIND, COLOURS)
        self.page.set_viewport_size(NARROW)
        if not fits(self.page):
            found.append("scrolls to the side at 320 px")
        found += self.page.evaluate(CUT_OFF)
        self.page.set_viewport_size(WIDE)
        if found:
            self.found[name] = found

    def none(self) -> None:
        """Says each finding on a line of its own."""
        lines = [f"{name}: {each}" for name, found in self.found.items() for each in found]
        assert not lines, "\n" + "\n".join(lines)


@pytest.fixture
def issuer(transactional_db: None) -> Issuer:
    """With a colour, and a contact for whoever reports a problem."""
    issuer = make_issuer()
    Branding.objects.create(issuer=issuer, color="#1f3a5f", contact="quality@example.com")
    return issuer


@pytest.fixture
def rich(issuer: Issuer) -> Certificate:
    """All that a page may have: history, items, a table, files, parts, references, a question."""
    kind = make_type(issuer, show_holder=ShowHolder.CHECK, attachments_public=True)
    table = [["Rp0,2", "≥ 230", "312.50", "N/mm²"], ["A", "≥ 45", "41", "%"]]
    sha256 = hashlib.sha256(DRAWING).hexdigest()
    file = Attachment(name="a.pdf", media_type="application/pdf", size=len(DRAWING), sha256=sha256)
    certificate = issue_one(
        kind,
        locale="de",
        holder_name="Zoë Çela-Groß",
        metadata={"mass": "1250.50", "mechanicalProperties": table},
        items=[Item(position=n, product_id=f"FLANGE-DN{n}", serial_number="SN") for n in (1, 2)],
        attachments=[file],
        signatories=[Signatory(name="Karin Öztürk", role="Abnahme")],
    )
    part = set_state(issue_one(kind), State.REVOKED)
    for one, rel, other in (
        (part, Relation.PART_OF, {"target": certificate}),
        (certificate, Relation.DOCUMENTS, {"url": "https://a.example/x", "label": "Handbuch"}),
    ):
        CertificateLink.objects.create(certificate=one, rel=rel, created_at=timezone.now(), **other)
    Certificate.objects.filter(pk=certificate.pk).update(has_links=True)
    context = RequestContext(
        issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=timezone.now()
    )
    why = Explanation(reason=Reason.RECALL, public_note="Bitte zurücksenden.")
    transition(
        context=context, action=Action.SUSPEND, certificate_id=certificate.pk, explanation=why
    )
    transition(
        context=context,
        action=Action.REINSTATE,
        certificate_id=certificate.pk,
        explanation=Explanation(),
    )
    return certificate


@pytest.fixture
def every_answer(issuer: Issuer) -> dict[str, Certificate]:
    """One certificate of each status, a test, and one of an issuer blocked for fraud."""
    kind = make_type(issuer, code="plain")
    shown: dict[str, Certificate] = {
        state.value: set_state(issue_one(kind), state)
        for state in (State.SUSPENDED, State.REVOKED, State.PENDING)
    }
    successor = issue_one(kind)
    shown["superseded"] = set_state(issue_one(kind), State.SUPERSEDED, successor=successor)
    today = timezone.localdate()
    shown["expired"] = issue_one(
        kind,
        issued_on=today.replace(year=today.year - 2),
        valid_until=today.replace(year=today.year - 1),
    )
    shown["not_yet_valid"] = issue_one(kind, valid_from=today.replace(year=today.year + 1))
    shown["test"] = issue_one(kind, mode=Mode.TEST)
    fraud = make_issuer("Fraud Ltd")
    shown["distrust"] = issue_one(make_type(fraud))
    Issuer.objects.filter(pk=fraud.pk).update(standing=Standing.FRAUD)
    return shown


@pytest.fixture
def refusals(rf: RequestFactory, locale: str) -> dict[str, str]:
    """The pages of what went wrong."""
    shown: dict[str, str] = {}
    for status in (400, 403, 404, 500, 503):
        shown[str(status)] = error_page(rf.get(f"/{locale}/"), status).text
    page = CertificatePage()
    page.setup(rf.get(f"/{locale}/verify/{UNKNOWN}"), locale=locale)
    with translation.override(locale):
        shown["unavailable"] = page.unavailable().text
        shown["429"] = page.too_many(60).text
    return shown


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_can_read_every_page(
    rich: Certificate,
    every_answer: dict[str, Certificate],
    refusals: dict[str, str],
    live_server: LiveServer,
    browser: Browser,
    locale: str,
):
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    findings = Findings(page, live_server.url, colours=locale == LOCALES[0])
    for what, certificate in {"rich": rich, **every_answer}.items():
        findings.look_at(f"/{locale}/verify/{certificate.public_id}#{what}")
    for path in ("", "nothing", "verify/", "verify/about", "verify/many", f"verify/{UNKNOWN}"):
        findings.look_at(f"/{locale}/{path}")
    page.goto(f"{live_server.url}/{locale}/verify/many")
    page.locator("#ids").fill("\n".join([*map(_id, every_answer.values()), UNKNOWN, "x"]))
    with page.expect_navigation():
        page.get_by_role("button").click()
    findings.look("many answers")
    for name, html in refusals.items():
        findings.answer(name, html)
    ask(findings, rich, locale)

    findings.none()


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_can_read_what_is_explained(
    transactional_db: None, live_server: LiveServer, browser: Browser, locale: str
):
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    findings = Findings(page, live_server.url, colours=locale == LOCALES[0])
    for slug in ("", "errors", *SLUGS):
        findings.look_at(f"/{locale}/docs/{slug}")

    findings.none()


def ask(findings: Findings, certificate: Certificate, locale: str) -> None:
    """What a visitor gets to read who asks for a name, or about a file."""
    page, address = findings.page, f"{findings.url}/{locale}/verify/{certificate.public_id}"
    for name in ("Zoë Çela-Groß", "Somebody Else"):
        page.goto(address)
        page.locator("#name").fill(name)
        with page.expect_navigation():  # a click waits for the answer's first byte only
            page.locator("#name + button").click()
        findings.look(f"{name}?")
    for content in (DRAWING, b"another file"):
        page.goto(address)
        file = FilePayload(name="a.pdf", mimeType="application/pdf", buffer=content)
        page.locator("#check-file").set_input_files(file)
        with page.expect_navigation():
            page.locator("#file-check button").click()
        findings.look(f"the file {content!r}")


def test_everybody_can_read_the_pages_before_the_back_office(
    fresh_limits: None, live_server: LiveServer, browser: Browser
):
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    findings = Findings(page, live_server.url)
    for path in ("password/reset/", "password/reset/sent/", "password/reset/key/1-a/"):
        findings.look_at(f"/admin/access/{path}")
    page.goto(f"{findings.url}/admin/access/login/")
    page.locator("input[name=login]").fill("nobody@example.com")
    page.locator("input[name=password]").fill("wrong")
    with page.expect_navigation():
        page.locator("input[name=password]").press("Enter")
    findings.look("a wrong password")

    findings.none()


def _id(certificate: Certificate) -> str:
    return certificate.public_id
