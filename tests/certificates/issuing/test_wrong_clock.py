"""Nothing is issued by a clock that differs from the database's by more than a minute."""

from datetime import timedelta

import psycopg
import pytest
import time_machine
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.utils import timezone

from certificates.models import Certificate
from config.settings import base
from tests.conftest import Api
from tests.support.problems import assert_problem

ACCESS = {"dbname", "user", "password", "host", "port"}


@pytest.mark.parametrize("ahead", [-7200, -70, 70, 7200])
def test_nothing_is_issued_by_a_wrong_clock(api: Api, request_body, settings, ahead: int):
    settings.CLOCK_LIMIT = base.CLOCK_LIMIT
    call_command("record_backup", note="")
    with time_machine.travel(timezone.now() + timedelta(seconds=ahead)):
        for path in ("certificates/issue", "certificates/issue/bulk"):
            body = request_body()
            body = {"certificates": [body]} if path.endswith("bulk") else body
            answer = assert_problem(
                api.post(path, body, **{"Idempotency-Key": path}), 503, "unavailable"
            )
            assert f" {ahead} seconds" in answer["detail"]
        assert Client().get("/readyz").json()["checks"]["clock"] == "late"
    assert not Certificate.objects.exists()
    assert api.post("certificates/issue", request_body()).status_code == 201
    assert Client().get("/readyz").json()["checks"]["clock"] == "up"


@pytest.mark.django_db(transaction=True)
def test_a_connection_that_the_server_has_ended_is_not_asked_for_its_time(
    api: Api, request_body, settings
):
    """A thread of the web that has asked for nothing since PostgreSQL was restarted issues as any other."""
    settings.CLOCK_LIMIT = base.CLOCK_LIMIT
    for number in range(2):  # the second time key and type are known
        assert (
            api.post("certificates/issue", request_body(serialNumber=f"{number}")).status_code
            == 201
        )
    connection.close()
    connection.ensure_connection()  # and does not know the server's clock yet
    ended = connection.connection.info.backend_pid
    known = connection.get_connection_params()
    with psycopg.connect(**{each: known[each] for each in known.keys() & ACCESS}) as another:
        another.execute("SELECT pg_terminate_backend(%s, 60000)", [ended])  # and waits for its end
    connection.close_if_unusable_or_obsolete()  # as when a request begins
    assert api.post("certificates/issue", request_body()).status_code == 201
