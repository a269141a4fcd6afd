"""Errors of webhooks."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError


class WebhooksError(ServiceError):
    """Base of the errors of webhooks."""


class EndpointNotFound(WebhooksError):
    """No such endpoint: unknown, deleted, or of another issuer or mode."""

    code = "not_found"
    message = _("No webhook endpoint with this identifier is found here.")


class DeliveryNotFound(WebhooksError):
    code = "not_found"
    message = _("No delivery with this identifier is found here.")


class DeliveryInProgress(WebhooksError):
    code = "conflict"
    message = _("This delivery is being sent at this moment. Look at what comes of it.")


class AlreadyDelivered(WebhooksError):
    code = "conflict"
    message = _("This was delivered already. Send `force` to deliver it once more.")


class EventBodyRemoved(WebhooksError):
    code = "conflict"
    message = _("The body of this event was removed after %(days)s days: it cannot be sent again.")


class EndpointDeleted(WebhooksError):
    code = "conflict"
    message = _("The endpoint of this delivery was deleted: nothing more is sent to it.")


class SecretsOverlap(WebhooksError):
    code = "conflict"
    message = _(
        "The secret before this one still signs beside it. Wait until its time is over, or make a new one without an overlap: both end at once."
    )


class SecretUnreadable(WebhooksError):
    """No key in FIELD_KEYS decrypts the secret."""

    code = "conflict"
    message = _("The secret of this endpoint cannot be read. Make a new one without an overlap.")


class CursorExpired(WebhooksError):
    code = "cursor_expired"
    message = _("Events after this cursor were removed meanwhile: they are kept for %(days)s days.")


class DeliveryFilterTooBroad(WebhooksError):
    code = "filter_too_broad"
    message = _("This filter alone would look at too much. Add %(more)s to it.")


class DeliveryFilterInvalid(WebhooksError):
    code = "validation_failed"
    message = _("The filter is not understood: %(words)s.")
