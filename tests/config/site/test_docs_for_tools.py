"""The documentation for tools: Postman collection, Markdown, llms.txt, feed of changes."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import orjson
import pytest
from django.conf import settings
from django.test import Client
from jsonschema import Draft7Validator

from accounts.api.foundation.problems import PROBLEMS
from config.docs.content import SLUGS, parser
from tests.support.openapi import api_document
from tests.support.pages import LOCALES
from webhooks.event_types import EVENT_TYPES

POSTMAN = orjson.loads(Path(__file__).with_name("postman_collection.json").read_bytes())
ATOM = "{http://www.w3.org/2005/Atom}"


def text_of(address: str) -> str:
    response = Client().get(address)
    assert response.status_code == 200, address
    return response.content.decode()


@pytest.fixture(scope="module")
def collection() -> Any:
    return orjson.loads(text_of("/en/docs/postman.json"))


def test_the_collection_is_what_postman_reads(collection: Any):
    assert [error.message for error in Draft7Validator(POSTMAN).iter_errors(collection)] == []
    assert list(Draft7Validator(POSTMAN).iter_errors({**collection, "info": {}}))


def test_the_collection_has_every_operation_and_no_key(collection: Any):
    requests = [item["request"] for folder in collection["item"] for item in folder["item"]]
    named = {(each["method"], each["url"]["raw"]) for each in requests}
    assert named == {
        (method.upper(), "{{baseUrl}}" + re.sub(r"{(\w+)}", r":\1", path))
        for path, item in api_document()["paths"].items()
        for method in item
    }
    (issue,) = [each for each in requests if each["url"]["raw"].endswith("/issue")]
    assert orjson.loads(issue["body"]["raw"])["serialNumber"]
    assert {each["key"]: each["value"] for each in collection["variable"]}["apiKey"] == ""


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
