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

from accounts.admin.foundation.pages import Handler, OperatorPage
from accounts.api.account import readiness_checks
from accounts.jobs.registry import JOB_KINDS
from config.observability import heartbeat
from lib.database import tenancy

from . import runbook
from .durations import duration
from .lines import DELIVERIES, QUEUES, Line, counted, lines
from .numbers import Numbers, read

GOOD = frozenset({"up", "applied"})
MIB = 2**20
SECTION_OF_CHECK = {
    "database": "DatabaseDown",
    "migrations": "Upgrading",
    "redis": "RedisDown",
    "log": "LogHalted",
    "credentials": "CredentialsLate",
    "replica": "ReplicaLags",
}


class ServicePage(OperatorPage):
    """What an operator looks at first: checks, processes, queues, deliveries, database, versions."""

    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest) -> HttpResponse:
        numbers = read()
        with tenancy.across_issuers("checks of the whole service"):
            checks = list(_checks())
        sections = [
            (_("Checks"), checks),
            (_("Processes"), list(_processes())),
            (_("What waits"), list(lines(QUEUES, numbers))),
            (_("Jobs that wait, by kind"), list(_kinds(numbers))),
            (_("Webhooks"), [*_webhooks(numbers), *lines(DELIVERIES, numbers)]),
            (_("Database"), list(_database(numbers))),
            (_("Versions"), list(_versions())),
        ]
        values = {
            **admin.site.each_context(request),
            "title": _("Service"),
            "sections": [(title, found) for title, found in sections if found],
            "faults": [each for _title, found in sections for each in found if not each.is_good],
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


def _checks() -> Iterator[Line]:
    """What /readyz says."""
    titles = {
        "database": "PostgreSQL",
        "migrations": _("Migrations"),
        "redis": "Redis",
        "log": _("Transparency log"),
        "credentials": _("Credentials and status lists"),
        "replica": _("Replica"),
    }
    for name, state in readiness_checks().items():
        section = SECTION_OF_CHECK.get(name, "")
        yield Line(titles.get(name, name), _words(state), state in GOOD, alert=section)


def _words(state: str) -> str:
    words = {
        "up": _("in order"),
        "down": _("does not answer"),
        "applied": _("all applied"),
        "missing": _("some are missing"),
        "late": _("behind"),
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
            yield Line(role.role, silent, is_good=False, alert="ProcessSilent")


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
        yield Line(title, duration(age), age <= 10, alert="ReplicaLags")  # noqa: PLR2004  (as the alert)


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
