"""`manage.py verify_log`: check certificates and their history against the transparency log."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from accounts.scopes import Mode
from certificates.log import checks


class Command(BaseCommand):
    help = (
        "Checks documents, changes, entries, tiles and checkpoints of the transparency logs against each"
        " other and against the published checkpoint. Names what was altered, removed or never logged, and"
        " ends with 1 then."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        findings = 0
        for mode in Mode:
            report = checks.verify(mode, self.progress)
            findings += len(report.findings)
            for finding in report.findings:
                self.stdout.write(str(finding))
            lost = (
                f", {report.lost} are of changes lost with an older database" if report.lost else ""
            )
            self.stdout.write(f"{mode.value}: {report.sound} entries are sound{lost}.")
        if findings:
            raise CommandError(f"{findings} findings.")

    def progress(self, done: int) -> None:
        """Report progress on a terminal; redirected output holds findings only."""
        if self.stderr.isatty():
            self.stderr.write(f"\r{done} entries", ending="")
