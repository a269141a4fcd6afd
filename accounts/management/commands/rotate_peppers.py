"""`manage.py rotate_peppers`: count the API keys of each pepper, so that an old one can be removed."""

from argparse import ArgumentParser
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from accounts.actors import system_context
from accounts.keys.operations import expire_keys_of_old_peppers, usable_keys_by_pepper

MAX_DAYS = 365


class Command(BaseCommand):
    help = (
        "Says how many usable API keys rest on each pepper of API_KEY_PEPPERS. A key moves to the "
        "first one when it is used. With --expire-in DAYS, those that have not moved end then; "
        "their owners are warned as usual."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--expire-in", type=int, metavar="DAYS")

    def handle(self, *args: Any, **options: Any) -> None:
        days = options["expire_in"]
        if days is not None:
            self._expire(days)
        for pepper_id, (count, last_used_at) in usable_keys_by_pepper(timezone.now()).items():
            used = f", last used {last_used_at:%Y-%m-%d %H:%M} UTC" if last_used_at else ""
            self.stdout.write(f"{pepper_id}: {count} usable keys{used}{_note(pepper_id)}")

    def _expire(self, days: int) -> None:
        if not 1 <= days <= MAX_DAYS:
            raise CommandError(f"--expire-in takes 1 to {MAX_DAYS} days.")
        context = system_context("rotate_peppers", timezone.now())
        ended = expire_keys_of_old_peppers(context=context, after=timedelta(days=days))
        self.stdout.write(f"{ended} keys were given an end in {days} days at the latest.")


def _note(pepper_id: str) -> str:
    known = list(settings.API_KEY_PEPPERS)
    if pepper_id not in known:
        return " (not in API_KEY_PEPPERS: they open nothing)"
    return " (first: new and used keys rest on it)" if pepper_id == known[0] else ""
