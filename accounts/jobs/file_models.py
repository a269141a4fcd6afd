"""Input, staged rows, results and errors of jobs, in PostgreSQL: web and worker share no disk."""

import io
from uuid import UUID

from django.db import models
from django.db.models import Q, Sum
from django.db.models.functions import Length
from django.utils.translation import gettext_lazy as _

from accounts.issuers.child_model import IssuerChild
from lib import sql

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
    """An error of one row; `number` counts the errors of a job from 1."""

    job = models.ForeignKey("Job", on_delete=models.PROTECT, related_name="errors", db_index=False)
    number = models.PositiveIntegerField()
    row = models.PositiveIntegerField(_("row"), null=True)
    column = models.CharField(_("column"), max_length=200, null=True)
    code = models.CharField(_("code"), max_length=60)
    params = models.JSONField(default=dict)

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
