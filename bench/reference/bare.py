"""Bare views: one SELECT and two INSERTs in a transaction, and one query by primary key."""

import json
from datetime import UTC, datetime
from uuid import UUID

from django.db import connection, transaction
from django.http import HttpRequest, HttpResponse, JsonResponse

from bench.reference.documents import answer, digest_of, document, event_body, new_id

FIND_KEY = "SELECT id, issuer_id FROM reference_key WHERE digest = %s"
INSERT_CERTIFICATE = """
INSERT INTO reference_certificate
  (id, issuer_id, type_id, product_id, serial_number, holder_email, valid_until, issued_at, state,
   document, data_hash)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
INSERT_EVENT = """
INSERT INTO reference_event (id, issuer_id, type, certificate_id, occurred_at, body)
VALUES (%s, %s, %s, %s, %s, %s)
"""
FIND_CERTIFICATE = """
SELECT id, product_id, serial_number, holder_email, valid_until, issued_at, state, data_hash
  FROM reference_certificate WHERE id = %s
"""


def issue(request: HttpRequest) -> HttpResponse:
    """Look up the key, write a certificate and its event."""
    body = json.loads(request.body)
    now, certificate_id, event_id = datetime.now(UTC), new_id(), new_id()
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(FIND_KEY, [digest_of(request.headers["x-api-key"])])
        _, issuer_id = cursor.fetchone()
        text, data_hash = document(certificate_id, issuer_id, body, now)
        certificate = [
            *(certificate_id, issuer_id, body["typeId"], body["productId"], body["serialNumber"]),
            *(body["holderEmail"], body["validUntil"], now, "active", text, data_hash),
        ]
        cursor.execute(INSERT_CERTIFICATE, certificate)
        event = event_body(event_id, certificate_id, now)
        cursor.execute(
            INSERT_EVENT, [event_id, issuer_id, "certificate.issued", certificate_id, now, event]
        )
    return JsonResponse(answer(certificate_id, data_hash), status=201)


def read(request: HttpRequest, certificate_id: UUID) -> HttpResponse:
    """Read one certificate by its primary key."""
    with connection.cursor() as cursor:
        cursor.execute(FIND_CERTIFICATE, [certificate_id])
        row = cursor.fetchone()
    content = {
        "id": str(row[0]),
        "productId": row[1],
        "serialNumber": row[2],
        "holderEmail": row[3],
        "validUntil": row[4].isoformat(),
        "issuedAt": row[5].isoformat(),
        "status": row[6],
        "dataHash": bytes(row[7]).hex(),
    }
    return JsonResponse(content)
