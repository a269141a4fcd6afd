"""Enums of the account, jobs, files and webhooks."""

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
}
