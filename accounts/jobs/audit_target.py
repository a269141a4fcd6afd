"""Names of background jobs in the audit."""

from accounts.audit.sentences import AuditTarget, own_rows, register_target
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.prefixes import AccountsPrefix


def _title(job: Job) -> str:
    kind = JOB_KINDS.get(job.kind)
    return str(kind.title) if kind else job.kind


register_target(
    AuditTarget(
        prefix=AccountsPrefix.JOB,
        names=own_rows(Job, name=_title),
        page="admin:accounts_job_change",
    )
)
