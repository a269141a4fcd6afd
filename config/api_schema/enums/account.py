"""Enums of the account, jobs, files and webhooks."""

from accounts.scopes import Scope

from .enum import Enum

ENUMS: dict[str, Enum] = {
    "ActorKind": Enum(
        "Who acted",
        {
            "key": "An API key",
            "user": "A person, in the back office",
            "system": "The service itself",
        },
    ),
    "ApiKeyState": Enum(
        "Whether an API key works",
        {
            "usable": "It works",
            "expired": "Its `expiresAt` has passed",
            "revoked": "It was revoked, for good",
        },
    ),
    "ConsentAction": Enum(
        "What to do with a document",
        {"accept": "Accept it", "withdraw": "Withdraw an earlier acceptance"},
    ),
    "ConsentChannel": Enum(
        "Where consent was given", {"api": "Over the API", "back_office": "In the back office"}
    ),
    "ConsentDecisionAction": Enum(
        "What was decided about a document",
        {"accepted": "It was accepted", "withdrawn": "The acceptance was withdrawn"},
    ),
    "ConsentKind": Enum(
        "The kind of a legal document",
        {
            "terms": "Terms of service",
            "dpa": "Data processing agreement",
            "privacy": "Privacy notice",
        },
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
    "Feature": Enum(
        "What a plan may include",
        {
            "dataHash": "`dataHash` is returned with certificates",
            "bulk": "Bulk issuing, imports and bulk actions",
            "edu": "Programs, cohorts, recipients, enrolments",
            "webhooks": "Webhook endpoints and the event feed",
        },
    ),
    "Granularity": Enum(
        "How usage is summed up", {"day": "One row a day", "month": "One row a calendar month"}
    ),
    "JobState": Enum(
        "How far a job is",
        {
            "queued": "Waits for its turn",
            "running": "Works",
            "cancelling": "Stops as soon as its current step is done",
            "cancelled": "Was stopped before its end",
            "succeeded": "Has reached its end; single rows may have failed",
            "failed": "Has failed as a whole: see `failure`",
        },
    ),
    "Locale": Enum(
        "A language of the service (ISO 639-1)",
        {"de": "German", "en": "English", "fr": "French", "sq": "Albanian"},
    ),
    "Mode": Enum(
        "Whether an object is real or was made for trying out",
        {
            "live": "Real: counted, and valid",
            "test": "Made with a test key: marked as a test, removed after 30 days",
        },
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
    "Scope": Enum("What an API key may do", dict(Scope.choices)),
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
    "WebhookAttemptOutcome": Enum(
        "What came of one attempt to deliver an event",
        {
            "http_2xx": "Accepted: an HTTP status from 200 to 299",
            "http_3xx": "Refused: a redirection, which is not followed",
            "http_4xx": "Refused: an HTTP status from 400 to 499",
            "http_5xx": "Refused: an HTTP status from 500, or an invalid one",
            "timeout": "No answer in time",
            "dns": "The host name was not found",
            "tls": "No secure connection, for instance because the certificate has expired",
            "refused": "No connection was accepted",
            "broken": "The connection was broken off, or the answer is not HTTP",
            "blocked": "The address is not a public one",
            "error": "The request could not be sent",
        },
    ),
    "WebhookDeliveryState": Enum(
        "How far the delivery of an event to an endpoint is",
        {
            "pending": "Waits for its next attempt",
            "leased": "Is being sent at this moment",
            "held": "Waits until the disabled endpoint is enabled",
            "succeeded": "Was accepted by the endpoint",
            "exhausted": "Was given up after the last attempt",
            "cancelled": "Will not be sent: the endpoint was deleted, or the hold was not released",
        },
    ),
    "WebhookDeliveryTrigger": Enum(
        "Why an event was sent",
        {
            "automatic": "It had just happened",
            "manual": "Somebody sent this delivery again",
            "bulk": "It was sent again with many others",
            "replay": "A replay asked for it",
        },
    ),
    "WebhookDisabledReason": Enum(
        "Why an endpoint is disabled",
        {
            "by_hand": "Somebody disabled it",
            "failing": "Nothing but failures for five days",
            "gone": "It answered 410 Gone",
        },
    ),
    "WebhookEndpointState": Enum(
        "Whether an endpoint is sent events",
        {"active": "It is", "disabled": "Its deliveries are held back: see `disabledReason`"},
    ),
}
