"""Keys and certificates that PDFs are signed with: made and used by workers, managed by owners."""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from importlib.util import find_spec
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import CertificatesRefused, ChainFault, NoPdfSigningKey, PdfSigningNotInstalled
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail import outbox
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import OutgoingMail, PdfSigningKey, PdfSigningState
from accounts.people.operations import require_owner
from accounts.scopes import AccountsPrefix, Mode, Role
from lib import crypto, ids
from lib.database.tenancy import acting_for, as_worker

from . import rules
from .models import PdfSigningKeyQuerySet
from .rules import Chain, read_chain, stored_chain

logger = logging.getLogger(__name__)

OWN_LIFETIME = timedelta(days=3 * 365)  # of a certificate that no authority made
TEST_LIFETIME = timedelta(days=10 * 365)


def sets_signing(issuer_id: UUID) -> PdfSigningKey | None:
    """The key by which the issuer's PDFs are to be signed, whatever their mode; None if they are not."""
    rows = PdfSigningKey.objects.for_issuer(issuer_id, Mode.LIVE)
    return rows.filter(state=PdfSigningState.ACTIVE).first()


def key_of(issuer_id: UUID, mode: Mode, *, now: datetime) -> PdfSigningKey | None:
    """The key that signs the issuer's PDFs of this mode; None if they are not signed.

    The one for test certificates is made if there is none: no authority speaks for a test.
    """
    live = sets_signing(issuer_id)
    if live is None or mode is Mode.LIVE:
        return live
    rows = PdfSigningKey.objects.for_issuer(issuer_id, mode)
    return rows.filter(valid_until__gt=now).first() or _make_test_key(live, now)


def private_key(key: PdfSigningKey) -> RSAPrivateKey:
    """The private key. Raises ImproperlyConfigured in a process without SIGNING_KEYS."""
    assert key.secret is not None
    return _opened(key.secret)


@as_worker("any issuer may have asked for a key")
def make_requested(*, now: datetime) -> None:
    """Make the keys that owners have asked for."""
    requested = PdfSigningKey.objects.filter(state=PdfSigningState.REQUESTED)
    for key_id, issuer_id in list(requested.values_list("pk", "issuer_id")):
        try:
            with acting_for(issuer_id):
                _make(key_id, now)
        except Exception:  # it keeps no other from being made
            logger.exception("a key for PDFs was not made", extra={"key": str(key_id)})


@transaction.atomic
def _make(key_id: UUID, now: datetime) -> None:
    rows = PdfSigningKey.objects.filter(pk=key_id, state=PdfSigningState.REQUESTED)
    key = rows.select_for_update(skip_locked=True, no_key=True).first()
    if key is None:
        return  # withdrawn, or another worker is at it
    private = _fill(key)
    key.state = PdfSigningState.WAITING
    if key.self_signed:
        put_into_use(key, _own_chain(key, private, now, OWN_LIFETIME))
    key.save()


def put_into_use(key: PdfSigningKey, chain: Chain) -> None:
    """Let this key sign with these certificates, in place of the one before. The caller saves it."""
    rows = PdfSigningKey.objects.for_issuer(key.issuer_id, Mode(key.mode)).in_use()
    rows.exclude(pk=key.pk).update(state=PdfSigningState.RETIRED, secret=None)
    key.state = PdfSigningState.ACTIVE
    key.certificates, key.valid_until = chain.pem, chain.valid_until


def _make_test_key(live: PdfSigningKey, now: datetime) -> PdfSigningKey:
    with transaction.atomic():
        locked_issuer(live.issuer_id)
        rows = PdfSigningKey.objects.for_issuer(live.issuer_id, Mode.TEST)
        if made := rows.filter(valid_until__gt=now).first():
            return made  # by another worker meanwhile
        rows.delete()
        key = PdfSigningKey(
            issuer_id=live.issuer_id,
            mode=Mode.TEST,
            organization=f"TEST {live.organization}".encode()[:64].decode(errors="ignore"),
            country=live.country,
            self_signed=True,
            requested_at=now,
        )
        put_into_use(key, _own_chain(key, _fill(key), now, TEST_LIFETIME))
        key.save()
    return key


def _fill(key: PdfSigningKey) -> RSAPrivateKey:
    """Give the row a key pair, and the request for its certificate."""
    private = rules.new_key()
    pem = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    key.secret = crypto.encrypt(pem.decode(), "SIGNING_KEYS")
    key.request = rules.request_for(private, organization=key.organization, country=key.country)
    return private


def _own_chain(
    key: PdfSigningKey, private: RSAPrivateKey, now: datetime, lifetime: timedelta
) -> Chain:
    return rules.self_signed(
        private,
        organization=key.organization,
        country=key.country,
        start=now,
        end=now + lifetime,
    )


@lru_cache(maxsize=16)
def _opened(secret: str) -> RSAPrivateKey:
    """Checking a key takes longer than a signature: a process does it once."""
    private = load_pem_private_key(crypto.decrypt(secret, "SIGNING_KEYS").encode(), None)
    assert isinstance(private, RSAPrivateKey)
    return private


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
    key = _keys(context).in_use().get_or_raise(NoPdfSigningKey)
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


MAIL = "pdf_certificate_ending"
_READERS = frozenset({Role.OWNER, Role.ADMIN})


@as_worker("certificates of any issuer may be about to end")
def warn_of_ending_certificates(*, now: datetime) -> None:
    """One mail to each reader 30, 7 and 1 days before the end."""
    rows = PdfSigningKey.objects.filter(mode=Mode.LIVE, state=PdfSigningState.ACTIVE)
    for key in rows.filter(valid_until__range=(now, outbox.first_due(now))):
        assert key.valid_until is not None
        days = outbox.stage(key.valid_until, now)
        with acting_for(key.issuer_id):
            enqueue_for_members(
                MAIL,
                issuer_id=key.issuer_id,
                roles=_READERS,
                subject=key.pk,
                now=now,
                once=f"{key.valid_until.isoformat()} {days}",
            )


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None for a key that was replaced, switched off or removed since."""
    rows = PdfSigningKey.objects.filter(pk=mail.subject, state=PdfSigningState.ACTIVE)
    key = rows.first()
    if key is None or key.valid_until is None or key.valid_until > outbox.first_due(now):
        return None
    url = settings.BASE_URL + reverse("admin:accounts_issuer_pdf_signing")
    return MailContent(context={"due_at": key.valid_until, "url": url})


register_mail_kind(MailKind(name=MAIL, compose=compose))
