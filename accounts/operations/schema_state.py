"""Whether the database has every migration that this release brings.

By the names of their files, so that a web process need not import them all. One that has more is ready
too: during an upgrade the release before goes on serving on the newer schema.
"""

import pkgutil
from functools import cache
from importlib.util import find_spec

from django.apps import apps
from django.db import ProgrammingError, connection
from django.db.migrations.loader import MigrationLoader


def is_complete() -> bool:
    """Asks the database until it has been so once; from then on it is taken for granted.

    Raises DatabaseError if the database cannot be asked.
    """
    if not _seen:
        _seen.extend(["complete"] if not missing() else [])
    return bool(_seen)


_seen: list[str] = []


def missing() -> set[tuple[str, str]]:
    """The migrations, as app and name, that have not been applied. Raises DatabaseError."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT app, name FROM django_migrations")
            applied = set(cursor.fetchall())
    except ProgrammingError:  # not even that table is there
        applied = set()
    return set(_brought()) - applied


@cache
def _brought() -> frozenset[tuple[str, str]]:
    """What the files of all apps are called."""
    found = set()
    for label in (config.label for config in apps.get_app_configs()):
        module, _explicit = MigrationLoader.migrations_module(label)
        spec = find_spec(module) if module else None
        places = (spec.submodule_search_locations if spec else None) or []
        names = (each.name for each in pkgutil.iter_modules(places) if not each.ispkg)
        found |= {(label, name) for name in names if name[0] not in "_~"}
    return frozenset(found)
