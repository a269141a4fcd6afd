"""`manage.py publish_consent`: publish a new version of a consent document for all issuers."""

from datetime import datetime
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from accounts.actors import system_context
from accounts.consent.operations import publish
from accounts.errors import ValidationFailed, fault_text
from accounts.models import ConsentKind
from accounts.scopes import Locale


class Command(BaseCommand):
    help = "Publishes a consent document. Issuers that do not accept it in time stop issuing."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("kind", choices=ConsentKind.values)
        parser.add_argument("version_name", metavar="version", help="for example 2026-03")
        parser.add_argument("texts", type=Path, help="folder with de.txt, en.txt, fr.txt, sq.txt")
        parser.add_argument(
            "--required-from",
            required=True,
            help="when it must have been accepted, 30 days ahead or more: 2026-05-01T00:00:00Z",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            document = publish(
                context=system_context("publish_consent", timezone.now()),
                kind=ConsentKind(options["kind"]),
                version=options["version_name"],
                texts=_texts(options["texts"]),
                required_from=_moment(options["required_from"]),
            )
        except ValidationFailed as error:
            faults = (f"{fault.pointer.strip('/')}: {fault_text(fault)}" for fault in error.errors)
            raise CommandError("Nothing was published. " + " ".join(faults)) from error
        self.stdout.write(f"{document.public_id}: {document}")


def _texts(folder: Path) -> dict[str, str]:
    files = {locale: folder / f"{locale}.txt" for locale in Locale.values}
    try:
        return {locale: file.read_text(encoding="utf-8") for locale, file in files.items()}
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"A text cannot be read: {error}") from error


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise CommandError(f"Not a moment: {text}") from error
    return moment if moment.tzinfo else moment.replace(tzinfo=timezone.get_current_timezone())
