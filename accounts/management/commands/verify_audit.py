"""`manage.py verify_audit`: find altered, removed or truncated audit entries."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from accounts.audit.operations import (
    KnownHead,
    has_another_key,
    record_verification,
    verify,
    waiting,
)
from accounts.audit.rules import TOTAL, issuer_of_chain
from accounts.scopes import AccountsPrefix
from lib import ids

PATIENCE = timedelta(minutes=10)


class Command(BaseCommand):
    help = "Finds altered, missing and cut-off audit entries. Ends with 1 if there are any."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--issuer", help="only this issuer's audit (iss_...)")
        parser.add_argument(
            "--head",
            action="append",
            default=[],
            metavar="CHAIN:COUNT:LAST",
            help="a head noted in the log: finds an audit that was put back to an earlier state",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        issuer_id = _issuer(options["issuer"]) if options["issuer"] else None
        findings, sound = verify(issuer_id=issuer_id, known=[_head(h) for h in options["head"]])
        for finding in findings:
            self.stdout.write(str(finding))
        if issuer_id is None:
            record_verification(now=timezone.now(), findings=len(findings), sound=sound)
        if late := waiting(timezone.now(), longer_than=PATIENCE):
            self.stderr.write(f"{late} entries are not sealed yet: do worker and beat run?")
        if has_another_key():
            self.stderr.write("Nothing fits: AUDIT_KEY is not the key that sealed this audit.")
        if findings:
            raise CommandError(f"{len(findings)} findings; {sound} entries are sound.")
        self.stdout.write(f"{sound} entries are sound.")


def _issuer(text: str) -> UUID:
    issuer_id = ids.parse(AccountsPrefix.ISSUER, text)
    if issuer_id is None:
        raise CommandError(f"Not an issuer's id: {text}")
    return issuer_id


def _head(text: str) -> KnownHead:
    chain, _, rest = text.partition(":")
    count, _, last = rest.partition(":")
    try:
        if chain != TOTAL:
            issuer_of_chain(chain)
        return KnownHead(chain, int(count), bytes.fromhex(last))
    except ValueError as error:
        raise CommandError(f"Not a head: {text} (CHAIN:COUNT:LAST, as logged)") from error
