"""What has to be in order: the one table by which /readyz, the operators' pages and the alerts judge.

Each check compares a number of `/metrics` with the limit of an alert (deploy/prometheus/alerts.yml; a test
compares the two). What is measured is the outcome (published, sent, delivered), not the length of a queue.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from accounts import schema_state
from accounts.api.endpoints import Reply
from accounts.api.responses import Answer
from lib.database import replicas, tenancy

from .metrics import collectors

FRESH = 5  # seconds: for so long /readyz answers from the same numbers, however often it is asked
BY_STATE = "webhook_delivery_oldest_due_by_state_seconds"
Labels = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The samples of `/metrics` that are read from PostgreSQL, Redis and the disks, by name and labels."""

    samples: Mapping[tuple[str, Labels], float]

    def get(self, name: str, **labels: str) -> float | None:
        """One number; None where it is not known, as while PostgreSQL or Redis is away."""
        return self.samples.get((name, tuple(sorted(labels.items()))))

    def by(self, name: str, label: str) -> dict[str, float]:
        """The numbers of a metric by the value of its label, in their order."""
        return {
            dict(labels)[label]: value
            for (each, labels), value in self.samples.items()
            if each == name
        }


def read() -> Numbers:
    """Ask by the statements of `/metrics`: their cost does not grow with the tables."""
    return Numbers(
        {
            (sample.name, tuple(sorted(sample.labels.items()))): sample.value
            for collector in collectors()
            for metric in collector.collect()
            for sample in metric.samples
        }
    )


_last: list[tuple[float, Numbers]] = []


def _recent() -> Numbers:
    """The numbers that this process read within FRESH seconds; they are kept only if PostgreSQL gave its own."""
    for at, numbers in _last[:]:
        if monotonic() - at < FRESH:
            return numbers
    numbers = read()
    _last[:] = [(monotonic(), numbers)] if numbers.get("database_up") else []
    return numbers


@dataclass(frozen=True, slots=True)
class HealthCheck:
    """A number and the limit that it must not exceed.

    `part` is the line of /readyz, and `alert` the rule for Prometheus and the section of the runbook.
    """

    part: str
    title: str | Promise
    metric: str
    limit: float | None = None  # None: it may wait on purpose, or somebody else is to blame
    alert: str = ""
    label: tuple[str, str] | None = None
    count: str = ""  # the metric of how many there are
    is_optional: bool = False

    def value(self, numbers: Numbers) -> float | None:
        """The number, without a label the greatest of them; None where it is not known."""
        found = [
            value
            for (name, labels), value in numbers.samples.items()
            if name == self.metric and (self.label is None or self.label in labels)
        ]
        return max(found, default=0 if self.is_optional else None)

    def is_good(self, value: float | None) -> bool:
        """Whether a number is known and within the limit."""
        return value is not None and (self.limit is None or value <= self.limit)


# fmt: off
QUEUES = (
    HealthCheck("queues", _("Messages to workers"), "queue_oldest_seconds", 60, "QueueWaits", ("queue", "celery"), "queue_messages"),
    HealthCheck("queues", _("Messages to workers of jobs"), "queue_oldest_seconds", 60, "QueueWaits", ("queue", "jobs"), "queue_messages"),
    HealthCheck("queues", _("Messages to couriers"), "queue_oldest_seconds", 60, "QueueWaits", ("queue", "webhooks"), "queue_messages"),
    HealthCheck("jobs", _("Jobs"), "job_oldest_due_seconds", 60, "JobsWait"),
    HealthCheck("jobs", _("Jobs with a failed step"), "jobs_failing", 0, "JobsFail"),
    HealthCheck("mails", _("E-mails"), "mail_oldest_seconds", 900, "MailsWait", count="mails_waiting"),
    HealthCheck("audit", _("Audit entries to seal"), "audit_oldest_unsealed_seconds", 600, "AuditNotSealed"),
    HealthCheck("log", _("Changes for the transparency log"), "log_oldest_seconds", 60, "LogLate"),
    HealthCheck("credentials", _("Credentials to sign"), "seals_oldest_seconds", 60, "CredentialsLate", count="seals_waiting"),
    HealthCheck("credentials", _("Status lists to publish"), "status_list_oldest_seconds", 60, "StatusListsLate"),
    HealthCheck("log", _("Checkpoints without a time stamp"), "log_unstamped_seconds", 7200, "LogNotTimestamped"),
    HealthCheck("log", _("Checkpoints that no witness has seen"), "log_uncosigned_seconds", 7200, "LogNotCosigned"),
)
DELIVERIES = (
    HealthCheck("webhooks", _("to endpoints that answer"), BY_STATE, 60, "WebhooksWait", ("state", "healthy")),
    HealthCheck("webhooks", _("to endpoints that fail"), BY_STATE, None, "WebhooksWait", ("state", "failing")),
    HealthCheck("webhooks", _("held by an open circuit"), BY_STATE, None, "WebhooksWait", ("state", "parked")),
    HealthCheck("webhooks", _("to endpoints with a rate limit"), BY_STATE, None, "", ("state", "rate_limited")),
)
PRECAUTIONS = (
    HealthCheck("clock", _("Clock beside that of PostgreSQL"), "clock_skew_seconds", 5, "ClockSkew"),
    HealthCheck("backup", _("Last backup"), "backup_age_seconds", 93_600, "BackupLate"),
    HealthCheck("backup", _("Write-ahead log not archived"), "wal_archive_failing_seconds", 600, "WalNotArchived"),
    HealthCheck("audit", _("Audit verified without a finding"), "audit_verified_age_seconds", 2_678_400, "AuditNotVerified"),
    HealthCheck("disk", _("Fullest disk that is written to"), "disk_used_ratio", 0.9, "DiskFull"),
)
# Where there is no such number there is no such process or replica.
PROCESSES = HealthCheck("processes", "", "heartbeat_age_seconds", 300, "ProcessSilent", is_optional=True)
REPLICAS = HealthCheck("replica", "", "replica_age_seconds", 10, "ReplicaLags", is_optional=True)
# fmt: on
CHECKS = (*QUEUES, *DELIVERIES, *PRECAUTIONS, PROCESSES)


def readiness(numbers: Numbers) -> dict[str, str]:
    """Each part and its state. Only database, migrations and replica decide whether requests are served."""
    checks = {
        "database": "up" if _database_answers() else "down",
        "migrations": _migrations(),
        "redis": "up" if numbers.get("redis_up") else "down",
    }
    if settings.REPLICA_URLS:
        checks["replica"] = "up" if replicas.can_answer() else "down"
    if checks["database"] == "up":
        checks |= {part: _state(part, numbers) for part in dict.fromkeys(c.part for c in CHECKS)}
    return checks


def _state(part: str, numbers: Numbers) -> str:
    if part == "log" and numbers.get("log_halted"):
        return "halted"
    values = [(check, check.value(numbers)) for check in CHECKS if check.part == part]
    if any(value is None for _check, value in values):
        return "unknown"
    return "up" if all(check.is_good(value) for check, value in values) else "late"


class Readiness(Answer, frozen=True, kw_only=True, rename="camel"):
    """Which parts answer: `up` or `down`. Of migrations: `applied`, `missing`, or `unknown`."""

    checks: Mapping[str, str]


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    """Say that the process is alive. Checks no database."""
    return Reply(Readiness(checks={"process": "up"})).response()


@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """Whether requests can be served. Redis is not required for issuing and verifying.

    Without the primary database, verify pages go on from a replica: no reason to send visitors away.
    """
    checks = readiness(_recent())
    ready = checks["database"] == "up" and checks["migrations"] == "applied"
    ready = ready or (checks["database"] == "down" and checks.get("replica") == "up")
    return Reply(Readiness(ok=ready, checks=checks), status=200 if ready else 503).response()


def _database_answers() -> bool:
    try:
        with tenancy.whoever(), connection.cursor() as cursor:  # before the first migration, too
            cursor.execute("SELECT 1")
    except DatabaseError:
        return False
    return True


def _migrations() -> str:
    """The state of migrations: without them all, requests fail later, where a column is missing."""
    try:
        return "applied" if schema_state.is_complete() else "missing"
    except DatabaseError:
        return "unknown"
