"""Accessibility of the public pages: axe-core finds nothing, and a small screen shows all of them.

Each page is opened once, and a few of the guides, languages and themes in turn. `make judge-pages`
opens every page in all languages and both themes.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from itertools import cycle, product

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from django.conf import settings
from django.test import RequestFactory
from django.utils import timezone, translation
from playwright.sync_api import Browser, FilePayload, Page, ViewportSize
from pytest_django.live_server_helper import LiveServer

from accounts.actors import RequestContext
from accounts.models import Branding, Issuer
from accounts.scopes import Mode, Standing
from certificates.certificate.document import Attachment, Item, Signatory
from certificates.lifecycle import Action, Reason, Relation, State
from certificates.models import Certificate, CertificateLink
from certificates.public_pages import CertificatePage
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from certificates.types.models import ShowHolder
from config.docs.guides import SLUGS
from config.pages import error_page
from tests.factories import TESTER, issue_one, make_issuer, make_type, set_state
from tests.journeys.browser.test_verify_page import CHROMIUM, fits
from tests.support.pages import LOCALES, UNKNOWN

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
WIDE: ViewportSize = {"width": 1280, "height": 900}
NARROW: ViewportSize = {"width": 320, "height": 640}  # what 1280 becomes at 400 %
DRAWING = b"%PDF-1.7 a drawing"
FIND = """() => axe.run({resultTypes: ["violations"]}).then(({violations}) =>
  violations.flatMap(each => each.nodes.map(node => `${each.id}: ${node.html} ${node.failureSummary}`)))"""
# Cut off at the edge of a box that hides what is too wide for it; only what has an own way to scroll may.
CUT_OFF = """() => [...document.querySelectorAll("main *")].filter(each =>
  each.getBoundingClientRect().right > innerWidth + 1 && !each.closest(".scroll, pre, [hidden]"))
  .map(each => `is cut off at 320 px: ${each.outerHTML.slice(0, 200)}`).slice(0, 1)"""
# Colours pass slowly into those of the other theme: half-way, they stand in nobody's design.
SETTLED = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished.catch(() => null)))"""
LOOKS = tuple(product(LOCALES, ("light", "dark")))  # languages and themes
IN_TURN = tuple(LOOKS[number * 3 % len(LOOKS)] for number in range(len(LOOKS)))
EVERY_PAGE = "JUDGE_PAGES" in os.environ


@dataclass
class Findings:
    """What is wrong on which page."""

    page: Page
    url: str
    looks: Iterator[tuple[str, str]]  # of one page after the other
    locale: str = ""  # of the page that is open
    theme: str = ""
    found: dict[str, list[str]] = field(default_factory=dict)

    def turn(self) -> str:
        """Sets the next theme and language, and returns the language."""
        self.locale, self.theme = next(self.looks)
        self.page.emulate_media(color_scheme="dark" if self.theme == "dark" else "light")
        cookie = {"name": settings.LANGUAGE_COOKIE_NAME, "value": self.locale, "url": self.url}
        self.page.context.add_cookies([cookie])  # type: ignore[list-item]  # a typed dict
        return self.locale

    def look_at(self, path: str) -> None:
        """The page at this address, which may have a `{locale}`."""
        self.page.goto(self.url + path.format(locale=self.turn()))
        self.look(path)

    def answer(self, name: str, render: Callable[[str], str]) -> None:
        """A page that the server shows only when something is wrong, at an address of its own."""
        html = render(self.turn())
        address = f"{self.url}/answers/{name}"
        self.page.route(address, lambda route: route.fulfill(body=html, content_type="text/html"))
        self.page.goto(address)
        self.look(f"the answer {name}")

    def look(self, name: str) -> None:
        """The page that is open, then on a very small screen."""
        self.page.evaluate(SETTLED)
        self.page.evaluate(AXE_SCRIPT)
        found = self.page.evaluate(FIND)
        if self.page.locator("html").get_attribute("lang") != self.locale:
            found.append("is in another language")
        self.page.set_viewport_size(NARROW)
        if not fits(self.page):
            found.append("scrolls to the side at 320 px")
        found += self.page.evaluate(CUT_OFF)
        self.page.set_viewport_size(WIDE)
        if found:
            self.found[f"{name} ({self.locale}, {self.theme})"] = found

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
        CertificateLink.objects.create(
            issuer=issuer, certificate=one, rel=rel, created_at=timezone.now(), **other
        )
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
        issued_on=today - timedelta(days=2 * 365),
        valid_until=today - timedelta(days=365),
    )
    shown["not_yet_valid"] = issue_one(kind, valid_from=today + timedelta(days=365))
    shown["test"] = issue_one(kind, mode=Mode.TEST)
    fraud = make_issuer("Fraud Ltd")
    shown["distrust"] = issue_one(make_type(fraud))
    Issuer.objects.filter(pk=fraud.pk).update(standing=Standing.FRAUD)
    return shown


@pytest.fixture(params=LOOKS if EVERY_PAGE else [IN_TURN], ids="-".join if EVERY_PAGE else None)
def looks(request: pytest.FixtureRequest) -> Iterator[tuple[str, str]]:
    """The language and theme of each page: one for all, or all in turn."""
    return cycle([request.param] if EVERY_PAGE else request.param)


@pytest.fixture
def findings(
    transactional_db: None,
    live_server: LiveServer,
    browser: Browser,
    looks: Iterator[tuple[str, str]],
) -> Findings:
    page = browser.new_context(viewport=WIDE, reduced_motion="reduce").new_page()
    return Findings(page, live_server.url, looks)


def refusals(rf: RequestFactory) -> Iterator[tuple[str, Callable[[str], str]]]:
    """The pages of what went wrong, each with what renders it in a language."""

    def error(status: int, locale: str) -> str:
        return error_page(rf.get(f"/{locale}/"), status).text

    def answer(locale: str, of: Callable[[CertificatePage], str]) -> str:
        page = CertificatePage()
        page.setup(rf.get(f"/{locale}/verify/{UNKNOWN}"), locale=locale)
        with translation.override(locale):
            return of(page)

    for status in (400, 403, 404, 500, 503):
        yield str(status), partial(error, status)
    yield "unavailable", partial(answer, of=lambda page: page.unavailable().text)
    yield "429", partial(answer, of=lambda page: page.too_many(60).text)


def test_everybody_can_read_every_page(
    rich: Certificate,
    every_answer: dict[str, Certificate],
    rf: RequestFactory,
    findings: Findings,
):
    for what, certificate in {"rich": rich, **every_answer}.items():
        findings.look_at(f"/{{locale}}/verify/{certificate.public_id}#{what}")
    for path in ("", "nothing", "verify/", "verify/about", "verify/many", f"verify/{UNKNOWN}"):
        findings.look_at(f"/{{locale}}/{path}")
    page = findings.page
    page.goto(f"{findings.url}/{findings.turn()}/verify/many")
    page.locator("#ids").fill("\n".join([*map(_id, every_answer.values()), UNKNOWN, "x"]))
    with page.expect_navigation():
        page.get_by_role("button").click()
    findings.look("many answers")
    for name, render in refusals(rf):
        findings.answer(name, render)
    ask(findings, rich)

    findings.none()


def test_everybody_can_read_what_is_explained(findings: Findings):
    guides = SLUGS if EVERY_PAGE else SLUGS[::8]
    for slug in ("", "errors", "reference", "reference/webhooks", "search?q=webhook", *guides):
        findings.look_at(f"/{{locale}}/docs/{slug}")

    findings.none()


def ask(findings: Findings, certificate: Certificate) -> None:
    """What a visitor gets to read who asks for a name, or about a file."""
    page = findings.page
    for name in ("Zoë Çela-Groß", "Somebody Else"):
        page.goto(f"{findings.url}/{findings.turn()}/verify/{certificate.public_id}")
        page.locator("#name").fill(name)
        with page.expect_navigation():  # a click waits for the answer's first byte only
            page.locator("#name + button").click()
        findings.look(f"{name}?")
    for content in (DRAWING, b"another file"):
        page.goto(f"{findings.url}/{findings.turn()}/verify/{certificate.public_id}")
        file = FilePayload(name="a.pdf", mimeType="application/pdf", buffer=content)
        page.locator("#check-file").set_input_files(file)
        with page.expect_navigation():
            page.locator("#file-check button").click()
        findings.look(f"the file {content!r}")


def test_everybody_can_read_the_pages_before_the_back_office(
    fresh_limits: None, findings: Findings
):
    for path in ("password/reset/", "password/reset/sent/", "password/reset/key/1-a/"):
        findings.look_at(f"/admin/access/{path}")
    findings.turn()
    page = findings.page
    page.goto(f"{findings.url}/admin/access/login/")
    page.locator("input[name=login]").fill("nobody@example.com")
    page.locator("input[name=password]").fill("wrong")
    with page.expect_navigation():
        page.locator("input[name=password]").press("Enter")
    findings.look("a wrong password")

    findings.none()


def _id(certificate: Certificate) -> str:
    return certificate.public_id
