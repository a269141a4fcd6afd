"""States of endpoints and deliveries, outcomes of attempts, and prefixes of ids."""

from datetime import timedelta
from enum import StrEnum

from django.db.models import IntegerChoices, TextChoices
from django.utils.translation import pgettext_lazy

from lib import ids
from lib.choices import DescribedChoices
from lib.sql import PartitionedTable

KEEP_BODIES = timedelta(days=30)  # how far back an event can be sent again; removed a day later
ATTEMPT_WEEKS = PartitionedTable("webhooks_keep_attempt_weeks")


class EndpointState(TextChoices):
    """active <-> disabled; either -> deleted. A deleted endpoint keeps its name in the delivery log."""

    ACTIVE = "active", pgettext_lazy("endpoint state", "Active")
    DISABLED = "disabled", pgettext_lazy("endpoint state", "Disabled")
    DELETED = "deleted", pgettext_lazy("endpoint state", "Deleted")


class DisabledReason(DescribedChoices):
    """Why an endpoint is disabled."""

    BY_HAND = "by_hand", "Somebody disabled it", pgettext_lazy("endpoint", "By hand")
    FAILING = (
        "failing",
        "Nothing but failures for five days",
        pgettext_lazy("endpoint", "Nothing but failures for 5 days"),
    )
    GONE = "gone", "It answered 410 Gone", pgettext_lazy("endpoint", "It answered 410 Gone")


class EndpointNotice(StrEnum):
    """Notices to the owners of an endpoint, by event and by mail."""

    FAILING = "failing"
    LAST_DAY = "last_day"
    DISABLED = "disabled"
    RECOVERED = "recovered"
    HELD = "held"


class DeliveryState(DescribedChoices):
    """How far the delivery of an event to an endpoint is.

    pending <-> leased -> succeeded | exhausted; held while its endpoint is disabled.
    """

    PENDING = "pending", "Waits for its next attempt", pgettext_lazy("delivery state", "Waiting")
    LEASED = "leased", "Is being sent at this moment", pgettext_lazy("delivery state", "Being sent")
    HELD = (
        "held",
        "Waits until the disabled endpoint is enabled",
        pgettext_lazy("delivery state", "Held"),
    )
    SUCCEEDED = (
        "succeeded",
        "Was accepted by the endpoint",
        pgettext_lazy("delivery state", "Delivered"),
    )
    EXHAUSTED = (
        "exhausted",
        "Was given up after the last attempt",
        pgettext_lazy("delivery state", "Not delivered"),
    )
    CANCELLED = (
        "cancelled",
        "Will not be sent: the endpoint was deleted, or the hold was not released",
        pgettext_lazy("delivery state", "Cancelled"),
    )


class Trigger(DescribedChoices):
    """Why an event was sent."""

    AUTOMATIC = "automatic", "It had just happened", pgettext_lazy("delivery", "Automatically")
    MANUAL = "manual", "Somebody sent this delivery again", pgettext_lazy("delivery", "By hand")
    BULK = "bulk", "It was sent again with many others", pgettext_lazy("delivery", "Bulk retry")
    REPLAY = "replay", "A replay asked for it", pgettext_lazy("delivery", "Replay")


class Priority(IntegerChoices):
    """Which of an endpoint's deliveries go first."""

    BY_HAND = -1
    LIVE = 0
    BULK = 1


class AttemptOutcome(DescribedChoices):
    """What came of one attempt to deliver an event."""

    HTTP_2XX = "http_2xx", "Accepted: an HTTP status from 200 to 299", "2xx"
    HTTP_3XX = "http_3xx", "Refused: a redirection, which is not followed", "3xx"
    HTTP_4XX = "http_4xx", "Refused: an HTTP status from 400 to 499", "4xx"
    HTTP_5XX = "http_5xx", "Refused: an HTTP status from 500, or an invalid one", "5xx"
    TIMEOUT = "timeout", "No answer in time", pgettext_lazy("attempt", "No answer in time")
    DNS = "dns", "The host name was not found", pgettext_lazy("attempt", "Name not found")
    TLS = (
        "tls",
        "No secure connection, for instance because the certificate has expired",
        pgettext_lazy("attempt", "TLS failed"),
    )
    REFUSED = "refused", "No connection was accepted", pgettext_lazy("attempt", "No connection")
    BROKEN = (
        "broken",
        "The connection was broken off, or the answer is not HTTP",
        pgettext_lazy("attempt", "Connection broken off, or not HTTP"),
    )
    BLOCKED = (
        "blocked",
        "The address is not a public one",
        pgettext_lazy("attempt", "Address not allowed"),
    )
    ERROR = "error", "The request could not be sent", pgettext_lazy("attempt", "Could not be sent")


FAILURES = tuple(outcome for outcome in AttemptOutcome if outcome != AttemptOutcome.HTTP_2XX)
UNFINISHED = (DeliveryState.PENDING, DeliveryState.LEASED, DeliveryState.HELD)


def http_outcome(status: int) -> AttemptOutcome:
    """The outcome of an HTTP status, by its class. An invalid status counts as 5xx."""
    return {2: AttemptOutcome.HTTP_2XX, 3: AttemptOutcome.HTTP_3XX, 4: AttemptOutcome.HTTP_4XX}.get(
        status // 100, AttemptOutcome.HTTP_5XX
    )


ATTEMPTS = 10  # of one delivery; `webhooks.courier.settlement` says after which waits


@ids.register_prefixes
class WebhooksPrefix(StrEnum):
    """The prefix of each kind of object that has a public id."""

    EVENT = "evt"
    ENDPOINT = "whe"
    DELIVERY = "dlv"
