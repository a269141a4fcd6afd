"""URLs of the back office with invalid ids: a page, never a failure."""

from collections.abc import Iterable, Iterator
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
from tests.support.walks import check_each

NONSENSE = ("\0", "9" * 40, "12", "-1", "'; --", "{}", "1,2,,", "é" * 10)
NAMES = ("q", "p", "o", "e", "mode", "state", "id", "id__in", "pk__gt", "type")
HALF = len(NONSENSE) // 2
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


def test_nonsense_in_an_address_is_never_a_failure(owner: User):
    """Each address gets two of the texts in turn, so that each text meets dozens of addresses."""

    def requests() -> Iterator[tuple[str, dict[str, str]]]:
        for turn, address in enumerate(ADDRESSES):
            for text in (NONSENSE[turn % HALF], NONSENSE[turn % HALF + HALF]):
                wrong = PARAMETER.sub(quote(text, safe="").replace("\\", ""), f"/{address}")
                yield wrong, {} if PARAMETER.search(address) else dict.fromkeys(NAMES, text)

    check_requests(owner, requests())


def test_nonsense_asked_of_a_list_is_never_a_failure(owner: User):
    """By one name at a time, for a list gives up at the first that it does not know."""
    lists = sorted(list_of(model) for model in admin.site._registry)
    check_requests(
        owner,
        (
            (path, {name: NONSENSE[(turn + place) % len(NONSENSE)]})
            for turn, path in enumerate(lists)
            for place, name in enumerate(NAMES)
        ),
    )


def check_requests(user: User, requests: Iterable[tuple[str, dict[str, str]]]) -> None:
    """No address and query of these fails, nor where it leads to: few pages, each opened once."""
    client = client_of(user)
    followed: set[str] = set()

    def check(request: tuple[str, dict[str, str]]) -> None:
        response = client.get(*request)
        assert response.status_code < 500
        location = urljoin(request[0], response.get("Location", request[0]))
        if location not in {request[0], *followed}:
            followed.add(location)
            assert client.get(location, follow=True).status_code < 500, location

    check_each(requests, check)
    assert client.get("/admin/").status_code == 200, "some address has ended the session"


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
