"""How the public page of a certificate would look, if it were issued now. Nothing is stored."""

from dataclasses import replace

from accounts.actors import RequestContext
from certificates import verification
from certificates.verification import Verification

from .build import build, prepare
from .draft import Draft

LATER = "…"  # stands where only issuing will tell: the identifier, the number, the checksum


def preview(*, context: RequestContext, draft: Draft) -> Verification:
    """What the page would say, in the certificate's own language.

    It has no identifier, so nobody can look it up or print it, and it is marked as a test: it is
    never green. Refuses with ValidationFailed as issuing would. Whether number and subject are free,
    and whether there is room in the quota, only issuing finds out.
    """
    prepared = prepare(context, draft)
    new = build(context, prepared, LATER if prepared.series else None)
    page = verification.preview(new.row, now=context.now)
    return replace(page, id=LATER, data_hash=LATER, test=True, trustworthy=False, printable=False)
