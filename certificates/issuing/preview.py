"""Preview the public page of a certificate that is not issued. Nothing is stored."""

from dataclasses import replace

from accounts.domain.actors import RequestContext
from certificates.certificate.draft import Draft
from certificates.verification import verify as verification
from certificates.verification.verify import Verification

from .build import build, prepare

LATER = "…"  # in place of what only issuing decides: the identifier, the number, the checksum


def preview(*, context: RequestContext, draft: Draft) -> Verification:
    """The page as it would be, in the certificate's own language.

    It has no identifier and cannot be printed; it is marked as a test, so that it is never green.
    Refuses with ValidationFailed as issuing would. Number, subject and quota are not checked.
    """
    prepared = prepare(context, draft)
    new = build(context, prepared, LATER if prepared.series else None)
    return as_preview(verification.preview(new.row, now=context.now))


def as_preview(page: Verification) -> Verification:
    """The page without an identifier, never green, and with nothing to download."""
    return replace(page, id=LATER, data_hash=LATER, test=True, trustworthy=False, printable=False)
