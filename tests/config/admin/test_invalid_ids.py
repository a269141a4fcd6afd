"""URLs of the back office with invalid ids: a page, never a failure."""

from urllib.parse import quote, urljoin

import pytest
from django.contrib import admin
from django.contrib.contenttypes.models import ContentType

from accounts.models import Issuer, User
from tests.config.admin.test_admin_tenancy import (
    ADDRESSES,
    PARAMETER,
    list_of,
)
from tests.factories import make_issuer
from tests.factories.furnished import make_one_of_each
from tests.support.back_office import client_of, with_issuer

NONSENSE = ("\0", "9" * 40, "12", "-1", "'; --", "{}", "1,2,,", "é" * 10)
NAMES = ("q", "p", "o", "e", "mode", "state", "id", "id__in", "pk__gt", "type")
SEARCHED = ("q", "id__in")  # what each list reads in a way of its own; the others are the frame's
JUNK = ["12", "ë"]  # one that a number's column takes, and one that no column and no route takes
PATHS = [
    PARAMETER.sub(junk, f"/{address}")
    for address in ADDRESSES
    if PARAMETER.search(address)
    for junk in JUNK
]


@pytest.fixture(scope="module")
def issuer_with_rows(module_db: None) -> Issuer:
    issuer = make_issuer()
    make_one_of_each(issuer)
    return issuer


@pytest.fixture
def issuer(issuer_with_rows: Issuer, db: None) -> Issuer:
    return issuer_with_rows


def test_an_owner_gets_a_page_for_any_id(owner: User, issuer: Issuer):
    """Whatever is posted there; what an owner opens by such ids is below."""
    client, form = client_of(owner), with_issuer(issuer, confirmed="yes")
    client.raise_request_exception = False
    assert [path for path in PATHS if client.post(path, form).status_code >= 500] == []


def test_an_operator_of_the_platform_gets_a_page_for_any_id(issuer: Issuer):
    operator = User.objects.create_superuser("ops@platform.example", "correct horse battery staple")
    client, form = client_of(operator), with_issuer(issuer, confirmed="yes")
    client.raise_request_exception = False
    assert [
        path
        for path in PATHS
        if max(client.get(path).status_code, client.post(path, form).status_code) >= 500
    ] == []


def test_no_row_has_a_page_outside_the_back_office(owner: User):
    """Django's "view on site" looks a row up by any text as its id."""
    client = client_of(owner)
    for model in admin.site._registry:
        kind = ContentType.objects.get_for_model(model).pk
        for junk in JUNK:
            assert client.get(f"/admin/r/{kind}/{junk}/").status_code == 404, (model, junk)


@pytest.fixture(scope="module")
def followed() -> set[tuple[str, str]]:
    """Where nonsense has led to: most redirects lead to few pages, which are opened once for each."""
    return set()


@pytest.mark.parametrize("address", ADDRESSES)
def test_nonsense_in_an_address_is_never_a_failure(
    owner: User, followed: set[tuple[str, str]], address: str
):
    client = client_of(owner)
    for text in NONSENSE:
        if PARAMETER.search(address):
            wrong = PARAMETER.sub(quote(text, safe="").replace("\\", ""), "/" + address)
            requests: list[tuple[str, dict[str, str]]] = [(wrong, {})]
        else:
            requests = [(f"/{address}", query) for query in nonsense(f"/{address}", text)]
        for url, query in requests:
            response = client.get(url, query)
            assert response.status_code < 500, (url, query)
            location = urljoin(url, response.get("Location", url))
            if location != url and (location, text) not in followed:
                followed.add((location, text))
                assert client.get(location, follow=True).status_code < 500, (url, location)


@pytest.mark.parametrize("extra", [{}, {"select_across": "1"}, {"index": "x"}])
@pytest.mark.parametrize("junk", ["1", "x", "", "9" * 40, "ë"])
def test_an_action_on_no_row_is_never_a_failure(
    owner: User, issuer: Issuer, junk: str, extra: dict[str, str]
):
    client = client_of(owner)
    for model, model_admin in admin.site._registry.items():
        for action in model_admin.actions or ():
            name = action if isinstance(action, str) else action.__name__
            form = with_issuer(issuer, action=name, _selected_action=junk, **extra)
            assert client.post(list_of(model), form).status_code < 500, (model, name)


def nonsense(path: str, text: str) -> list[dict[str, str]]:
    """A list is asked by one name at a time, for it gives up at the first that it does not know.

    Each list gets all texts by the names that it reads itself, and two of them by each other name:
    over all lists, every name gets every text.
    """
    lists = sorted(list_of(model) for model in admin.site._registry)
    if path not in lists:
        return [dict.fromkeys(NAMES, text)]
    turn = lists.index(path) + NONSENSE.index(text)
    return [
        {name: text}
        for place, name in enumerate(NAMES)
        if name in SEARCHED or (turn + place) % (len(NONSENSE) // 2) == 0
    ]
