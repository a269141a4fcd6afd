"""The mail outbox: one row for each mail that is to be sent, or was."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.querysets import OutgoingMailQuerySet

from .issuer import Issuer


class OutgoingMail(models.Model):
    """One mail to one recipient. Its text is made when it is sent, and never stored.

    `due_at` is when it may next be tried; empty while it is held back. `leased_until` is set while a
    worker sends it. It ends by `sent_at` or by `dropped_at`: given up, or of no interest any more.
    """

    issuer = models.ForeignKey(Issuer, on_delete=models.CASCADE, verbose_name=_("issuer"))
    kind = models.CharField(_("kind"), max_length=30)  # accounts.mail.kinds
    # The recipient; empty where the kind looks the address up when it sends.
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, verbose_name=_("user")
    )
    subject = models.UUIDField()  # the row that it is about
    details = models.JSONField(default=dict)  # values beyond that row: no address, no secret
    once = models.CharField(max_length=60, null=True)  # no second one with the same value
    created_at = models.DateTimeField(_("created"))
    due_at = models.DateTimeField(null=True)
    leased_until = models.DateTimeField(null=True)  # by the database's clock
    attempts = models.PositiveIntegerField(_("attempts"), default=0)
    sent_at = models.DateTimeField(_("sent"), null=True)
    dropped_at = models.DateTimeField(_("given up"), null=True)

    objects = OutgoingMailQuerySet.as_manager()

    class Meta:
        verbose_name = _("mail")
        verbose_name_plural = _("mails")
        constraints = [
            models.UniqueConstraint("kind", "subject", "user", "once", name="accounts_mail_once"),
            models.UniqueConstraint(
                "kind",
                "subject",
                name="accounts_mail_one_waits",
                condition=Q(user=None, sent_at=None, dropped_at=None),
            ),
        ]
        indexes = [
            models.Index("subject", "id", name="accounts_mail_subject"),
            models.Index(
                "due_at",
                name="accounts_mail_due",
                condition=Q(due_at__isnull=False, sent_at=None, dropped_at=None),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} #{self.pk}"
