"""Webhooks in the back office, and what the audit says of them."""

from django.utils.translation import gettext_lazy as _

from accounts.audit.sentences import AuditTarget, own_rows, register_sentences, register_target
from webhooks.deliveries.admin import DeliveryAdmin
from webhooks.endpoints.admin import EndpointAdmin
from webhooks.events.admin import EventAdmin
from webhooks.lifecycle import WebhooksPrefix
from webhooks.models import Delivery, Endpoint

__all__ = ["DeliveryAdmin", "EndpointAdmin", "EventAdmin"]


# fmt: off
register_sentences(
    {
        "webhook_endpoint.created": _("%(actor)s created the webhook endpoint %(target)s."),
        "webhook_endpoint.changed": _("%(actor)s changed the webhook endpoint %(target)s."),
        "webhook_endpoint.deleted": _("%(actor)s deleted the webhook endpoint %(target)s."),
        "webhook_endpoint.enabled": _("%(actor)s enabled the webhook endpoint %(target)s."),
        "webhook_endpoint.disabled": _("%(actor)s disabled the webhook endpoint %(target)s."),
        "webhook_endpoint.sample_sent": _("%(actor)s sent a sample event to the webhook endpoint %(target)s."),
        "webhook_endpoint.secret_shown": _("%(actor)s looked at the secret of the webhook endpoint %(target)s."),
        "webhook_endpoint.secret_rotated": _("%(actor)s replaced the secret of the webhook endpoint %(target)s."),
        "webhook_delivery.retried": _("%(actor)s sent the webhook delivery %(target)s again."),
    }
)
# fmt: on


def _id(delivery: Delivery) -> str:
    return delivery.public_id


register_target(
    AuditTarget(
        prefix=WebhooksPrefix.ENDPOINT,
        names=own_rows(Endpoint),
        page="admin:webhooks_endpoint_change",
    )
)
register_target(
    AuditTarget(
        prefix=WebhooksPrefix.DELIVERY,
        names=own_rows(Delivery, name=_id),
        page="admin:webhooks_delivery_change",
    )
)
