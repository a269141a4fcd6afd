"""States of endpoints and deliveries, and outcomes of attempts."""

from enum import StrEnum

from django.db.models import IntegerChoices, TextChoices
from django.utils.translation import pgettext_lazy


class EndpointState(TextChoices):
    """active <-> disabled; either -> deleted. A deleted endpoint keeps its name in the delivery log."""

    ACTIVE = "active", pgettext_lazy("endpoint state", "Active")
    DISABLED = "disabled", pgettext_lazy("endpoint state", "Disabled")
    DELETED = "deleted", pgettext_lazy("endpoint state", "Deleted")


class DisabledReason(TextChoices):
    """Why an endpoint was disabled."""

    BY_HAND = "by_hand", pgettext_lazy("endpoint", "By hand")
    FAILING = "failing", pgettext_lazy("endpoint", "Nothing but failures for 5 days")
    GONE = "gone", pgettext_lazy("endpoint", "It answered 410 Gone")


class EndpointNotice(StrEnum):
    """Notices to the owners of an endpoint, by event and by mail."""

    FAILING = "failing"
    LAST_DAY = "last_day"
    DISABLED = "disabled"
    RECOVERED = "recovered"
    HELD = "held"


class DeliveryState(TextChoices):
    """pending <-> leased -> succeeded | exhausted; held while its endpoint is disabled."""

    PENDING = "pending", pgettext_lazy("delivery state", "Waiting")
    LEASED = "leased", pgettext_lazy("delivery state", "Being sent")
    HELD = "held", pgettext_lazy("delivery state", "Held")
    SUCCEEDED = "succeeded", pgettext_lazy("delivery state", "Delivered")
    EXHAUSTED = "exhausted", pgettext_lazy("delivery state", "Not delivered")
    CANCELLED = "cancelled", pgettext_lazy("delivery state", "Cancelled")


class Trigger(TextChoices):
    """What caused a delivery to be sent."""

    AUTOMATIC = "automatic", pgettext_lazy("delivery", "Automatically")
    MANUAL = "manual", pgettext_lazy("delivery", "By hand")
    BULK = "bulk", pgettext_lazy("delivery", "Bulk retry")
    REPLAY = "replay", pgettext_lazy("delivery", "Replay")


class Priority(IntegerChoices):
    """Which of an endpoint's deliveries go first."""

    BY_HAND = -1
    LIVE = 0
    BULK = 1


class AttemptOutcome(TextChoices):
    """The outcome of one attempt."""

    HTTP_2XX = "http_2xx", "2xx"
    HTTP_3XX = "http_3xx", "3xx"
    HTTP_4XX = "http_4xx", "4xx"
    HTTP_5XX = "http_5xx", "5xx"
    TIMEOUT = "timeout", pgettext_lazy("attempt", "No answer in time")
    DNS = "dns", pgettext_lazy("attempt", "Name not found")
    TLS = "tls", pgettext_lazy("attempt", "TLS failed")
    REFUSED = "refused", pgettext_lazy("attempt", "No connection")
    BROKEN = "broken", pgettext_lazy("attempt", "Connection broken off, or not HTTP")
    BLOCKED = "blocked", pgettext_lazy("attempt", "Address not allowed")
    ERROR = "error", pgettext_lazy("attempt", "Could not be sent")


FAILURES = tuple(outcome for outcome in AttemptOutcome if outcome != AttemptOutcome.HTTP_2XX)
UNFINISHED = (DeliveryState.PENDING, DeliveryState.LEASED, DeliveryState.HELD)


def http_outcome(status: int) -> AttemptOutcome:
    """The outcome of an HTTP status, by its class. An invalid status counts as 5xx."""
    return {2: AttemptOutcome.HTTP_2XX, 3: AttemptOutcome.HTTP_3XX, 4: AttemptOutcome.HTTP_4XX}.get(
        status // 100, AttemptOutcome.HTTP_5XX
    )
