"""Mails that pages send: after the commit, so that no transaction waits for a mail server."""

from django.db import transaction
from django.utils import timezone

from accounts.operations import invitation_mails
from accounts.operations.invitations import Invited


def send_after_commit(invited: Invited) -> None:
    """The invitation's mail; what could not be sent says so in the list of invitations."""
    transaction.on_commit(lambda: _send(invited))


def _send(invited: Invited) -> None:
    invitation_mails.send(invited, now=timezone.now())
