"""Owners and administrators are warned before a key expires; so is whoever listens by webhook."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import F
from django.urls import reverse

from accounts.mail import reminders
from accounts.mail.outbox import Letter
from accounts.models import ApiKey, KeyWarning, Membership
from accounts.scopes import Mode, Role
from accounts.signals import AccountEvent, announce_event

from .manage import key_event_data

EXPIRING = "api_key.expiring"
_HEARD = frozenset({Role.OWNER, Role.ADMIN})


def owed(now: datetime) -> list[KeyWarning]:
    """Announces the keys that have come to a stage, and gives the letters to be sent at `now`.

    A key with a successor is not warned of, nor at a stage that began before the key was made.
    """
    soon = ApiKey.objects.current(now).filter(expires_at__lte=reminders.first_due(now))
    for key in soon.order_by("expires_at").iterator():
        if _is_due(key, now):
            _begin(key, now)
    return _unsent(now)


def send(warning: KeyWarning, *, now: datetime) -> bool:
    """Sends one warning, in its reader's language. False if another worker did, or the mail failed."""
    context = {
        "key": warning.key,
        "url": settings.BASE_URL + reverse("admin:accounts_apikey_changelist"),
    }
    letter = Letter(name="key_expiring", issuer=warning.key.issuer, context=context)
    return reminders.send(warning, letter, now=now)


def _is_due(key: ApiKey, now: datetime) -> bool:
    assert key.expires_at is not None
    stage = reminders.stage(key.expires_at, now)
    began = key.expires_at - timedelta(days=stage)
    return key.created_at <= began and (key.warned_days is None or key.warned_days > stage)


@transaction.atomic
def _begin(key: ApiKey, now: datetime) -> None:
    """The key's next stage: noted, announced, and one letter for everybody who is to hear of it."""
    rows = ApiKey.objects.current(now).filter(pk=key.pk, expires_at=key.expires_at)
    held = rows.select_for_update(no_key=True, skip_locked=True).first()
    if held is None or not _is_due(held, now):
        return  # changed, or another worker is at it
    assert held.expires_at is not None
    held.warned_days = reminders.stage(held.expires_at, now)
    held.sequence += 1
    held.save(update_fields=["warned_days", "sequence"])
    _announce(held, now)
    readers = Membership.objects.for_issuer(held.issuer_id).heard(_HEARD)
    KeyWarning.objects.bulk_create(
        KeyWarning(key=held, user_id=user_id, due_at=held.expires_at, days=held.warned_days)
        for user_id in readers.values_list("user_id", flat=True)
    )


def _unsent(now: datetime) -> list[KeyWarning]:
    """Letters of the stage that their key is at, those that failed before included."""
    keys = ApiKey.objects.current(now).filter(warned_days__isnull=False)
    letters = KeyWarning.objects.filter(
        sent_at=None,
        due_at__gt=now,
        due_at=F("key__expires_at"),
        days=F("key__warned_days"),
        key__in=keys,
    )
    return list(letters.select_related("key__issuer", "user").order_by("pk"))


def _announce(key: ApiKey, now: datetime) -> None:
    announce_event(
        AccountEvent(
            type=EXPIRING,
            issuer_id=key.issuer_id,
            mode=Mode(key.mode),
            subject=key.pk,
            sequence=key.sequence,
            occurred_at=now,
            data={**key_event_data(key), "days": key.warned_days},
        )
    )
