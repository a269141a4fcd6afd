"""Jobs that change many certificates: bulk transitions, and new dates of expiry notices.

Undoing a suspension lifts the holds that its job placed; holds of others stay.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _, ngettext_lazy

from accounts.jobs.models import Job
from accounts.jobs.registry import (
    OWNERS_DOWNLOAD,
    JobCursor,
    JobKind,
    JobPlan,
    JobTexts,
    NextStep,
    NextStepNeeds,
    RowError,
    StepProgress,
    counted,
    page_step,
    register_job_kind,
    rows_of,
)
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from certificates.addresses import CertificatesPrefix
from certificates.lifecycle import Action, Status
from certificates.models import Hold
from certificates.search.jobs import LIST
from lib import ids

from .bulk import (
    SCOPES,
    UNDO_SUSPENSION,
    WIDTH,
    context_of_job,
    count_ids,
    explanation_of_job,
    kind_of,
    unpack_ids,
)
from .effects import Explanation
from .notices import RESCHEDULE, reschedule
from .operations import TransitionResult, transition_many

BATCH = 250  # a step takes about a tenth of a second, in which callers beside it may wait
WORDS = (
    "filter",
    "note",
    "publicNote",
)  # parameters that may name a person: erasing one removes them
COLUMNS = ("certificateId", "certificateNumber", "outcome", "reason", "state")


def plan(job: Job, now: datetime) -> JobPlan:
    """Count the ids in the job's input."""
    return JobPlan(total=count_ids(job), cursor={"done": 0})


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Change the next certificates; those that cannot be changed are skipped."""
    certificate_ids = unpack_ids(job.input(cursor["done"] * WIDTH).read(limit * WIDTH))
    results = transition_many(
        context=context_of_job(job, now),
        action=Action(job.parameters["action"]),
        certificate_ids=certificate_ids,
        explanation=explanation_of_job(job),
        job_id=job.pk,
    )
    cursor_after = {"done": cursor["done"] + len(certificate_ids)}
    return _progress(
        results, cursor_after, removed=len(certificate_ids) - len(results), limit=limit
    )


def plan_lifting(job: Job, now: datetime) -> JobPlan:
    """Count the holds that the undone job placed."""
    return JobPlan(total=Hold.objects.filter(job=job.undo_of_id).count(), cursor={"after": None})


def step_lifting(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Lift the next holds of that job; those that were lifted meanwhile are skipped."""
    rows = Hold.objects.filter(job=job.undo_of_id)
    rows = rows if cursor["after"] is None else rows.filter(pk__gt=cursor["after"])
    holds = list(rows.order_by("pk").values_list("pk", "certificate_id")[:limit])
    results = transition_many(
        context=context_of_job(job, now),
        action=Action.REINSTATE,
        certificate_ids=[certificate_id for _hold, certificate_id in holds],
        explanation=Explanation(),
        job_id=job.pk,
        hold_ids={
            certificate_id: ids.encode(CertificatesPrefix.HOLD, hold)
            for hold, certificate_id in holds
        },
    )
    cursor_after = {"after": str(holds[-1][0]) if holds else cursor["after"]}
    return _progress(results, cursor_after, removed=len(holds) - len(results), limit=limit)


def _progress(
    results: Sequence[TransitionResult], cursor_after: JobCursor, *, removed: int, limit: int
) -> StepProgress:
    """The step's progress. `removed` counts test certificates that are gone since the job was made."""
    refusals = Counter(result.refusal is None for result in results)
    return StepProgress(
        cursor=cursor_after,
        ok=refusals[True],
        skipped=refusals[False] + removed,
        errors=[
            RowError(code=result.refusal, column=_public_id(result), params={"state": result.state})
            for result in results
            if result.refusal
        ],
        results=[_line(result) for result in results],
        finished=len(results) + removed < limit,
    )


def _line(result: TransitionResult) -> Sequence[Any]:
    word = "skipped" if result.refusal else "done"
    return (_public_id(result), result.number, word, result.refusal, result.state.value)


def _public_id(result: TransitionResult) -> str:
    return ids.encode(CertificatesPrefix.CERTIFICATE, result.certificate_id)


SOME = _("certificates")
NUMBER = ngettext_lazy("%(count)s certificate", "%(count)s certificates", "number")
OF_BATCH = ngettext_lazy(
    "%(count)s certificate of batch %(name)s", "%(count)s certificates of batch %(name)s", "number"
)
OF_PRODUCT = ngettext_lazy(
    "%(count)s certificate of product %(name)s",
    "%(count)s certificates of product %(name)s",
    "number",
)
# The search keys by which a selection is named, the most telling first.
_NAMED = {"batch": OF_BATCH, "productId": OF_PRODUCT}


def selected_by(job: Job) -> Mapping[str, str]:
    """The search keys that a bulk transition selects by; none once its words were removed."""
    keys = (job.parameters.get("filter") or {}).get("keys") or ()
    return dict(keys)


def named_certificates(job: Job, number: int | None) -> str:
    """So many certificates, with the batch or product that they were selected by."""
    if number is None:
        return str(SOME)
    keys = selected_by(job)
    for name, texts in _NAMED.items():
        if name in keys:
            return counted(texts, number, name=keys[name])
    return counted(NUMBER, number)


class TransitionTexts(JobTexts):
    """The sentences about a bulk transition."""

    nothing = _("No certificate was changed: the status of each did not allow it.")
    again = (
        _("Select certificates again"),
        "certificates_certificate_recall",
        NextStepNeeds.CONTROL,
    )

    def __init__(self, title: str | Promise, closing: Promise, status: Status) -> None:
        self._title, self._closing, self._status = title, closing, status

    def title(self, job: Job) -> str:
        return str(self._title) % {"certificates": named_certificates(job, rows_of(job))}

    def closing(self, job: Job) -> str:
        certificates = named_certificates(job, job.ok)
        return counted(self._closing, job.ok, certificates=certificates)

    def next_step(self, job: Job) -> NextStep:
        batch = selected_by(job).get("batch")
        query = {"q": batch} if batch else {"status": self._status}
        return page_step(_("See these certificates"), LIST, mode=job.mode, **query)


# Of each action: the title of its jobs, and their sentences.
# fmt: off
TEXTS: Mapping[Action, tuple[Promise, TransitionTexts]] = {
    Action.SUSPEND: (_("Suspension of many certificates"), TransitionTexts(
        _("Suspend %(certificates)s"),
        ngettext_lazy("%(certificates)s is suspended.", "%(certificates)s are suspended.", "number"),
        Status.SUSPENDED,
    )),
    Action.REINSTATE: (_("Reinstatement of many certificates"), TransitionTexts(
        _("Reinstate %(certificates)s"),
        ngettext_lazy("The hold on %(certificates)s is lifted.", "The holds on %(certificates)s are lifted.", "number"),
        Status.ACTIVE,
    )),
    Action.REVOKE: (_("Revocation of many certificates"), TransitionTexts(
        _("Revoke %(certificates)s"),
        ngettext_lazy("%(certificates)s is revoked.", "%(certificates)s are revoked.", "number"),
        Status.REVOKED,
    )),
    Action.RELEASE: (_("Release of many certificates"), TransitionTexts(
        _("Release %(certificates)s"),
        ngettext_lazy("%(certificates)s is released.", "%(certificates)s are released.", "number"),
        Status.ACTIVE,
    )),
    Action.REJECT: (_("Rejection of many certificates"), TransitionTexts(
        _("Reject %(certificates)s"),
        ngettext_lazy("%(certificates)s is rejected.", "%(certificates)s are rejected.", "number"),
        Status.REVOKED,
    )),
}
# fmt: on


class LiftTexts(TransitionTexts):
    """The sentences about undoing a bulk suspension."""

    nothing = _("Nothing was undone: others had lifted the holds already.")

    def __init__(self) -> None:
        super().__init__(
            _("Undo the suspension of %(certificates)s"),
            ngettext_lazy(
                "The suspension of %(certificates)s is undone.",
                "The suspension of %(certificates)s is undone.",
                "number",
            ),
            Status.ACTIVE,
        )


class RescheduleTexts(JobTexts):
    """The sentences about new dates of notices."""

    does = _("Move expiry notices to the new dates")
    done = ngettext_lazy(
        "The notices about %(count)s certificate have new dates.",
        "The notices about %(count)s certificates have new dates.",
        "number",
    )
    again = (_("To the settings"), "accounts_issuer_settings", NextStepNeeds.VIEW)

    def next_step(self, job: Job) -> NextStep | None:
        return self.start_again(job)


for action, scope in SCOPES.items():
    _title, _texts = TEXTS[action]
    register_job_kind(
        JobKind(
            name=kind_of(action),
            title=_title,
            texts=_texts,
            scope=scope,
            plan=plan,
            step=step,
            batch=BATCH,
            columns=COLUMNS,
            undone_by=UNDO_SUSPENSION if action is Action.SUSPEND else None,
            words=WORDS,
        )
    )
register_job_kind(
    JobKind(
        name=UNDO_SUSPENSION,
        title=_("Undoing a suspension"),
        texts=LiftTexts(),
        scope=Scope.CERTIFICATES_MANAGE,
        plan=plan_lifting,
        step=step_lifting,
        batch=BATCH,
        columns=COLUMNS,
        words=WORDS,  # of the job that it undoes
    )
)


def plan_rescheduling(job: Job, now: datetime) -> JobPlan:
    """The rows are not counted beforehand."""
    return JobPlan(cursor={"after": None})


def step_rescheduling(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Reschedule the next certificates, by the warning days that the issuer has now."""
    issuer, mode = Issuer.objects.get(pk=job.issuer_id), Mode(job.mode)
    changed, last = reschedule(
        issuer_id=job.issuer_id,
        mode=mode,
        days=issuer.expiry_warning_days,
        after=UUID(cursor["after"]) if cursor["after"] else None,
        limit=limit,
        now=issuer.certificate_time(mode, now),
    )
    return StepProgress(cursor={"after": last and str(last)}, ok=changed, finished=last is None)


register_job_kind(
    JobKind(
        name=RESCHEDULE,
        title=_("New dates of expiry notices"),
        texts=RescheduleTexts(),
        scope=Scope.ACCOUNT_MANAGE,
        plan=plan_rescheduling,
        step=step_rescheduling,
        batch=1000,
        internal=True,
        office=OWNERS_DOWNLOAD,
    )
)
