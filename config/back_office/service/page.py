"""The page about the service, and the runbook beside it, for operators."""

from collections.abc import Iterator
from typing import Any, cast

from django.conf import settings
from django.contrib import admin
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils import timezone
from django.utils.formats import date_format, number_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from redis import RedisError

from accounts.back_office.pages import Handler, OperatorPage
from accounts.jobs.registry import JOB_KINDS
from config.observability import heartbeat
from config.observability.checks import (
    DELIVERIES,
    PRECAUTIONS,
    PROCESSES,
    QUEUES,
    REPLICAS,
    Numbers,
    read,
    readiness,
)

from . import runbook
from .durations import duration
from .lines import Line, counted, lines

GOOD = frozenset({"up", "applied"})
MIB = 2**20
SECTION_OF_CHECK = {
    "database": "DatabaseDown",
    "migrations": "Upgrading",
    "redis": "RedisDown",
    "log": "LogHalted",
    "replica": "ReplicaLags",
}


class ServicePage(OperatorPage):
    """What an operator looks at first: checks, processes, queues, deliveries, database, versions."""

    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest) -> HttpResponse:
        found = sections()
        values = {
            **admin.site.each_context(request),
            "title": _("Service"),
            "sections": [(title, lines) for title, lines in found if lines],
            "faults": faults(found),
            "read_at": date_format(localtime(timezone.now()), "DATETIME_FORMAT"),
        }
        return TemplateResponse(request, "admin/service/page.html", values)


class RunbookPage(OperatorPage):
    """docs/runbook.md of this version."""

    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest) -> HttpResponse:
        values = {
            **admin.site.each_context(request),
            "title": _("Runbook"),
            "content": runbook.content(),
        }
        return TemplateResponse(request, "admin/service/runbook.html", values)


def sections() -> list[tuple[str, list[Line]]]:
    """All that the page tells, by section."""
    numbers = read()
    return [
        (_("Checks"), list(_checks(numbers))),
        (_("Processes"), list(_processes())),
        (_("What waits"), list(lines(QUEUES, numbers))),
        (_("Jobs that wait, by kind"), list(_kinds(numbers))),
        (_("Webhooks"), [*_webhooks(numbers), *lines(DELIVERIES, numbers)]),
        (_("Precautions"), list(lines(PRECAUTIONS, numbers))),
        (_("Database"), list(_database(numbers))),
        (_("Versions"), list(_versions())),
    ]


def faults(found: list[tuple[str, list[Line]]]) -> list[Line]:
    """What is not as it should be: for this page, and for the operators' first page."""
    return [line for _title, lines_of_it in found for line in lines_of_it if not line.is_good]


def _checks(numbers: Numbers) -> Iterator[Line]:
    """What /readyz says of the parts that have no numbers."""
    titles = {
        "database": "PostgreSQL",
        "migrations": _("Migrations"),
        "redis": "Redis",
        "replica": _("Replica"),
        "log": _("Transparency log"),
    }
    states = readiness(numbers)
    for name in [name for name in titles if name in states]:
        state = states[name] if name != "log" or states[name] == "halted" else "up"
        yield Line(titles[name], _words(state), state in GOOD, alert=SECTION_OF_CHECK[name])


def _words(state: str) -> str:
    words = {
        "up": _("in order"),
        "down": _("does not answer"),
        "applied": _("all applied"),
        "missing": _("some are missing"),
        "halted": _("halted"),
        "unknown": _("not known"),
    }
    return words.get(state, state)


def _processes() -> Iterator[Line]:
    """Each process that lives, and each role of which none has lived for some minutes."""
    try:
        roles = heartbeat.roles()
    except RedisError:
        yield Line(_("Heartbeats"), _("not known while Redis is away"), is_good=False)
        return
    for role in roles:
        for beat in role.alive:
            memory = _("%(count)s MiB") % {"count": number_format(beat.rss_mib or 0)}
            seen = _("seen %(time)s ago") % {"time": duration(beat.age())}
            value = f"{beat.host} · {beat.pid} · {memory} · {seen}"
            is_current = beat.version == settings.VERSION
            yield Line(
                role.role, value, is_current, beat.version, "" if is_current else "Upgrading"
            )
        if not role.alive:
            silent = _("silent for %(time)s") % {"time": duration(role.age)}
            yield Line(role.role, silent, PROCESSES.is_good(role.age), alert=PROCESSES.alert)


def _kinds(numbers: Numbers) -> Iterator[Line]:
    for kind, age in numbers.by("job_oldest_due_by_kind_seconds", "kind").items():
        value = duration(age) if age else _("nothing is due")
        title = str(JOB_KINDS[kind].title) if kind in JOB_KINDS else kind
        yield Line(title, value, age <= 60, alert="JobsWait")  # noqa: PLR2004  (as JobsWait)


def _webhooks(numbers: Numbers) -> Iterator[Line]:
    titles = {"pending": _("waiting"), "leased": _("being sent"), "held": _("held")}
    for state, count in numbers.by("webhook_deliveries", "state").items():
        yield Line(titles[state], counted(count))


def _database(numbers: Numbers) -> Iterator[Line]:
    size = numbers.get("database_bytes")
    if size is None:
        return
    mib = number_format(round(size / MIB), force_grouping=True)
    yield Line(_("Size"), _("%(count)s MiB") % {"count": mib})
    titles = {
        "certificates": _("Certificates"),
        "events": _("Events"),
        "outcomes": _("Stored responses"),
    }
    for table, rows in numbers.by("rows_estimate", "table").items():
        about = number_format(int(rows), force_grouping=True)
        yield Line(titles.get(table, table), _("about %(count)s rows") % {"count": about})
    for replica, age in numbers.by("replica_age_seconds", "replica").items():
        title = _("Replica %(name)s") % {"name": replica}
        yield Line(title, duration(age), REPLICAS.is_good(age), alert=REPLICAS.alert)


def _versions() -> Iterator[Line]:
    yield Line(_("This service"), f"{settings.VERSION} · API {settings.API_VERSION}")
    try:
        connection.ensure_connection()
        info: Any = connection.connection.info
        yield Line("PostgreSQL", info.parameter_status("server_version") or "")
    except DatabaseError:
        return


service_page = admin.site.admin_view(cast(Handler, ServicePage.as_view()))
runbook_page = admin.site.admin_view(cast(Handler, RunbookPage.as_view()))
