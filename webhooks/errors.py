"""Errors of webhooks."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import ServiceError

# fmt: off
# No such endpoint: unknown, deleted, or of another issuer or mode.
EndpointNotFound = ServiceError.row("not_found", _("There is no webhook endpoint with this identifier."))
DeliveryNotFound = ServiceError.row("not_found", _("There is no delivery with this identifier."))
DeliveryInProgress = ServiceError.row("conflict", _("This delivery is being sent now. Wait for the result before you send it again."))
AlreadyDelivered = ServiceError.row("conflict", _("This delivery succeeded already. Set `force` to send it again."))
EventBodyRemoved = ServiceError.row("conflict", _("The body of this event was removed after %(days)s days: it cannot be sent again."))
EndpointDeleted = ServiceError.row("conflict", _("The endpoint of this delivery was deleted: nothing more is sent to it."))
SecretsOverlap = ServiceError.row("conflict", _("The previous secret is still valid. Wait until it expires, or make a new one without an overlap: then both end at once."))
# No key in FIELD_KEYS decrypts the secret.
SecretUnreadable = ServiceError.row("conflict", _("The secret of this endpoint cannot be decrypted. Make a new one without an overlap."))
CursorExpired = ServiceError.row("cursor_expired", _("Events after this cursor have been removed: events are kept for %(days)s days. Start again without a cursor."))
DeliveryFilterTooBroad = ServiceError.row("filter_too_broad", _("This filter alone would search too many rows. Add %(more)s."))
DeliveryFilterInvalid = ServiceError.row("validation_failed", _("The filter is not understood: %(words)s."))
