"""What the audit calls webhook endpoints and deliveries."""

from accounts.admin.foundation.audit_sentences import AuditTarget, own_rows, register_target
from webhooks.models import Delivery, Endpoint
from webhooks.prefixes import WebhooksPrefix


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
