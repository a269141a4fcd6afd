"""What became of the rows: errors by row and column, and the lines of the results file."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from django.utils import translation

from accounts.actors import IssuerFacts
from accounts.errors import FieldError
from accounts.models import Job
from accounts.scopes import Mode
from certificates.jobs.reading import detail_of
from certificates.operations.batch import Refused
from certificates.operations.composing import Issued
from certificates.operations.imports import Parameters

from .reading import Entry, Reader

COLUMNS = ("row", "outcome", "id", "verifyUrl", "dataHash", "column", "code", "detail")


def asked_by(job: Job, asked: Parameters, now: datetime) -> dict[str, Any]:
    """Who issues, and for whom: as issuing takes it. The issuer is read anew in every step."""
    return {
        "issuer": job.issuer.facts(),
        "mode": Mode(job.mode),
        "actor": job.actor(),
        "now": now,
        "types": frozenset(asked.types),
    }


def faults_of(reader: Reader, refused: Refused) -> list[tuple[str | None, FieldError]]:
    """A refusal, at the columns of the file."""
    faults = refused.faults or [FieldError("", refused.error.code, refused.error.params)]
    return [(reader.column_of(fault.pointer), fault) for fault in faults]


def issued_line(row: int, issued: Issued, issuer: IssuerFacts) -> Sequence[object]:
    """A row that became a certificate."""
    data_hash = issued.data_hash if issuer.returns_data_hash else None
    return (row, "issued", issued.public_id, issued.verify_url, data_hash, None, None, None)


def refused_lines(job: Job, entries: Iterable[Entry]) -> list[Sequence[object]]:
    """A line for each fault, in the issuer's language: of all rows, however many there are."""
    with translation.override(job.issuer.default_locale):
        return [
            (entry.row, "refused", None, None, None, column, fault.code, detail_of(fault))
            for entry in entries
            for column, fault in entry.faults
        ]
