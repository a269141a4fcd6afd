"""Queries of verification: whose a certificate is, and all that its page needs, stored or not."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any
from uuid import UUID

import orjson

from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound
from certificates.types.models import CODES, text_in
from lib import ids, sql
from lib.database import tenancy


def key_of(raw_id: str) -> UUID:
    """The key of a public identifier. Raises CertificateNotFound where it is none."""
    certificate_id = ids.parse(CertificatesPrefix.CERTIFICATE, raw_id)
    if certificate_id is None:
        raise CertificateNotFound
    return certificate_id


def within_issuer_of(certificate_id: UUID) -> AbstractContextManager[None]:
    """Within this block the database shows the rows of the certificate's issuer; of nobody if there is none."""
    return tenancy.acting_for_whose("certificates_issuer_of", certificate_id)


# Of the type `certificates_page` in the database, in its order.
_COLUMNS = (
    "id mode number product_id gtin serial_number holder_name locale issued_on valid_from "
    "valid_until starts_at ends_at document data_hash state reason public_note state_changed_at "
    "superseded_by_id has_links erased show_holder kind fields name_de name_en name_fr name_sq "
    "attachments_public pdf_public files issuer_id issuer_name standing time_zone "
    "test_clock_ahead color logo_sha256 contact website address domains log_index log_at log_key "
    "history"
).split()
# By the rights of the tables' owner, so that visitors need no issuer to be set.
FIND = "SELECT * FROM certificates_find_page(%(id)s)"
_READ = """
SELECT page.* FROM {certificate} c JOIN {version} v ON v.id = c.version_id
 CROSS JOIN LATERAL certificates_page_of(c, v) page
"""
_CERTIFICATES, _VERSIONS = "certificates_certificate", "certificates_typeversion"
_FROM_JSON = "jsonb_populate_record(NULL::{table}, %({name})s::jsonb)"
_FROM_ROW = _FROM_JSON.format(table=_CERTIFICATES, name="row")
_FROM_VERSION = _FROM_JSON.format(table=_VERSIONS, name="version")
_FIND_OF_ISSUER = (
    f"{_READ.format(certificate=_CERTIFICATES, version=_VERSIONS)} WHERE c.id = %(id)s"
)
_FORESEE = _READ.format(certificate=_FROM_ROW, version=_VERSIONS)
_FORESEE_WITH_TYPE = _READ.format(certificate=_FROM_ROW, version=_FROM_VERSION)


def published(certificate_id: UUID) -> Mapping[str, Any] | None:
    """A certificate with its type and issuer, whoever issued it; None if there is none. For visitors."""
    with tenancy.whoever():
        return _named(sql.fetch_one(FIND, {"id": certificate_id}))


def stored(certificate_id: UUID) -> Mapping[str, Any] | None:
    """The same for the issuer that the context acts for: None for a certificate of another."""
    return _named(sql.fetch_one(_FIND_OF_ISSUER, {"id": certificate_id}))


def foreseen(
    certificate: Mapping[str, Any], version: Mapping[str, Any] | None = None
) -> Mapping[str, Any]:
    """The same for a certificate that is not stored, from its columns: by the same query.

    With `version`, the version of its type is not stored either.
    """
    params = {"row": orjson.dumps(certificate, default=_bytea).decode()}
    if version is not None:
        params["version"] = orjson.dumps(version).decode()
    row = _named(sql.fetch_one(_FORESEE if version is None else _FORESEE_WITH_TYPE, params))
    assert row is not None  # its issuer and its type are there
    return row


def type_name(row: Mapping[str, Any], locale: str) -> str:
    """The name of the type in this language, or in one that stands in for it."""
    return text_in({code: row[f"name_{code}"] for code in CODES}, locale)


def rows(statement: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of a statement as dicts."""
    with sql.read_cursor() as cursor:
        cursor.execute(statement, params)
        names = [column.name for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _named(row: tuple[Any, ...] | None) -> Mapping[str, Any] | None:
    return None if row is None else dict(zip(_COLUMNS, row, strict=True))


def _bytea(value: bytes) -> str:
    """Bytes as PostgreSQL writes them in text."""
    return rf"\x{value.hex()}"
