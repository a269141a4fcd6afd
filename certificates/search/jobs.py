"""Export of a list of certificates: the rows that match its filters, as a spreadsheet."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
import orjson
from django.utils.translation import gettext_lazy as _, ngettext_lazy

from accounts.api.lists import rows_after
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    FileTexts,
    JobCursor,
    JobKind,
    JobPlan,
    NextStepNeeds,
    StepProgress,
    register_job_kind,
)
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from certificates.addresses import verify_url
from certificates.models import Certificate
from lib.database.replicas import read_current
from lib.dates import format_instant
from lib.structs import convert_struct, to_dict

from .keys import METADATA
from .lists import CertificateFilters, select

EXPORT = "certificates.export"
ROW_COLUMNS = (
    "id certificateNumber typeCode productId serialNumber gtin externalRef holderName"
    " holderEmail issuedAt issuedOn validFrom validUntil status statusReason"
    " statusChangedAt verifyUrl dataHash test"
)
COLUMNS = (*ROW_COLUMNS.split(), *METADATA, "metadata")


def parameters(filters: CertificateFilters, ids_: list[UUID] | None = None) -> dict[str, Any]:
    """The parameters of the job: filters, or the ids of certificates that were searched for."""
    id_texts = None if ids_ is None else [str(each) for each in ids_]
    return {"filters": msgspec.to_builtins(filters), "ids": id_texts}


def plan(job: Job, now: datetime) -> JobPlan:
    """The rows are not counted beforehand."""
    return JobPlan(cursor={"after": None})


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Write the next rows, in the order of the list, without certificates issued since the job began."""
    lines, last = read_current(lambda: _lines(job, cursor["after"], limit))
    return StepProgress(
        cursor={"after": last or cursor["after"]},
        ok=len(lines),
        results=lines,
        finished=last is None,
    )


def _lines(job: Job, after: Any, limit: int) -> tuple[list[list[object]], list[str] | None]:
    """The next rows, and the position behind which there may be more.

    Filters and columns use the status at the moment of the request: the status that is shown
    changes with time, and the whole list is of one moment.
    """
    at = Issuer.objects.get(pk=job.issuer_id).certificate_time(job.mode, job.created_at)
    keys, last = _next(job, after, limit, at)
    rows = Certificate.objects.select_related("type").in_bulk(keys)
    lines = [list(_cells(rows[key], at)) for key in keys if key in rows]
    return lines, last if len(keys) == limit else None


def _next(job: Job, after: Any, limit: int, at: datetime) -> tuple[list[UUID], list[str] | None]:
    """The ids of the next rows, and the position of the last one."""
    filters = convert_struct(job.parameters["filters"], CertificateFilters)
    listing = select(issuer_id=job.issuer_id, mode=Mode(job.mode), filters=filters, now=at)
    rows: Any = listing.rows
    key = listing.order_by[-1]
    rows = rows.filter(**{f"{key}__lt": job.pk})
    if job.parameters["ids"] is not None:
        rows = rows.filter(**{f"{key}__in": job.parameters["ids"]})
    if after is not None:
        rows = rows.filter(rows_after(listing.order_by, after))
    order = [f"-{column}" for column in listing.order_by]
    positions = list(rows.order_by(*order).values_list(*listing.order_by)[:limit])
    place = [str(value) for value in positions[-1]] if positions else None
    return [row[-1] for row in positions], place


def _cells(row: Certificate, now: datetime) -> Iterator[object]:
    content = orjson.loads(bytes(row.document)) if row.document else {}
    metadata = dict(content.get("metadata", {}))
    columns = to_dict(
        row,
        ROW_COLUMNS,
        certificateNumber=row.number,
        typeCode=row.type.code,
        issuedAt=format_instant(row.issued_at),
        status=row.status_at(now).value,
        statusReason=row.reason,
        statusChangedAt=format_instant(row.state_changed_at),
        verifyUrl=verify_url(row.pk, row.locale),
        dataHash=bytes(row.data_hash).hex(),
        test=row.mode == Mode.TEST,
    )
    yield from columns.values()
    yield from (metadata.pop(name, None) for name in METADATA)
    yield orjson.dumps(metadata).decode() if metadata else None


LIST = "certificates_certificate_changelist"
TO_CERTIFICATES = (_("To the certificates"), LIST, NextStepNeeds.VIEW)


class ListExportTexts(FileTexts):
    """The sentences about the export of a list."""

    does = _("Export certificates as a table")
    done = ngettext_lazy(
        "A table with %(count)s certificate is ready.",
        "A table with %(count)s certificates is ready.",
        "number",
    )
    nothing = _("No certificate matches the filters: the table is empty.")
    again = TO_CERTIFICATES


register_job_kind(
    JobKind(
        name=EXPORT,
        title=_("Export of certificates"),
        texts=ListExportTexts(),
        scope=Scope.CERTIFICATES_READ,
        plan=plan,
        step=step,
        columns=COLUMNS,
        words=("filters",),
    )
)
