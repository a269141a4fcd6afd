"""Mails sent by pages. They go out after the commit, so that no transaction waits for a mail server."""

import logging

from allauth.account.internal.flows.password_reset import request_password_reset
from django.conf import settings
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone

from accounts.mail.smtp import MailNotSent, send_mail_now
from accounts.models import User

from . import invitation_mails
from .invitations import InvitationWithToken

logger = logging.getLogger("mail")


def send_after_commit(invitation: InvitationWithToken) -> None:
    """Sends the mail of an invitation. The list of invitations shows whether that failed."""
    transaction.on_commit(lambda: _send(invitation))


def mail_to_set_password(request: HttpRequest, user: User) -> None:
    """Sends the mail with the link for a new password, as the page "Forgot your password?" does."""
    transaction.on_commit(lambda: request_password_reset(request, user.email, [user], None))


def mail_of_new_address(user: User, *, before: str) -> None:
    """Informs the old e-mail address that the account has a new one."""
    context = {"before": before, "after": user.email, "contact": settings.OPERATORS_EMAIL}
    transaction.on_commit(lambda: _send_address_change(before, user.locale, context))


def _send(invitation: InvitationWithToken) -> None:
    invitation_mails.send(invitation, now=timezone.now())


def _send_address_change(address: str, locale: str, context: dict[str, object]) -> None:
    try:
        send_mail_now("email_changed", context, to=address, locale=locale)
    except MailNotSent as error:
        logger.error("a changed address was not told", extra={"error": str(error)})  # noqa: TRY400
