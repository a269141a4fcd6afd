"""Receivers of signals of the accounts app, which knows no certificates."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from django.dispatch import receiver
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signals import (
    certificate_count_requested,
    certificate_types_requested,
    export_signature_requested,
    settings_changed,
    signature_count_requested,
    signing_key_changed,
    test_clock_advanced,
)
from certificates.log import keys as log_keys
from certificates.models import Certificate, CertificateType, SignedCredential
from certificates.proof_files import operations as proof_files
from certificates.status_lists.operations import key_compromised
from certificates.transitions import notices


@receiver(certificate_types_requested, dispatch_uid="certificates.types")
def name_types(issuer_id: UUID, **_: object) -> dict[int, str]:
    """The issuer's types with their names, archived ones too: keys may still read their certificates."""
    rows = CertificateType.objects.for_issuer(issuer_id).select_related("current")
    return {
        certificate_type.pk: str(certificate_type) for certificate_type in rows.order_by("code")
    }


@receiver(certificate_count_requested, dispatch_uid="certificates.count")
def count_certificates(issuer_id: UUID, at_most: int | None, **_: object) -> int:
    """How many live certificates an issuer has, of whatever status; counting ends at `at_most`."""
    return Certificate.objects.for_issuer(issuer_id, Mode.LIVE)[:at_most].count()


@receiver(signature_count_requested, dispatch_uid="certificates.signatures")
def count_signatures(
    issuer_id: UUID, mode: Mode, key_id: UUID | None, at_most: int, **_: object
) -> int:
    """How many credentials this key has signed, or how many of the issuer's wait for a signature."""
    rows = SignedCredential.objects.filter(key_id=key_id, signed_at__isnull=False)
    if key_id is None:
        rows = SignedCredential.objects.filter(
            signed_at=None, certificate__issuer_id=issuer_id, certificate__mode=mode
        )
    return rows[:at_most].count()


@receiver(settings_changed, dispatch_uid="certificates.settings")
def follow_warning_days(names: Collection[str], context: RequestContext, **_: object) -> None:
    """Reschedule expiry notices when the issuer changes its warning days."""
    if "expiry_warning_days" in names:
        notices.start_rescheduling(context=context)


@receiver(test_clock_advanced, dispatch_uid="certificates.test_clock")
def follow_test_clock(issuer: Issuer, now: datetime, **_: object) -> None:
    """Publish at once what is due by the new time; of very many, the next sweep takes the rest."""
    notices.send_due_by_test_clock(issuer, now=now)


@receiver(export_signature_requested, dispatch_uid="certificates.exports")
def sign_export(issuer_id: UUID, mode: Mode, manifest: bytes, **_: object) -> bytes | None:
    """Sign the manifest of an export with the issuer's key, which the log proves."""
    return proof_files.sign_manifest(issuer_id, mode, manifest, now=timezone.now())


@receiver(signing_key_changed, dispatch_uid="certificates.signing_keys")
def log_signing_key(key: SigningKey, **_: object) -> None:
    """Put the change into the queue of the transparency log."""
    log_keys.enqueue(key)


@receiver(signing_key_changed, dispatch_uid="certificates.status_lists")
def sign_status_lists_anew(key: SigningKey, **_: object) -> None:
    """Lists that a compromised key may have signed get another signature."""
    if key.state == SigningKeyState.COMPROMISED:
        key_compromised(key.issuer_id, Mode(key.mode), now=timezone.now())
