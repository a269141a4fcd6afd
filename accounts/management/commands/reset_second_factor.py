"""`manage.py reset_second_factor`: remove a person's second factors after they lost them."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from accounts.actors import system_context
from accounts.models import User
from accounts.sign_in.operations import remove_second_factor
from lib.text import email_forms


class Command(BaseCommand):
    help = "Takes away a person's second factor. Make sure first that it is they who ask for it."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("email")

    def handle(self, *args: Any, **options: Any) -> None:
        user = User.objects.filter(email__in=email_forms(options["email"])).first()
        if user is None:
            raise CommandError(f"Nobody logs in as {options['email']}.")
        context = system_context("reset_second_factor", timezone.now())
        count = remove_second_factor(context=context, user=user)
        self.stdout.write(f"{count} removed. {user.email} is logged out everywhere.")
