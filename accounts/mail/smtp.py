"""Every mail of ours: templates/emails/<name>.txt under <name>_subject.txt, in its reader's language."""

import re
from collections.abc import Mapping, Sequence
from smtplib import SMTPRecipientsRefused, SMTPResponseException

from django.conf import settings
from django.core.mail import EmailMessage
from django.template.loader import render_to_string
from django.utils import timezone, translation

PERMANENT = 500  # a server's codes from here on; below, it may take the mail later
AUTOMATIC = {"Auto-Submitted": "auto-generated"}  # RFC 3834: no out-of-office note answers it
_STATUS = re.compile(r"[245]\.[0-9]{1,3}\.[0-9]{1,3}", re.ASCII)


class MailNotSent(Exception):
    """The mail did not leave. Says why in one word: texts of mail servers hold addresses.

    `for_good`: the fault is the address's, so that no other try can help. `answer`: the codes of the
    server's answer, such as "550 5.1.1"; where there was none, the word.
    """

    def __init__(self, cause: Exception) -> None:
        super().__init__(type(cause).__name__)
        self.for_good = _is_for_good(cause)
        self.answer = _answer(cause)[:30]

    @property
    def status(self) -> str:
        """The code of RFC 3463, as in a report of delivery."""
        known = _STATUS.search(self.answer)
        return known[0] if known else "5.0.0" if self.for_good else "4.0.0"


def send_mail_now(
    name: str,
    context: Mapping[str, object],
    *,
    to: str | Sequence[str],
    locale: str,
    zone: str | None = None,
    headers: Mapping[str, str] | None = None,
    return_path: str | None = None,
) -> None:
    """Sends one mail; times are shown in `zone`, else in UTC. Raises MailNotSent.

    With a `return_path`, reports of its delivery go there, and answers to DEFAULT_FROM_EMAIL as always.
    """
    with translation.override(locale), timezone.override(zone):
        subject = render_to_string(f"emails/{name}_subject.txt", context)
        text = render_to_string(f"emails/{name}.txt", context)
    mail = EmailMessage(
        subject=" ".join(subject.split()),
        body=text,
        from_email=return_path or settings.DEFAULT_FROM_EMAIL,
        to=[to] if isinstance(to, str) else list(to),
        headers={"From": settings.DEFAULT_FROM_EMAIL, **AUTOMATIC, **(headers or {})},
    )
    try:
        mail.send()
    except (OSError, ValueError) as error:  # smtplib's, the network's; an address that none encodes
        raise MailNotSent(error) from None


def _is_for_good(cause: Exception) -> bool:
    if isinstance(cause, SMTPRecipientsRefused):
        return all(code >= PERMANENT for code, _text in cause.recipients.values())
    return isinstance(cause, ValueError)


def _answer(cause: Exception) -> str:
    """The codes alone: what else the server says may hold the address."""
    code, text = 0, b""
    if isinstance(cause, SMTPRecipientsRefused) and cause.recipients:
        code, text = next(iter(cause.recipients.values()))
    elif isinstance(cause, SMTPResponseException):
        code, text = cause.smtp_code, _bytes(cause.smtp_error)
    if not code:
        return type(cause).__name__
    status = _STATUS.match(_bytes(text).decode("ascii", "replace"))
    return f"{code} {status[0]}" if status else str(code)


def _bytes(text: bytes | str) -> bytes:
    return text if isinstance(text, bytes) else text.encode("ascii", "replace")
