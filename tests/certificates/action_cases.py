"""What the stories of bulk actions share."""

import itertools
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.utils import timezone

from accounts.actors import By
from accounts.models import Issuer, Job
from accounts.operations import jobs, run
from accounts.scopes import Mode
from certificates.lifecycle import Action, Reason
from certificates.models import Certificate, CertificateType
from certificates.operations import bulk_actions
from certificates.operations.lists import Filters
from certificates.operations.moves import Why
from certificates.operations.selection import Selection, preview
from tests.conftest import Api
from tests.factories import TESTER, issue_one

PATH = "certificates/bulk-actions"
BATCH = {"batch": "B-42"}
RECALL = {"action": "suspend", "reason": "recall", "note": "Ticket 77", "publicNote": "Bring it."}
_keys = itertools.count(1)


def ask(api: Api, body: dict[str, Any]):
    """One request under a key of its own."""
    return api.post(PATH, body, **{"Idempotency-Key": f"bulk-{next(_keys)}"})


def done(api: Api, **body: Any) -> Job:
    """The job that does this, at its end. By a filter it takes the token of a dry run."""
    if "filter" in body and "expectedCount" not in body:
        seen = ask(api, RECALL | body | {"dryRun": True})
        assert seen.status_code == 200, seen.content
        body["token"] = seen.json()["token"]
    answer = ask(api, RECALL | body)
    assert answer.status_code == 202, answer.content
    run.run_due()
    job = Job.objects.latest("id")
    assert job.public_id == answer.json()["id"]
    return job


def start(
    issuer: Issuer,
    action: Action = Action.SUSPEND,
    *,
    now: datetime | None = None,
    reason: Reason | None = Reason.RECALL,
    certificates: Sequence[Certificate] | None = None,
    **filters: Any,
) -> Job:
    """The same by the operation."""
    by = By(issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=now or timezone.now())
    chosen = None if certificates is None else tuple(row.pk for row in certificates)
    meant = Selection(filters=Filters(**filters), ids=chosen)
    found = preview(issuer_id=issuer.id, mode=by.mode, selection=meant, action=action, now=by.now)
    return bulk_actions.start(
        by=by,
        action=action,
        selection=meant,
        why=Why(reason=reason, note="Ticket 77", public_note="Bring it."),
        expected=found.count,
    )


def lines(job: Job) -> list[str]:
    """The results file of a job that has ended, without its head line."""
    job.refresh_from_db()
    return b"".join(jobs.results(job)).decode().splitlines()[1:]


def batch_of(name: str) -> dict[str, Any]:
    """Part of a draft: the certificate belongs to this batch."""
    return {"metadata": {"batch": name}}


def make_batch(certificate_type: CertificateType, number: int = 5) -> list[Certificate]:
    """Certificates of the batch B-42, and one of another beside them."""
    rows = [issue_one(certificate_type, **batch_of("B-42")) for _ in range(number)]
    issue_one(certificate_type, **batch_of("B-43"))
    return rows


def states(rows: Sequence[Certificate]) -> list[str]:
    """As they are now."""
    return [Certificate.objects.get(pk=row.pk).state for row in rows]
