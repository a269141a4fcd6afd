"""`manage.py rotate_field_keys`: encrypt all columns with the first key of FIELD_KEYS."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from accounts.operations.field_keys import rotate_column
from lib import crypto
from lib.crypto import EncryptedColumn


class Command(BaseCommand):
    help = (
        "Encrypts every encrypted column anew under the first key of FIELD_KEYS. May be interrupted "
        "and started again. Once it ends well, the other keys can be taken away."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        unreadable = sum(self._rotate(column) for column in crypto.COLUMNS)
        if unreadable:
            raise CommandError(
                f"{unreadable} values are opened by no key of FIELD_KEYS. Keep every key, and put "
                "back those that were taken away."
            )
        self.stdout.write(f"Done: {len(crypto.COLUMNS)} columns are under the first key.")

    def _rotate(self, column: EncryptedColumn) -> int:
        name = ".".join(filter(None, (column.model, column.field, column.member)))
        read = written = unreadable = 0
        for progress in rotate_column(column):
            read += progress.read
            written += progress.written
            unreadable += len(progress.unreadable)
            for key in progress.unreadable:
                self.stderr.write(f"{name}: no key opens row {key}")
            self.stdout.write(f"{name}: {read} read, {written} encrypted anew")
        return unreadable
