"""What of UNTP 0.7.0 our Digital Conformity Credentials use, as a JSON Schema that allows nothing else.

Written by hand and narrower than the published schema, which allows members of any name: a name that is
missing here would be one that UNTP's vocabulary does not have. `make judge-published` holds our credentials
against the published schema and context themselves.
"""

from typing import Any

URI = {"type": "string", "format": "uri", "pattern": "^(https|did:web):"}
TEXT = {"type": "string", "minLength": 1}
NUMBER = {"type": "number"}


def _object(
    required: dict[str, Any], optional: dict[str, Any] | None = None, kind: str = ""
) -> dict[str, Any]:
    """An object with these members and no others; `kind` is its one type."""
    typed = {"type": {"const": [kind]}} if kind else {}
    members = typed | required
    return {
        "type": "object",
        "required": list(members),
        "properties": members | (optional or {}),
        "additionalProperties": False,
    }


def _list(items: dict[str, Any], least: int = 1) -> dict[str, Any]:
    return {"type": "array", "items": items, "minItems": least}


NAMED = {"id": URI, "name": TEXT}
MEASURE = _object(
    {"value": NUMBER, "unit": {"type": "string", "pattern": "^[0-9A-Z]{2,3}$"}},
    {"upperTolerance": NUMBER, "lowerTolerance": NUMBER},
)


def _performance(more: dict[str, Any] | None = None) -> dict[str, Any]:
    return _object({"metric": _object(NAMED, more, "PerformanceMetric"), "measure": MEASURE})


DIRECTION = {"improvementDirection": {"enum": ["higher", "lower"]}}
CRITERION = _object(NAMED, {"requiredPerformance": _list(_performance(DIRECTION))}, "Criterion")
PRODUCT = _object(
    NAMED, {"modelNumber": TEXT, "batchNumber": TEXT, "itemNumber": TEXT}, kind="Product"
)
ASSESSMENT = _object(
    {
        **NAMED,
        "assessmentCriteria": _list(CRITERION),
        "assessmentDate": {"type": "string", "format": "date"},
        "assessedPerformance": _list(_performance(), 0),
        "conformityTopic": _list(_object(NAMED, kind="ConformityTopic")),
    },
    {
        "description": TEXT,
        "assessedProduct": _list(_object({"product": PRODUCT})),
        "referenceStandard": _list(_object(NAMED, kind="Standard")),
        "conformance": {"type": "boolean"},
    },
    "ConformityAssessment",
)
ATTESTATION = _object(
    {
        **NAMED,
        "assessorLevel": {"enum": ["self", "3rdParty", "hybrid"]},
        "assessmentLevel": {"const": "no-endorsement"},
        "attestationType": {
            "enum": [
                *("calibration", "certification", "declaration", "inspection", "testing"),
                *("validation", "verification"),
            ]
        },
        "issuedToParty": _object(NAMED, kind="Party"),
        "referenceScheme": _object(NAMED, kind="ConformityScheme"),
        "conformityCertificate": _object({"linkURL": URI, "linkName": TEXT, "mediaType": TEXT}),
        "auditableEvidence": _object(
            {
                "linkURL": URI,
                "linkName": TEXT,
                "mediaType": TEXT,
                "digestMultibase": {"type": "string", "pattern": "^zQm"},
            }
        ),
        "conformityAssessment": _list(ASSESSMENT),
    },
    {"description": TEXT},
    "ConformityAttestation",
)
CREDENTIAL = _object(
    {
        "@context": {
            "const": [
                "https://www.w3.org/ns/credentials/v2",
                "https://vocabulary.uncefact.org/untp/0.7.0/context/",
            ]
        },
        "type": {"const": ["DigitalConformityCredential", "VerifiableCredential"]},
        **NAMED,
        "issuer": _object(NAMED, kind="CredentialIssuer"),
        "validFrom": {"type": "string", "format": "date-time"},
        "credentialStatus": _object(
            {
                "id": URI,
                "type": {"const": "BitstringStatusListEntry"},
                "statusPurpose": {"const": "revocation"},
                "statusListIndex": {"type": "integer"},
                "statusListCredential": URI,
            }
        ),
        "credentialSubject": ATTESTATION,
    },
    {"validUntil": {"type": "string", "format": "date-time"}},
)
