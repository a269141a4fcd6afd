"""Draft the certificates of completions; apply them: certificates are issued, enrolments written.

An enrolment is completed once, however often it is stated: its row is locked, and its certificate
has its id as `externalRef`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any
from uuid import UUID

import msgspec
from django.db import transaction
from django.utils import translation
from django.utils.translation import get_language_info

from accounts.actors import RequestContext
from accounts.errors import ValidationFailed
from accounts.scopes import Locale
from certificates.certificate.document import Draft
from certificates.issuing.build import Issued
from certificates.issuing.operations import RefusedDraft, check_many, issue_many
from certificates.issuing.rules import last_day
from certificates.types.fields import MetadataField
from certificates.verification.texts import TRANSCRIPT, columns_of
from edu import events
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Program
from lib.dates import local_date
from webhooks import outbox

from .matching import CompletionRules, MatchedCompletion, Result, blocking_fault, is_unchanged

# The keys that types use for each field of the metadata. The first key that is declared is filled;
# if none is, and the type takes fields that it does not declare, the first key of all.
_PROGRAMME = ("programme", "course")
_GRADE = ("grade", "result")
_CORE = (_PROGRAMME, _GRADE, ("completedOn",))
# Only if declared: without the label of a declaration, the printed document would show the bare key.
_IF_DECLARED = (
    ("programmeCode",),
    ("credits",),
    ("hours",),
    ("eqfLevel",),
    ("languageOfInstruction",),
    ("studentNo",),
    ("endsOn",),
    ("startsOn",),
)
# Only if the type hides them from the public: then only the issuer's printed document shows them.
_BIRTH = ("dateOfBirth", "placeOfBirth")


def diploma_draft(
    enrolment: Enrolment,
    completion: MatchedCompletion,
    *,
    context: RequestContext,
    rules: CompletionRules,
) -> Draft:
    """The draft of the certificate: in the recipient's language, with the enrolment's id as reference.

    It supersedes the certificate that the enrolment has. Validity counts from the day of issue. Date
    and place of birth are stated where the type declares `dateOfBirth` and `placeOfBirth` and
    neither is public: for the printed document only.
    """
    program, recipient = rules.program, enrolment.recipient
    today = local_date(context.certificate_time, context.issuer.time_zone)
    months = program.validity_months
    return Draft(
        type_id=program.certificate_type_id,
        holder_name=recipient.full_name,
        holder_email=recipient.email,
        locale=recipient.locale,  # type: ignore[arg-type]  # one of the four
        external_ref=enrolment.public_id,
        supersedes=_predecessor(enrolment),
        valid_until=last_day(today, months) if months else None,
        notify_holder=rules.notify_holder if recipient.email else False,
        metadata=_metadata(enrolment, completion, rules),
    )


def _predecessor(enrolment: Enrolment) -> str | None:
    """The certificate that a correction supersedes."""
    if enrolment.status != EnrolmentStatus.COMPLETED or enrolment.certificate is None:
        return None
    return enrolment.certificate.public_id


def _metadata(
    enrolment: Enrolment, completion: MatchedCompletion, rules: CompletionRules
) -> dict[str, Any]:
    declared = {field.key: field for field in rules.type.declared}
    values = _values(enrolment, completion, rules.program)
    metadata: dict[str, Any] = {}
    for keys in (*_CORE, *_IF_DECLARED):
        key = next((each for each in keys if each in declared), None)
        if key is None and keys in _CORE and not rules.type.strict:
            key = keys[0]
        if key is not None and values[keys[0]]:
            metadata[key] = values[keys[0]]
    for key in _BIRTH:
        if key in declared and not declared[key].public and values[key]:
            metadata[key] = values[key]
    language = declared.get("languageOfInstruction")
    if language is not None and language.kind == "text":  # its name, unless the type lists tags
        locale = enrolment.recipient.locale
        metadata[language.key] = _language_name(rules.program.language, locale)
    transcript = declared.get(TRANSCRIPT)
    if transcript is not None and transcript.kind == "table" and completion.results:
        metadata[TRANSCRIPT] = _table(transcript, completion.results)
    return metadata


def _values(
    enrolment: Enrolment, completion: MatchedCompletion, program: Program
) -> dict[str, str]:
    """Everything that a field of the metadata may hold, by its first key; empty: nothing."""
    recipient, cohort = enrolment.recipient, enrolment.cohort
    return {
        "programme": program.name_in(recipient.locale),
        "programmeCode": program.code,
        "grade": completion.grade,
        "credits": _number(program.credits),
        "hours": _number(program.hours),
        "completedOn": completion.completed_on.isoformat(),
        "eqfLevel": str(program.eqf_level or ""),
        "languageOfInstruction": program.language,
        "studentNo": recipient.external_id or "",
        "startsOn": _day(cohort.starts_on),
        "endsOn": _day(cohort.ends_on),
        "dateOfBirth": _day(recipient.birth_date),
        "placeOfBirth": recipient.birth_place,
    }


def _language_name(tag: str, locale: str) -> str:
    """The language's name in the language of the certificate; its tag, if the name is not known."""
    with translation.override(locale if locale in Locale.values else Locale.EN):
        try:
            return str(get_language_info(tag)["name_translated"])
        except KeyError:
            return tag


def _day(value: date | None) -> str:
    return value.isoformat() if value else ""


def _number(value: Decimal | None) -> str:
    """Without trailing zeros: 60, and not 60.00."""
    if value is None:
        return ""
    return f"{value:f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def _table(field: MetadataField, results: Sequence[Result]) -> list[list[str]]:
    """The lines of the transcript; without a column for codes, a code stands before the title."""
    columns = columns_of(len(field.columns))
    return [[_cell(result, name, columns) for name in columns] for result in results]


def _cell(result: Result, name: str, columns: tuple[str, ...]) -> str:
    if name == "title" and "code" not in columns:
        return f"{result.code} {result.title}".strip()
    return getattr(result, name) or ""


# --- checking and applying ------------------------------------------------------------------------


_COLUMNS = (
    *("status", "grade", "completed_on", "results", "evidence", "certificate"),
    *("sequence", "changed_at"),
)
_EVENTS = {
    EnrolmentStatus.COMPLETED: events.ENROLMENT_COMPLETED,
    EnrolmentStatus.FAILED: events.ENROLMENT_FAILED,
}


@dataclass(frozen=True, slots=True)
class AppliedCompletion:
    """The result of one completion: its certificate, if any; `already`, if nothing had to be done."""

    completion: MatchedCompletion
    issued: Issued | None = None
    already: bool = False
    corrected: bool = False


def check_certificates(
    context: RequestContext, rules: CompletionRules, completions: Sequence[MatchedCompletion]
) -> list[RefusedDraft | None]:
    """Why no certificate could be issued now for each of these; None for one that could, or needs none."""
    rows = Enrolment.objects.select_related("recipient", "cohort", "certificate")
    enrolments = rows.in_bulk([each.enrolment for each in completions])
    refusals: list[RefusedDraft | None] = [None] * len(completions)
    drafts: dict[int, Draft] = {}
    for place, completion in enumerate(completions):
        enrolment = enrolments[completion.enrolment]
        if completion.passed and not is_unchanged(enrolment, completion):
            drafts[place] = diploma_draft(enrolment, completion, context=context, rules=rules)
    if drafts:
        results = check_many(context=context, drafts=list(drafts.values()))
        for place, result in zip(drafts, results, strict=True):
            refusals[place] = result if isinstance(result, RefusedDraft) else None
    return refusals


@transaction.atomic
def apply_all(
    context: RequestContext, rules: CompletionRules, completions: Sequence[MatchedCompletion]
) -> list[AppliedCompletion | RefusedDraft]:
    """Applies the completions. Returns the result of each, in their order.

    Everybody who has passed gets a certificate; the other attempts have failed. An enrolment that
    has the result already stays as it is. A completion that cannot be applied any more (the
    enrolment has another result since, or there is such a certificate) is refused by itself.
    Raises IssuerSuspended, ConsentRequired.
    """
    enrolments = _lock_enrolments(context, [each.enrolment for each in completions])
    outcomes: dict[int, AppliedCompletion | RefusedDraft] = {}
    to_issue: dict[int, Draft] = {}
    for place, completion in enumerate(completions):
        enrolment = enrolments[completion.enrolment]
        if is_unchanged(enrolment, completion):
            outcomes[place] = AppliedCompletion(completion, already=True)
        elif fault := blocking_fault(enrolment, completion, rules):
            outcomes[place] = RefusedDraft(error=ValidationFailed([fault]), faults=[fault])
        elif completion.passed:
            to_issue[place] = diploma_draft(enrolment, completion, context=context, rules=rules)
        else:
            outcomes[place] = AppliedCompletion(completion)
    issued = issue_many(context=context, drafts=list(to_issue.values())) if to_issue else []
    for place, result in zip(to_issue, issued, strict=True):
        completion = completions[place]
        corrected = enrolments[completion.enrolment].status == EnrolmentStatus.COMPLETED
        outcomes[place] = (
            AppliedCompletion(completion, result, corrected=corrected)
            if isinstance(result, Issued)
            else result
        )
    ordered = [outcomes[place] for place in range(len(completions))]
    _write(context, enrolments, [each for each in ordered if isinstance(each, AppliedCompletion)])
    return ordered


def _lock_enrolments(
    context: RequestContext, enrolment_ids: Sequence[UUID]
) -> Mapping[UUID, Enrolment]:
    """The enrolments, locked against completing, ending, merging and erasing by others."""
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode)
    locked = rows.filter(pk__in=enrolment_ids).locked()
    return locked.select_related("recipient", "cohort", "certificate").in_bulk()


def _write(
    context: RequestContext,
    enrolments: Mapping[UUID, Enrolment],
    applied: Sequence[AppliedCompletion],
) -> None:
    """Writes every enrolment that has changed, and its event."""
    changed: list[Enrolment] = []
    for outcome in applied:
        if outcome.already:
            continue
        completion = outcome.completion
        enrolment = enrolments[completion.enrolment]
        enrolment.status = completion.status
        enrolment.grade = completion.grade
        enrolment.completed_on = completion.completed_on
        enrolment.results = msgspec.to_builtins(completion.results)
        enrolment.evidence = completion.evidence
        if outcome.issued is not None:
            enrolment.certificate_id = outcome.issued.id
        enrolment.sequence += 1
        enrolment.changed_at = context.now
        changed.append(enrolment)
    Enrolment.objects.bulk_update(changed, _COLUMNS, batch_size=500)
    outbox.record_many(
        events.enrolment_event(_EVENTS[EnrolmentStatus(each.status)], each, context.now)
        for each in changed
    )
