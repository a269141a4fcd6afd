"""Addresses that holders and invited people are written to: at most five mails a day to each.

Holders get none after an objection, or after a mail that came back (RFC 3464). Each mail of the outbox
carries a mark, in its Message-ID and, with BOUNCE_ADDRESS, in the address it comes back to. The mark is
signed: nobody can report a mail that they never got.

An address is known here by its digest alone, an HMAC under SECRET_KEY. Digests under earlier keys
(SECRET_KEY_FALLBACKS) are still found, so that an objection outlives a change of the key.
"""

import base64
import binascii
import email
import email.policy
import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.message import EmailMessage, Message
from typing import NamedTuple, Self
from uuid import UUID

from django.conf import settings
from django.core.signing import BadSignature, Signer
from django.db import models, transaction
from django.db.models import Q
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.translation import gettext_lazy as _

from accounts.models import MailAddress, MailObjection, MailOutcome, OutgoingMail
from lib import sql
from lib.database.tenancy import across_issuers
from lib.text import email_forms

MAX_A_DAY = 5  # mails to one address, of whatever issuer
DAY = timedelta(days=1)
_SALT = "accounts.mail.address"
# Of two workers at once, the second waits for the first one's row and counts what it wrote.
_TAKE_TURN = """
INSERT INTO accounts_mailaddress AS known (digest, recent)
VALUES (%(digest)s, ARRAY[%(now)s::timestamptz])
ON CONFLICT (digest) DO UPDATE
   SET recent = ARRAY(SELECT at FROM unnest(known.recent) AS at WHERE at > %(since)s)
             || %(now)s::timestamptz
 WHERE (SELECT count(*) FROM unnest(known.recent) AS at WHERE at > %(since)s) < %(most)s
RETURNING 1
"""
_GIVE_BACK = """
UPDATE accounts_mailaddress SET recent = array_remove(recent, %(now)s::timestamptz)
 WHERE digest = %(digest)s
RETURNING 1
"""
_REMOVE_IDLE = """
DELETE FROM accounts_mailaddress
 WHERE bounced_at IS NULL
   AND NOT EXISTS (SELECT FROM unnest(recent) AS at WHERE at > %(since)s)
RETURNING 1
"""


def digest(address: str) -> bytes:
    """The digest that an address is stored under."""
    return digests(address)[0]


def digests(address: str) -> list[bytes]:
    """The digests of an address under the present key and each earlier one.

    Of each of its forms: before, an address with its domain in another script had a digest of its own.
    """
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return [
        salted_hmac(_SALT, text, key, algorithm="sha256").digest()
        for text in email_forms(address)
        for key in keys
    ]


def take_turn(address: str, *, now: datetime) -> datetime | None:
    """Counts one more mail to an address. If that would be too many today: when the next one may leave."""
    params = {"digest": digest(address), "now": now, "since": now - DAY, "most": MAX_A_DAY}
    if sql.fetch_one(_TAKE_TURN, params):
        return None
    recent = MailAddress.objects.values_list("recent", flat=True).get(digest=params["digest"])
    return min(sorted(recent)[-MAX_A_DAY:]) + DAY


def give_back(address: str, *, now: datetime) -> None:
    """Takes back the turn taken at `now`: the mail did not leave."""
    sql.fetch_one(_GIVE_BACK, {"digest": digest(address), "now": now})


def obstacle(address: str, *, issuer_id: UUID, subject: UUID) -> MailOutcome | None:
    """Why a mail of this issuer about this row must not go to the address; None if it may."""
    known = digests(address)
    rows = MailObjection.objects.filter(address__in=known)
    with across_issuers("an objection may be to the mails of all"):
        has_objected = rows.filter(scope_of(issuer_id=issuer_id, subject=subject)).exists()
    if has_objected:
        return MailOutcome.OBJECTED
    if MailAddress.objects.filter(digest__in=known).exclude(bounced_at=None).exists():
        return MailOutcome.UNREACHABLE
    return None


def scope_of(*, issuer_id: UUID, subject: UUID) -> Q:
    """The objections that a mail of this issuer about this row falls under."""
    of_issuer = Q(issuer=None) | Q(issuer=issuer_id)
    return Q(subject=subject) | Q(subject=None) & of_issuer


def note_bounce(known: bytes, *, answer: str, now: datetime) -> None:
    """Notes that there is no such address: nothing more is sent to it."""
    MailAddress.objects.update_or_create(
        digest=known, defaults={"bounced_at": now, "answer": answer}
    )


def forget_bounce(address: str) -> bool:
    """Allows mails to an address again that mails came back from; whether there was such a note."""
    rows = MailAddress.objects.filter(digest__in=digests(address)).exclude(bounced_at=None)
    return bool(rows.update(bounced_at=None, answer=None))


def forget_subjects(subjects: Collection[UUID]) -> None:
    """Removes objections about rows that are erased: no mail about them will ever be sent."""
    with across_issuers("an objection about a row is of no issuer"):
        MailObjection.objects.filter(subject__in=subjects).delete()


def remove_idle(*, now: datetime) -> int:
    """Removes addresses that had no mail for a day and that none came back from; how many."""
    return len(sql.fetch_all(_REMOVE_IDLE, {"since": now - DAY}))


_DIGEST, _UUID = 32, 16  # bytes


class ObjectionScope(models.TextChoices):
    """The subject of an objection to mails: a certificate, an issuer, or everything."""

    SUBJECT = "subject", _("about this certificate")
    ISSUER = "issuer", _("from this issuer")
    ALL = "all", _("from this service at all")


class _Columns(NamedTuple):
    """The columns of an objection that say what it is to."""

    issuer_id: UUID | None
    subject: UUID | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectionLink:
    """What a link says: an address, by its digest, and the issuer and the row that a mail was about."""

    address: bytes
    issuer_id: UUID
    subject: UUID

    @classmethod
    def to(cls, address: str, *, issuer_id: UUID, subject: UUID) -> Self:
        """The link for a mail to this address."""
        return cls(address=digest(address), issuer_id=issuer_id, subject=subject)

    @classmethod
    def read(cls, token: str) -> Self | None:
        """The link of a token; None if it is not one of ours, or not all of it."""
        try:
            text = _signer().unsign(token)
            raw = base64.urlsafe_b64decode(text)
        except (BadSignature, binascii.Error, ValueError):
            return None
        issuer, subject = raw[_DIGEST : _DIGEST + _UUID], raw[_DIGEST + _UUID :]
        return cls(address=raw[:_DIGEST], issuer_id=UUID(bytes=issuer), subject=UUID(bytes=subject))

    def token(self) -> str:
        """The signed text for an address of a page. Whoever has it may object, so it is a secret."""
        raw = self.address + self.issuer_id.bytes + self.subject.bytes
        return _signer().sign(base64.urlsafe_b64encode(raw).decode())

    def _columns(self, scope: ObjectionScope) -> _Columns:
        if scope is ObjectionScope.SUBJECT:
            return _Columns(None, self.subject)
        return _Columns(self.issuer_id if scope is ObjectionScope.ISSUER else None, None)


def scopes_of(link: ObjectionLink) -> frozenset[ObjectionScope]:
    """What the holder has objected to, of what this link is about."""
    rows = MailObjection.objects.filter(address=link.address)
    with across_issuers("an objection may be to the mails of all"):
        stored = {_Columns(*row) for row in rows.values_list("issuer_id", "subject")}
    return frozenset(scope for scope in ObjectionScope if link._columns(scope) in stored)


@transaction.atomic
def set_scopes(link: ObjectionLink, scopes: Collection[ObjectionScope], *, now: datetime) -> None:
    """Objects to exactly these of the three; takes back the others."""
    own = MailObjection.objects.filter(address=link.address)
    wanted = [
        MailObjection(address=link.address, **link._columns(scope)._asdict(), created_at=now)
        for scope in scopes
    ]
    with across_issuers("an objection may be to the mails of all"):
        for scope in ObjectionScope:
            if scope not in scopes:
                own.filter(**link._columns(scope)._asdict()).delete()
        MailObjection.objects.bulk_create(wanted, ignore_conflicts=True)


def _signer() -> Signer:
    return Signer(sep=".", salt="accounts.mail.objection")


LARGEST = 1024 * 1024  # bytes of a report that are read
_MARK_SALT = "accounts.mail.mark"
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
        note_bounce(bytes(mail.recipient), answer=report.status, now=now)
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
        salted_hmac(_MARK_SALT, str(mail_id), key, algorithm="sha256").hexdigest()[:20]
        for key in keys
    ]
