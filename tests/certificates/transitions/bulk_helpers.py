"""Requests and rows that tests of bulk transitions share."""

import itertools
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.utils import timezone

from accounts.actors import RequestContext
from accounts.jobs import files, runner
from accounts.jobs.models import Job
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.lifecycle import Action, Reason
from certificates.models import Certificate, CertificateType
from certificates.search.lists import CertificateFilters
from certificates.transitions import bulk
from certificates.transitions.bulk import CertificateSelection, preview
from certificates.transitions.effects import Explanation
from tests.conftest import Api
from tests.factories import TESTER, issue_one

PATH = "certificates/bulk-actions"
BATCH = {"batch": "B-42"}
RECALL = {"action": "suspend", "reason": "recall", "note": "Ticket 77", "publicNote": "Bring it."}
_keys = itertools.count(1)


def request_bulk_action(api: Api, body: dict[str, Any]):
    """One request under a key of its own."""
    return api.post(PATH, body, **{"Idempotency-Key": f"bulk-{next(_keys)}"})


def finished_bulk_action(api: Api, **body: Any) -> Job:
    """The job that does this, at its end. By a filter it takes the token of a dry run."""
    if "filter" in body and "expectedCount" not in body:
        seen = request_bulk_action(api, RECALL | body | {"dryRun": True})
        assert seen.status_code == 200, seen.content
        body["token"] = seen.json()["token"]
    answer = request_bulk_action(api, RECALL | body)
    assert answer.status_code == 202, answer.content
    runner.run_due_jobs()
    job = Job.objects.latest("id")
    assert job.public_id == answer.json()["id"]
    return job


def start_bulk_action(
    issuer: Issuer,
    action: Action = Action.SUSPEND,
    *,
    now: datetime | None = None,
    reason: Reason | None = Reason.RECALL,
    certificates: Sequence[Certificate] | None = None,
    **filters: Any,
) -> Job:
    """The same by the operation."""
    context = RequestContext(
        issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=now or timezone.now()
    )
    chosen = None if certificates is None else tuple(row.pk for row in certificates)
    meant = CertificateSelection(filters=CertificateFilters(**filters), ids=chosen)
    found = preview(context=context, selection=meant, action=action)
    return bulk.start(
        context=context,
        action=action,
        selection=meant,
        explanation=Explanation(reason=reason, note="Ticket 77", public_note="Bring it."),
        expected=found.count,
    )


def result_lines(job: Job) -> list[str]:
    """The results file of a job that has ended, without its head line."""
    job.refresh_from_db()
    return b"".join(files.read_results(job)).decode().splitlines()[1:]


def batch_fields(name: str) -> dict[str, Any]:
    """Part of a draft: the certificate belongs to this batch."""
    return {"metadata": {"batch": name}}


def make_batch(certificate_type: CertificateType, number: int = 5) -> list[Certificate]:
    """Certificates of the batch B-42, and one of another beside them."""
    rows = [issue_one(certificate_type, **batch_fields("B-42")) for _ in range(number)]
    issue_one(certificate_type, **batch_fields("B-43"))
    return rows


def states_of(rows: Sequence[Certificate]) -> list[str]:
    """As they are now."""
    return [Certificate.objects.get(pk=row.pk).state for row in rows]
