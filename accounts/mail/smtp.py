"""Every mail of ours: templates/emails/<name>.txt under <name>_subject.txt, in its reader's language."""

from collections.abc import Mapping, Sequence
from smtplib import SMTPRecipientsRefused

from django.core.mail import send_mail
from django.template.loader import render_to_string
from django.utils import timezone, translation

PERMANENT = 500  # a server's codes from here on; below, it may take the mail later


class MailNotSent(Exception):
    """The mail did not leave. Says why in one word: texts of mail servers hold addresses.

    `for_good`: the fault is the address's, so that no other try can help.
    """

    def __init__(self, cause: Exception) -> None:
        super().__init__(type(cause).__name__)
        self.for_good = _is_for_good(cause)


def send_mail_now(
    name: str,
    context: Mapping[str, object],
    *,
    to: str | Sequence[str],
    locale: str,
    zone: str | None = None,
) -> None:
    """Sends one mail; times are shown in `zone`, else in UTC. Raises NotSent."""
    with translation.override(locale), timezone.override(zone):
        subject = render_to_string(f"emails/{name}_subject.txt", context)
        text = render_to_string(f"emails/{name}.txt", context)
    try:
        send_mail(" ".join(subject.split()), text, None, [to] if isinstance(to, str) else to)
    except (OSError, ValueError) as error:  # smtplib's, the network's; an address that none encodes
        raise MailNotSent(error) from None


def _is_for_good(cause: Exception) -> bool:
    if isinstance(cause, SMTPRecipientsRefused):
        return all(code >= PERMANENT for code, _text in cause.recipients.values())
    return isinstance(cause, ValueError)
