"""Send the mail with an invitation's token at once: the token is not stored."""

import logging
from datetime import datetime

from django.conf import settings
from django.urls import reverse

from accounts.mail import addresses
from accounts.mail.smtp import MailNotSent, send_mail_now
from accounts.models import Invitation

from .invitations import InvitationWithToken

logger = logging.getLogger("mail")


def send(invited: InvitationWithToken, *, now: datetime) -> bool:
    """Send the token in the invitation's language. False if the mail failed, or would be the sixth today.

    To be called after the commit: no transaction waits for a mail server.
    """
    invitation = invited.invitation
    if addresses.take_turn(invitation.email, now=now) is not None:
        logger.warning("too many mails to one address", extra={"invitation": invitation.public_id})
        return False
    try:
        _mail(invited)
    except MailNotSent as error:
        logger.error(  # noqa: TRY400  (the traceback holds addresses)
            "an invitation was not sent",
            extra={"invitation": invitation.public_id, "error": str(error)},
        )
        return False
    sent = Invitation.objects.filter(pk=invitation.pk, token_sha256=invitation.token_sha256)
    return bool(sent.update(mailed_at=now))


def _mail(invited: InvitationWithToken) -> None:
    invitation = invited.invitation
    context = {
        "invitation": invitation,
        "issuer": invitation.issuer,
        "url": settings.BASE_URL + reverse("invitation", args=[invited.token]),
    }
    zone = invitation.issuer.time_zone
    send_mail_now("invitation", context, to=invitation.email, locale=invitation.locale, zone=zone)
