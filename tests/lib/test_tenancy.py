"""The scope of the context goes before each statement, whatever became of the one that was set before."""

from contextlib import suppress
from threading import Thread
from typing import Any
from uuid import UUID

import psycopg
import pytest
from django.db import DatabaseError, connection, transaction

from accounts.models import Issuer
from lib import sql
from lib.database import tenancy
from lib.database.tenancy import across_issuers, acting_for, as_web

pytestmark = pytest.mark.django_db(transaction=True)

NAMES = "SELECT name FROM accounts_issuer ORDER BY name"


def by_orm() -> list[str]:
    return [issuer.name for issuer in Issuer.objects.order_by("name")]


def by_cursor() -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute(NAMES)
        return [name for (name,) in cursor.fetchall()]


def by_prepared_statement() -> list[str]:
    return [name for (name,) in sql.fetch_all(NAMES, {})]


def by_binary_values() -> list[str]:
    return [
        name for (name,) in sql.fetch_values(Issuer.objects.order_by("name").values_list("name"))
    ]


def by_server_side_cursor() -> list[str]:
    with transaction.atomic():
        return [issuer.name for issuer in Issuer.objects.order_by("name").iterator()]


def by_connection() -> list[str]:
    return [name for (name,) in connection.connection.execute(NAMES).fetchall()]


def by_cursor_outside_of_a_transaction() -> list[str]:
    return [issuer.name for issuer in Issuer.objects.order_by("name").iterator()]


def by_copy() -> list[str]:
    statement = f"COPY ({NAMES}) TO STDOUT"
    with connection.cursor() as cursor, cursor.cursor.copy(statement) as copy:
        return [row[0] for row in copy.rows()]


def by_stream() -> list[str]:
    with connection.cursor() as cursor:
        return [name for (name,) in cursor.cursor.stream(NAMES)]


def by_composed_statement() -> list[str]:
    with connection.cursor() as cursor:
        cursor.cursor.execute(psycopg.sql.SQL(NAMES))
        return [name for (name,) in cursor.fetchall()]


def by_many() -> list[str]:
    with connection.cursor() as cursor:
        cursor.cursor.executemany(
            NAMES.replace(" ORDER", " WHERE %s ORDER"), [(True,)], returning=True
        )
        return [name for (name,) in cursor.fetchall()]


WAYS = [
    by_orm,
    by_cursor,
    by_prepared_statement,
    by_binary_values,
    by_server_side_cursor,
    by_connection,
    by_cursor_outside_of_a_transaction,
    by_copy,
    by_stream,
    by_composed_statement,
    by_many,
]


@pytest.fixture
def one(issuer: Issuer) -> UUID:
    return issuer.pk


@pytest.fixture
def other(other_issuer: Issuer) -> UUID:
    return other_issuer.pk


@pytest.fixture
def both(one: UUID, other: UUID) -> list[str]:
    return by_orm()


def name_of(issuer_id: UUID) -> list[str]:
    with across_issuers("the test itself"):
        return [Issuer.objects.get(pk=issuer_id).name]


def test_each_context_sees_its_own_issuer(
    one: UUID,
    other: UUID,
    both: list[str],
) -> None:
    for names in WAYS:
        for issuer_id in (one, other, one):
            with acting_for(issuer_id):
                assert names() == name_of(issuer_id)
            with as_web():
                assert names() == []
            with across_issuers("to compare"):
                assert names() == both
        assert names() == both  # the login of this test


def test_issuer_set_before_on_the_connection_is_ignored(
    one: UUID,
    other: UUID,
) -> None:
    """Also if somebody else has left another issuer behind on the connection."""
    for names in WAYS:
        with acting_for(one):
            by_orm()
        with connection.connection.cursor() as cursor, acting_for(other):
            cursor.execute("SELECT 1")  # `other` is set now
        with acting_for(one):
            assert names() == name_of(one)
        with as_web():
            assert names() == []


def test_after_an_error(one: UUID, other: UUID) -> None:
    for names in WAYS:
        with acting_for(one):
            by_orm()
        with acting_for(other):
            with pytest.raises(DatabaseError):
                sql.fetch_all("SELECT 1/0 FROM accounts_issuer", {})
            assert names() == name_of(other)
        with acting_for(one), pytest.raises(DatabaseError), connection.cursor() as cursor:
            cursor.execute("SELECT 1/0 FROM accounts_issuer WHERE name <> %s", ["%"])
        with as_web():
            assert names() == []


def test_after_a_rollback(one: UUID, other: UUID) -> None:
    for names in WAYS:
        with acting_for(one):
            by_orm()
        with acting_for(other), transaction.atomic():
            by_orm()
            transaction.set_rollback(True)
        with acting_for(one):
            assert names() == name_of(one)


def test_after_a_rollback_to_a_savepoint(
    one: UUID,
    other: UUID,
) -> None:
    for names in WAYS:
        with acting_for(one), transaction.atomic():
            by_orm()
            with acting_for(other), transaction.atomic():
                by_orm()
                transaction.set_rollback(True)
            assert names() == name_of(one)
            with acting_for(other):
                assert names() == name_of(other)


def test_a_transaction_changes_its_scope_and_comes_back(one: UUID, other: UUID) -> None:
    with acting_for(one), transaction.atomic():
        assert by_prepared_statement() == name_of(one)
        with acting_for(other):
            assert by_prepared_statement() == name_of(other)
        assert by_prepared_statement() == name_of(one)
    with as_web():
        assert by_prepared_statement() == []


def test_a_row_of_another_issuer_is_neither_written_nor_changed(one: UUID, other: UUID) -> None:
    with acting_for(one):
        assert Issuer.objects.filter(pk=other).update(name="Taken over") == 0
        with pytest.raises(DatabaseError, match="row-level security"):
            Issuer.objects.filter(pk=one).update(id=UUID(int=1))


def test_a_new_thread_begins_with_the_scope_of_its_process(one: UUID) -> None:
    seen: list[Any] = []
    with acting_for(one):
        thread = Thread(target=lambda: seen.append(tenancy.current()))
        thread.start()
        thread.join()
    assert seen == [tenancy.LOGIN]


def test_who_works_as_the_login_may_vacuum_after_all(one: UUID) -> None:
    with acting_for(one):
        by_orm()
    with connection.cursor() as cursor:
        cursor.execute("VACUUM accounts_plan")


def test_a_percent_sign_without_parameters_stays(one: UUID) -> None:
    with acting_for(one), connection.cursor() as cursor:
        cursor.execute("SELECT 7 % 4, '%s' FROM accounts_issuer")
        assert cursor.fetchall() == [(3, "%s")]


def test_the_count_of_changed_rows_is_the_statements_own(one: UUID, other: UUID) -> None:
    with acting_for(one):
        assert Issuer.objects.update(time_zone="Europe/Rome") == 1


def test_the_scope_adds_no_round_trip(one: UUID, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = []
    flush = type(connection.connection).wait

    def count(self: Any, *args: Any, **options: Any) -> Any:
        sent.append(1)
        return flush(self, *args, **options)

    with acting_for(one):
        by_orm()
        monkeypatch.setattr(type(connection.connection), "wait", count)
        by_orm()
        assert len(sent) == 1
    with as_web():
        by_orm()
    assert len(sent) == 2


def test_a_cursor_on_the_server_is_read_on_under_the_scope_of_its_reader(
    one: UUID, other: UUID
) -> None:
    """A policy looks at the setting for each row: in a table that is read from end to end."""
    with acting_for(one), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off")
        rows = Issuer.objects.order_by().iterator(chunk_size=1)
        seen = [next(rows).pk]
        with acting_for(other):
            by_orm()
        seen += [row.pk for row in rows]
        assert seen == [one]


def test_after_a_commit_that_the_server_makes_a_rollback_of(one: UUID, other: UUID) -> None:
    """The error was caught within the transaction, and did not come from a statement's beginning."""
    for names in WAYS:
        with acting_for(one):
            by_orm()
        with acting_for(other):
            with (
                transaction.atomic(),
                connection.cursor() as cursor,
                suppress(psycopg.Error),
                cursor.cursor.copy("COPY accounts_plan FROM STDIN") as copy,
            ):
                copy.write("none of its columns")
            assert names() == name_of(other)


def test_nothing_stays_on_the_connection_and_what_was_left_there_is_not_read(one: UUID) -> None:
    """Behind a pooler another client may have the session before and after."""
    own, raw = name_of(one), connection.connection
    for names in WAYS:
        for scope, expected in ((as_web(), []), (acting_for(one), own)):
            with scope:
                raw.pgconn.exec_(b"SELECT set_config('role', 'certificates_platform', false)")
                assert names() == expected
                raw.pgconn.exec_(b"RESET ROLE")
                assert names() == expected
            left = raw.pgconn.exec_(b"SELECT current_user, current_setting('app.issuer', true)")
            assert (left.get_value(0, 0), left.get_value(0, 1)) == (b"postgres", b"")


def test_an_error_in_psycopg_leaves_no_other_scope(issuer: Issuer, other_issuer: Issuer):
    """The setting may have been sent before psycopg finds that a parameter cannot be."""
    names = "SELECT id FROM accounts_issuer"
    with acting_for(issuer.pk), transaction.atomic():
        assert sql.fetch_all(names, {}) == [(issuer.pk,)]
        with acting_for(other_issuer.pk), pytest.raises(DatabaseError):
            sql.fetch_all("SELECT 1 WHERE %(x)s::text <> ''", {"x": "a\0b"})
        assert sql.fetch_all(names, {}) == [(issuer.pk,)]
