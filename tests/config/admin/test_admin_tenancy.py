"""Every URL of the back office, opened by members of another issuer.

The list of addresses is made from the URL configuration: a page that is added is walked too.
"""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urljoin

import pytest
from django.contrib import admin
from django.contrib.contenttypes.models import ContentType
from django.db import connection
from django.db.models import Model
from django.test import Client
from django.urls import URLPattern, URLResolver, reverse
from django.utils import timezone

from accounts.back_office.tenancy import TenantAdmin
from accounts.models import ConsentDocument, Issuer, Member, Membership, OpenItem, Plan, User
from accounts.scopes import Role
from certificates.models import Certificate
from lib.database.tenancy import acting_for
from tests.accounts.consent.helpers import publish_document
from tests.factories import make_issuer, make_member, make_open_item
from tests.factories.furnished import MARK, make_one_of_each
from tests.support.back_office import client_of, with_issuer
from tests.support.sign_in import LOGIN
from tests.support.walks import check_each

LOGIN_PAGES = (reverse("admin:login"), LOGIN)
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


def url_with_row(address: str, rows: Rows) -> str:
    """The address with this issuer's row in it. Fails where the issuer has no such row."""
    if address.startswith("admin/r/"):
        model: Any = Certificate
    elif "/consent/" in address:
        model = ConsentDocument
    else:
        model = models().get("/".join(address.split("/")[1:3]))
    values = {"content_type_id": ContentType.objects.get_for_model(Certificate).pk, "kind": "terms"}

    def value(match: re.Match[str]) -> str:
        assert model in rows, f"no row for {address}: add one to `furnish` or `platform_rows`"
        return str(values.get(match[1], rows[model].pk))

    return PARAMETER.sub(value, "/" + address)


def contents(rows: Rows) -> list[tuple[str, str]]:
    """A digest of all columns of all rows of these models, which no stranger may change."""
    tables = sorted({model._meta.db_table for model in rows})
    digest = "SELECT '{0}', md5(string_agg(row::text, ' ' ORDER BY row::text)) FROM {0} row"
    with connection.cursor() as cursor:
        cursor.execute(" UNION ALL ".join(digest.format(table) for table in tables))
        return cursor.fetchall()


def visit(client: Client, path: str, issuer: Issuer | None) -> Iterator[str]:
    """What a GET, and a POST that confirms whatever it is, show; neither may fail.

    Redirects are followed, each page once; what it would say of the change is shown as well.
    """
    form = with_issuer(issuer, confirmed="yes", post="yes") if issuer else {"confirmed": "yes"}
    followed: set[str] = set()
    for response in (client.get(path), client.post(path, form)):
        yield from texts_of(response)
        while (location := response.get("Location")) and location not in followed:
            followed.add(location)
            response = client.get(urljoin(path, location))  # noqa: PLW2901
            yield from texts_of(response)


def texts_of(response: Any) -> Iterator[str]:
    """The text of a response, and the messages that the next page is to show."""
    assert response.status_code < 500, response.wsgi_request.path
    yield response.get("Location", "")
    yield from (str(each) for each in response.wsgi_request._messages._queued_messages)
    if not getattr(response, "streaming", False):
        yield response.text


def test_there_are_addresses_to_walk():
    assert len(ADDRESSES) > 50
    assert "admin/accounts/apikey/<path:object_id>/revoke/" in ROW_ADDRESSES


def test_every_page_of_an_issuer_has_a_row_here(rows: Rows):
    assert rows.keys() >= TENANT_MODELS


def test_every_address_has_a_row(rows: Rows):
    urls = [url_with_row(address, rows) for address in ADDRESSES]
    assert [url for url in urls if PARAMETER.search(url)] == []


class TwoIssuers(NamedTuple):
    """Two issuers, each with one row of everything, and what the first one's rows are."""

    issuer: Issuer
    other_issuer: Issuer
    outsider: User
    rows: Rows


def platform_rows(issuer: Issuer, rows: Rows) -> Rows:
    """What only operators of the platform have pages for, and the documents to agree to."""
    plan = Plan.objects.create(code="offered", name="Offered to everybody", features=[])
    member: Any = rows[Member]
    terms = publish_document("terms", "1", required_in=365, now=timezone.now())
    return {
        Issuer: issuer,
        Membership: Membership.objects.get(pk=member.pk),
        OpenItem: make_open_item(issuer),
        Plan: plan,
        User: member.user,
        ConsentDocument: terms,
    }


@pytest.fixture(scope="module")
def two_issuers(module_db: None) -> TwoIssuers:
    issuer, other = make_issuer(f"{MARK} Works"), make_issuer("Shkolla Shembull")
    rows = make_one_of_each(issuer)
    make_one_of_each(other, "ANOTHER")
    outsider = make_member(other, Role.OWNER)
    return TwoIssuers(issuer, other, outsider, rows | platform_rows(issuer, rows))


@pytest.fixture
def issuer(two_issuers: TwoIssuers, db: None) -> Issuer:
    return two_issuers.issuer


@pytest.fixture
def other_issuer(two_issuers: TwoIssuers, db: None) -> Issuer:
    return two_issuers.other_issuer


@pytest.fixture
def outsider(two_issuers: TwoIssuers, db: None) -> User:
    return two_issuers.outsider


@pytest.fixture
def rows(two_issuers: TwoIssuers, db: None) -> Rows:
    return two_issuers.rows


def test_nobody_gets_in_without_a_login(db: None, rows: Rows):
    before = contents(rows)

    def check(address: str) -> None:
        path, client = url_with_row(address, rows), Client()
        for first in (client.get(path), client.post(path, {"confirmed": "yes"})):
            response: Any = first
            while (led_to := response.get("Location", "")) and not led_to.startswith(LOGIN_PAGES):
                response = client.get(led_to)
            assert led_to or response.status_code == 404
            assert not any(MARK in text.upper() for text in texts_of(response))
        assert contents(rows) == before

    closed = [address for address in ADDRESSES if address.split("/")[1] not in OPEN]
    check_each(closed, check)


def test_the_outsider_sees_and_changes_nothing(
    outsider: User, rows: Rows, issuer: Issuer, other_issuer: Issuer
):
    """Nor if a request of the first issuer was the last one on the connection."""
    signed_in = client_of(outsider)

    def check(address: str) -> None:
        path = url_with_row(address, rows)
        client = client_of(outsider) if "logout" in address else signed_in
        before = contents(rows) if address in ROW_ADDRESSES else []
        with acting_for(issuer.pk):
            assert Issuer.objects.get() == issuer
        for text in visit(client, path, other_issuer):
            assert MARK not in text.upper()
        if before:
            assert contents(rows) == before

    check_each(ADDRESSES, check)
    assert signed_in.get("/admin/").status_code == 200, "some address has ended the session"


@pytest.mark.parametrize("model", sorted(TENANT_MODELS, key=str), ids=lambda m: m.__name__)
class TestLists:
    """Lists can be searched, filtered, sorted, paged and acted upon."""

    def test_no_search_and_no_filter_reaches_the_first_issuer(
        self, outsider: User, issuer: Issuer, rows: Rows, model: type[Model]
    ):
        row = rows[model]
        client, path = client_of(outsider), list_of(model)
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
        self, outsider: User, rows: Rows, other_issuer: Issuer, model: type[Model]
    ):
        client = client_of(outsider)
        before = contents(rows)
        page = admin.site._registry[model]
        for action in [*(page.actions or ()), "delete_selected"]:
            name = action if isinstance(action, str) else action.__name__
            form = {"action": name, "_selected_action": [str(rows[model].pk)]}
            response = client.post(
                list_of(model), with_issuer(other_issuer, confirmed="yes", **form), follow=True
            )
            assert response.status_code < 500
            assert MARK not in response.text.upper()
        assert contents(rows) == before

    def test_nothing_is_completed_with_the_first_issuers_rows(
        self, outsider: User, model: type[Model]
    ):
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
                response = client_of(outsider).get("/admin/autocomplete/", query)
                assert response.status_code < 500
                assert MARK not in response.text.upper()


def list_of(model: type[Model]) -> str:
    return f"/admin/{model._meta.app_label}/{model._meta.model_name}/"


def test_nothing_is_completed_along_a_relation_that_is_no_column(owner: User, key):
    query = {"app_label": "accounts", "model_name": "issuer", "field_name": "apikey", "term": ""}
    assert client_of(owner).get("/admin/autocomplete/", query).status_code == 403
