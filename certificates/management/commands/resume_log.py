"""`manage.py resume_log`: take up the published transparency log after a backup was restored."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from accounts.scopes import Mode
from certificates.models import TransparencyLog
from certificates.operations.log import resuming


class Command(BaseCommand):
    help = (
        "Takes the entries that were published after the restored backup back into the database, so that"
        " the log goes on from them. Needs LOG_KEY and the log's storage."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        halted = TransparencyLog.objects.filter(halted__isnull=False)
        if not halted.exists():
            self.stdout.write("No log is halted: there is nothing to do.")
        for log in halted:
            try:
                resumed = resuming.resume(Mode(log.mode))
            except resuming.CannotResume as fault:
                raise CommandError(f"{log.origin}: {fault}") from fault
            self.stdout.write(
                f"{log.origin}: {resumed.entries} entries taken up. {resumed.known} of them are of changes"
                f" that this database has; the others were made after the backup, and are lost here."
            )
