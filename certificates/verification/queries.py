"""Queries of verification: a certificate with all that its page needs, stored or not."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson

from certificates.models.multilingual import CODES, text_in
from lib import sql

# Erased, or about to be: nothing of the content is shown in either case.
ERASED = "c.erased_at IS NOT NULL OR c.erasure_id IS NOT NULL"
# Name -> SQL expression.
_COLUMNS = {
    **{
        name: f"c.{name}"
        for name in (
            *("id mode number product_id gtin serial_number holder_name locale issued_on".split()),
            *("valid_from valid_until starts_at ends_at document data_hash state reason".split()),
            *("public_note state_changed_at superseded_by_id".split()),
        )
    },
    "erased": ERASED,
    "issuer_id": "i.id",
    "issuer_name": "i.name",
    "standing": "i.standing",
    "time_zone": "i.time_zone",
    "test_clock_ahead": "i.test_clock_ahead",
    "color": "b.color",
    "logo_sha256": "b.logo_sha256",
    "has_links": "c.has_links",
    "show_holder": "v.show_holder",
    "kind": "v.kind",
    "fields": "v.fields::text",
    "name_de": "v.name_de",
    "name_en": "v.name_en",
    "name_fr": "v.name_fr",
    "name_sq": "v.name_sq",
    "attachments_public": "v.attachments_public",
    "files": """CASE WHEN v.attachments_public THEN
         ARRAY(SELECT number FROM certificates_attachmentfile WHERE certificate_id = c.id) END""",
    "pdf_public": "v.pdf_public",
    "contact": "b.contact",
    "website": "b.website",
    "address": "b.address",
    "domains": """ARRAY(SELECT d.name FROM accounts_issuerdomain d
            WHERE d.issuer_id = i.id AND d.verified_at IS NOT NULL
            ORDER BY d.verified_at, d.id LIMIT 3)""",
    "log_index": "logged.index",
    "log_at": "logged.at",
    "log_key": "logged.verifier_key",
    "history": """CASE WHEN c.sequence > 2 THEN
         (SELECT jsonb_agg(to_jsonb(h))::text FROM (
            SELECT at, action, from_state, to_state, reason, public_note
              FROM certificates_certificatehistory
             WHERE certificate_id = c.id ORDER BY sequence DESC LIMIT 50) h) END""",
}
_READ = f"""
SELECT {", ".join(_COLUMNS.values())}
  FROM {{certificate}} c
  JOIN accounts_issuer i ON i.id = c.issuer_id
  LEFT JOIN accounts_branding b ON b.issuer_id = i.id
  JOIN {{version}} v ON v.id = c.version_id
  LEFT JOIN LATERAL (
    SELECT e.index, p.at, l.verifier_key
      FROM certificates_logentry e
      JOIN certificates_log l ON l.mode = e.mode AND l.published > e.index
      CROSS JOIN LATERAL (
        SELECT at FROM certificates_logcheckpoint
         WHERE mode = e.mode AND size > e.index ORDER BY size LIMIT 1) p
     WHERE e.certificate_id = c.id ORDER BY e.sequence LIMIT 1) logged ON true
"""
_STORED_VERSION = "certificates_typeversion"
_FROM_JSON = "jsonb_populate_record(NULL::{table}, %({name})s::jsonb)"
_CERTIFICATE = _FROM_JSON.format(table="certificates_certificate", name="row")
FIND = f"""{_READ.format(certificate="certificates_certificate", version=_STORED_VERSION)}
 WHERE c.id = %(id)s"""
_FORESEE = _READ.format(certificate=_CERTIFICATE, version=_STORED_VERSION)
_FORESEE_WITH_TYPE = _READ.format(
    certificate=_CERTIFICATE, version=_FROM_JSON.format(table=_STORED_VERSION, name="version")
)


def stored(certificate_id: UUID) -> Mapping[str, Any] | None:
    """A certificate with its type and issuer, by one prepared query; None if there is none."""
    row = sql.fetch_one(FIND, {"id": certificate_id})
    return None if row is None else _named(row)


def foreseen(
    certificate: Mapping[str, Any], version: Mapping[str, Any] | None = None
) -> Mapping[str, Any]:
    """The same for a certificate that is not stored, from its columns: by the same query.

    With `version`, the version of its type is not stored either.
    """
    params = {"row": orjson.dumps(certificate, default=_bytea).decode()}
    if version is not None:
        params["version"] = orjson.dumps(version).decode()
    row = sql.fetch_one(_FORESEE if version is None else _FORESEE_WITH_TYPE, params)
    assert row is not None  # its issuer and its type are there
    return _named(row)


def type_name(row: Mapping[str, Any], locale: str) -> str:
    """The name of the type in this language, or in one that stands in for it."""
    return text_in({code: row[f"name_{code}"] for code in CODES}, locale)


def rows(statement: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of a statement as dicts."""
    with sql.read_cursor() as cursor:
        cursor.execute(statement, params)
        names = [column.name for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _named(row: tuple[Any, ...]) -> Mapping[str, Any]:
    return dict(zip(_COLUMNS, row, strict=True))


def _bytea(value: bytes) -> str:
    """Bytes as PostgreSQL writes them in text."""
    return rf"\x{value.hex()}"
