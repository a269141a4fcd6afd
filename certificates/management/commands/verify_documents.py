"""`manage.py verify_documents`: check that stored certificates and files are as they were issued."""

import json
import os
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from certificates.attachments import operations as attachments
from certificates.certificate import integrity
from certificates.certificate.integrity import Check, run_parts
from certificates.log import checks as log_checks

CHECKS = (integrity.CHECK, attachments.CHECK, log_checks.CHECK)
NOT_FINISHED = 2


class Command(BaseCommand):
    help = (
        "Checks every document against its hash, its columns and its history, the file of every"
        " attachment against what was registered, and the published files of the transparency log."
        " Ends with 1 if something is not sound, with 2 if it could not finish. Files that belong to"
        " no certificate are named, and are no fault."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--no-files", action="store_true", help="leave files alone: attachments and the log's"
        )
        parser.add_argument(
            "--processes",
            type=int,
            default=os.cpu_count() or 1,
            help="that share the work (as many as there are processors)",
        )
        parser.add_argument(
            "--resume",
            type=Path,
            metavar="FILE",
            help="note there how far it is, and go on from there if an earlier run did not finish",
        )

    def handle(
        self, *args: Any, no_files: bool, processes: int, resume: Path | None, **options: Any
    ) -> None:
        run = Progress(resume)
        checks = CHECKS[:1] if no_files else CHECKS
        try:
            for check in checks:
                self.run_check(check, run, processes)
        except (DatabaseError, OSError) as error:
            raise CommandError(
                f"Not finished: {error}. Nothing is known of the rest.", returncode=NOT_FINISHED
            ) from error
        if not no_files:
            for name in attachments.files_without_certificate():
                self.stdout.write(f"{name}: belongs to no certificate")
        run.end()
        said = ", ".join(f"{run.sound.get(check.name, 0)} {check.name}" for check in checks)
        if run.findings:
            raise CommandError(f"{run.findings} findings; sound are {said}.")
        self.stdout.write(f"Sound: {said}.")

    def run_check(self, check: Check, run: "Progress", processes: int) -> None:
        """What is left of one check; findings are told as they come."""
        for part, (sound, findings) in run_parts(
            check, check.parts(run.after.get(check.name)), processes
        ):
            for finding in findings:
                self.stdout.write(str(finding))
            run.note(check.name, part.last, sound, len(findings))
            if self.stderr.isatty():
                self.stderr.write(f"\r{run.sound[check.name]} {check.name}", ending="")


class Progress:
    """How far a run has come, kept in a file until it has ended."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.after: dict[str, Any] = {}  # by the name of the check, the last thing checked
        self.sound: dict[str, int] = {}
        self.findings = 0
        if path is not None and path.exists():
            try:
                noted = json.loads(path.read_bytes())
                self.after, self.sound = noted["after"], noted["sound"]
                self.findings = noted["findings"]
            except (ValueError, KeyError, TypeError) as error:
                raise CommandError(f"{path} is not of this command. Name another file.") from error

    def note(self, check: str, last: Any, sound: int, findings: int) -> None:
        self.after[check] = last
        self.sound[check] = self.sound.get(check, 0) + sound
        self.findings += findings
        if self.path is not None:
            noted = {"after": self.after, "sound": self.sound, "findings": self.findings}
            beside = self.path.with_name(f"{self.path.name}.new")
            beside.write_text(json.dumps(noted))
            beside.replace(self.path)

    def end(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)
