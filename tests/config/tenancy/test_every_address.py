"""Every address, asked on a connection that a request for another issuer has left as it was; and every
operation of the API without the application's own filters.
"""

import re
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import orjson
import pytest
from django.conf import settings
from django.db import connection
from django.test import Client, override_settings
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.models import Issuer, Plan, User
from accounts.scopes import Mode, Role
from certificates import tasks
from certificates.log import sequencing
from certificates.models import PublishedStatusList
from lib.database.tenancy import across_issuers, acting_for
from tests.config.admin.test_admin_tenancy import TENANT_MODELS, list_of
from tests.config.requests.type_restricted_helpers import (
    Request,
    Side,
    answer_text,
    answer_to,
    make_sides,
    recorded_requests,
)
from tests.conftest import Api
from tests.factories import make_issuer, make_key, make_member
from tests.support.back_office import client_of
from tests.support.tenancy import take_filters_away
from tests.support.walks import check_each

PARAMETER = re.compile(r"<\w+:(\w+)>")
CHANGING = re.compile(r"<[^>]*>|[0-9a-f]{8,}|\w+_[0-9a-hjkmnp-tv-z]{26}|\d+")


class Tenant(NamedTuple):
    """An issuer, a key and an owner of its, and what there is of it."""

    issuer: Issuer
    key: NewKey
    owner: User
    side: Side


@pytest.fixture(scope="module")
def tenants(module_db: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Tenant]]:
    with files_in(tmp_path_factory.mktemp("files")):
        yield [make_tenant("OWN"), make_tenant("FOREIGN")]


def files_in(folder: Path) -> override_settings:
    system = "django.core.files.storage.FileSystemStorage"
    log = "lib.whole_files.WholeFiles"
    kept = {
        "attachments": {"BACKEND": system, "OPTIONS": {"location": str(folder / "attachments")}},
        "log": {"BACKEND": log, "OPTIONS": {"location": str(folder), "allow_overwrite": True}},
    }
    return override_settings(STORAGES=settings.STORAGES | kept)


def make_tenant(name: str) -> Tenant:
    issuer = make_issuer(f"{name} Works")
    key, owner = make_key(issuer), make_member(issuer, Role.OWNER)
    (side,) = make_sides(issuer, make_member(issuer, Role.OPERATOR), Api(key), name)
    for _turn in range(2):  # as workers do: there are credentials to read
        sequencing.run(Mode.LIVE, now=timezone.now())
        tasks.seal_certificates()
        tasks.sign_graphs()
        tasks.publish_status_lists()
    Plan.objects.update(rate_burst=10_000)  # the walk takes more requests than a plan lets through
    return Tenant(issuer, key, owner, side)


@pytest.fixture
def own(tenants: list[Tenant], db: None) -> Tenant:
    return tenants[0]


@pytest.fixture
def foreign(tenants: list[Tenant], db: None) -> Tenant:
    return tenants[1]


def leftovers(issuer: Issuer) -> Iterator[Callable[[], None]]:
    """What a request may have left on the connection: this issuer, or the sight of all."""

    def of_issuer() -> None:
        with acting_for(issuer.pk), connection.cursor() as cursor:
            cursor.execute("SELECT 1")

    def of_operator() -> None:
        with across_issuers("a page of the platform's operators"), connection.cursor() as cursor:
            cursor.execute("SELECT 1")

    return cycle((of_issuer, of_operator))


def once_each(requests: Iterator[Request]) -> list[Request]:
    """Each operation once, as it was recorded first."""
    return [*{request.operation: request for request in reversed([*requests])}.values()]


def shape(response: Any) -> Any:
    """What two answers to the same request have in common: all but what each makes anew."""
    assert response.status_code < 500
    raw: bytes = response.getvalue()
    if "json" not in response.get("Content-Type", ""):
        is_text = response.get("Content-Type", "").startswith("text/")
        return response.status_code, CHANGING.sub("", raw.decode()) if is_text else len(raw) // 1000
    return response.status_code, outline(orjson.loads(raw)) if raw else None


def outline(value: Any) -> Any:
    match value:
        case dict():
            return {key: outline(each) for key, each in value.items() if key != "lastFour"}
        case list():
            return [outline(each) for each in value]
        case str():
            return CHANGING.sub("", value) if len(value) < 40 else ""
        case float() | bool() | None:
            return value
    return "number"


def test_another_issuer_left_on_the_connection_changes_no_answer_of_the_api(
    own: Tenant, foreign: Tenant
) -> None:
    expected = {}

    def before(request: Request) -> None:
        expected[request] = shape(answer_to(own.key, request))

    left = leftovers(foreign.issuer)

    def after(request: Request) -> None:
        next(left)()
        assert shape(answer_to(own.key, request)) == expected[request]

    requests = once_each(recorded_requests(own.side))
    assert len(requests) > 100
    check_each(requests, before)
    check_each(requests, after)


@pytest.mark.parametrize("whose", ["own", "foreign"])
def test_another_issuer_left_on_the_connection_changes_no_public_page(
    whose: str, own: Tenant, foreign: Tenant
) -> None:
    """Each issuer's pages, with the other one left behind."""
    shown, other = (own, foreign) if whose == "own" else (foreign, own)
    expected, left = {}, leftovers(other.issuer)

    def before(path: str) -> None:
        expected[path] = shape(Client().get(path))

    def after(path: str) -> None:
        next(left)()
        response = Client().get(path)
        assert shape(response) == expected[path]
        if "<" not in path:
            assert not words_in(response.getvalue().decode(errors="replace"), other.side, path)

    # How the service is doing goes on meanwhile: heartbeats in Redis, also those of other tests, grow old.
    paths = [path for path in public_paths(shown) if path != "/readyz"]
    check_each(paths, before)
    assert sum(status == 200 for status, _text in expected.values()) > len(paths) / 2
    check_each(paths, after)


def test_another_issuer_left_on_the_connection_changes_no_list_of_the_back_office(
    own: Tenant, foreign: Tenant
) -> None:
    """What an outsider is shown of rows: tests/config/admin/test_admin_tenancy.py."""
    expected, left = {}, leftovers(foreign.issuer)
    client = client_of(own.owner)

    def before(path: str) -> None:
        expected[path] = shape(client.get(path))

    def after(path: str) -> None:
        next(left)()
        assert shape(client.get(path)) == expected[path]

    paths = sorted(map(list_of, TENANT_MODELS))
    check_each(paths, before)
    check_each(paths, after)


def test_without_any_filter_the_api_tells_nothing_of_another_issuer(
    own: Tenant, foreign: Tenant, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_filters_away(monkeypatch)
    left = leftovers(foreign.issuer)

    def check(request: Request) -> None:
        next(left)()
        text = answer_text(own.key, request)
        assert not words_in(text, foreign.side, str(request))
        if any(row in request.address.partition("?")[0] for row in named_rows(foreign.side)):
            assert text.startswith("404"), text[:200]

    check_each(recorded_requests(foreign.side), check)


def named_rows(side: Side) -> list[str]:
    """The ids of rows by which an address may name them."""
    return [str(value) for name, value in side.named.items() if name.endswith("Id")]


def words_in(text: str, side: Side, asked: str) -> set[str]:
    """What is told of this side, and did not stand in the question."""
    return {word for word in side.words if word in text and word not in asked}


def public_paths(tenant: Tenant) -> Iterator[str]:
    """Each address that needs neither a key nor a login, about rows of this issuer."""
    lists = PublishedStatusList.objects.filter(issuer=tenant.issuer)
    certificate = tenant.side.named["certificateId"]
    values = {
        "locale": "en",
        "raw_id": certificate,
        "certificate_id": certificate,
        "issuer_id": tenant.issuer.public_id,
        "list_id": lists.values_list("status_list", flat=True)[0],
        "purpose": "revocation",
        "number": "1",
        "path": "checkpoint",
        "raw_path": "01/00000000000000",
        "token": "none",
        "name": "none",
        "slug": "start",
        "resource": "certificates",
        "digest": "none",
    }
    for address in addresses():
        if not address.startswith(("admin", "api/external/")):
            yield "/" + PARAMETER.sub(lambda match: str(values[match[1]]), address)


def addresses(resolver: URLResolver | None = None, prefix: str = "") -> Iterator[str]:
    for entry in (resolver or get_resolver()).url_patterns:
        address = prefix + str(entry.pattern)
        if isinstance(entry, URLResolver):
            yield from addresses(entry, address)
        elif isinstance(entry, URLPattern):
            yield address
