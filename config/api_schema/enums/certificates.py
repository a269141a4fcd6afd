"""Enums of certificates and their types."""

from .enum import Enum

ENUMS: dict[str, Enum] = {
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
}
