"""The operators' page about the service itself: what /metrics and /readyz say, at a glance.

Beside it docs/runbook.md as HTML, so that an operator need not look for the file.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from itertools import pairwise
from math import inf
from typing import Any, cast

from django.conf import settings
from django.contrib import admin
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils import timezone
from django.utils.formats import date_format, number_format
from django.utils.safestring import SafeString, mark_safe
from django.utils.timesince import timesince
from django.utils.timezone import localtime
from django.utils.translation import gettext as _, ngettext
from markdown_it import MarkdownIt
from redis import RedisError

from accounts.back_office.pages import Handler, PlatformPage
from accounts.jobs.registry import JOB_KINDS
from config.observability import heartbeat
from config.observability.checks import (
    BY_STATE,
    DELIVERIES,
    PRECAUTIONS,
    PROCESSES,
    QUEUES,
    REPLICAS,
    HealthCheck,
    Numbers,
    read,
    readiness,
)
from config.observability.metrics import COUNTED

SHORT = 120  # seconds
GOOD = frozenset({"up", "applied"})
MIB = 2**20
SECTION_OF_CHECK = {
    "database": "DatabaseDown",
    "migrations": "Upgrading",
    "redis": "RedisDown",
    "log": "LogHalted",
    "replica": "ReplicaLags",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the page. `alert` is the section of the runbook."""

    title: str
    value: str
    is_good: bool = True
    count: str = ""
    alert: str = ""


class ServicePage(PlatformPage):
    """What an operator looks at first: checks, processes, queues, deliveries, database, versions."""

    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest) -> HttpResponse:
        found = sections()
        values = {
            **admin.site.each_context(request),
            "title": _("Service"),
            "sections": [(title, lines) for title, lines in found if lines],
            "faults": faults_of(found),
            "read_at": date_format(localtime(timezone.now()), "DATETIME_FORMAT"),
        }
        return TemplateResponse(request, "admin/service/page.html", values)


class RunbookPage(PlatformPage):
    """docs/runbook.md of this version."""

    http_method_names = ["get", "head"]

    def get(self, request: HttpRequest) -> HttpResponse:
        values = {
            **admin.site.each_context(request),
            "title": _("Runbook"),
            "content": runbook_html(),
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


def faults_of(found: list[tuple[str, list[Line]]]) -> list[Line]:
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
        connection.close_if_health_check_failed()
        connection.ensure_connection()
        info: Any = connection.connection.info
        yield Line("PostgreSQL", info.parameter_status("server_version") or "")
    except DatabaseError:
        return


service_page = admin.site.admin_view(cast(Handler, ServicePage.as_view()))
runbook_page = admin.site.admin_view(cast(Handler, RunbookPage.as_view()))


# --- lines ----------------------------------------------------------------------------------------


def duration(seconds: float) -> str:
    """`5 seconds`, `3 minutes`, `2 days`."""
    if seconds < SHORT:
        count = round(seconds)
        return ngettext("%(count)s second", "%(count)s seconds", count) % {"count": count}
    now = timezone.now()
    return timesince(now - timedelta(seconds=seconds), now, depth=1)


def lines(checks: tuple[HealthCheck, ...], numbers: Numbers) -> Iterator[Line]:
    """The checks as they are now; a number that is not known is not good."""
    for check in checks:
        value = check.value(numbers)
        labels = dict([check.label]) if check.label else {}
        count = "webhook_endpoints" if check.metric == BY_STATE else check.count
        yield Line(
            str(check.title),
            _value_text(check.metric, value),
            check.is_good(value),
            counted(numbers.get(count, **labels)) if count else "",
            check.alert,
        )


def _value_text(metric: str, value: float | None) -> str:
    if value is None or value == inf:
        return _("not known")
    if metric.endswith("_ratio"):
        return _("%(percent)s %% full") % {"percent": round(value * 100)}
    if not metric.endswith("_seconds"):
        return counted(value)
    if metric.endswith("_age_seconds"):
        return _("%(time)s ago") % {"time": duration(value)}
    if metric == "clock_skew_seconds":
        return duration(value)
    return duration(value) if value > 0 else _("nothing waits")


def counted(count: float | None) -> str:
    """The number as it is written; counts stop at COUNTED."""
    if count is None:
        return ""
    text = number_format(int(count), force_grouping=True)
    return f"{text}+" if count >= COUNTED else text


# --- the runbook ----------------------------------------------------------------------------------

# Links to other files of docs/ lead nowhere here; their text stays.
_FILE_LINK = re.compile(r'<a href="(?!https?:|#)[^"]*">(.*?)</a>', re.DOTALL)
_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


@cache
def runbook_html() -> SafeString:
    """The runbook; each heading has the anchor that it has on GitHub, by which alerts name it.

    Without its first heading: the page has a title of its own.
    """
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    text = (settings.BASE_DIR / "docs" / "runbook.md").read_text()
    tokens = parser.parse(text.partition("\n")[2])
    for heading, title in pairwise(tokens):
        if heading.type == "heading_open":
            heading.attrSet("id", anchor(title.content))
    html = parser.renderer.render(tokens, parser.options, {})
    return mark_safe(_FILE_LINK.sub(r"\1", html))  # noqa: S308  (a file of ours, and no HTML in it)


def anchor(title: str) -> str:
    """The anchor of a heading."""
    return _NOT_IN_ANCHORS.sub("", title.lower()).replace(" ", "-")
