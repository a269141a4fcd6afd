"""DATABASES: each kind of process connects with the role that has the rights it needs."""

import os
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

# Where a role has no address of its own, the process takes DATABASE_URL: one login for everything works.
OWN_URL = {"web": "DATABASE_URL", "migrate": "DATABASE_OWNER_URL"}
# The web gives up rather than pile up. Workers and commands take the time that a large print, an erasure or a
# migration needs; no task may take longer than its own limit.
WEB_OPTIONS = (
    "-c statement_timeout=5s -c lock_timeout=3s -c idle_in_transaction_session_timeout=15s"
)
WORK_OPTIONS = "-c lock_timeout=10s -c idle_in_transaction_session_timeout=5min"
# A host that is gone is noticed within a minute or so, also by who waits for an answer; an address may state others.
LINK = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 60_000,  # milliseconds
}


def database_url_name() -> str:
    """The setting that names this process's database: PROCESS_ROLE is set by config/wsgi.py and manage.py."""
    name = OWN_URL.get(os.environ.get("PROCESS_ROLE", ""), "DATABASE_WORKER_URL")
    return name if os.environ.get(name) else "DATABASE_URL"


def databases(env: environ.Env) -> dict[str, Any]:
    """Django's DATABASES."""
    name = database_url_name()
    if not env.str(name, default="postgres:").startswith(("postgres:", "postgresql:")):
        raise ImproperlyConfigured(
            f"{name}: write postgres://login:password@host:5432/database. See .env.example."
        )
    address = env.db_url(name, default="postgres:///certificates")
    options = address.get("OPTIONS", {})
    role = os.environ.get("PROCESS_ROLE", "worker")  # as pg_stat_activity shows it
    timeouts = (
        env.str("DB_SESSION_OPTIONS", default=WEB_OPTIONS)
        if role == "web"  # set by config/wsgi.py, not by the operator
        else env.str("DB_WORK_SESSION_OPTIONS", default=WORK_OPTIONS)
    )
    return {
        "default": address
        | {
            "ENGINE": "lib.database",
            "CONN_MAX_AGE": env.int("CONN_MAX_AGE", default=600),
            "CONN_HEALTH_CHECKS": True,
            "ATOMIC_REQUESTS": False,
            "OPTIONS": {"application_name": f"certificates-{role}"}
            | LINK
            | options
            | {"connect_timeout": 3, "options": timeouts},
        }
    }


def replicas(env: environ.Env, primary: dict[str, Any]) -> dict[str, Any]:
    """The databases that are copies of the primary, as REPLICA_URLS names them; each is one server."""
    found = {}
    for number, url in enumerate(env.list("REPLICA_URLS", default=[]), start=1):
        address = env.db_url_config(url)
        options = primary["OPTIONS"] | address.get("OPTIONS", {})
        named = {"ENGINE": primary["ENGINE"], "OPTIONS": options, "TEST": {"MIRROR": "default"}}
        found[f"replica_{number}"] = primary | address | named
    return found
