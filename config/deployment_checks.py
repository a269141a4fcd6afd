"""Checks of `manage.py check --deploy`.

What is set can be reached, written to and read, and opens nothing; secrets are long, random and not reused; each
login of the database has the rights of its role, and no others.
"""

import base64
import binascii
import ipaddress
import os
import re
import ssl
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import environ
import psycopg
from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register  # noqa: A004
from django.core.files.storage import FileSystemStorage, storages
from django.http.request import validate_host
from redis import Redis, RedisError

from config.database_roles import LOGINS, OLDEST_SERVER
from lib.database.tenancy import PLATFORM, WEB, WORKER

SHORTEST_PASSWORD = 12
# Milliseconds. With the 2 s in which a statement may begin late, it is DB_WAIT, after which the web gives it up: one
# that took longer would be carried out after its caller was told that it was not.
LONGEST_STATEMENT = 5_000
NEVER_OPEN = ("127.0.0.1", "169.254.169.254", "::1")  # this machine, and the cloud's secrets
_MILLISECONDS = {"": 1, "ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000}


@register(Tags.security, deploy=True)
def check_deployment(**_: Any) -> list[CheckMessage]:
    """What is wrong with each setting, and what to do."""
    return [
        *_addresses(),
        *_sign_in_and_mail(),
        *_redis(),
        *_passwords(),
        *_statements(),
        *_webhooks(),
        *_files(),
        *_storages(),
        *_misspelt(),
    ]


def _error(name: str, fault: str, hint: str) -> CheckMessage:
    return Error(f"{name} {fault}.", hint=hint, id="config.E004")


def _warning(name: str, fault: str, hint: str) -> CheckMessage:
    return Warning(f"{name} {fault}.", hint=hint, id="config.W004")


def _addresses() -> Iterator[CheckMessage]:
    address = urlsplit(settings.BASE_URL)
    if address.scheme != "https" or not address.hostname or address.path:
        fault = f"is {settings.BASE_URL!r}, and no address of the form https://host"
        yield _error("BASE_URL", fault, "It stands in every certificate: set it right before one.")
    if "*" in settings.ALLOWED_HOSTS:
        hint = "Name the hosts, separated by commas: that of BASE_URL, and 127.0.0.1 for /metrics."
        yield _error("ALLOWED_HOSTS", "takes any host ('*')", hint)
    elif address.hostname and not validate_host(address.hostname, settings.ALLOWED_HOSTS):
        fault = f"lacks {address.hostname}, the host of BASE_URL"
        yield _error("ALLOWED_HOSTS", fault, "Add it: else each verification link is refused.")
    if settings.TRUSTED_PROXIES == 0:
        hint = "Say how many of your proxies append to X-Forwarded-For: 1 with deploy/nginx.conf."
        yield _warning("TRUSTED_PROXIES", "is 0: behind a proxy all callers are one address", hint)


def _sign_in_and_mail() -> Iterator[CheckMessage]:
    if not settings.MFA_REQUIRED:
        hint = "Leave it out: owners, administrators and operators then need a second factor."
        yield _warning("MFA_REQUIRED", "is off", hint)
    if not os.environ.get("EMAIL_URL"):
        hint = "Set it, such as smtp+tls://user:password@mail.example:587 (.env.example)."
        yield _warning("EMAIL_URL", "is not set: mails go to port 25 of this machine", hint)


def _redis() -> Iterator[CheckMessage]:
    hint = "Write redis://host:6379/0, and check that Redis runs there."
    try:
        with Redis.from_url(
            settings.REDIS_URL, socket_connect_timeout=3, socket_timeout=3
        ) as client:
            version = str(client.info("server")["redis_version"])
    except ValueError:
        yield _error("REDIS_URL", "is no address of a Redis", hint)
    except RedisError as error:
        yield _warning("REDIS_URL", f"leads to no Redis that answers ({error})", hint)
    else:
        if int(version.partition(".")[0]) < 7:  # noqa: PLR2004  (as README says)
            yield _error("REDIS_URL", f"leads to Redis {version}", "Redis 7.0 or later is needed.")


def _passwords() -> Iterator[CheckMessage]:
    for name, value in os.environ.items():
        if not re.fullmatch(r"DATABASE_(\w+_)?URL|POSTGRES_(\w+_)?PASSWORD", name):
            continue
        password = urlsplit(value).password if name.endswith("URL") else value
        if password and len(password) < SHORTEST_PASSWORD:
            fault = f"has a password of fewer than {SHORTEST_PASSWORD} characters"
            yield _error(
                name, fault, "Give the login a longer one: deploy/make-secrets makes some."
            )


def _statements() -> Iterator[CheckMessage]:
    stated = os.environ.get("DB_SESSION_OPTIONS", "")
    found = re.search(r"statement_timeout\s*=\s*(\d+)\s*(ms|s|min|h)?\b", stated)
    if found and not 0 < int(found[1]) * _MILLISECONDS[found[2] or ""] <= LONGEST_STATEMENT:
        fault = (
            "has a statement_timeout beyond 5 s: the web takes the database for stopped after 7 s"
        )
        yield _warning("DB_SESSION_OPTIONS", fault, "Set it to 5s or less.")


def _webhooks() -> Iterator[CheckMessage]:
    hint = "Name only the networks of receivers on your own premises, such as 10.20.0.0/16."
    for stated in settings.WEBHOOK_ALLOWED_NETWORKS:
        try:
            network = ipaddress.ip_network(stated)
        except ValueError:
            yield _error("WEBHOOK_ALLOWED_NETWORKS", f"has {stated!r}, which is no network", hint)
            continue
        for address in map(ipaddress.ip_address, NEVER_OPEN):
            if address in network:
                fault = f"opens {address} to webhooks by {stated}"
                yield _error("WEBHOOK_ALLOWED_NETWORKS", fault, hint)
                break


def _files() -> Iterator[CheckMessage]:
    for name in ("TIMESTAMP_CA", "WEBHOOK_CA_BUNDLE"):
        if path := getattr(settings, name):
            try:
                ssl.create_default_context().load_verify_locations(path)
            except OSError as error:  # SSLError is one
                fault = f"({path}) cannot be read as certificates: {error}"
                yield _error(name, fault, "Name a file in PEM that the service's user may read.")


def _storages() -> Iterator[CheckMessage]:
    """Ask each storage: a folder takes a file, a bucket says whether it has one."""
    for name in ("attachments", "log"):
        storage, setting = storages[name], name.upper()
        try:
            if isinstance(storage, FileSystemStorage):
                setting += "_FOLDER"
                Path(storage.location).mkdir(parents=True, exist_ok=True)
                tempfile.TemporaryFile(dir=storage.location).close()
            else:
                setting += "_BUCKET"
                storage.exists("checkpoint")
        except Exception as error:
            hint = f"{name.upper()}_…: the folder, or bucket, endpoint and keys (.env.example)."
            yield _error(setting, f"cannot be used: {error}", hint)


def _misspelt() -> Iterator[CheckMessage]:
    example = settings.BASE_DIR / ".env.example"
    known = re.findall(r"^#?([A-Z][A-Z0-9_]+)=", example.read_text(), re.MULTILINE)
    known += ["DJANGO_SETTINGS_MODULE", "PROCESS_ROLE", "PYTHONUNBUFFERED"]
    for name in sorted(os.environ.keys() - set(known)):
        if name.startswith("GRANIAN_"):
            hint = "The web server is gunicorn: WEB_CONCURRENCY, GUNICORN_CMD_ARGS (.env.example)."
            yield _warning(name, "has no effect", hint)
        if near := get_close_matches(name, known, n=1, cutoff=0.85):
            yield _warning(name, "is no setting", f"Did you mean {near[0]}?")


# --- secrets --------------------------------------------------------------------------------------

SHORTEST = 32  # characters
MAKE_ONE = "Make one: `deploy/make-secrets` prints one for each setting."
FEWEST_DIFFERENT = 10  # characters: 32 random ones have fewer about never
# What stands in examples, in settings for development, and in what people type to fill a field.
PLACEHOLDERS = (
    "change-me",
    "changeme",
    "example",
    "local-development-only",
    "python3 -c",
    "test-only",
)


@dataclass(frozen=True, slots=True)
class ConfiguredSecret:
    """A secret from the settings, with its name."""

    name: str
    value: str

    def fault(self) -> str | None:
        """Why this secret is weak; None if it looks random."""
        if any(mark in self.value.lower() for mark in PLACEHOLDERS):
            return "is a placeholder"
        if len(self.value) < SHORTEST:
            return f"is shorter than {SHORTEST} characters"
        if len(set(_content(self.value))) < FEWEST_DIFFERENT:
            return "repeats a few characters"
        return None


@register(Tags.security, deploy=True)
def check_secrets(**_: Any) -> list[CheckMessage]:
    """One error for each weak secret, and for each value used for two secrets."""
    secrets = [*stated(settings)]
    weak = [(secret, fault) for secret in secrets if (fault := secret.fault())]
    errors: list[CheckMessage] = [
        Error(f"{secret.name} {fault}.", hint=MAKE_ONE, id="config.E001") for secret, fault in weak
    ]
    names: dict[str, list[ConfiguredSecret]] = defaultdict(list)
    for secret in secrets:
        names[secret.value].append(secret)
    errors += [
        Error(
            f"{', '.join(secret.name for secret in same)} have the same value.",
            hint=f"Each needs a secret of its own. {MAKE_ONE}",
            id="config.E002",
        )
        for same in names.values()
        if len(same) > 1
    ]
    return errors


def stated(known: Any) -> Iterator[ConfiguredSecret]:
    """Every secret in use for new data. Earlier audit keys are left out: they only verify old seals."""
    yield ConfiguredSecret("SECRET_KEY", known.SECRET_KEY)
    yield ConfiguredSecret("AUDIT_KEY", known.AUDIT_KEY)
    for pepper_id, pepper in known.API_KEY_PEPPERS.items():
        yield ConfiguredSecret(f"API_KEY_PEPPERS ({pepper_id})", pepper)
    for place, key in enumerate(known.FIELD_KEYS, start=1):
        yield ConfiguredSecret(f"FIELD_KEYS (number {place})", key)
    for place, key in enumerate(known.SIGNING_KEYS, start=1):
        yield ConfiguredSecret(f"SIGNING_KEYS (number {place})", key)
    if known.LOG_KEY:
        yield ConfiguredSecret("LOG_KEY", known.LOG_KEY)
    for place, key in enumerate(known.LOG_KEY_FALLBACKS, start=1):
        yield ConfiguredSecret(f"LOG_KEY_FALLBACKS (number {place})", key)
    if known.METRICS_TOKEN:
        yield ConfiguredSecret("METRICS_TOKEN", known.METRICS_TOKEN)


def _content(value: str) -> bytes:
    """The decoded bytes of a base64 value, else the value itself."""
    try:
        return base64.b64decode(value, altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return value.encode()


# --- logins of the database -----------------------------------------------------------------------

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
