"""The token of a bulk transition's dry run: it binds the real run to what was counted.

Signed, and stored nowhere. It holds the number of certificates and the moment of counting, and is
valid for one action on one selection of one account only.
"""

import hashlib
from dataclasses import dataclass, replace
from datetime import datetime
from uuid import UUID

import msgspec
from django.core import signing

from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from certificates.lifecycle import Action

from .selection import CertificateSelection, SelectionPreview

VALID_FOR = 24 * 60 * 60  # seconds
LONGEST = 500
_SALT = "certificates.dry_run"


@dataclass(frozen=True, slots=True, kw_only=True)
class DryRunSubject:
    """One action on one selection of one account."""

    issuer_id: UUID
    mode: Mode
    action: Action
    selection: CertificateSelection

    def fingerprint(self) -> str:
        """A hash of the action and the selection, without the moment of counting."""
        timeless = replace(self.selection, up_to=None)
        claims = [self.issuer_id, self.mode, self.action, timeless.filters, timeless.ids]
        return hashlib.sha256(msgspec.json.encode(claims, order="deterministic")).hexdigest()[:32]


def token_of(subject: DryRunSubject, preview: SelectionPreview) -> str:
    """The token of this dry run, to start the action with."""
    content = [subject.fingerprint(), preview.count, preview.up_to.isoformat()]
    return signing.dumps(content, salt=_SALT)


def read_token(token: str, subject: DryRunSubject) -> tuple[CertificateSelection, int]:
    """The selection up to the moment of the dry run, and how many certificates it counted.

    Raises ValidationFailed where the token is invalid, too old, or of another action or selection.
    """
    try:
        fingerprint, count, text = signing.loads(token, salt=_SALT, max_age=VALID_FOR)
        up_to = datetime.fromisoformat(text)
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise _invalid() from error
    stated = subject.selection.up_to
    if fingerprint != subject.fingerprint() or (stated is not None and stated != up_to):
        raise _invalid()
    return replace(subject.selection, up_to=up_to), count


def _invalid() -> ValidationFailed:
    return ValidationFailed([FieldError("/token", "invalid_token")])
