"""The coloured label of a certificate's status."""

from django.utils.safestring import SafeString

from accounts.admin.foundation.badges import badge
from certificates.lifecycle import Status

STATUS_COLOURS = {
    Status.ACTIVE: "success",
    Status.PENDING: "info",
    Status.NOT_YET_VALID: "info",
    Status.SUSPENDED: "warning",
    Status.EXPIRED: "warning",
    Status.SUPERSEDED: "warning",
    Status.REVOKED: "danger",
}


def status_badge(status: Status) -> SafeString:
    """The badge of what a certificate is worth now."""
    return badge(status.label, STATUS_COLOURS[status])
