"""Errors of webhooks."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError


class WebhooksError(ServiceError):
    """Base of the errors of webhooks."""


class EndpointNotFound(WebhooksError):
    """No such endpoint: unknown, deleted, or of another issuer or mode."""

    code = "not_found"
    message = _("There is no webhook endpoint with this identifier.")


class DeliveryNotFound(WebhooksError):
    code = "not_found"
    message = _("There is no delivery with this identifier.")


class DeliveryInProgress(WebhooksError):
    code = "conflict"
    message = _("This delivery is being sent now. Wait for the result before you send it again.")


class AlreadyDelivered(WebhooksError):
    code = "conflict"
    message = _("This delivery succeeded already. Set `force` to send it again.")


class EventBodyRemoved(WebhooksError):
    code = "conflict"
    message = _("The body of this event was removed after %(days)s days: it cannot be sent again.")


class EndpointDeleted(WebhooksError):
    code = "conflict"
    message = _("The endpoint of this delivery was deleted: nothing more is sent to it.")


class SecretsOverlap(WebhooksError):
    code = "conflict"
    message = _(
        "The previous secret is still valid. Wait until it expires, or make a new one without an overlap: then both end at once."
    )


class SecretUnreadable(WebhooksError):
    """No key in FIELD_KEYS decrypts the secret."""

    code = "conflict"
    message = _(
        "The secret of this endpoint cannot be decrypted. Make a new one without an overlap."
    )


class CursorExpired(WebhooksError):
    code = "cursor_expired"
    message = _(
        "Events after this cursor have been removed: events are kept for %(days)s days. Start again without a cursor."
    )


class DeliveryFilterTooBroad(WebhooksError):
    code = "filter_too_broad"
    message = _("This filter alone would search too many rows. Add %(more)s.")


class DeliveryFilterInvalid(WebhooksError):
    code = "validation_failed"
    message = _("The filter is not understood: %(words)s.")
