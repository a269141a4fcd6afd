"""`manage.py settle_events`: run once after a restore into a new server, before the service starts."""

from typing import Any

from django.core.management.base import BaseCommand

from webhooks.operations.feed import settle_events


class Command(BaseCommand):
    help = "Puts the events that a dump brought before all that this server will record."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{settle_events()} events of another server.")
