"""`manage.py demo`: makes the demo issuers and prints their secrets as JSON, the only time they are known."""

import json
from typing import Any

from django.core.management.base import BaseCommand

from config.demo import create_demo, demo_exists


class Command(BaseCommand):
    help = "Creates the demo issuers and prints their keys as JSON; prints {} if they exist."

    def handle(self, *args: Any, **options: Any) -> None:
        if demo_exists():
            self.stdout.write("{}")
            return
        demo, other = create_demo()
        self.stdout.write(
            json.dumps(
                {
                    "apiKey": demo.api_key,
                    "typeId": demo.type_id,
                    "adminEmail": demo.admin_email,
                    "adminPassword": demo.admin_password,
                    "otherApiKey": other.api_key,
                    "otherAdminEmail": other.admin_email,
                    "otherAdminPassword": other.admin_password,
                }
            )
        )
