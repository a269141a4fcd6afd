"""`manage.py record_unlogged`: log certificates that were issued before the transparency log."""

from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from certificates.log import resuming


class Command(BaseCommand):
    help = (
        "Logs each certificate whose newest change is neither in the transparency log nor on its way: it"
        " was made before the log, or while the database's triggers were off. The entry has the action"
        " 'recorded' and today's date. Run verify_log before: it names these changes. Can be"
        " interrupted and started again."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        recorded = resuming.record(now=timezone.now(), progress=self.progress)
        self.stdout.write(f"{recorded} certificates are on their way into the log.")

    def progress(self, done: int) -> None:
        """Report progress on a terminal."""
        if self.stderr.isatty():
            self.stderr.write(f"\r{done} certificates", ending="")
