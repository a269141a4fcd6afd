"""Examples for the OpenAPI document; a test sends the requests and compares the answers' shapes."""

from typing import Any

from drf_spectacular.utils import OpenApiExample

ISSUE_REQUEST: dict[str, Any] = {
    "typeId": 1,
    "productId": "ART-100",
    "serialNumber": "SN-2026-0001",
    "holderEmail": "holder@example.com",
    "validUntil": "2031-12-31",
    "metadata": {"batch": "B-42", "plant": "Prishtina", "line": "L1", "orderNo": "4711"},
}
ISSUE_ANSWER: dict[str, Any] = {
    "ok": True,
    "id": "cert_01m7yeskffen5swzbddr6p6gm6",
    "verifyUrl": "https://certificates.example/en/verify/cert_01m7yeskffen5swzbddr6p6gm6",
    "dataHash": "7fa461932e23e90e7932a12973c446c98f051fd0c20ff2a640902596e69f8ebb",
}

ISSUE_EXAMPLES = [
    OpenApiExample("Product", value=ISSUE_REQUEST, request_only=True),
    OpenApiExample("Issued", value=ISSUE_ANSWER, response_only=True, status_codes=["201"]),
]

BULK_REQUEST: dict[str, Any] = {
    "mode": "partial",
    "certificates": [
        {**ISSUE_REQUEST, "serialNumber": "SN-2026-0002"},
        {**ISSUE_REQUEST, "serialNumber": "SN-2026-0003", "validUntil": "2019-12-31"},
    ],
}
BULK_ANSWER: dict[str, Any] = {
    "ok": False,
    "dryRun": False,
    "counts": {"total": 2, "ok": 1, "failed": 1},
    "results": [
        {"index": 0, **ISSUE_ANSWER},
        {
            "index": 1,
            "ok": False,
            "code": "validation_failed",
            "detail": "This certificate has fields that cannot be accepted. It was not issued.",
            "errors": [
                {
                    "pointer": "/certificates/1/validUntil",
                    "code": "date_order",
                    "detail": "Before issuedOn.",
                }
            ],
        },
    ],
}

BULK_EXAMPLES = [
    OpenApiExample("Two products", value=BULK_REQUEST, request_only=True),
    OpenApiExample("One of two", value=BULK_ANSWER, response_only=True, status_codes=["207"]),
]
