"""Checks of `manage.py check --deploy`: each login has the rights of its role, and no others."""

import os
from collections.abc import Iterator
from typing import Any, NamedTuple

import environ
import psycopg
from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register  # noqa: A004
from django.core.management import CommandError

from lib.database.tenancy import PLATFORM, WEB, WORKER

from .roles import LOGINS, OLDEST_SERVER

RUNBOOK = "docs/runbook.md, Database roles, says how."
_FACTS = """
SELECT current_user, r.rolsuper, r.rolbypassrls,
       COALESCE((SELECT pg_has_role(c.relowner, 'USAGE') FROM pg_class c
                  WHERE c.oid = to_regclass('accounts_issuer')), false),
       to_regrole(%(role)s) IS NOT NULL AND pg_has_role(to_regrole(%(role)s), 'USAGE'),
       ARRAY(SELECT each FROM unnest(%(others)s::text[]) each
              WHERE to_regrole(each) IS NOT NULL AND pg_has_role(to_regrole(each), 'USAGE')),
       -- revoked by the first migrate
       has_database_privilege(current_database(), 'TEMPORARY')
       AND to_regclass('accounts_issuer') IS NOT NULL,
       current_setting('server_version')
  FROM pg_roles r WHERE r.rolname = current_user
"""
# Roles that see the rows of all issuers. The web may take the second by SET ROLE, and must inherit neither.
_SEE_ALL = {WEB: [WORKER, PLATFORM]}

_IS_WEB_ALONE = """
SELECT session_user, to_regrole(%(role)s) IS NOT NULL AND NOT r.rolsuper
       AND pg_has_role(session_user, to_regrole(%(role)s), 'USAGE')
  FROM pg_roles r WHERE r.rolname = session_user
"""


class Login(NamedTuple):
    """What a login may do in the database."""

    user: str
    is_superuser: bool
    passes_row_security: bool
    owns_tables: bool
    has_role: bool
    sees_all_by: list[str]  # roles whose rights it has without taking them
    may_make_tables: bool
    server: str  # its version

    def faults(self, role: str) -> Iterator[str]:
        """What is wrong with it as a login of this role."""
        if int(self.server.partition(".")[0]) < OLDEST_SERVER:
            yield f"leads to PostgreSQL {self.server}: {OLDEST_SERVER} or later is needed"
        if self.is_superuser:
            yield "is a superuser"
        elif self.owns_tables:
            yield "owns the tables"
        if self.passes_row_security and not self.is_superuser:
            yield "passes over row-level security (BYPASSRLS)"
        if not self.has_role:
            yield f"is no member of {role}"
        if self.is_superuser or self.owns_tables:
            return  # it may do all of that
        for other in self.sees_all_by:
            yield f"inherits {other}, which sees the rows of all issuers (GRANT … WITH INHERIT FALSE)"
        if self.may_make_tables:
            yield "may make temporary tables (REVOKE TEMPORARY ON DATABASE … FROM PUBLIC)"


@register(Tags.security, deploy=True)
def check_logins(**_: Any) -> list[CheckMessage]:
    """A warning while one login does everything; an error for each login that may do too much or too little."""
    urls = {name: os.environ.get(name, "") for name in (*LOGINS, "DATABASE_OWNER_URL")}
    if missing := [name for name, url in urls.items() if not url]:
        return [
            Warning(
                f"{', '.join(missing)}: not set, so processes share a database login that owns the tables.",
                hint=f"Give web, workers and `migrate` a login each: {RUNBOOK}",
                id="config.W001",
            )
        ]
    return [
        message for name, role in LOGINS.items() for message in _of_login(name, urls[name], role)
    ]


def _of_login(name: str, url: str, role: str) -> Iterator[CheckMessage]:
    try:
        login = _login(url, role)
    except psycopg.OperationalError as error:
        text = f"{name}: the login could not be checked: {str(error).strip()}"
        if "FATAL" in text:  # the server has answered
            yield Error(
                f"{name}: the server refuses it: {str(error).strip()}",
                hint=RUNBOOK,
                id="config.E003",
            )
        else:
            hint = "Run this where the database can be reached."
            yield Warning(text, hint=hint, id="config.W003")
        return
    for fault in login.faults(role):
        yield Error(f"{name}: {login.user} {fault}.", hint=RUNBOOK, id="config.E003")


def _login(url: str, role: str) -> Login:
    address = environ.Env.db_url_config(url)
    parts = {
        "user": "USER",
        "password": "PASSWORD",
        "host": "HOST",
        "port": "PORT",
        "dbname": "NAME",
    }
    params = {own: address[theirs] for own, theirs in parts.items() if address.get(theirs)}
    options = {"connect_timeout": 3} | address.get("OPTIONS", {})
    with psycopg.connect(**params, **options) as connection:
        others = _SEE_ALL.get(role, [])
        row = connection.execute(_FACTS, {"role": role, "others": others}).fetchone()
    assert row is not None
    return Login(*row)


def refuse_web_login(sender: object, connection: Any, **signal: Any) -> None:
    """Ends a worker or command that logs in as the web, and would find no rows (`connection_created`).

    Raises CommandError.
    """
    if settings.DB_WAIT:  # this is the web
        return
    with connection.cursor() as cursor:
        cursor.execute(_IS_WEB_ALONE, {"role": WEB})
        user, is_web_alone = cursor.fetchone() or ("", False)
    if is_web_alone:
        raise CommandError(
            f"This process logs in to the database as {user}, which is for web processes and sees no issuer's"
            " rows: set DATABASE_WORKER_URL, and DATABASE_OWNER_URL for `migrate` (see .env.example)."
        )
