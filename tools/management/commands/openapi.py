"""`manage.py openapi FILE`: writes the OpenAPI document as YAML."""

from pathlib import Path
from typing import Any

import orjson
import yaml
from django.core.management.base import BaseCommand, CommandParser

from accounts.scopes import Locale
from config.api_schema.document import document


class _Dumper(yaml.SafeDumper):
    """Without anchors: every part stands in full where it belongs."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


class Command(BaseCommand):
    help = "Write the OpenAPI document, in English, as YAML."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, file: Path, **options: Any) -> None:
        plain = orjson.loads(orjson.dumps(document(Locale.EN)))
        text = yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)
        file.write_text(text, encoding="utf-8")
