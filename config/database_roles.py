"""`migrate` makes the database roles where it may, and gives them their rights; no worker logs in as the web."""

import os
from pathlib import Path
from typing import Any

import environ
from django.conf import settings
from django.core.management import CommandError
from django.db import DEFAULT_DB_ALIAS, connection, transaction
from psycopg import errors, sql

from lib.database.tenancy import PLATFORM, WEB, WORKER

RIGHTS = Path(__file__).with_name("database_rights.sql")
ROLES = settings.BASE_DIR / "deploy" / "database-roles.sql"
# Which login each setting names, and the role that it is, or is a member of.
LOGINS = {"DATABASE_URL": WEB, "DATABASE_WORKER_URL": WORKER}
OLDEST_SERVER = 16
COMPLETE = """
SELECT bool_and(to_regrole(name) IS NOT NULL)
  FROM unnest(ARRAY['certificates_web', 'certificates_worker', 'certificates_platform']) AS name
"""
CANNOT_MAKE = (
    "The database roles {roles} are missing, and {user} may not make them. An administrator of the PostgreSQL"
    " server has to run deploy/database-roles.sql once (docs/runbook.md, Database roles); then migrate again."
)

_IS_WEB_ALONE = """
SELECT session_user, to_regrole(%(role)s) IS NOT NULL AND NOT r.rolsuper
       AND pg_has_role(session_user, to_regrole(%(role)s), 'USAGE')
  FROM pg_roles r WHERE r.rolname = session_user
"""


def make_roles(sender: object, **signal: Any) -> None:
    """Before migrations (`pre_migrate`): their policies name the roles. Raises CommandError if it may not."""
    with connection.cursor() as cursor:
        cursor.execute("SHOW server_version")
        (version,) = cursor.fetchone()
        if int(version.partition(".")[0]) < OLDEST_SERVER:
            raise CommandError(
                f"This is PostgreSQL {version}: {OLDEST_SERVER} or later is needed. Nothing was changed."
            )
        cursor.execute(COMPLETE)
        if cursor.fetchone() != (True,):
            _run_roles_file(cursor)
        if os.environ.get("DATABASE_OWNER_URL"):  # else one login does everything
            for setting, role in LOGINS.items():
                _make_login(cursor, os.environ.get(setting, ""), role)


def give_rights(sender: object, **signal: Any) -> None:
    """After migrations (`post_migrate`): rights to every table, also to those that were made just now."""
    with connection.cursor() as cursor:
        cursor.execute(RIGHTS.read_text())


def refuse_web_login(sender: object, connection: Any, **signal: Any) -> None:
    """Ends a worker or command that logs in as the web, and would find no rows (`connection_created`).

    Replicas are read with the web's login, for one issuer at a time. Raises CommandError.
    """
    if settings.DB_WAIT or connection.alias != DEFAULT_DB_ALIAS:  # the web, or a replica
        return
    with connection.cursor() as cursor:
        cursor.execute(_IS_WEB_ALONE, {"role": WEB})
        user, is_web_alone = cursor.fetchone() or ("", False)
    if is_web_alone:
        connection.close()  # or the next statement would use it, and find no rows
        raise CommandError(
            f"This process logs in to the database as {user}, which is for web processes and sees no issuer's"
            " rows: set DATABASE_WORKER_URL, and DATABASE_OWNER_URL for `migrate` (see .env.example)."
        )


def _run_roles_file(cursor: Any) -> None:
    try:
        with transaction.atomic():
            cursor.execute(ROLES.read_text())
    except Exception as error:
        if not isinstance(error.__cause__, errors.InsufficientPrivilege):
            raise
        user = connection.get_connection_params().get("user", "this login")
        text = CANNOT_MAKE.format(roles=f"{WEB}, {WORKER}, {PLATFORM}", user=user)
        raise CommandError(text) from error


def _make_login(cursor: Any, url: str, role: str) -> None:
    """Give the login of this address its password and the role's rights, where this login may do that.

    The server is sent the password's verifier, so that no log of statements holds the password.
    """
    address = environ.Env.db_url_config(url) if url else {}
    user, password = address.get("USER"), address.get("PASSWORD")
    cursor.execute("SELECT current_user")
    if not (user and password) or user in cursor.fetchone():
        return
    server = connection.connection
    verifier = server.pgconn.encrypt_password(password.encode(), user.encode(), b"scram-sha-256")
    login = sql.Identifier(user)
    cursor.execute("SELECT to_regrole(quote_ident(%s)) IS NULL", [user])
    statements = []
    if cursor.fetchone() == (True,):
        statements.append(sql.SQL("CREATE ROLE {} LOGIN").format(login))
    statements.append(
        sql.SQL("ALTER ROLE {} LOGIN PASSWORD {}").format(login, sql.Literal(verifier.decode()))
    )
    if user != role:
        statements.append(sql.SQL("GRANT {} TO {}").format(sql.Identifier(role), login))
    try:
        with transaction.atomic():
            cursor.execute(sql.SQL("; ").join(statements).as_string(server))
    except Exception as error:
        if not isinstance(error.__cause__, errors.InsufficientPrivilege):
            raise  # who may not make logins leaves them to those who may
