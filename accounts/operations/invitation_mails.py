"""The mail that brings an invitation's token: sent at once, for the token is kept nowhere."""

import logging
from datetime import datetime

from django.conf import settings
from django.core.mail import send_mail
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone, translation

from accounts.models import Invitation

from .invitations import Invited

logger = logging.getLogger("mail")


def send(invited: Invited, *, now: datetime) -> bool:
    """Sends the token to its address, in the invitation's language. False if the mail failed.

    To be called after the commit: no transaction waits for a mail server.
    """
    invitation = invited.invitation
    try:
        _mail(invited)
    except OSError as error:  # smtplib's errors, and the network's: their texts hold addresses
        logger.error(  # noqa: TRY400  (no traceback, for the same reason)
            "an invitation was not sent",
            extra={"invitation": invitation.public_id, "error": type(error).__name__},
        )
        return False
    sent = Invitation.objects.filter(pk=invitation.pk, token_sha256=invitation.token_sha256)
    return bool(sent.update(mailed_at=now))


def _mail(invited: Invited) -> None:
    invitation = invited.invitation
    context = {
        "invitation": invitation,
        "issuer": invitation.issuer,
        "url": settings.BASE_URL + reverse("invitation", args=[invited.token]),
    }
    zone = timezone.override(invitation.issuer.time_zone)
    with translation.override(invitation.locale), zone:
        subject = render_to_string("emails/invitation_subject.txt", context)
        text = render_to_string("emails/invitation.txt", context)
    send_mail(" ".join(subject.split()), text, None, [invitation.email])
