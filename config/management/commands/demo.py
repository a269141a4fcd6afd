"""`manage.py demo`: makes the demo data and prints their secrets as JSON, the only time they are known."""

import json
from typing import Any

from django.core.management.base import BaseCommand

from config.demo import create_demo, demo_exists


class Command(BaseCommand):
    help = "Creates the demo issuers and prints their keys as JSON; prints {} if they exist."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(json.dumps({} if demo_exists() else create_demo()))
