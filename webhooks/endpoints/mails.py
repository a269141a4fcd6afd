"""Mails to owners about their endpoints: that they fail, are disabled, work again, or lose events."""

from datetime import datetime

from django.conf import settings
from django.urls import reverse

from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import OutgoingMail
from accounts.querysets import OutgoingMailQuerySet
from accounts.scopes import Role
from webhooks.lifecycle import EndpointNotice
from webhooks.models import Endpoint

MAIL = "webhook_endpoint"


def queue_mails(
    endpoint: Endpoint, notice: EndpointNotice, *, now: datetime, days: int | None = None
) -> None:
    """A mail to each owner. `days` is of HELD: until what is held is given up."""
    enqueue_for_members(
        MAIL,
        issuer_id=endpoint.issuer_id,
        roles={Role.OWNER},
        subject=endpoint.pk,
        now=now,
        details={"kind": notice.value, "days": days},
    )


def mails_about(
    endpoint: Endpoint, notice: EndpointNotice, *, days: int | None
) -> OutgoingMailQuerySet:
    """The mails of this content, sent or not."""
    mails = OutgoingMail.objects.about(MAIL, [endpoint.pk])
    return mails.filter(details={"kind": notice.value, "days": days})


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Whatever became of the endpoint since: each mail tells of its own moment."""
    endpoint = Endpoint.objects.sealed().get(pk=mail.subject)
    return MailContent(
        context={
            "notice": mail.details,
            "endpoint": endpoint,
            "address": endpoint.url.partition("?")[0],
            "url": settings.BASE_URL
            + reverse("admin:webhooks_endpoint_change", args=[endpoint.pk]),
        }
    )


register_mail_kind(MailKind(name=MAIL, compose=compose))
