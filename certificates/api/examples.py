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
