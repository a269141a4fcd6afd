"""Made-up values for a certificate of a type that is still being written."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from django.utils.translation import gettext

from certificates.certificate.draft import Draft
from certificates.types import numbering
from certificates.types.fields import MetadataField
from certificates.types.type import SubjectKind

ROWS = 3  # of a table
_DECIMALS = ("12.50", "9.75", "0.08")


def sample_draft(
    *,
    kind: str,
    fields: Sequence[MetadataField],
    number: str | None,
    gtin: str | None,
    today: date,
    locale: str,
) -> Draft:
    """A draft with a value of the right kind in each field. Texts are in the active language."""
    stated: dict[str, Any] = {}
    match kind:
        case SubjectKind.PERSON:
            stated["holder_name"] = gettext("Name of the holder")
        case SubjectKind.PRODUCT:
            stated["product_id"] = gettext("Name of the product")
            stated["serial_number"] = "SN-0001"
            stated["gtin"] = gtin
    return Draft(
        metadata={field.key: _value(field, today, locale) for field in fields},
        certificate_number=number,
        issued_on=today,
        locale=locale,  # type: ignore[arg-type]  # one of four, the form has checked
        **stated,
    )


def sample_number(version: Mapping[str, Any], code: str, today: date) -> str | None:
    """The first number that the type's pattern would make today; None without a valid pattern."""
    pattern = version["number_pattern"]
    try:
        numbering.check(pattern, code)
    except numbering.InvalidPattern:
        return None
    return numbering.series(pattern, code=code, day=today).number(1)


def _value(field: MetadataField, today: date, locale: str) -> str | list[list[str]]:
    match field.kind:
        case "decimal":
            return _DECIMALS[0]
        case "date":
            return today.isoformat()
        case "choice":
            return field.choices[0] if field.choices else "…"
        case "table":
            return [_row(field, number, locale) for number in range(ROWS)]
    if field.unit:
        return _DECIMALS[0]  # a number with its unit, although the kind says text
    return _text(field.label.text(locale), field.max_length)


def _row(field: MetadataField, number: int, locale: str) -> list[str]:
    """The first column names what the row is about; the others look like measurements."""
    title = field.columns[0].label.text(locale) if field.columns else ""
    first = _text(f"{title} {number + 1}", field.max_length)
    return [first, *(_DECIMALS[number] for _column in field.columns[1:])]


def _text(about: str, limit: int) -> str:
    return (gettext("Example: %(what)s") % {"what": about})[:limit]
