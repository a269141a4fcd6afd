"""`manage.py take_in_bounce`: note that a mail came back, from a report that the mail server pipes in."""

import sys
from typing import Any

from django.core.management.base import BaseCommand
from django.db import DatabaseError
from django.utils import timezone

from accounts.mail import addresses

TRY_LATER = 75  # EX_TEMPFAIL: the mail server keeps the report and pipes it again


class Command(BaseCommand):
    help = (
        "Reads one report of delivery (RFC 3464) from standard input, as mail servers pipe it, and notes it "
        "on the mail that it is about. Anything else is ignored. Ends with 75 while the database is away."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        report = addresses.read_report(sys.stdin.buffer.read(addresses.LARGEST))
        if report is None:
            self.stdout.write(
                "Ignored: no report that a mail of this service could not be delivered."
            )
            return
        try:
            is_noted = addresses.take_in(report, now=timezone.now())
        except DatabaseError as error:
            self.stderr.write(f"The database is away ({type(error).__name__}); try again later.")
            sys.exit(TRY_LATER)
        told = f"Noted: mail {report.mail_id} came back ({report.status})."
        self.stdout.write(told if is_noted else "Ignored: the mail is no longer known.")
