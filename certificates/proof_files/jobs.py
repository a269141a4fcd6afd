"""The job that puts the proof files of many certificates into a ZIP."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from django.utils.translation import gettext_lazy as _, ngettext_lazy

from accounts.errors import ServiceError
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    FileTexts,
    JobCursor,
    JobKind,
    JobPlan,
    ResultFormat,
    RowError,
    StepProgress,
    register_job_kind,
)
from accounts.scopes import Mode, Scope
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound, ProofPending
from certificates.models import Certificate
from certificates.search.jobs import TO_CERTIFICATES
from lib import ids

from . import operations as proof_files

KIND = "certificates.proofs"
MOST = 1000
STEP = 50
PAUSE = timedelta(seconds=2)
PATIENCE = timedelta(minutes=10)  # with files that are not complete yet


def parameters(
    certificate_ids: Sequence[str], types: frozenset[int] = frozenset()
) -> dict[str, Any]:
    """The parameters of the job: the certificates, and the types that the key may see."""
    return {"ids": list(certificate_ids), "types": sorted(types)}


def plan(job: Job, now: datetime) -> JobPlan:
    return JobPlan(total=len(job.parameters["ids"]), cursor={"at": 0})


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Add the next files, and wait for one that is pending. A certificate that has none is an error of its row."""
    start, files, errors = cursor["at"], [], []
    end, pause = start, None
    texts = job.parameters["ids"][start : start + limit]
    keys = [ids.parse(CertificatesPrefix.CERTIFICATE, text) for text in texts]
    rows = Certificate.objects.for_issuer(
        job.issuer_id, Mode(job.mode), frozenset(job.parameters["types"])
    )
    known = list(rows.filter(pk__in=[key for key in keys if key]).values_list("pk", flat=True))
    contents = dict(zip(known, proof_files.read_each(known), strict=True))
    for row, key in enumerate(keys, start=start + 1):
        content = contents.get(key, CertificateNotFound()) if key else CertificateNotFound()
        if isinstance(content, ProofPending) and now < job.created_at + PATIENCE:
            pause = PAUSE
            break
        end = row
        if key and isinstance(content, bytes):
            files.append((proof_files.name_of(key), content))
        else:
            code = content.code if isinstance(content, ServiceError) else "internal_error"
            errors.append(RowError(row=row, column="ids", code=code))
    return StepProgress(
        cursor={"at": end},
        ok=len(files),
        failed=len(errors),
        errors=errors,
        results=files,
        finished=end >= len(job.parameters["ids"]),
        pause=pause,
    )


class ProofTexts(FileTexts):
    """The sentences about proof files."""

    suffix = "zip"
    does = ngettext_lazy(
        "Proof file of %(count)s certificate", "Proof files of %(count)s certificates", "number"
    )
    done = ngettext_lazy(
        "%(count)s proof file is in the ZIP.", "%(count)s proof files are in the ZIP.", "number"
    )
    nothing = _("No file was made: none of the certificates has a proof file.")
    again = TO_CERTIFICATES


register_job_kind(
    JobKind(
        name=KIND,
        title=_("Proof files of certificates"),
        texts=ProofTexts(),
        scope=Scope.CERTIFICATES_READ,
        plan=plan,
        step=step,
        batch=STEP,
        format=ResultFormat.ZIP,
    )
)
