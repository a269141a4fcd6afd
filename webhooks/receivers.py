"""Signals of accounts, recorded as events in the same transaction."""

from django.dispatch import receiver

from accounts.signals import AccountEvent, event_announced
from webhooks import outbox


@receiver(event_announced, dispatch_uid="webhooks.outbox")
def record_news(news: AccountEvent, **_: object) -> None:
    """Record one event for each announcement."""
    outbox.record(
        outbox.new_event(
            type=news.type,
            issuer_id=news.issuer_id,
            mode=news.mode,
            subject=news.subject,
            sequence=news.sequence,
            occurred_at=news.occurred_at,
            data=news.data,
        )
    )
