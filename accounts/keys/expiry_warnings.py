"""Warn of API keys that are about to expire: owners and administrators by mail, systems by event."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.mail import reminders
from accounts.mail.kinds import MailContent, MailKind, register_mail_kind
from accounts.mail.outbox import enqueue_for_members
from accounts.models import ApiKey, OutgoingMail
from accounts.scopes import Mode, Role
from accounts.signals import AccountEvent, announce_event
from lib.database.tenancy import acting_for, as_worker

from .operations import key_event_data

EXPIRING = "api_key.expiring"
MAIL = "key_expiring"
_READERS = frozenset({Role.OWNER, Role.ADMIN})


@as_worker("keys of any issuer may be about to expire")
def warn_of_expiring_keys(*, now: datetime) -> None:
    """Announce the keys that have come to a stage, with a mail to each reader.

    A key with a successor is not warned of, nor at a stage that began before the key was made.
    """
    soon = ApiKey.objects.current(now).filter(expires_at__lte=reminders.first_due(now))
    for key in soon.order_by("expires_at").iterator():
        if _is_due(key, now):
            with acting_for(key.issuer_id):
                _warn(key, now)


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None for a key that was changed, replaced or revoked since, or that has come to its next stage."""
    key = ApiKey.objects.current(now).filter(pk=mail.subject).first()
    if key is None or key.expires_at is None or mail.details != _details(key):
        return None
    url = settings.BASE_URL + reverse("admin:accounts_apikey_changelist")
    return MailContent(
        context={"key": key, "due_at": key.expires_at, "days": key.warned_days, "url": url}
    )


register_mail_kind(MailKind(name=MAIL, compose=compose, is_record=True))


def _is_due(key: ApiKey, now: datetime) -> bool:
    assert key.expires_at is not None
    stage = reminders.stage(key.expires_at, now)
    began = key.expires_at - timedelta(days=stage)
    return key.created_at <= began and (key.warned_days is None or key.warned_days > stage)


@transaction.atomic
def _warn(key: ApiKey, now: datetime) -> None:
    """The key's next stage: noted, announced, and one mail for each reader."""
    rows = ApiKey.objects.current(now).filter(pk=key.pk, expires_at=key.expires_at)
    held = rows.select_for_update(no_key=True, skip_locked=True).first()
    if held is None or not _is_due(held, now):
        return  # changed, or another worker is at it
    assert held.expires_at is not None
    held.warned_days = reminders.stage(held.expires_at, now)
    held.sequence += 1
    held.save(update_fields=["warned_days", "sequence"])
    announce_event(
        AccountEvent(
            type=EXPIRING,
            issuer_id=held.issuer_id,
            mode=Mode(held.mode),
            subject=held.pk,
            sequence=held.sequence,
            occurred_at=now,
            data={**key_event_data(held), "days": held.warned_days},
        )
    )
    enqueue_for_members(
        MAIL,
        issuer_id=held.issuer_id,
        roles=_READERS,
        subject=held.pk,
        now=now,
        details=_details(held),
    )


def _details(key: ApiKey) -> dict[str, object]:
    assert key.expires_at is not None
    return {"due_at": key.expires_at.isoformat(), "days": key.warned_days}
