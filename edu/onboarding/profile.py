"""The profile of an institution: its fields and their rules."""

from collections.abc import Iterator, Mapping
from typing import Any

from accounts.errors import FieldError, ValidationFailed
from accounts.operations.issuers.settings import is_email, is_website
from edu.models import Onboarding

from .countries import country_codes

# The columns -> their names in the API.
PROFILE_FIELDS: Mapping[str, str] = {
    "legal_name": "legalName",
    "country": "country",
    "address": "address",
    "website": "website",
    "accreditation_body": "accreditationBody",
    "accreditation_number": "accreditationNumber",
    "contact_name": "contactName",
    "contact_email": "contactEmail",
    "contact_phone": "contactPhone",
}
# Not every institution is accredited; a company's training department is not. Operators decide.
REQUIRED_FIELDS = ("legal_name", "country", "address", "website", "contact_name", "contact_email")
ACCREDITATION = ("accreditation_body", "accreditation_number")


def check_profile(change: Mapping[str, Any]) -> dict[str, str]:
    """The values for the columns. Raises ValidationFailed."""
    values: dict[str, str] = {name: value or "" for name, value in change.items()}
    if "country" in values:
        values["country"] = values["country"].upper()
    if faults := list(_faults(values)):
        raise ValidationFailed(faults)
    return values


def missing_in(profile: Onboarding) -> list[str]:
    """Required fields that are empty, by their API names. An accreditation has to be complete."""
    half = any(getattr(profile, name) for name in ACCREDITATION)
    needed = (*REQUIRED_FIELDS, *(ACCREDITATION if half else ()))
    return [PROFILE_FIELDS[name] for name in needed if not getattr(profile, name)]


def _faults(values: Mapping[str, str]) -> Iterator[FieldError]:
    if (country := values.get("country")) and country not in country_codes():
        yield FieldError("/country", "invalid_format", {"expected": "ISO 3166-1: DE, FR, XK"})
    if (website := values.get("website")) and not is_website(website):
        yield FieldError("/website", "invalid_format", {"expected": "https://…"})
    if (email := values.get("contact_email")) and not is_email(email):
        yield FieldError("/contactEmail", "invalid_email")
