"""Whether the database has every migration of this release.

By the names of their files, so that a web process need not import them all. A database with more of
them is ready too: during an upgrade the previous release goes on serving on the newer schema.
"""

import os
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import Any

from django.apps import apps
from django.core.management import CommandError
from django.db import ProgrammingError, connection
from django.db.migrations.loader import MigrationLoader

# The first migration before version 1.0.0, whose one migration for each app has another name.
REPLACED = ("accounts", "0001_initial")


def is_complete() -> bool:
    """Whether the database has every migration; queried until it has. Raises DatabaseError."""
    if not _seen:
        _seen.extend(["complete"] if not missing() else [])
    return bool(_seen)


_seen: list[str] = []


def missing() -> set[tuple[str, str]]:
    """The migrations, as app and name, that have not been applied. Raises DatabaseError."""
    applied = _applied()
    return set(_migration_files() if REPLACED in applied else _migration_files() - applied)


def is_from_before_1_0() -> bool:
    """Whether the replaced migrations made this database: it can't be upgraded. Raises DatabaseError."""
    return REPLACED in _applied()


def _applied() -> set[tuple[str, str]]:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT app, name FROM django_migrations")
            return set(cursor.fetchall())
    except ProgrammingError:  # not even that table is there
        return set()


@cache
def _migration_files() -> frozenset[tuple[str, str]]:
    """The app and name of each migration file, of all apps."""
    files = set()
    for label in (config.label for config in apps.get_app_configs()):
        module, _explicit = MigrationLoader.migrations_module(label)
        spec = find_spec(module) if module else None
        folders = (spec.submodule_search_locations if spec else None) or []
        names = (each.name for each in pkgutil.iter_modules(folders) if not each.ispkg)
        files |= {(label, name) for name in names if name[0] not in "_~"}
    return frozenset(files)


def refuse_old_database(sender: object, **signal: Any) -> None:
    """Ends `migrate` before it changes anything (`pre_migrate`)."""
    if is_from_before_1_0():
        raise CommandError(
            "This database was created before version 1.0.0 and can't be upgraded:"
            " use a new one (`make reset` removes the data of `make run`).",
            returncode=os.EX_DATAERR,
        )
