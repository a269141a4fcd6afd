"""`/metrics` for Prometheus: counters of all processes, what waits in the whole service, and since when.

The pages of the operators show the same. Each statement goes by an index and stops at COUNTED rows, however much
waits.
"""

import hmac
import json
import platform
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from math import inf
from typing import Any, NamedTuple

from django.conf import settings
from django.core.files.storage import FileSystemStorage, storages
from django.db import Error, connection
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from redis import Redis, RedisError

from accounts import metrics
from accounts.audit.operations import BACKUP, VERIFIED, last_platform_entry
from accounts.jobs.models import UNFINISHED
from accounts.jobs.runner import INTERNAL_ERROR
from certificates.credentials import operations as credentials
from certificates.log import sequencing
from certificates.status_lists import operations as status_lists
from config.observability import heartbeat
from lib.database import replicas, tenancy
from webhooks.endpoints import health as endpoint_health

REDIS_SECONDS = 0.5
COUNTED = 10_000  # counts of rows stop here

TABLES = {
    "certificates": "certificates_certificate",
    "events": "webhooks_event",
    "outcomes": "accounts_storedresponse",
}
# From the planner's statistics.
_ROWS = """
SELECT (SELECT array_agg(greatest(reltuples, 0)::bigint ORDER BY place)
          FROM unnest(%s::regclass[]) WITH ORDINALITY AS named (oid, place)
          JOIN pg_class USING (oid)),
       pg_database_size(current_database())
"""
# For how long files of the write-ahead log have failed to be archived, if none was since.
_PRECAUTIONS = """
SELECT clock_timestamp(),
       CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity')
            THEN coalesce(last_archived_time, stats_reset, last_failed_time) END
  FROM pg_stat_archiver
"""


@require_safe
def view(request: HttpRequest) -> HttpResponse:
    """The metrics, for requests with METRICS_TOKEN; 404 if no token is set."""
    if not settings.METRICS_TOKEN:
        raise Http404
    given = request.META.get("HTTP_AUTHORIZATION", "").encode()
    if not hmac.compare_digest(given, f"Bearer {settings.METRICS_TOKEN}".encode()):
        return HttpResponse(status=401, headers={"WWW-Authenticate": "Bearer"})
    response = HttpResponse(generate_latest(_registry()), content_type=CONTENT_TYPE_LATEST)
    response["Cache-Control"] = "no-store"
    return response


def _registry() -> CollectorRegistry:
    """The metrics of this process, or of all processes that share PROMETHEUS_MULTIPROC_DIR."""
    registry = CollectorRegistry()
    if settings.METRICS_FOLDER:
        MultiProcessCollector(registry, path=settings.METRICS_FOLDER)  # type: ignore[no-untyped-call]
    else:
        registry.register(metrics.REGISTRY)
    for collector in collectors():
        registry.register(collector)
    return registry


def collectors() -> list[Collector]:
    """What is asked of PostgreSQL and Redis at each scrape, and for the operators' page."""
    return [DatabaseCollector(), QueueCollector(), ReplicaCollector()]


class DatabaseCollector(Collector):
    """Collects backlogs and their ages from the database."""

    def collect(self) -> Iterator[Metric]:
        """Yield the database's metrics; only `up = 0` while it is down."""
        build = {
            "version": settings.VERSION,
            "api_version": settings.API_VERSION,
            "python": platform.python_version(),
        }
        yield InfoMetricFamily("service", "This build.", build)
        try:
            with tenancy.across_issuers("what waits in the whole service"):
                backlogs = list(_backlogs())
        except Error:
            backlogs = []
        yield GaugeMetricFamily("database_up", "1 if PostgreSQL answers.", value=bool(backlogs))
        yield from backlogs


class QueueCollector(Collector):
    """Collects the Celery queues' lengths and ages from Redis."""

    def collect(self) -> Iterator[Metric]:
        """Yield Redis's metrics; only `up = 0` while it is down."""
        up = GaugeMetricFamily("redis_up", "1 if Redis answers.")
        count = GaugeMetricFamily(
            "queue_messages", "Messages that no worker has taken.", labels=["queue"]
        )
        age = GaugeMetricFamily(
            "queue_oldest_seconds", "For how long the oldest of them has waited.", labels=["queue"]
        )
        names = [known.name for known in settings.CELERY_TASK_QUEUES]
        try:
            with Redis.from_url(
                settings.REDIS_URL,
                socket_connect_timeout=REDIS_SECONDS,
                socket_timeout=REDIS_SECONDS,
            ) as client:
                queues = [waiting_messages(client, name) for name in names]
        except RedisError:
            queues = []
        up.add_metric([], 1 if queues else 0)
        yield from _processes()
        for queue in queues:
            count.add_metric([queue.queue], queue.messages)
            age.add_metric([queue.queue], queue.oldest_seconds)
        yield from (up, count, age)


class ReplicaCollector(Collector):
    """Asks each replica; without REPLICA_URLS there is nothing to tell."""

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics; a replica without an age does not answer, or no worker has ever written."""
        up = GaugeMetricFamily(
            "replica_up", "1 if the replica tells how old it is.", labels=["replica"]
        )
        age = GaugeMetricFamily(
            "replica_age_seconds",
            "For how long the replica has not seen the primary's heartbeat.",
            labels=["replica"],
        )
        for state in replicas.states():
            up.add_metric([state.alias], int(state.age is not None))
            if state.age is not None:
                age.add_metric([state.alias], max(state.age, 0))
        yield from (up, age)


def _processes() -> Iterator[Metric]:
    """Heartbeats, also of processes of other machines."""
    alive = GaugeMetricFamily("processes", "Processes that are alive.", labels=["role"])
    meaning = "Time since the last heartbeat of any process of this role."
    age = GaugeMetricFamily("heartbeat_age_seconds", meaning, labels=["role"])
    try:
        roles = heartbeat.roles()
    except RedisError:
        roles = []
    for state in roles:
        alive.add_metric([state.role], len(state.alive))
        age.add_metric([state.role], state.age)
    yield from (alive, age)


def _backlogs() -> Iterator[Metric]:
    now, found = timezone.now(), read_backlogs()
    with connection.cursor() as cursor:
        cursor.execute(_ROWS, [list(TABLES.values())])
        rows, size = cursor.fetchone()
    yield GaugeMetricFamily("database_bytes", "Size of the database on disk.", value=size)
    yield from _jobs(now, found.failing_jobs)
    meaning = f"E-mails to be sent, counted to {COUNTED}."
    yield GaugeMetricFamily("mails_waiting", meaning, value=found.mails)
    meaning = "For how long the e-mail waits that waits longest, refused ones included."
    yield _age("mail_oldest_seconds", meaning, now, found.mail_since)
    yield from _deliveries(now)
    meaning = "Age of the oldest audit entry without a seal."
    yield _age("audit_oldest_unsealed_seconds", meaning, now, found.unsealed_since)
    yield from _log(now)
    yield from _credentials(now)
    yield from _precautions(now)
    stored = GaugeMetricFamily("rows_estimate", "Rows, as the planner sees it.", labels=["table"])
    for name, count in zip(TABLES, rows, strict=True):
        stored.add_metric([name], count)
    yield stored


def _jobs(now: datetime, failing: int) -> Iterator[Metric]:
    groups = unfinished_jobs()
    meaning = f"Jobs that have not ended, counted to {COUNTED} in all."
    waiting = GaugeMetricFamily("jobs", meaning, labels=["state"])
    for state in UNFINISHED:
        count = sum(group.number for group in groups if group.state == state)
        waiting.add_metric([state.value], count)
    yield waiting
    meaning = "For how long the job that waits longest has been due."
    yield _age("job_oldest_due_seconds", meaning, now, first_due(groups))
    meaning = "Jobs whose last step failed, or that were given up for that in the last hour."
    yield GaugeMetricFamily("jobs_failing", meaning, value=failing)
    by_kind = GaugeMetricFamily(
        "job_oldest_due_by_kind_seconds", "The same by kind of job.", labels=["kind"]
    )
    for kind in sorted({group.kind for group in groups}):
        due_at = first_due(group for group in groups if group.kind == kind)
        by_kind.add_metric([kind], _seconds(now, due_at))
    yield by_kind


def _log(now: datetime) -> Iterator[Metric]:
    log = sequencing.log_health()
    meaning = "1 if the transparency log takes nothing up."
    yield GaugeMetricFamily("log_halted", meaning, value=int(log.halted))
    meaning = "Age of the oldest change of a certificate that the transparency log does not show."
    yield _age("log_oldest_seconds", meaning, now, log.waiting_since)
    meaning = "Age of the oldest checkpoint of the transparency log that no time stamp covers."
    yield _age("log_unstamped_seconds", meaning, now, sequencing.unstamped_since())
    meaning = "Age of the oldest checkpoint of the transparency log that no witness has seen."
    yield _age("log_uncosigned_seconds", meaning, now, sequencing.uncosigned_since())


def _credentials(now: datetime) -> Iterator[Metric]:
    meaning = "For how long the status list that waits longest has been due to be published."
    yield _age("status_list_oldest_seconds", meaning, now, status_lists.waiting_since(now))
    seals = credentials.health()
    meaning = f"Certificates whose credential is not signed, counted to {credentials.COUNTED}."
    yield GaugeMetricFamily("seals_waiting", meaning, value=seals.waiting)
    meaning = f"Diplomas whose embedded proof is not made, counted to {credentials.COUNTED}."
    yield GaugeMetricFamily("seals_graphs_waiting", meaning, value=seals.graphs_waiting)
    meaning = "For how long the first certificate waits for the signatures of its credential."
    yield _age("seals_oldest_seconds", meaning, now, seals.waiting_since)


def _precautions(now: datetime) -> Iterator[Metric]:
    with connection.cursor() as cursor:
        cursor.execute(_PRECAUTIONS)
        time_there, failing_since = cursor.fetchone()
    yield GaugeMetricFamily(
        "clock_skew_seconds",
        "How far the clock of this machine is from PostgreSQL's.",
        value=abs((timezone.now() - time_there).total_seconds()),
    )
    backup, verified = last_platform_entry(BACKUP), last_platform_entry(VERIFIED)
    if verified and verified.changes.get("findings", {}).get("after"):
        verified = None
    for name, meaning, fact in (
        ("backup", "Age of the last backup that was recorded.", backup),
        ("audit_verified", "Time since the audit was verified without a finding.", verified),
    ):
        age = (now - fact.at).total_seconds() if fact else inf
        yield GaugeMetricFamily(f"{name}_age_seconds", meaning, value=max(age, 0))
    meaning = "For how long PostgreSQL has not been able to archive its write-ahead log."
    yield _age("wal_archive_failing_seconds", meaning, now, failing_since)
    disks = GaugeMetricFamily(
        "disk_used_ratio", "How full the disk of a folder is.", labels=["folder"]
    )
    for name, folder in _folders():
        with suppress(OSError):
            usage = shutil.disk_usage(folder)
            disks.add_metric([name], usage.used / (usage.used + usage.free))
    yield disks


def _folders() -> Iterator[tuple[str, str]]:
    """The folders that the service writes to."""
    yield "temporary", tempfile.gettempdir()
    for name in ("attachments", "log"):
        if isinstance(storage := storages[name], FileSystemStorage):
            yield name, str(storage.location)


def _deliveries(now: datetime) -> Iterator[Metric]:
    backlog = endpoint_health.backlog()
    counts = {"pending": backlog.pending, "leased": backlog.leased, "held": backlog.held}
    meaning = f"Webhooks that are not delivered, counted to {endpoint_health.COUNTED}."
    waiting = GaugeMetricFamily("webhook_deliveries", meaning, labels=["state"])
    for state, count in counts.items():
        waiting.add_metric([state], count)
    yield waiting
    yield _age(
        "webhook_delivery_oldest_due_seconds",
        "For how long the webhook that waits longest has been due, also behind an open circuit;"
        " not of endpoints with a rate limit.",
        now,
        backlog.oldest_due_at,
    )
    meaning = "Webhook endpoints; parked: the circuit is open."
    endpoints = GaugeMetricFamily("webhook_endpoints", meaning, labels=["state"])
    meaning = "The same by the state of the endpoint."
    ages = GaugeMetricFamily(
        "webhook_delivery_oldest_due_by_state_seconds", meaning, labels=["state"]
    )
    for state, count in backlog.endpoints.items():
        endpoints.add_metric([state], count)
        ages.add_metric([state], _seconds(now, backlog.due_at.get(state)))
    yield endpoints
    yield ages


def _age(name: str, meaning: str, now: datetime, since: datetime | None) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, meaning, value=_seconds(now, since))


def _seconds(now: datetime, since: datetime | None) -> float:
    return max((now - since).total_seconds(), 0) if since else 0


# --- what waits, and since when -------------------------------------------------------------------

# Of the jobs that have waited longest.
_UNFINISHED_JOBS = f"""
SELECT state, kind, count(*), min(due_at)
  FROM (SELECT state, kind, due_at FROM accounts_job
         WHERE state = ANY (%s) ORDER BY due_at LIMIT {COUNTED}) AS first
 GROUP BY state, kind
"""
# A mail that a server refuses is put off again and again: it has waited since it was created. One that was
# put off on purpose has no answer. Audit entries are in the order in which they are sealed.
_WAITING = f"""
SELECT count(*), min(CASE WHEN answer IS NOT NULL THEN created_at
                          WHEN due_at <= now() THEN due_at END),
       (SELECT at FROM accounts_auditentry WHERE position IS NULL ORDER BY txid, id LIMIT 1),
       (SELECT count(*) FROM (
          SELECT FROM accounts_job WHERE state = ANY (%s) AND attempts > 0 AND lease_token IS NULL
           LIMIT {COUNTED}) AS again)
       + (SELECT count(*) FROM accounts_job
           WHERE finished_at > now() - interval '1 hour' AND files_removed_at IS NULL
             AND failure = %s)
  FROM (SELECT due_at, created_at, answer FROM accounts_outgoingmail
         WHERE due_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL LIMIT {COUNTED}) AS mail
"""


class Backlogs(NamedTuple):
    """E-mails to be sent, counted to COUNTED, and since when the first waits; the same of audit entries.

    And how many jobs wait after a failed step, or were given up for that in the last hour.
    """

    mails: int
    mail_since: datetime | None
    unsealed_since: datetime | None
    failing_jobs: int


class JobGroup(NamedTuple):
    """Unfinished jobs of a kind in a state: how many, and when the first of them is due."""

    state: str
    kind: str
    number: int
    due_at: datetime


def unfinished_jobs() -> list[JobGroup]:
    """The jobs that have not ended, counted to COUNTED in all."""
    with connection.cursor() as cursor:
        cursor.execute(_UNFINISHED_JOBS, [[state.value for state in UNFINISHED]])
        return [JobGroup(*row) for row in cursor.fetchall()]


def first_due(groups: Iterable[JobGroup]) -> datetime | None:
    """When the first of these jobs is due."""
    return min((group.due_at for group in groups), default=None)


def read_backlogs() -> Backlogs:
    """E-mails that are not sent, audit entries that are not sealed, and jobs of which steps fail."""
    with connection.cursor() as cursor:
        cursor.execute(_WAITING, [[state.value for state in UNFINISHED], INTERNAL_ERROR])
        return Backlogs(*cursor.fetchone())


class WaitingMessages(NamedTuple):
    """The messages of a queue that no worker has taken."""

    queue: str
    messages: int
    oldest_seconds: float


def waiting_messages(client: Redis, queue: str) -> WaitingMessages:
    """Number and age of the messages waiting in a queue. Raises RedisError."""
    count: int = client.llen(queue)
    oldest: Any = client.lindex(queue, -1)
    return WaitingMessages(queue, count, _message_age(oldest) if oldest else 0)


def _message_age(message: bytes) -> float:
    """Seconds since the message was sent; 0 if another version sent it without a time."""
    try:
        return max(time.time() - float(json.loads(message)["headers"]["sent_at"]), 0)
    except (ValueError, KeyError, TypeError):
        return 0
