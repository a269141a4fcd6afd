"""`manage.py deliver_webhooks`: one pass of the courier without Celery, for cron or debugging."""

from typing import Any

from asgiref.sync import async_to_sync
from django.core.management.base import BaseCommand

from webhooks.courier.sending import Courier


class Command(BaseCommand):
    help = "Sends the webhooks that are due now, and ends once none is left."

    def handle(self, *args: Any, **options: Any) -> None:
        courier = Courier()
        async_to_sync(courier.drain)()
        self.stdout.write(f"{courier.settled} attempts.")
