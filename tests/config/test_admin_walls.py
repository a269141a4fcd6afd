"""Every address of the back office, walked as somebody who has no business there.

The list of addresses is made from the URL configuration: a page that is added is walked too.
"""

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from django.contrib import admin
from django.db.models import Model
from django.test import Client
from django.urls import URLPattern, URLResolver

from accounts.admin.tenancy import TenantAdmin
from accounts.models import Issuer, User
from tests.back_office import at, of
from tests.factories.furnished import MARK, furnish

OPEN = {"login", "logout", "jsi18n"}  # what somebody who is not logged in may ask for
PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")
Rows = dict[type[Model], Any]


def patterns(entries: Any = None, prefix: str = "admin/") -> Iterator[tuple[str, URLPattern]]:
    """Every address below /admin/ that is not a regular expression, with its pattern."""
    for entry in admin.site.urls[0] if entries is None else entries:
        address = prefix + str(entry.pattern)
        if isinstance(entry, URLResolver):
            yield from patterns(entry.url_patterns, address)
        elif "(?P" not in address:
            yield address, entry


ADDRESSES = sorted({address for address, _pattern in patterns()})
ROW_ADDRESSES = [address for address in ADDRESSES if "object_id" in address]
TENANT_MODELS = {
    model for model, page in admin.site._registry.items() if isinstance(page, TenantAdmin)
}


def models() -> dict[str, type[Model]]:
    """`accounts/apikey` -> ApiKey"""
    return {f"{m._meta.app_label}/{m._meta.model_name}": m for m in admin.site._registry}


def filled(address: str, rows: Rows) -> str | None:
    """The address with this issuer's row in it; None if the issuer has no such row."""
    path = "/" + address
    if not PARAMETER.search(path):
        return path
    model = models().get("/".join(address.split("/")[1:3]))
    if model not in rows:
        return None
    return PARAMETER.sub(lambda _: str(rows[model].pk), path)


def contents(rows: Rows) -> list[Any]:
    """All columns of all rows of these models: what may not change under a stranger's hands."""
    return [list(model._base_manager.order_by("pk").values()) for model in sorted(rows, key=str)]


def visit(client: Client, path: str, issuer: Issuer | None) -> Iterator[str]:
    """What a GET, and a POST that confirms whatever it is, show; neither may fail."""
    form = of(issuer, confirmed="yes", post="yes") if issuer else {"confirmed": "yes"}
    for response in (client.get(path, follow=True), client.post(path, form, follow=True)):
        assert response.status_code < 500, path
        if not getattr(response, "streaming", False):
            yield response.text


def test_there_are_addresses_to_walk():
    assert len(ADDRESSES) > 50
    assert "admin/accounts/apikey/<path:object_id>/revoke/" in ROW_ADDRESSES


def test_every_page_of_an_issuer_has_a_row_here(issuer: Issuer):
    assert furnish(issuer).keys() >= TENANT_MODELS


@pytest.fixture
def rows(issuer: Issuer, other_issuer: Issuer) -> Rows:
    furnish(other_issuer)
    return furnish(issuer)


@pytest.mark.parametrize("address", ADDRESSES)
def test_nobody_gets_in_without_a_login(db: None, rows: Rows, address: str):
    path = filled(address, rows)
    if path is None or address.split("/")[1] in OPEN:
        return
    before = contents(rows)
    for shown in visit(Client(), path, None):
        assert MARK not in shown.upper()
    assert contents(rows) == before


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_outsider_sees_and_changes_nothing(
    outsider: User, issuer: Issuer, other_issuer: Issuer, address: str
):
    rows = furnish(issuer)
    path = filled(address, rows)
    if path is None:
        return
    before = contents(rows)
    for shown in visit(at(outsider), path, other_issuer):
        assert MARK not in shown.upper()
    if address in ROW_ADDRESSES:
        assert contents(rows) == before


@pytest.mark.parametrize("model", sorted(TENANT_MODELS, key=str), ids=lambda m: m.__name__)
class TestLists:
    """Lists can be searched, filtered, sorted, paged and acted upon."""

    def test_no_search_and_no_filter_reaches_the_first_issuer(
        self, outsider: User, issuer: Issuer, model: type[Model]
    ):
        row = furnish(issuer)[model]
        client, path = at(outsider), list_of(model)
        for query in (
            {"q": MARK[1:5]},
            {"q": str(row.pk)},
            {"issuer": issuer.pk},
            {"issuer__id__exact": issuer.pk},
            {"issuer__name__startswith": issuer.name[0]},
            {"pk__in": str(row.pk)},
            {"id__exact": row.pk},
            {"o": "1.-2", "all": ""},
        ):
            response = client.get(path, query, follow=True)
            assert response.status_code < 500, query
            assert MARK not in response.text.upper(), query

    def test_no_action_touches_the_first_issuers_rows(
        self, outsider: User, issuer: Issuer, other_issuer: Issuer, model: type[Model]
    ):
        rows = furnish(issuer)
        before = contents(rows)
        page = admin.site._registry[model]
        for action in [*(page.actions or ()), "delete_selected"]:
            name = action if isinstance(action, str) else action.__name__
            form = {"action": name, "_selected_action": [str(rows[model].pk)]}
            response = at(outsider).post(
                list_of(model), of(other_issuer, confirmed="yes", **form), follow=True
            )
            assert response.status_code < 500
            assert MARK not in response.text.upper()
        assert contents(rows) == before

    def test_nothing_is_completed_with_the_first_issuers_rows(
        self, outsider: User, issuer: Issuer, model: type[Model]
    ):
        furnish(issuer)
        for source in admin.site._registry:
            for field in source._meta.fields:
                if field.related_model != model:
                    continue
                query = {
                    "app_label": source._meta.app_label,
                    "model_name": source._meta.model_name,
                    "field_name": field.name,
                    "term": "",
                }
                response = at(outsider).get("/admin/autocomplete/", query)
                assert response.status_code < 500
                assert MARK not in response.text.upper()


def list_of(model: type[Model]) -> str:
    return f"/admin/{model._meta.app_label}/{model._meta.model_name}/"


def test_nothing_is_completed_along_a_relation_that_is_no_column(owner: User, key):
    query = {"app_label": "accounts", "model_name": "issuer", "field_name": "apikey", "term": ""}
    assert at(owner).get("/admin/autocomplete/", query).status_code == 403


NONSENSE = ("\0", "9" * 40, "-1", "'; --", "null", "{}", "1,2,,", "é" * 10)
NAMES = ("q", "p", "o", "e", "mode", "state", "id", "id__in", "pk__gt", "type")


@pytest.mark.parametrize("address", ADDRESSES)
def test_nonsense_in_an_address_is_never_a_failure(owner: User, issuer: Issuer, address: str):
    rows = furnish(issuer)
    client, path = at(owner), filled(address, rows)
    for text in NONSENSE:
        if "object_id" in address or "<id>" in address:
            wrong = re.sub(PARAMETER, quote(text, safe="").replace("\\", ""), "/" + address)
            assert client.get(wrong, follow=True).status_code < 500, wrong
        elif path is not None:
            for query in nonsense(path, text):
                assert client.get(path, query, follow=True).status_code < 500, (path, query)


def nonsense(path: str, text: str) -> list[dict[str, str]]:
    """A list is asked by one name at a time, for it gives up at the first that it does not know."""
    lists = {list_of(model) for model in admin.site._registry}
    each = [{name: text} for name in NAMES]
    return each if path in lists else [dict.fromkeys(NAMES, text)]
