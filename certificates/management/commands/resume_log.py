"""`manage.py resume_log`: take up the published transparency log after a backup was restored."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from accounts.scopes import Mode
from certificates.log import resuming


class Command(BaseCommand):
    help = (
        "Takes the entries that were published after the restored backup back into the database, so that"
        " the log goes on from them. Needs LOG_KEY and the log's storage."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        for mode in Mode:
            try:
                resumed = resuming.resume(mode)
            except resuming.CannotResume as fault:
                raise CommandError(f"{mode.value}: {fault}") from fault
            said = f"{mode.value}: {resumed.entries} entries taken up."
            if resumed.entries:
                said += (
                    f" {resumed.known} of them are of changes that this database has; the others were"
                    " made after the backup, and are lost here."
                )
            self.stdout.write(said)
            for key in resumed.compromised:
                self.stdout.write(
                    f"{key.verification_method} of {key.issuer.public_id} was declared compromised"
                    " after the backup, and is good again in this database: declare it again at once."
                )
