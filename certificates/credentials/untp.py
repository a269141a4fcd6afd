"""UN Transparency Protocol (UNTP): certificates as Digital Conformity Credentials. One module per version.

1.0 is announced; what is published and used today is 0.7.0, of May 2026.
"""

from collections.abc import Callable, Mapping
from typing import Any

from certificates.models import ConformityForm, TypeVersion
from certificates.types.credential_profiles import UNTP_DCC

from . import v0_7
from .snapshot import CertificateFacts

COMPOSERS: Mapping[ConformityForm, Callable[[CertificateFacts], dict[str, Any]]] = {
    ConformityForm.UNTP_0_7: v0_7.compose,
}


def form_of(version: TypeVersion) -> ConformityForm | None:
    """The form that certificates of this type are sealed in; None where the type has no such credentials."""
    return ConformityForm.UNTP_0_7 if version.credential.get("profile") == UNTP_DCC else None


def compose(form: ConformityForm, facts: CertificateFacts) -> dict[str, Any]:
    """The credential of a certificate, not yet signed."""
    return COMPOSERS[form](facts)
