"""The floor: bare Django views with hand-written SQL on the same tables. No product code.

It writes the same rows, or reads them by the same query, as the product does; it checks nothing. A
test holds its statements to the product's, so that it cannot fall behind.
"""

import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection, transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from uuid_utils.compat import uuid7

FIND_KEY = """
SELECT k.id, k.mode, k.digest, k.pepper_id, k.scopes, k.scope_cap, k.type_ids, k.allowed_networks,
       k.expires_at, k.revoked_at, use.last_used_at, i.trusted_networks,
       current_setting('transaction_read_only') = 'off',
       ARRAY[k.ctid, i.ctid, p.ctid]::text, ARRAY[k.xmin, i.xmin, p.xmin]::text,
       i.id, i.name, i.default_locale, i.time_zone, i.standing, i.issuing_blocked_from,
       i.data_hash_enabled, i.notify_holder, i.expiry_warning_days,
       p.features, p.monthly_certificates, p.rate_burst, p.rate_per_minute
  FROM accounts_apikey k
  JOIN accounts_issuer i ON i.id = k.issuer_id
  JOIN accounts_plan p ON p.id = i.plan_id
  LEFT JOIN accounts_apikeyuse use ON use.key_id = k.id
 WHERE k.key_id = %(key_id)s
"""
INSERT_CERTIFICATE = """
INSERT INTO certificates_certificate
  (id, issuer_id, mode, type_id, version_id, number, external_ref, product_id, gtin,
   serial_number, holder_name, holder_email, locale, issued_at, issued_on, valid_from,
   valid_until, starts_at, ends_at, document, data_hash, state, state_changed_at, sequence,
   supersedes_id, next_notice_at, natural_key)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
INSERT_HISTORY = """
INSERT INTO certificates_certificatehistory
  (certificate_id, sequence, to_state, at, actor_kind, actor_id, request_id, ip)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
"""
INSERT_EVENT = """
INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
"""
INSERT_KEYS = """
INSERT INTO certificates_certificatekey (hash, certificate_id)
SELECT unnest(%s::bigint[]), %s
"""
FIND_CERTIFICATE = """
SELECT c.id, c.number, c.type_id, t.code, c.external_ref, c.product_id, c.gtin, c.serial_number,
       c.holder_name, c.holder_email, c.locale, c.issued_at, c.issued_on, c.valid_from,
       c.valid_until, c.starts_at, c.ends_at, c.data_hash, c.state, c.reason,
       c.state_changed_at, c.supersedes_id, c.superseded_by_id, c.mode, c.document
  FROM certificates_certificate c
  JOIN certificates_certificatetype t ON t.id = c.type_id
 WHERE c.id = %(id)s AND c.issuer_id = %(issuer_id)s AND c.mode = %(mode)s
"""
LIST_CERTIFICATES = """
SELECT c.id, c.number, c.type_id, t.code, c.external_ref, c.product_id, c.gtin, c.serial_number,
       c.holder_name, c.holder_email, c.locale, c.issued_at, c.issued_on, c.valid_from,
       c.valid_until, c.starts_at, c.ends_at, c.data_hash, c.state, c.reason,
       c.state_changed_at, c.supersedes_id, c.superseded_by_id, c.mode
  FROM certificates_certificate c
  JOIN certificates_certificatetype t ON c.type_id = t.id
 WHERE c.issuer_id = %(issuer_id)s AND c.mode = 'live'
 ORDER BY c.id DESC LIMIT 201
"""
VERIFY_CERTIFICATE = """
SELECT c.id, c.mode, c.number, c.product_id, c.gtin, c.serial_number, c.holder_name, c.locale,
       c.issued_on, c.valid_from, c.valid_until, c.starts_at, c.ends_at, c.document, c.data_hash,
       c.state, c.reason, c.public_note, c.state_changed_at, c.superseded_by_id,
       c.erased_at IS NOT NULL OR c.erasure_id IS NOT NULL,
       i.id, i.name, i.standing, i.time_zone, b.color, b.logo_sha256, c.has_links,
       v.show_holder, v.fields::text, v.name_de, v.name_en, v.name_fr, v.name_sq,
       v.attachments_public, CASE WHEN v.attachments_public THEN
         ARRAY(SELECT number FROM certificates_attachmentfile WHERE certificate_id = c.id) END,
       v.pdf_public, b.contact, b.website,
       CASE WHEN c.sequence > 2 THEN
         (SELECT jsonb_agg(to_jsonb(h))::text FROM (
            SELECT at, action, from_state, to_state, reason, public_note
              FROM certificates_certificatehistory
             WHERE certificate_id = c.id ORDER BY sequence DESC LIMIT 50) h) END
  FROM certificates_certificate c
  JOIN accounts_issuer i ON i.id = c.issuer_id
  LEFT JOIN accounts_branding b ON b.issuer_id = i.id
  JOIN certificates_typeversion v ON v.id = c.version_id
 WHERE c.id = %(id)s
"""
BASE_URL = "https://certificates.example"


@csrf_exempt
def issue(request: HttpRequest) -> HttpResponse:
    """Look up the key and write certificate, history, event and search keys in one transaction."""
    body = json.loads(request.body)
    now, certificate_id = datetime.now(UTC), uuid7()
    with transaction.atomic(), connection.cursor() as cursor:
        key_id = request.headers["x-api-key"].split("_")[2]
        cursor.execute(FIND_KEY, {"key_id": key_id})
        key = cursor.fetchone()
        version_id = request.headers["x-version-id"]
        certificate = _certificate(certificate_id, key, version_id, body, now)
        cursor.execute(INSERT_CERTIFICATE, certificate)
        cursor.execute(INSERT_HISTORY, _history(certificate_id, key, now))
        cursor.execute(INSERT_EVENT, _event(certificate_id, key, now))
        cursor.execute(INSERT_KEYS, _keys(certificate_id, key, body))
    answer = {
        "ok": True,
        "id": f"cert_{certificate_id.hex}",
        "verifyUrl": f"{BASE_URL}/en/verify/cert_{certificate_id.hex}",
        "dataHash": certificate[20].hex(),
    }
    return JsonResponse(answer, status=201)


def read(request: HttpRequest, certificate_id: UUID) -> HttpResponse:
    """Read one certificate with the product's query; answer a constant."""
    issuer_id = request.headers["x-issuer-id"]
    with connection.cursor() as cursor:
        cursor.execute(
            FIND_CERTIFICATE, {"id": certificate_id, "issuer_id": issuer_id, "mode": "live"}
        )
        cursor.fetchone()
    return JsonResponse({"ok": True})


def newest(request: HttpRequest) -> HttpResponse:
    """Read a list with the product's query; answer a constant."""
    with connection.cursor() as cursor:
        cursor.execute(LIST_CERTIFICATES, {"issuer_id": request.headers["x-issuer-id"]})
        cursor.fetchall()
    return JsonResponse({"ok": True})


def verify(request: HttpRequest, certificate_id: UUID) -> HttpResponse:
    """Read a certificate with the verify page's query; answer a constant."""
    with connection.cursor() as cursor:
        cursor.execute(VERIFY_CERTIFICATE, {"id": certificate_id})
        cursor.fetchone()
    return HttpResponse("<!doctype html><title>Valid</title><p>Valid")


def _certificate(
    certificate_id: UUID,
    key: tuple[Any, ...],
    version_id: str,
    body: dict[str, Any],
    now: datetime,
) -> list[Any]:
    """The column values of a certificate, in the order of the statement."""
    issuer_id, issuer_name, locale = key[15], key[16], key[17]
    document = {
        "version": 1,
        "id": f"cert_{certificate_id.hex}",
        "issuer": {"id": f"iss_{issuer_id.hex}", "name": issuer_name},
        "type": {"id": body["typeId"], "code": "en10204-3-1", "version": 1, "name": "Inspection"},
        "locale": locale,
        "timeZone": key[18],
        "issuedAt": now.isoformat(),
        "issuedOn": now.date().isoformat(),
        "validUntil": body["validUntil"],
        "productId": body["productId"],
        "serialNumber": body["serialNumber"],
        "holder": {"email": hashlib.sha256(body["holderEmail"].encode()).hexdigest()},
        "metadata": body["metadata"],
        "nonce": uuid7().hex,
    }
    frozen = json.dumps(document, sort_keys=True, separators=(",", ":")).encode()
    ends_at = datetime.fromisoformat(body["validUntil"]).replace(tzinfo=UTC) + timedelta(days=1)
    return [
        *(certificate_id, issuer_id, key[1], body["typeId"], version_id, certificate_id.hex, None),
        *(body["productId"], None, body["serialNumber"], None, body["holderEmail"], locale),
        *(now, now.date(), None, body["validUntil"], now, ends_at),
        *(frozen, hashlib.sha256(frozen).digest(), "active", now, 1),
        *(None, ends_at - timedelta(days=30)),
        f"ps\x1f{body['productId']}\x1f{body['serialNumber']}",
    ]


def _history(certificate_id: UUID, key: tuple[Any, ...], now: datetime) -> list[Any]:
    actor = f"key_{key[0].hex}"
    return [certificate_id, 1, "active", now, "key", actor, uuid7().hex, "127.0.0.0"]


def _keys(certificate_id: UUID, key: tuple[Any, ...], body: dict[str, Any]) -> list[Any]:
    """The search keys that the product writes for this body."""
    keys = {name: body[name] for name in ("productId", "serialNumber", "holderEmail")}
    keys |= body["metadata"]
    hashes = [
        int.from_bytes(
            hashlib.sha256(f"{key[15]}{name}{value}".encode()).digest()[:8], "big", signed=True
        )
        for name, value in keys.items()
    ]
    return [hashes, certificate_id]


def _event(certificate_id: UUID, key: tuple[Any, ...], now: datetime) -> list[Any]:
    event_id = uuid7()
    body = {
        "type": "certificate.issued",
        "timestamp": now.isoformat(),
        "id": f"evt_{event_id.hex}",
        "sequence": 1,
        "test": False,
        "data": {
            "certificateId": f"cert_{certificate_id.hex}",
            "certificateNumber": None,
            "externalRef": None,
            "status": "active",
            "verifyUrl": f"{BASE_URL}/en/verify/cert_{certificate_id.hex}",
        },
    }
    frozen = json.dumps(body).encode()
    return [event_id, key[15], key[1], "certificate.issued", certificate_id, 1, now, frozen]
