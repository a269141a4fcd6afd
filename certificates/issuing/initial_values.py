"""Initial values of the issue form: from the type, or from another certificate."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

import orjson

from accounts.models import Issuer
from certificates.holders.mails import contact_address
from certificates.models import Certificate, TypeVersion
from certificates.types.fields import MetadataField, from_stored
from certificates.types.type import SubjectKind
from lib.dates import local_date

from .issue_names import ITEM_COLUMNS, SIGNATORY_COLUMNS
from .metadata_fields import field_name
from .validity import last_day

JsonObject = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialValues:
    """Initial values, files that may be kept, and content that no longer fits the type."""

    initial: dict[str, Any]
    attachments: Sequence[JsonObject] = ()
    lost: Sequence[str] = field(default_factory=list)


def from_type(version: TypeVersion, issuer: Issuer, now: datetime) -> InitialValues:
    """For a new certificate: today's date, and validity and signatories of the type."""
    today = local_date(now, issuer.time_zone)
    months = version.validity_months
    return InitialValues(
        initial={
            "issued_on": today.isoformat(),
            "valid_until": last_day(today, months).isoformat() if months else None,
            "signatories": _rows(SIGNATORY_COLUMNS, version.signatories),
            "locale": version.default_locale or issuer.default_locale,
            "notify_holder": issuer.notify_holder,
        }
    )


def from_certificate(
    certificate: Certificate,
    version: TypeVersion,
    issuer: Issuer,
    now: datetime,
    *,
    correcting: bool,
) -> InitialValues:
    """For a copy or a correction. A correction repeats everything; a copy leaves out what belongs
    to one piece or person only.
    """
    document: JsonObject = orjson.loads(bytes(certificate.document or b"{}"))
    metadata, further, lost = _placed(document.get("metadata", {}), version)
    initial = {
        **from_type(version, issuer, now).initial,
        **metadata,
        "further": further,
        "product_id": certificate.product_id,
        "gtin": certificate.gtin,
        "locale": certificate.locale,
        "mode": certificate.mode,
        "items": _rows(ITEM_COLUMNS, document.get("items", ())),
        "signatories": _rows(SIGNATORY_COLUMNS, document.get("signatories", ())),
    }
    attachments = document.get("attachments", ())
    if correcting:
        initial |= _own(certificate) | {"kept": [str(n) for n in range(len(attachments))]}
    else:
        initial["items"] = [_without_serial(row) for row in initial["items"]]
        if version.kind != SubjectKind.PERSON:
            initial |= _holder(certificate)
    return InitialValues(initial=initial, attachments=attachments, lost=lost)


def _own(certificate: Certificate) -> dict[str, Any]:
    """What only a correction repeats. Not the certificate number: it can never be used again."""
    return {
        **_holder(certificate),
        "serial_number": certificate.serial_number,
        "external_ref": certificate.external_ref,
        "valid_from": _iso(certificate.valid_from),
        "valid_until": _iso(certificate.valid_until),
    }


def _holder(certificate: Certificate) -> dict[str, Any]:
    email = contact_address(certificate)
    return {"holder_name": certificate.holder_name, "holder_email": email}


def _iso(day: date | None) -> str | None:
    return day.isoformat() if day else None


def _without_serial(row: Sequence[str]) -> list[str]:
    names = (column.name for column in ITEM_COLUMNS)
    return ["" if name == "serialNumber" else cell for name, cell in zip(names, row, strict=True)]


def _placed(
    metadata: JsonObject, version: TypeVersion
) -> tuple[dict[str, Any], list[Any], list[str]]:
    """The metadata that fit the type's fields, further ones, and those that cannot be kept."""
    fields = {each.key: each for each in from_stored(version.fields)}
    fitting: dict[str, Any] = {}
    further: list[Any] = []
    lost: list[str] = []
    for key, value in metadata.items():
        if key in fields and _fits(value, fields[key]):
            fitting[field_name(fields[key])] = value
        elif key not in fields and isinstance(value, str) and not version.strict:
            further.append([key, value])
        else:
            lost.append(f"{key}: {_in_a_line(value)}")
    return fitting, further, lost


def _fits(value: Any, declared: MetadataField) -> bool:
    """Whether the field can show the value. (Whether it is valid is checked later.)"""
    match declared.kind:
        case "table":
            width = len(declared.columns)
            return isinstance(value, list) and all(len(row) <= width for row in value)
        case "choice":
            return value in declared.choices
        case "date":
            return isinstance(value, str) and _is_day(value)
        case _:
            return isinstance(value, str)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _in_a_line(value: str | list[list[str]]) -> str:
    return value if isinstance(value, str) else "; ".join(" | ".join(row) for row in value)


def _rows(columns: Sequence[Any], objects: Sequence[JsonObject]) -> list[list[str]]:
    return [[str(each.get(column.name, "")) for column in columns] for each in objects]
