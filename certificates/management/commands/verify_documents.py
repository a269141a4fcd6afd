"""`manage.py verify_documents`: check that stored certificates and files are as they were issued."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from certificates.operations.checks import stored_documents, stored_files


class Command(BaseCommand):
    help = (
        "Checks every document against its hash, its columns and its history, and the file of every"
        " attachment against what was registered. Ends with 1 if one is not sound. Files that belong"
        " to no certificate are named, and are no fault."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--no-files", action="store_true", help="leave the files of attachments alone"
        )

    def handle(self, *args: Any, no_files: bool, **options: Any) -> None:
        report = stored_documents.verify(self.tell("certificates"))
        files = stored_files.FilesReport(0, [], [])
        if not no_files:
            files = stored_files.verify_files(self.tell("files"))
        findings = [*report.findings, *files.findings]
        for line in (*findings, *(f"{name}: belongs to no certificate" for name in files.extra)):
            self.stdout.write(str(line))
        said = f"{report.sound} certificates are sound"
        said += "" if no_files else f", {files.sound} files are as registered"
        if findings:
            raise CommandError(f"{len(findings)} findings; {said}.")
        self.stdout.write(f"{said}.")

    def tell(self, what: str) -> Any:
        """Report progress on a terminal; redirected output holds findings only."""

        def progress(done: int) -> None:
            if self.stderr.isatty():
                self.stderr.write(f"\r{done} {what}", ending="")

        return progress
