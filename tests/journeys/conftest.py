"""One server for all journeys of a run, on the test's own database."""

from collections.abc import Iterator
from urllib.parse import quote, urlencode

import pytest
from django.db import connection

from tests.journeys.processes.nginx import behind_nginx
from tests.journeys.processes.web import WebProcess, serve


@pytest.fixture(scope="session")
def live(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebProcess]:
    """The service behind nginx, as it is run; tests that use it must commit what it shall see."""
    folder = tmp_path_factory.mktemp("live")
    with (
        serve(database_url(), folder / "server.log", TRUSTED_PROXIES="1") as web,
        behind_nginx(web, folder) as running,
    ):
        yield running


def database_url() -> str:
    """The address of the database that this process tests on."""
    params = connection.get_connection_params()
    user = quote(str(params.get("user") or ""), safe="")
    if password := params.get("password"):
        user += ":" + quote(str(password), safe="")
    where = {name: params[name] for name in ("host", "port") if params.get(name)}
    return f"postgresql://{user}@/{quote(params['dbname'])}?{urlencode(where)}"
