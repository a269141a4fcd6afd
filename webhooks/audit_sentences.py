"""The sentences of the audit about webhook endpoints and deliveries."""

from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.audit_sentences import register_sentences

register_sentences(
    {
        "webhook_endpoint.created": _("%(actor)s created the webhook endpoint %(target)s."),
        "webhook_endpoint.changed": _("%(actor)s changed the webhook endpoint %(target)s."),
        "webhook_endpoint.deleted": _("%(actor)s deleted the webhook endpoint %(target)s."),
        "webhook_endpoint.enabled": _("%(actor)s enabled the webhook endpoint %(target)s."),
        "webhook_endpoint.disabled": _("%(actor)s disabled the webhook endpoint %(target)s."),
        "webhook_endpoint.sample_sent": _(
            "%(actor)s sent a sample event to the webhook endpoint %(target)s."
        ),
        "webhook_endpoint.secret_shown": _(
            "%(actor)s looked at the secret of the webhook endpoint %(target)s."
        ),
        "webhook_endpoint.secret_rotated": _(
            "%(actor)s replaced the secret of the webhook endpoint %(target)s."
        ),
        "webhook_delivery.retried": _("%(actor)s sent the webhook delivery %(target)s again."),
    }
)
