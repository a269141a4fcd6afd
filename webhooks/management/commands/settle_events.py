"""`manage.py settle_events`: run once after a restore, before the service starts."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from webhooks.events.operations import settle_events, use_up_transactions


class Command(BaseCommand):
    help = "Puts the events that a backup brought before all that this server will record."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--after-transaction",
            type=int,
            default=0,
            help="after a restore to a moment: the last transaction of the server that was left"
            " (SELECT pg_current_xact_id()); new events stand behind it, and so behind every cursor",
        )

    def handle(self, *args: Any, after_transaction: int, **options: Any) -> None:
        use_up_transactions(after_transaction)
        self.stdout.write(f"{settle_events()} events of another server.")
