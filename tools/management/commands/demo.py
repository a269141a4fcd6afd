"""`manage.py demo`: create missing demo data and print its ids, keys and passwords as JSON."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from tools.demo_data import demo_facts
from tools.launcher.demo import read


class Command(BaseCommand):
    help = (
        "Makes what is missing of the demo data and prints ids, addresses, keys and passwords as JSON."
        " A secret is known only when it is made: those in the file KEPT are printed again if they"
        " still hold, others are made anew."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--kept", type=Path, help="what an earlier run printed")

    def handle(self, *args: Any, kept: Path | None, **options: Any) -> None:
        self.stdout.write(json.dumps(demo_facts(read(kept) if kept else {})))
