"""The job that exports all data held on one person, as JSON lines; and these as a document to read and print.

Apps above add their data by `register_export_section(..., ExportScope.PERSON)`. The document is one HTML
file with its style in it, in the active language. What the issuer wrote stays as it is; a member without a
label here is named as in the interface.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

import orjson
from django.db.models import QuerySet
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.dateparse import parse_date, parse_datetime
from django.utils.formats import date_format
from django.utils.translation import gettext, gettext_lazy as _, gettext_noop, ngettext_lazy

from accounts.jobs.exports import plan_sections, write_next_lines
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    OWNERS_DOWNLOAD,
    ExportScope,
    ExportSection,
    FileTexts,
    JobCursor,
    JobKind,
    JobPlan,
    NextStepNeeds,
    ResultFormat,
    StepProgress,
    register_export_section,
    register_exported_rows,
    register_job_kind,
)
from accounts.scopes import Mode, Scope
from certificates import exports
from certificates.lifecycle import HISTORY_ACTIONS, Reason, State
from certificates.models import Certificate
from certificates.watching.operations import watched_by
from lib.structs import to_dict

from .operations import ACCESS, certificates_of_person, person_of_job

TITLES = {
    "certificate": gettext_noop("Certificate"),
    "attachment": gettext_noop("Attached file"),
    "watchedCertificate": gettext_noop("Told of changes to a certificate"),
    "recipient": gettext_noop("Recipient"),
    "enrolment": gettext_noop("Enrolment"),
}
LABELS = {
    "id": gettext_noop("Identifier"),
    "certificateId": gettext_noop("Certificate"),
    "askedAt": gettext_noop("Asked"),
    "confirmedAt": gettext_noop("Confirmed"),
    "certificateNumber": gettext_noop("Certificate number"),
    "externalRef": gettext_noop("External reference"),
    "externalId": gettext_noop("Number given by the issuer"),
    "typeCode": gettext_noop("Type"),
    "productId": gettext_noop("Product"),
    "serialNumber": gettext_noop("Serial number"),
    "gtin": gettext_noop("GTIN"),
    "holderName": gettext_noop("Holder"),
    "holderEmail": gettext_noop("E-mail address"),
    "contactEmail": gettext_noop("Mails go to"),
    "email": gettext_noop("E-mail address"),
    "givenName": gettext_noop("Given name"),
    "familyName": gettext_noop("Family name"),
    "printedName": gettext_noop("Printed name"),
    "birthDate": gettext_noop("Date of birth"),
    "birthPlace": gettext_noop("Place of birth"),
    "locale": gettext_noop("Language"),
    "issuedAt": gettext_noop("Issued"),
    "issuedOn": gettext_noop("Issued on"),
    "validFrom": gettext_noop("Valid from"),
    "validUntil": gettext_noop("Valid until"),
    "state": gettext_noop("State"),
    "status": gettext_noop("Status"),
    "reason": gettext_noop("Reason"),
    "publicNote": gettext_noop("Public note"),
    "note": gettext_noop("Internal note"),
    "stateChangedAt": gettext_noop("State changed"),
    "supersedes": gettext_noop("Supersedes"),
    "supersededBy": gettext_noop("Superseded by"),
    "erasesAt": gettext_noop("Will be erased on"),
    "erasedAt": gettext_noop("Erased on"),
    "metadata": gettext_noop("Further details"),
    "items": gettext_noop("Items"),
    "signatories": gettext_noop("Signed by"),
    "attachments": gettext_noop("Attachments"),
    "history": gettext_noop("History"),
    "holds": gettext_noop("Holds"),
    "links": gettext_noop("Links"),
    "mails": gettext_noop("Mails"),
    "program": gettext_noop("Program"),
    "cohort": gettext_noop("Cohort"),
    "grade": gettext_noop("Grade"),
    "completedOn": gettext_noop("Completed on"),
    "results": gettext_noop("Results"),
    "evidence": gettext_noop("Evidence"),
    "createdAt": gettext_noop("Created"),
    "changedAt": gettext_noop("Changed"),
    "sentAt": gettext_noop("Sent"),
    "name": gettext_noop("Name"),
    "size": gettext_noop("Size in bytes"),
    "at": gettext_noop("When"),
    "action": gettext_noop("Action"),
    "placedAt": gettext_noop("Placed"),
    "liftedAt": gettext_noop("Lifted"),
}
CHOICES: Mapping[str, Mapping[str, Any]] = {
    "action": HISTORY_ACTIONS,
    "state": dict(State.choices),
    "to": dict(State.choices),
    "from": dict(State.choices),
    "reason": dict(Reason.choices),
}
# Technical members that say nothing of the person; the export for machines has them.
LEFT_OUT = frozenset(
    "object content typeId typeVersion startsAt expiresAt dataHash document requestId actorKind actor"
    " sequence nonce version issuer timeZone droppedAt sha256 mediaType certificateId".split()
)
# The members of a canonical document that no column repeats.
DOCUMENT = ("metadata", "items", "signatories", "attachments")


@dataclass(frozen=True, slots=True)
class Entry:
    """One member: its label with a text, or with entries of its own."""

    label: str
    text: str = ""
    entries: list[list["Entry"]] = field(default_factory=list)


def person_document(job: Job, chunks: Iterable[bytes]) -> str:
    """The document of an access job, from its lines."""
    lines = [orjson.loads(line) for line in b"".join(chunks).splitlines() if line]
    rows = [line for line in lines if line["object"] in TITLES]
    context = {
        "issuer": job.issuer.name,
        "made": timezone.localtime(job.created_at),
        "is_test": job.mode == "test",
        "sections": [(gettext(TITLES[row["object"]]), _title(row), _entries(row)) for row in rows],
    }
    return render_to_string("certificates/erasure/person_document.html", context)


def _title(row: Mapping[str, Any]) -> str:
    names = ("certificateNumber", "name", "program", "id")
    value = next((row[name] for name in names if row.get(name)), "")
    return str(value.get("name", "")) if isinstance(value, dict) else str(value)


def _entries(row: Mapping[str, Any]) -> list[Entry]:
    """The members of an object that have a value."""
    members = {name: value for name, value in row.items() if name not in LEFT_OUT}
    if row.get("document"):
        content = orjson.loads(row["document"])
        members |= {name: content[name] for name in DOCUMENT if name in content}
    return [
        _entry(name, value) for name, value in members.items() if value not in (None, "", [], {})
    ]


def _entry(name: str, value: Any) -> Entry:
    label = gettext(LABELS[name]) if name in LABELS else name
    if isinstance(value, dict):
        return Entry(label, entries=[_entries(value)])
    if isinstance(value, list):
        objects = [each for each in value if isinstance(each, dict)]
        texts = [_text(name, each) for each in value if not isinstance(each, dict)]
        return Entry(label, "; ".join(texts), [_entries(each) for each in objects])
    return Entry(label, _text(name, value))


def _text(name: str, value: Any) -> str:
    """A value as people write it: choices by their names, dates as in the language."""
    if isinstance(value, list):
        return " | ".join(str(each) for each in value)
    choice = CHOICES.get(name, {}).get(value) if isinstance(value, str) else None
    if choice is not None:
        return str(choice)
    moment = _moment(value) if name.endswith(("At", "On", "From", "Until", "Date", "at")) else None
    if isinstance(moment, datetime):
        return date_format(timezone.localtime(moment), "DATETIME_FORMAT")
    return date_format(moment, "DATE_FORMAT") if moment else str(value)


def _moment(value: object) -> date | None:
    """The instant or the day that a text states."""
    if not isinstance(value, str):
        return None
    try:
        return parse_date(value) or parse_datetime(value)
    except ValueError:
        return None


class PersonExportTexts(FileTexts):
    """The sentences about the export of what is held on a person."""

    suffix = "ndjson"
    does = _("Export all data of a person")
    done = ngettext_lazy(
        "What is held on this person is ready as a file: %(count)s entry.",
        "What is held on this person is ready as a file: %(count)s entries.",
        "number",
    )
    nothing = _("Nothing is held on this person.")
    again = (
        _("Search for the person again"),
        "certificates_certificate_person",
        NextStepNeeds.DOWNLOAD,
    )


BATCH = 100


def plan(job: Job, now: datetime) -> JobPlan:
    """Count what there is when the export begins."""
    return plan_sections(job, ExportScope.PERSON)


def step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Write the next lines about the person."""
    return write_next_lines(job, cursor, limit, ExportScope.PERSON)


def _certificates(job: Job) -> QuerySet[Certificate]:
    """The person's certificates; erased ones too if they were requested by their ids."""
    rows = certificates_of_person(
        issuer_id=job.issuer_id, mode=Mode(job.mode), person=person_of_job(job)
    )
    return rows.filter(pk__lt=job.pk)


register_export_section(
    ExportSection(
        name="certificate",
        order=10,
        count=lambda job: _certificates(job).count(),
        read=lambda job, after, limit: exports.certificates(_certificates(job), after, limit),
    ),
    ExportScope.PERSON,
)
register_export_section(
    ExportSection(
        name="attachment",
        order=20,
        count=lambda job: exports.attachments_before(job, _certificates(job)).count(),
        read=lambda job, after, limit: exports.attachments(
            exports.attachments_before(job, _certificates(job)), after, limit
        ),
        most=exports.FILES,
    ),
    ExportScope.PERSON,
)
register_exported_rows(
    "watchedCertificate",
    lambda job: watched_by(job.issuer_id, Mode(job.mode), person_of_job(job)),
    lambda row: to_dict(row, "certificateId askedAt confirmedAt email", email=row.watcher.email),
    order=30,
    export=ExportScope.PERSON,
)
register_job_kind(
    JobKind(
        name=ACCESS,
        title=_("Export of the data of a person"),
        texts=PersonExportTexts(),
        scope=Scope.PRIVACY_MANAGE,
        plan=plan,
        step=step,
        batch=BATCH,
        format=ResultFormat.LINES,
        office=OWNERS_DOWNLOAD,
        document=person_document,
    )
)
