"""Many jobs: the one gate of tenancy, and what workers look for."""

from datetime import datetime
from typing import TYPE_CHECKING, Self
from uuid import UUID

from django.db import models

from accounts.scopes import Mode

from .states import UNFINISHED

if TYPE_CHECKING:
    from .models import Job


class JobQuerySet(models.QuerySet["Job"]):
    """Jobs, asked for through issuer and mode; workers ask for what is due."""

    def for_issuer(self, issuer_id: UUID, mode: Mode | None = None) -> Self:
        """One issuer's jobs; of one mode, if it is given."""
        rows = self.filter(issuer_id=issuer_id)
        return rows if mode is None else rows.filter(mode=mode)

    def unfinished(self) -> Self:
        """Those to which something will still happen."""
        return self.filter(state__in=UNFINISHED)

    def due(self, now: datetime) -> Self:
        """Those that a worker may take, the longest waiting first."""
        return self.unfinished().filter(due_at__lte=now).order_by("due_at", "id")

    def worked_on(self, now: datetime) -> Self:
        """Those that a worker holds at this moment."""
        return self.unfinished().filter(lease_token__isnull=False, due_at__gt=now)

    def with_old_files(self, before: datetime) -> Self:
        """Those that ended before then, and whose input and results are still here."""
        return self.filter(finished_at__lt=before, files_removed_at=None)
