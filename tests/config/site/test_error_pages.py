"""The documentation of errors, and the error pages."""

import pytest
from django.test import Client

from accounts.errors import FIELD_MESSAGES, PROBLEMS
from tests.support.pages import LOCALES, foreign_words, read
from tests.support.problems import assert_problem


@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_code_is_documented_in_every_language(locale: str):
    response = Client().get(f"/{locale}/docs/errors")
    page = read(response)

    assert response.status_code == 200
    assert page.lang == locale
    for code, problem in PROBLEMS.items():
        assert f'id="{code}"' in page.html
        assert f"HTTP {problem.status}" in page.text
    for code in FIELD_MESSAGES:
        assert f'id="field-{code}"' in page.html
    assert foreign_words(page) == set()
    assert "%(" not in page.html
    assert "`" not in page.html


def test_the_documents_in_four_languages_describe_the_same_interface():
    pages = [read(Client().get(f"/{locale}/docs/errors")) for locale in LOCALES]

    assert len({tuple(label for label, _ in page.rows) for page in pages}) == 1
    assert len({page.html.count('class="problem"') for page in pages}) == 1


def test_the_type_of_a_problem_leads_to_its_documentation():
    address, _, code = PROBLEMS["not_found"].type_url.partition("#")
    response = Client().get(address.removeprefix("https://certificates.example"))

    assert f'id="{code}"' in response.content.decode()


@pytest.mark.parametrize("locale", LOCALES)
def test_an_address_without_a_page_says_so_in_its_own_language(locale: str):
    response = Client().get(f"/{locale}/nothing-here", headers={"Accept-Language": "ja"})
    page = read(response)

    assert response.status_code == 404
    assert page.lang == locale
    assert foreign_words(page) == set()
    assert not response.cookies


def test_an_error_page_without_a_language_in_its_address_is_in_the_visitors():
    page = read(Client().get("/nothing-here", headers={"Accept-Language": "fr-CH"}))

    assert page.lang == "fr"
    assert page.headline == "Page introuvable"


def test_an_address_with_too_many_slashes_is_one_of_the_interface():
    for path in ("//api/external/certificates", "///api/public/certificates/x"):
        answer = Client().get("/", PATH_INFO=path)
        assert_problem(answer, 404, "route_not_found")


def test_a_language_that_is_refused_is_not_answered():
    for accepted, language in (
        ("de;q=0", "en"),
        ("fr;q=0.000, sq;q=0.1", "sq"),
        ("de;q=0.5, en;q=0", "de"),
    ):
        headers = {"accept-language": accepted}
        assert Client().get("/docs/", headers=headers)["Location"].startswith(f"/{language}/")
        problem = Client().get("/api/external/account", headers=headers)
        assert problem["Content-Language"] == language
