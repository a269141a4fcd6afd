"""`manage.py verify_documents`: finds certificates that are not as they were issued."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from certificates.operations import documents_check


class Command(BaseCommand):
    help = "Checks every document against its hash, its columns and its history. Ends with 1 if one is not sound."

    def handle(self, *args: Any, **options: Any) -> None:
        report = documents_check.verify(self.tell)
        for finding in report.findings:
            self.stdout.write(str(finding))
        if report.findings:
            raise CommandError(
                f"{len(report.findings)} findings; {report.sound} certificates are sound."
            )
        self.stdout.write(f"{report.sound} certificates are sound.")

    def tell(self, done: int) -> None:
        """How far it is, on a terminal: a file of the output holds findings only."""
        if self.stderr.isatty():
            self.stderr.write(f"\r{done} certificates", ending="")
