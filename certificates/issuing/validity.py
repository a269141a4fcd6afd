"""The validity of a certificate: its dates, stated or derived, and their instants."""

from dataclasses import dataclass
from datetime import date, datetime

from dateutil.relativedelta import relativedelta

from accounts.errors import FieldError, ValidationFailed
from certificates.certificate.draft import Draft
from certificates.types.types import TypeFacts
from lib.dates import end_of_day, start_of_day


@dataclass(frozen=True, slots=True, kw_only=True)
class Validity:
    """The dates that apply, and their instants in the issuer's time zone."""

    issued_on: date
    valid_until: date | None
    starts_at: datetime
    ends_at: datetime | None


def validity_of(
    draft: Draft, certificate_type: TypeFacts, *, issued_on: date, zone: str
) -> Validity:
    """The validity of a draft. Raises ValidationFailed if it would end before it begins."""
    valid_until = draft.valid_until
    first_day = draft.valid_from or issued_on
    if valid_until is None and certificate_type.validity_months is not None:
        valid_until = last_day(first_day, certificate_type.validity_months)
    starts_at = start_of_day(first_day, zone)
    ends_at = end_of_day(valid_until, zone) if valid_until else None
    # The stated dates are in order; a period may be over by now, and zones have skipped whole days.
    if (valid_until and valid_until < issued_on) or (ends_at and ends_at <= starts_at):
        raise ValidationFailed([FieldError("/validUntil", "date_order", {"other": "issuedOn"})])
    return Validity(
        issued_on=issued_on, valid_until=valid_until, starts_at=starts_at, ends_at=ends_at
    )


def last_day(first_day: date, months: int) -> date:
    """The last day of a period of so many calendar months."""
    return first_day + relativedelta(months=months, days=-1)
