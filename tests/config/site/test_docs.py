"""The documentation portal: four languages, the OpenAPI document, no broken link."""

import html
import json
import re
from itertools import cycle
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from accounts.errors import PROBLEMS
from accounts.scopes import Scope
from certificates.types.settings import PROFILES, UNTP_DCC
from config.docs.guides import GUIDES, SAMPLES, SLUGS, guide, parser
from config.docs.reference_document import RESOURCES
from tests.support.pages import LOCALES, foreign_words, read
from webhooks import event_types

pytestmark = pytest.mark.django_db
PAGES = [*SLUGS, "errors", "reference", "search?q=webhook", ""]


def skeleton(locale: str, slug: str) -> list[tuple[str, str]]:
    """What every language must have alike: headings' anchors, code, inserts, links, tables' width."""
    text = (GUIDES / locale / f"{slug}.md").read_text(encoding="utf-8")
    found = []
    for token in parser().parse(text):
        match token.type:
            case "inline":
                found += [("link", to) for to in re.findall(r"\]\(([^)]*)\)", token.content)]
                found += [("anchor", each) for each in re.findall(r"\{#(.*)\}$", token.content)]
                if token.content.startswith("::"):
                    found.append(("insert", token.content))
            case "fence":
                found.append((f"code {token.info}", re.sub(r"(#|//).*", "", token.content)))
            case "heading_open" | "bullet_list_open" | "ordered_list_open" | "th_open" | "tr_open":
                found.append((token.type, token.tag))
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_four_languages_describe_one_interface(slug: str):
    english = skeleton("en", slug)
    for locale in LOCALES:
        assert skeleton(locale, slug) == english, locale


@pytest.fixture(scope="module")
def targets() -> dict[str, str]:
    """The pages that links lead to, by address: each is opened once."""
    return {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", PAGES)
def test_every_page_speaks_its_language_and_leads_somewhere(
    targets: dict[str, str], locale: str, slug: str
):
    leads_somewhere(targets, locale, slug)


@pytest.mark.parametrize(("resource", "locale"), [*zip(RESOURCES, cycle(LOCALES))])
def test_a_page_of_the_reference_leads_somewhere(
    targets: dict[str, str], locale: str, resource: str
):
    leads_somewhere(targets, locale, f"reference/{resource}")


def leads_somewhere(targets: dict[str, str], locale: str, slug: str) -> None:
    """The page is in its language, sets no cookie, and each of its links has a target."""
    visitor = Client()
    response = visitor.get(f"/{locale}/docs/{slug}")
    page = read(response)
    assert response.status_code == 200
    assert page.lang == locale
    assert foreign_words(page) == set()
    assert not response.cookies
    assert "{base_url}" not in page.html
    assert (
        f'property="og:url" content="{settings.BASE_URL}/{locale}/docs/{slug.partition("?")[0]}"'
        in page.html
    )
    for address in page.links:
        path, _, anchor = address.partition("#")
        if path and not path.startswith(("http", "/static", "/admin")):
            target = path if path.startswith("/") else f"/{locale}/docs/{path}"
            if target not in targets:
                answer = visitor.get(target)
                assert answer.status_code == 200, address
                targets[target] = answer.content.decode()
            assert not anchor or f'id="{anchor}"' in targets[target], address
        elif not path:
            assert f'id="{anchor}"' in page.html, address


def test_no_guide_is_forgotten_and_none_left_over():
    for locale in LOCALES:
        assert {path.stem for path in (GUIDES / locale).iterdir()} == set(SLUGS)


def test_every_sample_is_shown():
    shown = {
        name
        for slug in SLUGS
        for name in re.findall(
            r"^::samples (\S+)$", (GUIDES / "en" / f"{slug}.md").read_text(), re.MULTILINE
        )
    }
    assert {path.name.partition(".")[0] for path in Path(SAMPLES).iterdir()} == shown


def test_codes_that_guides_name_exist():
    """A word in code that looks like a scope, an error, an event or a credential's term is one."""
    words = {
        word
        for slug in SLUGS
        for word in re.findall(
            r"`([a-z_]+[.:][a-z_]+)`", (GUIDES / "en" / f"{slug}.md").read_text()
        )
    }
    others = ("metadata.", "branding.", "manifest.")  # members, and files of the export
    words = {
        word
        for word in words
        if not word.startswith(others) and not word.endswith((".py", ".json"))
    }
    terms = PROFILES[UNTP_DCC].terms
    assert words <= {*Scope.values, *event_types.EVENT_TYPES, *PROBLEMS, *terms}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_is_shown_with_its_body(locale: str):
    page = read(Client().get(f"/{locale}/docs/webhooks"))
    for kind in event_types.EVENT_TYPES.values():
        shown = re.search(rf'<details id="{kind.name}">.*?</details>', page.html, re.DOTALL)
        assert shown, kind.name
        body = re.sub(r"<summary>.*</summary>|<[^>]*>", "", shown[0])
        assert json.loads(html.unescape(body)) == kind.body()


def test_an_unknown_guide_is_404():
    assert Client().get("/en/docs/no-such-guide").status_code == 404


def test_the_portal_leads_to_the_visitors_language():
    response = Client().get("/docs/", headers={"Accept-Language": "sq"})
    assert response["Location"] == reverse("docs", kwargs={"locale": "sq"})


def test_a_guide_is_rendered_once():
    assert guide("en", "start") is guide("en", "start")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_guide_says_from_which_addresses_webhooks_come(locale: str, settings):
    for stated in ([], ["203.0.113.10"]):
        settings.SOURCE_ADDRESSES = stated
        html = guide.__wrapped__(locale, "webhooks").html.replace("<wbr>", "")
        markdown = Client().get(f"/{locale}/docs/webhooks.md").text
        assert all(("203.0.113.10" in text) is bool(stated) for text in (html, markdown))
