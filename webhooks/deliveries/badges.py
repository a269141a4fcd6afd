"""The badge for the outcome of an attempt."""

from django.utils.safestring import SafeString

from accounts.admin.foundation.badges import badge
from webhooks.lifecycle import AttemptOutcome


def outcome_badge(outcome: str | None, status: int | None) -> SafeString | str:
    """A badge with the HTTP status of an attempt, or with its outcome where there was no answer."""
    if outcome is None:
        return "–"
    word = str(status) if status else AttemptOutcome(outcome).label
    return badge(word, "success" if outcome == AttemptOutcome.HTTP_2XX else "danger")
