"""The bulk actions: certificates moved chunk by chunk, and the way back from a suspension.

A recall's way back lifts the holds that this very job has set: what another recall holds stays held.
"""

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts import ids
from accounts.catalog import Cursor, Kind, Plan, Progress, RowError, register
from accounts.models import Job
from accounts.scopes import Scope
from certificates.lifecycle import Action
from certificates.models import Hold
from certificates.operations.bulk_actions import LIFT, SCOPES, by_of, kind_of, why_of
from certificates.operations.many import Outcome, move_many
from certificates.operations.moves import Why
from certificates.operations.selection import WIDTH, unpacked

BATCH = 1000
WORDS = ("filter", "note", "publicNote")
COLUMNS = ("certificateId", "certificateNumber", "outcome", "reason", "state")
TITLES: Mapping[Action, str | Promise] = {
    Action.SUSPEND: _("Suspension of many certificates"),
    Action.REINSTATE: _("Reinstatement of many certificates"),
    Action.REVOKE: _("Revocation of many certificates"),
    Action.RELEASE: _("Release of many certificates"),
    Action.REJECT: _("Rejection of many certificates"),
}


def plan(job: Job, now: datetime) -> Plan:
    """As many as there are ids in the input."""
    return Plan(total=job.input().seek(0, os.SEEK_END) // WIDTH, cursor={"done": 0})


def step(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next certificates; those that the action does not lead on from are skipped."""
    chosen = unpacked(job.input(cursor["done"] * WIDTH).read(limit * WIDTH))
    outcomes = move_many(
        by=by_of(job, now),
        action=Action(job.parameters["action"]),
        certificate_ids=chosen,
        why=why_of(job),
        job_id=job.pk,
    )
    place = {"done": cursor["done"] + len(chosen)}
    return _progress(outcomes, place, gone=len(chosen) - len(outcomes), limit=limit)


def plan_lifting(job: Job, now: datetime) -> Plan:
    """As many as the job that is taken back has suspended."""
    return Plan(total=Hold.objects.filter(job=job.undo_of_id).count(), cursor={"after": None})


def step_lifting(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """Lifts the next holds of that job; what was lifted by others, or ended, is skipped."""
    rows = Hold.objects.filter(job=job.undo_of_id)
    rows = rows if cursor["after"] is None else rows.filter(pk__gt=cursor["after"])
    found = list(rows.order_by("pk").values_list("pk", "certificate_id")[:limit])
    outcomes = move_many(
        by=by_of(job, now),
        action=Action.REINSTATE,
        certificate_ids=[certificate_id for _hold, certificate_id in found],
        why=Why(),
        named={certificate_id: hold for hold, certificate_id in found},
    )
    place = {"after": str(found[-1][0]) if found else cursor["after"]}
    return _progress(outcomes, place, gone=len(found) - len(outcomes), limit=limit)


def _progress(outcomes: Sequence[Outcome], place: Cursor, *, gone: int, limit: int) -> Progress:
    """`gone`: test certificates that were cleaned away since the job was made."""
    refusals = Counter(outcome.refusal is None for outcome in outcomes)
    return Progress(
        cursor=place,
        ok=refusals[True],
        skipped=refusals[False] + gone,
        errors=[
            RowError(
                code=outcome.refusal, column=_public_id(outcome), params={"state": outcome.state}
            )
            for outcome in outcomes
            if outcome.refusal
        ],
        results=[_line(outcome) for outcome in outcomes],
        finished=len(outcomes) + gone < limit,
    )


def _line(outcome: Outcome) -> Sequence[Any]:
    word = "skipped" if outcome.refusal else "done"
    return (_public_id(outcome), outcome.number, word, outcome.refusal, outcome.state.value)


def _public_id(outcome: Outcome) -> str:
    return ids.encode(ids.Prefix.CERTIFICATE, outcome.certificate_id)


for action, scope in SCOPES.items():
    register(
        Kind(
            name=kind_of(action),
            title=TITLES[action],
            scope=scope,
            plan=plan,
            step=step,
            batch=BATCH,
            columns=COLUMNS,
            undone_by=LIFT if action is Action.SUSPEND else None,
            words=WORDS,
        )
    )
register(
    Kind(
        name=LIFT,
        title=_("Taking back a suspension"),
        scope=Scope.CERTIFICATES_MANAGE,
        plan=plan_lifting,
        step=step_lifting,
        batch=BATCH,
        columns=COLUMNS,
        words=WORDS,  # of the job that it takes back
    )
)
