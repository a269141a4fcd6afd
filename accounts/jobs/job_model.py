"""One piece of bulk work: what was asked, how far it is, and who works on it now."""

from io import BufferedReader
from typing import BinaryIO

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.actors import Actor, ActorKind
from accounts.jobs.querysets import JobQuerySet
from accounts.jobs.states import UNFINISHED, JobState
from accounts.prefixes import AccountsPrefix
from accounts.scopes import Mode
from lib import ids

from .file_models import CHUNK, InputStream


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
