"""`/readyz`: 503 while the database lacks a migration of this release."""

import os
from collections.abc import Iterator

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection
from django.test import Client
from django.utils import timezone

from accounts import schema_state
from config.observability import checks, metrics

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_new_process() -> Iterator[None]:
    """What was seen by one process is no news to another."""
    schema_state._seen.clear()
    yield
    schema_state._seen.clear()


def readyz() -> tuple[int, str]:
    answer = Client().get("/readyz")
    assert answer.json()["ok"] is (answer.status_code == 200)
    return answer.status_code, answer.json()["checks"]["migrations"]


def execute(statement: str, *values: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement, values)


def test_a_database_that_has_every_migration():
    assert schema_state.missing() == set()
    assert readyz() == (200, "applied")


def test_one_that_lacks_the_newest_of_an_app():
    execute(
        "DELETE FROM django_migrations WHERE id ="
        " (SELECT max(id) FROM django_migrations WHERE app = 'certificates')"
    )
    assert readyz() == (503, "missing")
    ((app, name),) = schema_state.missing()
    assert app == "certificates"
    execute("INSERT INTO django_migrations (app, name, applied) VALUES (%s, %s, now())", app, name)
    assert readyz() == (200, "applied"), "once it is there, nobody has to start anew"


def test_an_empty_database():
    execute("ALTER TABLE django_migrations RENAME TO elsewhere")
    assert readyz() == (503, "missing")


def test_a_schema_that_is_newer_than_the_release():
    newer = ("certificates", "9999_of_the_next_release", timezone.now())
    execute("INSERT INTO django_migrations (app, name, applied) VALUES (%s, %s, %s)", *newer)
    assert readyz() == (200, "applied")


def test_a_database_from_before_the_first_version_is_refused():
    execute(
        "INSERT INTO django_migrations (app, name, applied) VALUES ('accounts', '0001_initial', now())"
    )
    assert readyz() == (503, "missing")
    with pytest.raises(CommandError, match=r"before version 1\.0\.0") as refusal:
        call_command("migrate", verbosity=0)
    assert refusal.value.returncode == os.EX_DATAERR


def test_many_probes_cost_what_one_costs(django_assert_num_queries, monkeypatch, settings):
    monkeypatch.setattr(checks, "FRESH", 3600)
    monkeypatch.setattr(checks, "_last", [])
    assert readyz() == (200, "applied")
    settings.REDIS_URL = "redis://127.0.0.1:1/0"  # it is not asked either
    with django_assert_num_queries(1):  # whether the database answers
        assert Client().get("/readyz").json()["checks"]["redis"] == "up"


def test_numbers_without_a_database_are_not_kept(monkeypatch):
    def no_answer() -> None:
        raise OperationalError

    monkeypatch.setattr(checks, "FRESH", 3600)
    monkeypatch.setattr(checks, "_last", [])
    with monkeypatch.context() as away:
        away.setattr(metrics, "_backlogs", no_answer)
        assert Client().get("/readyz").json()["checks"]["jobs"] == "unknown"
    assert Client().get("/readyz").json()["checks"]["jobs"] == "up"
