"""What a certificate says of a completion: its draft, with the fields that its type declares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from django.utils import translation
from django.utils.translation import get_language_info

from accounts.actors import RequestContext
from accounts.scopes import Locale
from certificates.operations.issuing.draft import Draft
from certificates.operations.issuing.validity import last_day
from certificates.operations.types.type_fields import MetadataField
from certificates.operations.types.types import TypeFacts
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Program
from lib import zones

from .completion_draft import Result

TRANSCRIPT = "transcript"
# What each field of the metadata says, by the keys that types use for it: the first one declared is
# filled, and the very first one where a type takes what it does not declare.
_PROGRAMME = ("programme", "course")
_GRADE = ("grade", "result")
_CORE = (_PROGRAMME, _GRADE, ("completedOn",))
# Nothing without the label that only a declaration gives: the paper would print the bare key.
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
# Only where the type keeps them from the public: then they stand on the issuer's print alone.
_BIRTH = ("dateOfBirth", "placeOfBirth")
# The columns of a transcript, by how many its type has.
_COLUMNS: Mapping[int, tuple[str, ...]] = {
    1: ("title",),
    2: ("title", "grade"),
    3: ("title", "credits", "grade"),
}
_ALL_COLUMNS = ("code", "title", "credits", "grade")


@dataclass(frozen=True, slots=True, kw_only=True)
class Diploma:
    """What is to be certified of one enrolment."""

    enrolment: Enrolment
    grade: str
    completed_on: date
    results: Sequence[Result]


def diploma_draft(
    diploma: Diploma,
    *,
    context: RequestContext,
    program: Program,
    facts: TypeFacts,
    notify_holder: bool | None,
) -> Draft:
    """The draft: in the recipient's language, under the enrolment's id, in place of an older one.

    Validity counts from the day of issue. Date and place of birth are said where the type declares
    `dateOfBirth` and `placeOfBirth` and neither is public: for the printed document only.
    """
    enrolment = diploma.enrolment
    recipient, months = enrolment.recipient, program.validity_months
    today = zones.today(context.now, context.issuer.time_zone)
    return Draft(
        type_id=program.certificate_type_id,
        holder_name=recipient.full_name,
        holder_email=recipient.email,
        locale=recipient.locale,  # type: ignore[arg-type]  # one of the four
        external_ref=enrolment.public_id,
        supersedes=_predecessor(enrolment),
        valid_until=last_day(today, months) if months else None,
        notify_holder=notify_holder if recipient.email else False,
        metadata=_metadata(diploma, program, facts),
    )


def _predecessor(enrolment: Enrolment) -> str | None:
    """The certificate of a completion that is corrected."""
    if enrolment.status != EnrolmentStatus.COMPLETED or enrolment.certificate is None:
        return None
    return enrolment.certificate.public_id


def _metadata(diploma: Diploma, program: Program, facts: TypeFacts) -> dict[str, Any]:
    declared = {field.key: field for field in facts.declared}
    said = _said(diploma, program)
    metadata: dict[str, Any] = {}
    for keys in (*_CORE, *_IF_DECLARED):
        key = next((each for each in keys if each in declared), None)
        if key is None and keys in _CORE and not facts.strict:
            key = keys[0]
        if key is not None and said[keys[0]]:
            metadata[key] = said[keys[0]]
    for key in _BIRTH:
        if key in declared and not declared[key].public and said[key]:
            metadata[key] = said[key]
    tongue = declared.get("languageOfInstruction")
    if (
        tongue is not None and tongue.kind == "text"
    ):  # in words, unless the type lists what it takes
        locale = diploma.enrolment.recipient.locale
        metadata[tongue.key] = _language(program.language, locale)
    transcript = declared.get(TRANSCRIPT)
    if transcript is not None and transcript.kind == "table" and diploma.results:
        metadata[TRANSCRIPT] = _table(transcript, diploma.results)
    return metadata


def _said(diploma: Diploma, program: Program) -> dict[str, str]:
    enrolment = diploma.enrolment
    recipient, cohort = enrolment.recipient, enrolment.cohort
    return {
        "programme": program.name_in(recipient.locale),
        "programmeCode": program.code,
        "grade": diploma.grade,
        "credits": _number(program.credits),
        "hours": _number(program.hours),
        "completedOn": diploma.completed_on.isoformat(),
        "eqfLevel": str(program.eqf_level or ""),
        "languageOfInstruction": program.language,
        "studentNo": recipient.external_id or "",
        "startsOn": _day(cohort.starts_on),
        "endsOn": _day(cohort.ends_on),
        "dateOfBirth": _day(recipient.birth_date),
        "placeOfBirth": recipient.birth_place,
    }


def _language(tag: str, locale: str) -> str:
    """What the language is called in the language of the certificate; its tag, if nobody knows it."""
    with translation.override(locale if locale in Locale.values else Locale.EN):
        try:
            return str(get_language_info(tag)["name_translated"])
        except KeyError:
            return tag


def _day(value: date | None) -> str:
    return value.isoformat() if value else ""


def _number(value: Decimal | None) -> str:
    """Without zeros that say nothing: 60, and not 60.00."""
    if value is None:
        return ""
    return f"{value:f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def _table(field: MetadataField, results: Sequence[Result]) -> list[list[str]]:
    """The lines of the transcript; a code that has no column stands before its title."""
    columns = _COLUMNS.get(len(field.columns), _ALL_COLUMNS)
    return [[_cell(result, name, columns) for name in columns] for result in results]


def _cell(result: Result, name: str, columns: tuple[str, ...]) -> str:
    if name == "title" and "code" not in columns:
        return f"{result.code} {result.title}".strip()
    return getattr(result, name) or ""
