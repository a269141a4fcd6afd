"""Encrypt columns with the newest key, so that an old one can be removed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.apps import apps
from django.db import connection, transaction

from lib import crypto
from lib.crypto import EncryptedColumn, KeySetting, UndecryptableValue

BATCH = 500


@dataclass(frozen=True, slots=True)
class RotationProgress:
    """Result of a batch: rows read, rows written, and the ids of rows that no key decrypts."""

    read: int
    written: int
    unreadable: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Statements:
    """The SQL that reads a column (locked, in the order of its primary key) and writes it."""

    read: str
    first: str
    next: str
    write: str


def rotate_column(column: EncryptedColumn, *, batch: int = BATCH) -> Iterator[RotationProgress]:
    """Encrypt one column again, a transaction for each batch; yields the progress after each.

    Rows under the first key are left alone, so a run that was interrupted is simply started again.
    Rows that no key opens are named and left as they are. Nobody else is held up but by a row's lock.
    """
    statements = _statements(column)
    last: Any = None
    while True:
        with transaction.atomic():
            rows = _read(statements, last, batch)
            progress = _renew(statements, rows, column.setting)
        if rows:
            last = rows[-1][0]
            yield progress
        if len(rows) < batch:
            return


def count_unreadable(column: EncryptedColumn) -> tuple[int, int]:
    """How many values a column has, and how many of them no key opens. Changes and locks nothing."""
    rows = unreadable = 0
    with transaction.atomic(), connection.chunked_cursor() as cursor:
        cursor.execute(_statements(column).read)
        while part := cursor.fetchmany(BATCH):
            rows += len(part)
            unreadable += sum(not _opens(token, column.setting) for _key, token in part)
    return rows, unreadable


def _opens(token: str, setting: KeySetting) -> bool:
    try:
        crypto.decrypt(token, setting)
    except UndecryptableValue:
        return False
    return True


def _read(statements: _Statements, last: Any, batch: int) -> list[tuple[Any, str]]:
    with connection.cursor() as cursor:
        if last is None:
            cursor.execute(statements.first, [batch])
        else:
            cursor.execute(statements.next, [last, batch])
        rows: list[tuple[Any, str]] = cursor.fetchall()
    return rows


def _renew(
    statements: _Statements, rows: list[tuple[Any, str]], setting: KeySetting
) -> RotationProgress:
    changes: list[tuple[str, Any]] = []
    unreadable: list[str] = []
    for key, token in rows:
        try:
            renewed = crypto.reencrypt_with_newest(token, setting)
        except UndecryptableValue:
            unreadable.append(str(key))
            continue
        if renewed is not None:
            changes.append((renewed, key))
    if changes:
        with connection.cursor() as cursor:
            cursor.executemany(statements.write, changes)
    return RotationProgress(len(rows), len(changes), tuple(unreadable))


def _statements(column: EncryptedColumn) -> _Statements:
    options = apps.get_model(column.model)._meta
    quote = connection.ops.quote_name
    table, key = quote(options.db_table), quote(str(options.pk.column))
    field = quote(str(options.get_field(column.field).column))
    value, change = field, "%s"
    if column.member is not None:
        member = column.member.replace("'", "''").replace("%", "%%")
        value = f"({field} ->> '{member}')"
        change = f"jsonb_set({field}, ARRAY['{member}'], to_jsonb(%s::text))"
    read = f"SELECT {key}, {value} FROM {table} WHERE {value} IS NOT NULL"
    rest = f"ORDER BY {key} LIMIT %s FOR NO KEY UPDATE"
    return _Statements(
        read=read,
        first=f"{read} {rest}",
        next=f"{read} AND {key} > %s {rest}",
        write=f"UPDATE {table} SET {field} = {change} WHERE {key} = %s",
    )
