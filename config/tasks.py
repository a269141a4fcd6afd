"""What is looked for every second: one task asks the database, and starts those that have something to do.

Most of them seldom have. One statement costs a tenth of a message for each of them.
"""

from celery import current_app, shared_task

from accounts.jobs.models import UNFINISHED
from certificates.models import ConformityForm, CredentialForm
from lib import sql
from lib.database import tenancy

EXPIRES = 120  # seconds: a later message says the same

_UNFINISHED = ", ".join(f"'{state.value}'" for state in UNFINISHED)
_UNLOGGED = "SELECT FROM certificates_unlogged"
# Of each task: a query that has a row if it has something to do. Each takes one look at an index or at a
# small table; where "now" would need a walk over what is due later, it says that anything waits at all.
WORK = {
    "accounts.jobs.tasks.run_jobs": f"""
        SELECT FROM accounts_job WHERE state IN ({_UNFINISHED}) AND due_at <= now()""",
    "accounts.tasks.check_domains": "SELECT FROM accounts_issuerdomain WHERE due_at <= now()",
    "accounts.tasks.make_signing_keys": """
        SELECT FROM accounts_signingkey WHERE state = 'requested'
         UNION ALL SELECT FROM accounts_issuer WHERE did IS NULL""",
    "accounts.tasks.seal_audit": "SELECT FROM accounts_auditentry WHERE position IS NULL",
    "certificates.tasks.mark_status_lists": _UNLOGGED,
    "certificates.tasks.publish_status_lists": """
        SELECT FROM certificates_statuslist WHERE due_at <= now()""",
    "certificates.tasks.seal_certificates": f"""
        SELECT FROM certificates_seal WHERE signed_at IS NULL
         UNION ALL SELECT FROM accounts_signingkey k
          CROSS JOIN LATERAL (SELECT FROM certificates_seal
                               WHERE key_id = k.id AND signed_at IS NOT NULL LIMIT 1) AS signed
          WHERE k.state = 'compromised'
         UNION ALL SELECT FROM certificates_seal
          WHERE signed_at IS NOT NULL AND conformity_form = {ConformityForm.WITHDRAWN}""",
    "certificates.tasks.sequence_log": f"""
        {_UNLOGGED} UNION ALL SELECT FROM certificates_log WHERE published < size""",
    "certificates.tasks.sign_graphs": f"""
        SELECT FROM certificates_seal WHERE form = {CredentialForm.ACHIEVEMENT} AND rdfc IS NULL AND signed_at IS NOT NULL""",
    "certificates.tasks.print_waiting": """
        SELECT FROM certificates_printedpdf WHERE due_at <= now()
         UNION ALL SELECT FROM accounts_pdfsigningkey WHERE state = 'requested'""",
}
_WORK = "SELECT " + ", ".join(f"EXISTS ({query})" for query in WORK.values())


@shared_task(acks_late=True, time_limit=60)
def start_due() -> None:
    """Start the tasks that have something to do."""
    for task in tasks_with_work():
        current_app.send_task(task, expires=EXPIRES)


def tasks_with_work() -> frozenset[str]:
    """Which of these tasks have something to do. Raises what the database raises."""
    with tenancy.as_worker("what is due in the whole service"):
        answers = sql.fetch_one(_WORK, {})
    assert answers is not None
    return frozenset(task for task, has_work in zip(WORK, answers, strict=True) if has_work)
