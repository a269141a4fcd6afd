"""An enrolment follows its certificate: superseded, it stands for the successor.

The enrolment's own number of changes stays: `certificate.superseded` is the event, and says by what.
"""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from accounts.scopes import Mode
from edu.models import Enrolment


def lock_enrolments_of(certificate_ids: Sequence[UUID], *, issuer_id: UUID, mode: Mode) -> None:
    """Keeps everybody else from completing or reopening the enrolments of these certificates."""
    Enrolment.objects.for_issuer(issuer_id, mode).filter(certificate__in=certificate_ids).held()


def replace_certificate(certificate_id: UUID, successor_id: UUID, *, now: datetime) -> None:
    """Puts the successor in the place of the certificate, where an enrolment has it."""
    rows = Enrolment.objects.filter(certificate=certificate_id)
    rows.update(certificate=successor_id, changed_at=now)
