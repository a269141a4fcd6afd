"""Mails that come back: reports of delivery (RFC 3464) that a mail server hands over.

Each mail of the outbox carries a mark, in its Message-ID and, with BOUNCE_ADDRESS, in the address it
comes back to. The mark is signed: nobody can report a mail that they never got.
"""

import email
import email.policy
import re
from dataclasses import dataclass
from datetime import datetime
from email.message import EmailMessage, Message

from django.conf import settings
from django.utils.crypto import constant_time_compare, salted_hmac

from accounts.models import MailOutcome, OutgoingMail

from . import addresses

LARGEST = 1024 * 1024  # bytes of a report that are read
_SALT = "accounts.mail.mark"
_MARK = re.compile(r"mail-([1-9][0-9]{0,17})-([0-9a-f]{20})", re.ASCII | re.IGNORECASE)
_STATUS = re.compile(r"[245]\.[0-9]{1,3}\.[0-9]{1,3}", re.ASCII)
# Codes (RFC 3463) of failures that are not the address's: full, too large, the server's, its policy.
_NOT_THE_ADDRESS = ("5.2.2", "5.2.3", "5.3.", "5.6.", "5.7.")
_FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryReport:
    """A report that one of our mails could not be delivered: the mail, and the code that says why."""

    mail_id: int
    status: str


def mark_of(mail_id: int) -> str:
    """The mark of a mail."""
    return f"mail-{mail_id}-{_signatures(mail_id)[0]}"


def return_path(mail_id: int) -> str | None:
    """The address that a mail comes back to; None: the one that it is from."""
    mailbox, _at, domain = settings.BOUNCE_ADDRESS.rpartition("@")
    return f"{mailbox}+{mark_of(mail_id)}@{domain}" if mailbox else None


def message_id(mail_id: int) -> str:
    """The Message-ID of a mail."""
    domain = settings.DEFAULT_FROM_EMAIL.rpartition("@")[2].rstrip("> ")
    return f"<{mark_of(mail_id)}@{domain}>"


def is_of_address(status: str) -> bool:
    """Whether this code says that no mail will ever reach the address."""
    return status.startswith("5.") and not status.startswith(_NOT_THE_ADDRESS)


def read_report(raw: bytes) -> DeliveryReport | None:
    """The report in a message; None if it is none, is not of a failure, or not about a mail of ours."""
    message = email.message_from_bytes(raw[:LARGEST], policy=email.policy.default)
    status = _failure(message)
    text = raw[:LARGEST].decode("ascii", "replace")
    marks = (_verified(number, signature) for number, signature in _MARK.findall(text))
    mail_id = next((known for known in marks if known), None)
    if status is None or mail_id is None:
        return None
    return DeliveryReport(mail_id=mail_id, status=status)


def take_in(report: DeliveryReport, *, now: datetime) -> bool:
    """Notes on the mail that it came back, and on the address if it does not exist.

    False if the row of the mail is gone: it was sent over 90 days ago, or what it was about was erased.
    """
    rows = OutgoingMail.objects.filter(pk=report.mail_id)
    mail = rows.only("recipient").first()
    if mail is None:
        return False
    rows.update(outcome=MailOutcome.BOUNCED, answer=report.status)
    if mail.recipient and is_of_address(report.status):
        addresses.note_bounce(bytes(mail.recipient), answer=report.status, now=now)
    return True


def _failure(message: EmailMessage) -> str | None:
    """The code of the first recipient whom the mail did not reach."""
    if message.get_content_type() != "multipart/report":
        return None
    for part in message.walk():
        if part.get_content_type() != "message/delivery-status":
            continue
        blocks = part.get_payload()
        for block in blocks if isinstance(blocks, list) else []:
            if isinstance(block, Message) and _word(block, "Action") == _FAILED:
                status = _STATUS.search(_word(block, "Status"))
                return status[0] if status else "5.0.0"
    return None


def _word(block: Message, name: str) -> str:
    return str(block.get(name, "")).strip().lower()


def _verified(number: str, signature: str) -> int | None:
    known = _signatures(int(number))
    is_ours = any(constant_time_compare(signature.lower(), each) for each in known)
    return int(number) if is_ours else None


def _signatures(mail_id: int) -> list[str]:
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return [
        salted_hmac(_SALT, str(mail_id), key, algorithm="sha256").hexdigest()[:20] for key in keys
    ]
