"""The enums of the API: their names in the OpenAPI document, and what each value means.

A list of words in a schema is recognised by its words, whatever their order.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from inspect import cleandoc

from django.utils.functional import Promise

from accounts.api.schema import Json
from accounts.jobs.registry import JOB_KINDS
from lib.choices import DescribedChoices
from webhooks.event_types import EVENT_TYPES, EVERYTHING, known_filters


@dataclass(frozen=True, slots=True)
class Enum:
    """An enum: what it says, and the meaning of each value, in the order of the document."""

    about: str
    values: Mapping[str, str | Promise]


# What is called otherwise in the document, where no module says what it is about.
NAMES = {
    "AttemptOutcome": "WebhookAttemptOutcome",
    "ConsentVerb": "ConsentDecisionAction",
    "ConsentVia": "ConsentChannel",
    "DeliveryState": "WebhookDeliveryState",
    "DisabledReason": "WebhookDisabledReason",
    "KeyState": "ApiKeyState",
    "OnboardingStep": "OnboardingStepName",
    "Reason": "ReasonCode",
    "Relation": "LinkRelation",
    "RequirableField": "RequiredField",
    "ShowHolder": "HolderDisplay",
    "State": "CertificateState",
    "Status": "CertificateStatus",
    "SubjectKind": "CertificateKind",
    "Trigger": "WebhookDeliveryTrigger",
}


# What is no DescribedChoices.
OTHERS: dict[str, Enum] = {
    "ActorKind": Enum(
        "Who acted",
        {
            "key": "An API key",
            "user": "A person, in the back office",
            "system": "The service itself",
        },
    ),
    "ConsentAction": Enum(
        "What to do with a document",
        {"accept": "Accept it", "withdraw": "Withdraw an earlier acceptance"},
    ),
    "DateFormat": Enum(
        "How days are written in a table",
        {
            "YYYY-MM-DD": "2026-11-22",
            "YYYYMMDD": "20261122",
            "DD.MM.YYYY": "22.11.2026",
            "DD/MM/YYYY": "22/11/2026",
            "MM/DD/YYYY": "11/22/2026",
            "DD-MM-YYYY": "22-11-2026",
        },
    ),
    "DecimalMark": Enum(
        "What stands before decimals", {".": "A point: 12.5", ",": "A comma: 12,5"}
    ),
    "Delimiter": Enum(
        "What stands between the cells of a CSV file",
        {",": "A comma", ";": "A semicolon", "|": "A vertical bar", "tab": "A tab"},
    ),
    "Encoding": Enum(
        "The character encoding of a CSV file",
        {
            "utf-8": "Unicode, with or without a byte order mark",
            "windows-1252": "Western European, Windows",
            "iso-8859-1": "Western European",
            "iso-8859-15": "Western European with the euro sign",
            "windows-1250": "Central European, Windows",
            "cp850": "Western European, DOS",
            "macintosh": "Western European, old Macintosh",
        },
    ),
    "Granularity": Enum(
        "How usage is summed up", {"day": "One row a day", "month": "One row a calendar month"}
    ),
    "ResultFormat": Enum(
        "The format of a job's results",
        {
            "csv": "A table as CSV (UTF-8, commas)",
            "ndjson": "One JSON object a line",
            "pdf": "One PDF, of printed certificates",
            "xlsx": "A workbook",
            "zip": "An archive of PDF files",
        },
    ),
    "StatusClass": Enum(
        "The class of an HTTP status",
        {
            "2xx": "The request was accepted",
            "3xx": "It was answered by a redirection",
            "4xx": "It was refused: something about the request was wrong",
            "5xx": "The service failed",
        },
    ),
    "UsageKind": Enum(
        "A kind of usage that is counted approximately",
        {"apiCalls": "Requests to the API", "verifications": "Views of verify pages"},
    ),
    "WebhookEndpointState": Enum(
        "Whether an endpoint is sent events",
        {"active": "It is", "disabled": "Its deliveries are held back: see `disabledReason`"},
    ),
    "BulkActionKind": Enum(
        "What a bulk action does to each certificate",
        {
            "reinstate": "Lift the hold with the stated reason",
            "reject": "Refuse the release; final",
            "release": "Release those that wait for it",
            "revoke": "Declare them invalid; final",
            "suspend": "Put a hold on them, which can be lifted",
        },
    ),
    "BulkMode": Enum(
        "What happens if some entries are at fault",
        {
            "all_or_nothing": "Nothing is issued if one is at fault",
            "partial": "Those without faults are issued",
        },
    ),
    "ErasureState": Enum(
        "How far an erasure is",
        {
            "pending": "Requested; carried out at `eraseAt`, can be undone until then",
            "preview": "A dry run: nothing was requested",
            "undone": "Withdrawn in time: nothing was erased",
        },
    ),
    "HistoryAction": Enum(
        "What was done to a certificate",
        {
            "issue": "It was issued",
            "release": "It was released by a second person",
            "reject": "The release was refused",
            "suspend": "A hold was put on it",
            "reinstate": "A hold was lifted",
            "revoke": "It was revoked",
            "supersede": "It was replaced by another certificate",
            "erase": "What it says about a person was erased",
        },
    ),
    "LinkDirection": Enum(
        "Which links of a certificate are listed",
        {
            "out": "What this certificate refers to",
            "in": "Your other certificates that refer to it",
        },
    ),
    "MetadataRole": Enum(
        "What a column of a measured table holds, so that values outside of their limits are marked",
        {
            "limits": "The limits as one text: `≥ 230`, `540 – 750`, `± 0.5`",
            "max": "The upper limit",
            "min": "The lower limit",
            "unit": "The unit of the value",
            "value": "The measured value",
        },
    ),
    "PrintFormat": Enum(
        "How printed certificates are packed",
        {"pdf": "One PDF with all of them", "zip": "An archive with one PDF each"},
    ),
    "QrTarget": Enum(
        "Where a QR code leads",
        {
            "digitalLink": "To the GS1 Digital Link of the product",
            "verifyPage": "To the verify page",
        },
    ),
    "GradeOrder": Enum(
        "Which grades of a numeric scale are better",
        {"higher": "Higher numbers", "lower": "Lower numbers"},
    ),
    "GradeScaleKind": Enum(
        "How a program is graded",
        {
            "numeric": "By a number between `min` and `max`",
            "labels": "By one of the words in `labels`",
            "pass_fail": "Passed or not, without a grade",
        },
    ),
}


@cache
def enums() -> Mapping[str, Enum]:
    """All enums by name, also those that the apps register values of."""
    summaries: dict[str, str | Promise] = {
        name: event_type.summary for name, event_type in EVENT_TYPES.items()
    }
    kinds = {name: kind.title for name, kind in JOB_KINDS.items()}
    return {
        **OTHERS,
        **{_name(each): _described(each) for each in DescribedChoices.__subclasses__()},
        "EventFilter": Enum(
            "What a webhook endpoint subscribes to: a type of event, all types of a group, or everything",
            {name: _filtered(name, summaries) for name in sorted(known_filters())},
        ),
        "EventName": Enum("What has happened", dict(sorted(summaries.items()))),
        "JobKind": Enum("What a job does", dict(sorted(kinds.items()))),
    }


def _name(choices: type[DescribedChoices]) -> str:
    return NAMES.get(choices.__name__, choices.__name__)


def _described(choices: type[DescribedChoices]) -> Enum:
    about = cleandoc(choices.__doc__ or "").partition("\n\n")[0].partition(". ")[0]
    values = {each.value: each.meaning or each.label for each in choices}
    return Enum(about.rstrip("."), values)


def _filtered(name: str, summaries: Mapping[str, str | Promise]) -> str | Promise:
    if name == EVERYTHING:
        return "Every event"
    group = name.removesuffix(".*")
    return summaries[name] if group == name else f"Every event whose type begins with {group}"


@cache
def names() -> Mapping[frozenset[str], str]:
    """The name of an enum by its values."""
    return {frozenset(enum.values): name for name, enum in enums().items()}


def schema_of(name: str) -> Json:
    """The schema of an enum, with the meaning of each value."""
    enum = enums()[name]
    listed = "\n".join(f"* `{value}`: {meaning}" for value, meaning in enum.values.items())
    return {
        "title": name,
        "description": f"{enum.about}.\n\n{listed}",
        "type": "string",
        "enum": list(enum.values),
    }
