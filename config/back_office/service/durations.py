"""Durations, short: seconds below two minutes, then what Django says."""

from datetime import timedelta

from django.utils import timezone
from django.utils.timesince import timesince
from django.utils.translation import ngettext

SHORT = 120


def duration(seconds: float) -> str:
    """`5 seconds`, `3 minutes`, `2 days`."""
    if seconds < SHORT:
        count = round(seconds)
        return ngettext("%(count)s second", "%(count)s seconds", count) % {"count": count}
    now = timezone.now()
    return timesince(now - timedelta(seconds=seconds), now, depth=1)
