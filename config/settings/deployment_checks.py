"""Checks of `manage.py check --deploy`: what is set can be reached, written to and read, and opens nothing."""

import ipaddress
import os
import re
import ssl
import tempfile
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register  # noqa: A004
from django.core.files.storage import FileSystemStorage, storages
from django.http.request import validate_host
from redis import Redis, RedisError

SHORTEST_PASSWORD = 12
LONGEST_STATEMENT = (
    5_000  # ms, with what a statement may lie in the server's buffer before: DB_WAIT
)
NEVER_OPEN = ("127.0.0.1", "169.254.169.254", "::1")  # this machine, and the cloud's secrets
_MILLISECONDS = {"": 1, "ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000}


@register(Tags.security, deploy=True)
def check_settings(**_: Any) -> list[CheckMessage]:
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
