"""Ask for a key for PDFs, give it its certificate, switch it on and off, remove it: for owners."""

from dataclasses import dataclass
from datetime import datetime
from importlib.util import find_spec

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import CertificatesRefused, ChainFault, NoPdfSigningKey, PdfSigningNotInstalled
from accounts.limits.lock import locked_issuer
from accounts.models import PdfSigningKey, PdfSigningState
from accounts.people.operations import require_owner
from accounts.prefixes import AccountsPrefix
from accounts.querysets import PdfSigningKeyQuerySet
from accounts.scopes import Mode
from lib import ids

from .keys import put_into_use
from .rules import Chain, read_chain, stored_chain


@dataclass(frozen=True, slots=True)
class PdfSigning:
    """An issuer's key for PDFs, and the one that is to follow it."""

    used: PdfSigningKey | None
    next: PdfSigningKey | None

    @property
    def chain(self) -> Chain | None:
        """The certificates of the key in use."""
        return (
            stored_chain(self.used.certificates) if self.used and self.used.certificates else None
        )

    @property
    def is_on(self) -> bool:
        """Whether PDFs are to be signed."""
        return self.used is not None and self.used.state == PdfSigningState.ACTIVE

    def has_expired(self, now: datetime) -> bool:
        """Whether the certificate in use has ended."""
        return bool(self.used and self.used.valid_until and self.used.valid_until <= now)


def is_installed() -> bool:
    """Whether the packages of the extra `pdf-signing` are there."""
    return find_spec("pyhanko") is not None


def setup_of(context: RequestContext) -> PdfSigning:
    """What the issuer has set up."""
    rows = _keys(context)
    return PdfSigning(rows.in_use().first(), rows.to_come().first())


@transaction.atomic
def request_key(
    *, context: RequestContext, organization: str, country: str, self_signed: bool
) -> PdfSigningKey:
    """Have a worker make a key pair and the request for its certificate; an earlier request is dropped.

    A key in use goes on signing until the new one has its certificate. With `self_signed` no
    authority is asked, and the key signs at once. Raises OwnerRequired, PdfSigningNotInstalled.
    """
    locked_issuer(context.issuer.id)
    require_owner(context)
    if not is_installed():
        raise PdfSigningNotInstalled
    _keys(context).to_come().delete()
    key = PdfSigningKey.objects.create(
        issuer_id=context.issuer.id,
        organization=organization,
        country=country,
        self_signed=self_signed,
        requested_at=context.now,
    )
    values = {"organization": organization, "country": country, "self_signed": self_signed}
    _record(context, "pdf_signing.key_requested", audit.initial_values(values))
    return key


@transaction.atomic
def add_certificates(*, context: RequestContext, raw: bytes) -> PdfSigningKey:
    """Give a key the certificates of its authority, and have PDFs signed from now on.

    They may be of the key to come, or a renewed certificate of the key in use. Raises OwnerRequired,
    NoPdfSigningKey, CertificatesRefused.
    """
    locked_issuer(context.issuer.id)
    require_owner(context)
    rows = _keys(context).exclude(state__in=[PdfSigningState.REQUESTED, PdfSigningState.RETIRED])
    keys = sorted(rows, key=lambda key: key.state != PdfSigningState.WAITING)
    key, chain = _matching(keys, raw, context.now)
    put_into_use(key, chain)
    key.self_signed = chain.is_self_signed
    key.save()
    values = {"fingerprint": chain.fingerprint, "valid_until": chain.valid_until}
    _record(context, "pdf_signing.certificate_added", audit.initial_values(values))
    return key


@transaction.atomic
def switch(*, context: RequestContext, on: bool) -> None:
    """Have PDFs signed, or not. Raises OwnerRequired, NoPdfSigningKey, PdfSigningNotInstalled."""
    locked_issuer(context.issuer.id)
    require_owner(context)
    if on and not is_installed():
        raise PdfSigningNotInstalled
    key = _keys(context).in_use().first()
    if key is None:
        raise NoPdfSigningKey
    state = PdfSigningState.ACTIVE if on else PdfSigningState.PAUSED
    changes = audit.diff({"state": key.state}, {"state": state})
    key.state = state
    key.save(update_fields=["state"])
    if changes:
        _record(context, "pdf_signing.switched", changes)


@transaction.atomic
def remove(*, context: RequestContext) -> None:
    """Delete the private keys, and the signatures that they made and that are stored here.

    Files that were handed out keep theirs. Raises OwnerRequired, NoPdfSigningKey.
    """
    locked_issuer(context.issuer.id)
    require_owner(context)
    rows = PdfSigningKey.objects.filter(issuer_id=context.issuer.id)
    fingerprints = [
        stored_chain(key.certificates).fingerprint
        for key in rows.order_by("pk")
        if key.certificates
    ]
    if not rows.delete()[0]:
        raise NoPdfSigningKey
    changes = audit.diff({"fingerprints": fingerprints}, {})
    _record(context, "pdf_signing.removed", changes)


def _matching(keys: list[PdfSigningKey], raw: bytes, now: datetime) -> tuple[PdfSigningKey, Chain]:
    """The key that the certificates belong to, and their chain."""
    if not keys:
        raise NoPdfSigningKey
    refusals = []
    for key in keys:
        assert key.request is not None
        try:
            return key, read_chain(raw, request=key.request, now=now)
        except CertificatesRefused as refusal:
            refusals.append(refusal)
    raise next((each for each in refusals if each.fault != ChainFault.OTHER_KEY), refusals[0])


def _keys(context: RequestContext) -> PdfSigningKeyQuerySet:
    return PdfSigningKey.objects.for_issuer(context.issuer.id, Mode.LIVE)


def _record(context: RequestContext, action: str, changes: audit.Changes) -> None:
    issuer = ids.encode(AccountsPrefix.ISSUER, context.issuer.id)
    record(context, action, issuer, changes, mode=Mode.LIVE)
