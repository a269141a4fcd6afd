"""`manage.py renew_demo`: new secrets for the demo issuers, when those told at first are lost."""

import json
from typing import Any

from django.core.management.base import BaseCommand

from config.demo import renew_demo


class Command(BaseCommand):
    help = "Makes further keys and new passwords for the demo; prints them as `demo` does."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(json.dumps(renew_demo()))
