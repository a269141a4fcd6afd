"""`manage.py rotate_field_keys`: encrypt all columns with the first key of FIELD_KEYS or SIGNING_KEYS."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from accounts.field_keys import rotate_column
from lib import crypto


class Command(BaseCommand):
    help = (
        "Encrypts every encrypted column anew under the first key of its setting: FIELD_KEYS, or, for what "
        "only workers read, SIGNING_KEYS. Run it in a worker's environment. May be interrupted "
        "and started again. Once it ends well, the other keys can be taken away."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        columns = [column for column in crypto.COLUMNS if getattr(settings, column.setting)]
        unreadable = sum(self._rotate(column) for column in columns)
        if unreadable:
            raise CommandError(
                f"{unreadable} values are opened by no key of their setting. Keep every key, and put "
                "back those that were taken away."
            )
        self.stdout.write(f"Done: {len(columns)} columns are under the first key.")
        if left_out := [column.name for column in crypto.COLUMNS if column not in columns]:
            raise CommandError(
                f"Left as they are: {', '.join(left_out)}. This process has no SIGNING_KEYS: run the "
                "command in a worker's environment, and keep every key until then."
            )

    def _rotate(self, column: crypto.EncryptedColumn) -> int:
        name = column.name
        read = written = unreadable = 0
        for progress in rotate_column(column):
            read += progress.read
            written += progress.written
            unreadable += len(progress.unreadable)
            for key in progress.unreadable:
                self.stderr.write(f"{name}: no key opens row {key}")
            self.stdout.write(f"{name}: {read} read, {written} encrypted anew")
        return unreadable
