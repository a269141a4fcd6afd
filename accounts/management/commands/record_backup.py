"""`manage.py record_backup`: say that a backup was made, so that the operators' dashboard knows its age."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.utils import timezone

from accounts.audit.operations import record_backup


class Command(BaseCommand):
    help = (
        "Records that a backup was made just now. Call it at the end of the script that makes it."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--note", default="", help="where it lies, or what it holds")

    def handle(self, *args: Any, **options: Any) -> None:
        record_backup(now=timezone.now(), note=options["note"][:200])
        self.stdout.write("The backup was recorded.")
