"""Give an enrolment the successor of its superseded certificate.

The enrolment's sequence stays: `certificate.superseded` is the event, and names the successor.
"""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from accounts.scopes import Mode
from edu.models import Enrolment


def lock_enrolments_of(certificate_ids: Sequence[UUID], *, issuer_id: UUID, mode: Mode) -> None:
    """Locks the enrolments of these certificates against completing and reopening."""
    Enrolment.objects.for_issuer(issuer_id, mode).filter(certificate__in=certificate_ids).locked()


def replace_certificate(certificate_id: UUID, successor_id: UUID, *, now: datetime) -> None:
    """Replaces the certificate by its successor, if an enrolment has it."""
    rows = Enrolment.objects.filter(certificate=certificate_id)
    rows.update(certificate=successor_id, changed_at=now)
