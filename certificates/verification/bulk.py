"""Bulk verification: whether many certificates are good now, by one query."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from accounts import usage
from accounts.domain.actors import certificate_time
from accounts.scopes import Mode, Standing
from certificates.lifecycle import State, Status, shown_status
from certificates.prefixes import CertificatesPrefix
from lib import ids
from lib.database import replicas
from lib.database.replicas import MissingOnReplicaError, Reading

from .queries import rows, type_name

_FIND = "SELECT * FROM certificates_shown(%(ids)s)"  # of all issuers: what everybody may see


@dataclass(frozen=True, slots=True, kw_only=True)
class BulkVerification:
    """The result of one certificate in a list; its own page shows the rest."""

    id: str
    status: Status
    issuer_name: str
    issuer_flagged: bool  # suspended for fraud: never green
    test: bool
    type_name: str
    number: str | None
    product_id: str | None
    serial_number: str | None
    checked_at: datetime
    as_of: datetime | None  # set while the primary database does not answer: never green


def find_many(
    raw_ids: Iterable[str], *, locale: str, now: datetime, counted: bool = True
) -> Mapping[str, BulkVerification]:
    """Results by identifier; unknown ones are left out. Each counts as one verification (`counted`)."""
    parsed = (ids.parse(CertificatesPrefix.CERTIFICATE, raw_id) for raw_id in raw_ids)
    certificate_ids = {certificate_id for certificate_id in parsed if certificate_id is not None}

    def look_up(reading: Reading) -> list[dict[str, Any]]:
        found = rows(_FIND, {"ids": list(certificate_ids)})
        if reading.is_replica and len(found) < len(certificate_ids):
            raise MissingOnReplicaError
        return [{**row, "reading": reading} for row in found]

    results = {}
    for row in replicas.read(look_up) if certificate_ids else ():
        result = _answer(row, locale, now)
        results[result.id] = result
        if counted:
            kind = usage.UsageKind.VERIFICATIONS
            usage.count(row["issuer_id"], row["mode"], kind, of=row["id"])
    return results


def _answer(row: Mapping[str, Any], locale: str, now: datetime) -> BulkVerification:
    state, starts_at, ends_at = State(row["state"]), row["starts_at"], row["ends_at"]
    reading: Reading = row["reading"]
    checked = certificate_time(row["mode"], row["test_clock_ahead"], reading.at or now)
    now = certificate_time(row["mode"], row["test_clock_ahead"], now)
    return BulkVerification(
        id=ids.encode(CertificatesPrefix.CERTIFICATE, row["id"]),
        status=shown_status(state, starts_at=starts_at, ends_at=ends_at, now=now),
        issuer_name=row["issuer_name"],
        issuer_flagged=row["standing"] == Standing.FRAUD.value,
        test=row["mode"] == Mode.TEST.value,
        type_name=type_name(row, locale),
        number=row["number"],
        product_id=row["product_id"],
        serial_number=row["serial_number"],
        checked_at=checked,
        as_of=reading.as_of,
    )
