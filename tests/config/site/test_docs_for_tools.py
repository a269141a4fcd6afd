"""The documentation for tools: OpenAPI, Markdown, llms.txt, feed of changes."""

import re
from xml.etree import ElementTree

import orjson
import pytest
from django.conf import settings
from django.test import Client

from accounts.errors import PROBLEMS
from config.docs.guides import SLUGS, parser
from tests.support.pages import LOCALES
from webhooks.event_types import EVENT_TYPES

ATOM = "{http://www.w3.org/2005/Atom}"


def text_of(address: str) -> str:
    response = Client().get(address)
    assert response.status_code == 200, address
    return response.content.decode()


def test_tools_import_the_openapi_document_and_its_former_collection_leads_there():
    old = Client().get("/de/docs/postman.json")
    assert old.status_code == 302
    german = text_of(old["Location"])
    assert orjson.loads(german)["openapi"].startswith("3.")
    assert german != text_of("/api/external/openapi.json")
    for page in ("/de/docs/", "/de/docs/reference", "/de/docs/start"):
        assert "Bruno" in text_of(page), page


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", [*SLUGS, "errors"])
def test_each_guide_is_there_as_markdown(locale: str, slug: str):
    text = text_of(f"/{locale}/docs/{slug}.md")
    tokens = parser().parse(text)
    assert tokens[0].tag == "h1"
    assert not re.search(r"^::|{#|{base_url}", text, re.MULTILINE)
    for address in re.findall(rf"\]\(({re.escape(settings.BASE_URL)}/\w+/docs/[^)#]*)", text):
        assert re.fullmatch(rf"{re.escape(settings.BASE_URL)}/{locale}/docs/[\w-]+\.md", address)


def test_markdown_holds_what_the_page_is_made_of():
    webhooks, account = text_of("/en/docs/webhooks.md"), text_of("/en/docs/account.md")
    assert all(f"`{name}`" in webhooks for name in EVENT_TYPES)
    assert "```python" in webhooks
    assert "| `certificates:issue` |" in account + text_of("/en/docs/security.md")
    errors = text_of("/en/docs/errors.md")
    assert all(f"`{code}`" in errors for code in PROBLEMS)
    assert Client().get("/en/docs/nothing.md").status_code == 404


def test_llms_txt_leads_to_every_guide():
    text = text_of("/llms.txt")
    assert text.startswith("# ")
    linked = re.findall(rf"\]\({re.escape(settings.BASE_URL)}([^)]*)\)", text)
    assert {f"/en/docs/{slug}.md" for slug in [*SLUGS, "errors"]} <= set(linked)
    for address in linked:
        text_of(address)


@pytest.mark.parametrize("locale", LOCALES)
def test_changes_come_as_a_feed(locale: str):
    feed = ElementTree.fromstring(text_of(f"/{locale}/docs/changes.atom"))
    assert feed.findtext("a:author/a:name", namespaces={"a": "http://www.w3.org/2005/Atom"})
    titles = [each.findtext(f"{ATOM}title") for each in feed.iter(f"{ATOM}entry")]
    source = text_of(f"/{locale}/docs/changes.md")
    assert titles == re.findall(r"^## (\d{4}-\d\d-\d\d)$", source, re.MULTILINE)
    assert titles
    assert f'href="/{locale}/docs/changes.atom"' in text_of(f"/{locale}/docs/start")
