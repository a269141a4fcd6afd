"""Mails that pages send: after the commit, so that no transaction waits for a mail server."""

import logging

from allauth.account.internal.flows.password_reset import request_password_reset
from django.conf import settings
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone

from accounts.mail.smtp import MailNotSent, send_mail_now
from accounts.models import User
from accounts.operations.people import invitation_mails
from accounts.operations.people.invitations import InvitationWithToken

logger = logging.getLogger("mail")


def send_after_commit(invited: InvitationWithToken) -> None:
    """The invitation's mail; what could not be sent says so in the list of invitations."""
    transaction.on_commit(lambda: _send(invited))


def mail_to_set_password(request: HttpRequest, user: User) -> None:
    """The mail that people get who ask for a new password, with the same link."""
    transaction.on_commit(lambda: request_password_reset(request, user.email, [user], None))


def mail_of_new_address(user: User, *, before: str) -> None:
    """Tells the old address that the person signs in by another one from now on."""
    context = {"before": before, "after": user.email, "contact": settings.OPERATORS_EMAIL}
    transaction.on_commit(lambda: _tell(before, user.locale, context))


def _send(invited: InvitationWithToken) -> None:
    invitation_mails.send(invited, now=timezone.now())


def _tell(address: str, locale: str, context: dict[str, object]) -> None:
    try:
        send_mail_now("email_changed", context, to=address, locale=locale)
    except MailNotSent as error:
        logger.error("a changed address was not told", extra={"error": str(error)})  # noqa: TRY400
