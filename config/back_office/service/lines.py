"""What the page shows of queues: each age with its limit, which is that of its alert."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from config.observability.backlogs import COUNTED

from .durations import duration
from .numbers import Numbers


@dataclass(frozen=True, slots=True)
class Queue:
    """A queue: the metrics of its age and length, and the alert on its age."""

    title: str | Promise
    age: str
    limit: float | None = (
        None  # seconds; None: it may wait on purpose, or somebody else is to blame
    )
    alert: str = ""
    label: tuple[str, str] | None = None
    count: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the page. `alert` is the section of the runbook."""

    title: str
    value: str
    is_good: bool = True
    count: str = ""
    alert: str = ""


HEALTHY = ("state", "healthy")
QUEUES = (
    *(
        Queue(
            title,
            "queue_oldest_seconds",
            60,
            "QueueWaits",
            label=("queue", name),
            count="queue_messages",
        )
        for name, title in {
            "celery": _("Messages to workers"),
            "jobs": _("Messages to workers of jobs"),
            "webhooks": _("Messages to couriers"),
        }.items()
    ),
    Queue(_("Jobs"), "job_oldest_due_seconds", 60, "JobsWait"),
    Queue(_("E-mails"), "mail_oldest_due_seconds", 900, "MailsWait", count="mails_waiting"),
    Queue(_("Audit entries to seal"), "audit_oldest_unsealed_seconds", 600, "AuditNotSealed"),
    Queue(_("Changes for the transparency log"), "log_oldest_seconds", 60, "LogLate"),
    Queue(
        _("Credentials to sign"),
        "seals_oldest_seconds",
        60,
        "CredentialsLate",
        count="seals_waiting",
    ),
    Queue(_("Status lists to publish"), "status_list_oldest_seconds", 60, "StatusListsLate"),
    Queue(
        _("Checkpoints without a time stamp"), "log_unstamped_seconds", 7200, "LogNotTimestamped"
    ),
    Queue(
        _("Checkpoints that no witness has seen"), "log_uncosigned_seconds", 7200, "LogNotCosigned"
    ),
)
BY_STATE = "webhook_delivery_oldest_due_by_state_seconds"
DELIVERIES = (
    Queue(_("to endpoints that answer"), BY_STATE, 60, "WebhooksWait", ("state", "healthy")),
    Queue(_("to endpoints that fail"), BY_STATE, None, "WebhooksWait", ("state", "failing")),
    Queue(_("held by an open circuit"), BY_STATE, None, "WebhooksWait", ("state", "parked")),
    Queue(_("to endpoints with a rate limit"), BY_STATE, None, "", ("state", "rate_limited")),
)


def lines(queues: tuple[Queue, ...], numbers: Numbers) -> Iterator[Line]:
    """The queues as they are now; a number that is not known is not good."""
    for queue in queues:
        labels = dict([queue.label]) if queue.label else {}
        age = numbers.get(queue.age, **labels)
        is_good = age is not None and (queue.limit is None or age <= queue.limit)
        count = numbers.get(queue.count, **labels) if queue.count else None
        if queue.age == BY_STATE:
            count = numbers.get("webhook_endpoints", **labels)
        yield Line(str(queue.title), waited(age), is_good, counted(count), queue.alert)


def waited(seconds: float | None) -> str:
    """For how long the oldest has waited."""
    if seconds is None:
        return str(_("not known"))
    return duration(seconds) if seconds > 0 else str(_("nothing waits"))


def counted(count: float | None) -> str:
    """The number as it is written; counts stop at COUNTED."""
    if count is None:
        return ""
    text = number_format(int(count), force_grouping=True)
    return f"{text}+" if count >= COUNTED else text
