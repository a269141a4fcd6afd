"""Beat that sends a task only if it has something to do.

Most of what is looked for every second is seldom there. One statement over a connection that stays
costs a tenth of a message and a new connection for each task.
"""

import logging
import time
from collections.abc import Collection
from typing import Any

from celery.beat import PersistentScheduler, ScheduleEntry, Scheduler
from django.db import Error, connection

from accounts.jobs.states import UNFINISHED
from certificates.models import ConformityForm, CredentialForm
from lib import sql
from lib.database import tenancy

FRESH_SECONDS = 0.5  # tasks of the same second share an answer
RETRY_SECONDS = 10.0  # until a database is asked again that did not answer

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
    "accounts.tasks.send_mails": """
        SELECT FROM accounts_outgoingmail
         WHERE due_at IS NOT NULL AND sent_at IS NULL AND dropped_at IS NULL""",
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

logger = logging.getLogger("beat")


def tasks_with_work() -> frozenset[str]:
    """Which of these tasks have something to do. Raises what the database raises."""
    with tenancy.as_worker("what is due in the whole service"):
        answers = sql.fetch_one(_WORK, {})
    assert answers is not None
    return frozenset(task for task, has_work in zip(WORK, answers, strict=True) if has_work)


class OnlyDue(Scheduler):
    """Sends no task that has nothing to do; all of them while the database does not say."""

    _ask_at = 0.0  # time.monotonic()
    _with_work: Collection[str] = ()

    def adjust(self, n: Any, drift: float = 0.0) -> Any:
        """The seconds until a task's turn. Celery takes 10 ms off, and spends them in asking again and again."""
        return super().adjust(n, drift)

    def tick(self, *args: Any, **options: Any) -> Any:
        """Celery waits for a last run that lies ahead, and its queue of turns goes by the clock, too."""
        now = self.app.now()
        ahead = [entry for entry in self.schedule.values() if (entry.last_run_at or now) > now]
        if ahead:
            logger.warning("the clock was set back", extra={"tasks": len(ahead)})
            for entry in ahead:
                entry.last_run_at = now
            self._heap = None
        return super().tick(*args, **options)

    def apply_entry(self, entry: ScheduleEntry, producer: Any = None) -> None:
        if entry.task not in WORK or entry.task in self._known():
            super().apply_entry(entry, producer=producer)

    def _known(self) -> Collection[str]:
        if time.monotonic() >= self._ask_at:
            self._with_work, seconds = self._ask()
            self._ask_at = time.monotonic() + seconds
        return self._with_work

    @staticmethod
    def _ask() -> tuple[Collection[str], float]:
        """The tasks that have something to do, and for how many seconds that holds."""
        try:
            connection.close_if_unusable_or_obsolete()
            return tasks_with_work(), FRESH_SECONDS
        except Error as error:
            connection.close()
            reason = str(error).partition("\n")[0]
            logger.warning("the database does not say what is due", extra={"reason": reason})
            return WORK, RETRY_SECONDS


class PersistentOnlyDue(OnlyDue, PersistentScheduler):
    """The same for `celery beat`, which keeps in a file when each task was last sent."""
