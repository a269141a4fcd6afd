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
    "CertificateKind": Enum(
        "What certificates of a type are about",
        {
            "product": "A product or a delivery",
            "person": "A person",
            "document": "A document, a site, an organisation",
        },
    ),
    "CertificateState": Enum(
        "The stored state of a certificate, which transitions change",
        {
            "pending": "Waits for release by a second person",
            "active": "In force",
            "suspended": "Held back for a time: at least one hold is open",
            "revoked": "Declared invalid, for good",
            "superseded": "Replaced by another certificate",
        },
    ),
    "CertificateStatus": Enum(
        "What the verify page shows now: the state, and what follows from the dates",
        {
            "pending": "Waits for release by a second person",
            "active": "Valid now",
            "suspended": "Held back for a time: at least one hold is open",
            "revoked": "Declared invalid, for good",
            "superseded": "Replaced by another certificate",
            "expired": "Its validity has ended",
            "not_yet_valid": "Its validity has not begun",
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
    "FieldKind": Enum(
        "What a metadata field holds",
        {
            "text": "Text of one or several lines",
            "decimal": "A decimal number, kept as written",
            "date": "A day: `2026-11-22`",
            "choice": "One of `choices`",
            "table": "Rows of the declared `columns`",
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
    "HolderDisplay": Enum(
        "How the verify page treats the holder's name",
        {
            "name": "It shows the name",
            "check": "It shows no name, and confirms one that the visitor types",
            "never": "It neither shows nor confirms it",
        },
    ),
    "LinkDirection": Enum(
        "Which links of a certificate are listed",
        {
            "out": "What this certificate refers to",
            "in": "Your other certificates that refer to it",
        },
    ),
    "LinkRelation": Enum(
        "How a certificate is related to the target",
        {
            "partOf": "It is about a part of what the target is about",
            "derivedFrom": "It is based on the target, such as an inspection of the material",
            "relatedTo": "Something else connects them",
            "documents": "The target documents it, such as a data sheet",
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
    "PrintLayout": Enum(
        "The layout of the PDF",
        {
            "report": "An inspection certificate with tables",
            "calibration": "A calibration certificate",
            "training": "A certificate of training, landscape",
            "diploma": "A diploma with a transcript",
        },
    ),
    "QrTarget": Enum(
        "Where a QR code leads",
        {
            "digitalLink": "To the GS1 Digital Link of the product",
            "verifyPage": "To the verify page",
        },
    ),
    "ReasonCode": Enum(
        "Why the status of a certificate changes",
        {
            "issued_in_error": "It should not have been issued",
            "data_error": "It states something wrong",
            "nonconformity": "The product or service does not conform",
            "recall": "The product is recalled",
            "fraud": "It was obtained or used by deception",
            "replaced": "Another certificate takes its place",
            "on_request": "The holder or customer asked for it",
            "other": "Another reason: see the note",
        },
    ),
    "RequiredField": Enum(
        "A field that every certificate of a type has to state",
        {
            "productId": "The article number",
            "serialNumber": "The serial number",
            "holderName": "The holder's name",
            "holderEmail": "The holder's e-mail address",
            "validUntil": "The last day of validity",
        },
    ),
    "Numbering": Enum(
        "How the numbers of a pattern follow each other",
        {
            "fast": "Some may be skipped, and be out of order: nobody waits for another’s number",
            "strict": "No gaps, and the order of issue: one certificate after the other",
        },
    ),
    "ToldOfChanges": Enum(
        "Which holders get a mail when the status of their certificate changes",
        {
            "everybody": "Everybody with an address",
            "nobody": "Nobody",
            "persons": "Holders of certificates about persons",
        },
    ),
    "UniqueBy": Enum(
        "What may be certified only once at a time by certificates of a type",
        {
            "none": "Nothing: any number may be in force",
            "serial": "A serial number",
            "product_and_serial": "A serial number of a product",
            "external_ref": "Your own reference, `externalRef`",
        },
    ),
}
