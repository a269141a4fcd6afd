"""Jobs, their files, results and rows that were set aside."""

import io
from datetime import datetime
from io import BufferedReader
from typing import BinaryIO, Self
from uuid import UUID

from django.db import models
from django.db.models import Q, Sum
from django.db.models.functions import Length
from django.utils import timezone
from django.utils.translation import gettext_lazy as _, pgettext_lazy

from accounts.actors import Actor, ActorKind
from accounts.issuers.models import IssuerChild
from accounts.querysets import ModeRows
from accounts.scopes import AccountsPrefix, Mode
from lib import ids, sql
from lib.choices import DescribedChoices

__all__ = ["Job", "JobError", "JobInput", "JobKey", "JobResult", "JobRows"]


class JobState(DescribedChoices):
    """How far a job is: queued -> running -> succeeded | failed.

    `succeeded` says that every row was looked at; how many of them failed is in the counts.
    """

    QUEUED = "queued", "Waits for its turn", pgettext_lazy("job state", "Waiting")
    RUNNING = "running", "Works", pgettext_lazy("job state", "Running")
    CANCELLING = (
        "cancelling",
        "Stops as soon as its current step is done",
        pgettext_lazy("job state", "Being cancelled"),
    )
    CANCELLED = "cancelled", "Was stopped before its end", pgettext_lazy("job state", "Cancelled")
    SUCCEEDED = (
        "succeeded",
        "Has reached its end; single rows may have failed",
        pgettext_lazy("job state", "Done"),
    )
    FAILED = "failed", "Has failed as a whole: see `failure`", pgettext_lazy("job state", "Failed")


UNFINISHED = (JobState.QUEUED, JobState.RUNNING, JobState.CANCELLING)


class JobQuerySet(ModeRows["Job"]):
    """Jobs, asked for through issuer and mode; workers ask for what is due."""

    def unfinished(self) -> Self:
        """Those to which something will still happen."""
        return self.filter(state__in=UNFINISHED)

    def due(self, now: datetime) -> Self:
        """Those that a worker may take, the longest waiting first."""
        return self.unfinished().filter(due_at__lte=now).order_by("due_at", "id")

    def worked_on(self, now: datetime) -> Self:
        """Those that a worker holds at this moment."""
        return self.unfinished().filter(lease_token__isnull=False, due_at__gt=now)

    def with_old_files(self, before: datetime) -> Self:
        """Those that ended before then, and whose input and results are still here."""
        return self.filter(finished_at__lt=before, files_removed_at=None)


class Job(models.Model):
    """Worked on in steps. `cursor` says where the next one goes on, and changes with its rows.

    `due_at` is when a worker may next take the job: at once, when the lease of the one that has it
    runs out, or after a pause. `lease_token` is the fencing token: a step whose token is no longer
    this one writes nothing.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        "accounts.Issuer", on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    kind = models.CharField(_("kind"), max_length=60)
    state = models.CharField(
        _("state"), max_length=10, choices=JobState.choices, default=JobState.QUEUED
    )
    dry_run = models.BooleanField(_("dry run"), default=False)
    undo_of = models.ForeignKey(
        "self", on_delete=models.PROTECT, null=True, db_index=False, verbose_name=_("takes back")
    )
    parameters = models.JSONField(_("parameters"), default=dict)
    phase = models.CharField(_("phase"), max_length=40, default="")
    total = models.PositiveIntegerField(_("rows"), null=True)  # an upper bound, once it is known
    done = models.PositiveIntegerField(_("rows done"), default=0)
    ok = models.PositiveIntegerField(_("succeeded"), default=0)
    failed = models.PositiveIntegerField(_("failed"), default=0)
    skipped = models.PositiveIntegerField(_("skipped"), default=0)
    cursor = models.JSONField(null=True)  # null: not planned yet
    errors_found = models.PositiveIntegerField(_("errors"), default=0)
    warnings_found = models.PositiveIntegerField(_("warnings"), default=0, db_default=0)
    result_chunks = models.PositiveIntegerField(default=0)
    failure = models.CharField(_("reason of the failure"), max_length=60, null=True)
    failure_params = models.JSONField(default=dict)
    due_at = models.DateTimeField(default=timezone.now)
    lease_token = models.UUIDField(null=True)
    # How often it was taken since its last step that counted, the present time included.
    attempts = models.PositiveSmallIntegerField(default=0)
    sequence = models.PositiveIntegerField(_("changes"), default=1)
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    request_id = models.CharField(_("request"), max_length=128)
    ip = models.GenericIPAddressField(_("network"), null=True)
    # The span that asked for it, for its steps; null where tracing is off (lib.tracing).
    traceparent = models.CharField(max_length=55, null=True, editable=False)
    created_at = models.DateTimeField(_("created"))
    started_at = models.DateTimeField(_("started"), null=True)
    finished_at = models.DateTimeField(_("finished"), null=True)
    files_removed_at = models.DateTimeField(_("files removed"), null=True)

    objects = JobQuerySet.as_manager()

    class Meta:
        verbose_name = _("job")
        verbose_name_plural = _("jobs")
        constraints = [
            models.CheckConstraint(name="accounts_job_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(
                name="accounts_job_state", condition=Q(state__in=JobState.values)
            ),
            models.CheckConstraint(
                name="accounts_job_ended_or_not",
                condition=Q(state__in=UNFINISHED, finished_at__isnull=True)
                | (~Q(state__in=UNFINISHED) & Q(finished_at__isnull=False)),
            ),
            models.CheckConstraint(
                name="accounts_job_failure_if_failed",
                condition=Q(state=JobState.FAILED, failure__isnull=False)
                | (~Q(state=JobState.FAILED) & Q(failure__isnull=True)),
            ),
            models.CheckConstraint(
                name="accounts_job_lease_while_running",
                condition=Q(lease_token=None)
                | Q(state__in=(JobState.RUNNING, JobState.CANCELLING)),
            ),
            models.CheckConstraint(
                name="accounts_job_files_kept_until_the_end",
                condition=Q(files_removed_at=None) | Q(finished_at__isnull=False),
            ),
            models.UniqueConstraint(
                "undo_of",
                name="accounts_job_taken_back_once",
                condition=~Q(state__in=(JobState.FAILED, JobState.CANCELLED)),
            ),
        ]
        indexes = [
            models.Index("issuer", "mode", "id", name="accounts_job_newest"),
            models.Index("due_at", name="accounts_job_due", condition=Q(state__in=UNFINISHED)),
            models.Index(
                "finished_at",
                name="accounts_job_with_files",
                condition=Q(finished_at__isnull=False, files_removed_at__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.public_id}"

    @property
    def public_id(self) -> str:
        """`job_...`"""
        return ids.encode(AccountsPrefix.JOB, self.pk)

    @property
    def has_ended(self) -> bool:
        """Whether nothing more will happen to it."""
        return self.state not in UNFINISHED

    @property
    def percent(self) -> int | None:
        """The progress of the current phase in percent, if its length is known."""
        if self.state == JobState.SUCCEEDED:
            return 100
        return min(100, 100 * self.done // self.total) if self.total else None

    def actor(self) -> Actor:
        """The actor who requested the job; its steps act on behalf of this actor."""
        return Actor(
            kind=ActorKind(self.actor_kind),
            id=self.actor_id,
            request_id=self.request_id,
            ip=self.ip,
        )

    def input(self, offset: int = 0) -> BinaryIO:
        """The input from this byte on, read chunk by chunk: seekable, never whole in memory.

        What `tell()` says between two rows can go into the cursor.
        """
        reader = BufferedReader(InputStream(self.pk), CHUNK)
        reader.seek(offset)
        return reader


CHUNK = 256 * 1024  # bytes; every chunk of an input but the last has exactly this length
MAX_ERRORS = 10_000  # kept of one job; the rest is counted


class JobInput(IssuerChild):
    """One chunk of what the client sent. Removed 7 days after the job has ended."""

    job = models.ForeignKey("Job", on_delete=models.PROTECT, related_name="inputs", db_index=False)
    number = models.PositiveIntegerField()
    data = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint("job", "number", name="accounts_jobinput_once"),
        ]

    def __str__(self) -> str:
        return f"{self.job_id} input {self.number}"


class JobResult(IssuerChild):
    """One chunk of the results file, written by one step. Removed 7 days after the job has ended."""

    job = models.ForeignKey("Job", on_delete=models.PROTECT, related_name="results", db_index=False)
    number = models.PositiveIntegerField()
    data = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint("job", "number", name="accounts_jobresult_once"),
        ]

    def __str__(self) -> str:
        return f"{self.job_id} results {self.number}"


class JobRows(IssuerChild):
    """Rows that one phase prepared for the next: one chunk of one step.

    Removed with the input.
    """

    job = models.ForeignKey("Job", on_delete=models.PROTECT, related_name="rows", db_index=False)
    number = models.PositiveIntegerField()
    data = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint("job", "number", name="accounts_jobrows_once"),
        ]

    def __str__(self) -> str:
        return f"{self.job_id} rows {self.number}"


class JobKey(IssuerChild):
    """Digest of a row's unique key, by which a second row with the same key is found.

    Removed with the input.
    """

    job = models.ForeignKey("Job", on_delete=models.PROTECT, related_name="keys", db_index=False)
    digest = models.BinaryField()
    row = models.PositiveIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint("job", "digest", name="accounts_jobkey_once"),
        ]

    def __str__(self) -> str:
        return f"{self.job_id} key of row {self.row}"


class JobError(IssuerChild):
    """An error of one row, or a warning about a row that is right; `number` counts both in a job from 1."""

    job = models.ForeignKey("Job", on_delete=models.PROTECT, related_name="errors", db_index=False)
    number = models.PositiveIntegerField()
    row = models.PositiveIntegerField(_("row"), null=True)
    column = models.CharField(_("column"), max_length=200, null=True)
    code = models.CharField(_("code"), max_length=60)
    params = models.JSONField(default=dict)
    is_warning = models.BooleanField(default=False, db_default=False)

    class Meta:
        verbose_name = _("error")
        verbose_name_plural = _("errors")
        constraints = [
            models.UniqueConstraint("job", "number", name="accounts_joberror_once"),
            models.CheckConstraint(
                name="accounts_joberror_bounded",
                condition=Q(number__gte=1, number__lte=MAX_ERRORS),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.job_id} row {self.row}: {self.code}"


def add_chunk(
    table: type[JobInput] | type[JobResult] | type[JobRows], job_id: UUID, number: int, data: bytes
) -> None:
    """Stores a chunk as a bound, binary parameter.

    Through the ORM it would be written into the statement's text in hex, of which psycopg keeps the
    last hundred to see which are worth preparing.
    """
    statement = f"""
    INSERT INTO {table._meta.db_table} (issuer_id, job_id, number, data)
    SELECT issuer_id, id, %(number)s, %(data)b FROM accounts_job WHERE id = %(job_id)s
    RETURNING number
    """
    sql.fetch_one(statement, {"job_id": job_id, "number": number, "data": data})


class InputStream(io.RawIOBase):
    """A job's input as a file that can be sought in. Holds one chunk at a time."""

    def __init__(self, job_id: UUID) -> None:
        self._inputs = JobInput.objects.filter(job_id=job_id)
        self._position = 0
        self._number = -1  # of the chunk at hand
        self._chunk = b""

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        base = {io.SEEK_SET: 0, io.SEEK_CUR: self._position}
        start = base[whence] if whence in base else self._size()
        self._position = max(0, start + offset)
        return self._position

    def tell(self) -> int:
        return self._position

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        number, begin = divmod(self._position, CHUNK)
        part = self._load(number)[begin : begin + len(buffer)]
        buffer[: len(part)] = part
        self._position += len(part)
        return len(part)

    def _load(self, number: int) -> bytes:
        if number != self._number:
            data = self._inputs.filter(number=number).values_list("data", flat=True).first()
            self._number, self._chunk = number, bytes(data or b"")
        return self._chunk

    def _size(self) -> int:
        total: int | None = self._inputs.aggregate(size=Sum(Length("data")))["size"]
        return total or 0
