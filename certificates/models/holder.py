"""Contact addresses of holders, and mails to them."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from certificates.querysets import HolderMailQuerySet

from .certificate import Certificate


class HolderContact(models.Model):
    """The address that mails go to instead of the certified one, which stays as it is.

    Empty: no mails are sent any more.
    """

    certificate = models.OneToOneField(
        Certificate, on_delete=models.CASCADE, primary_key=True, related_name="contact"
    )
    email = models.CharField(_("e-mail"), max_length=254)
    changed_at = models.DateTimeField(_("changed"))

    class Meta:
        verbose_name = _("holder's contact")
        verbose_name_plural = _("holders' contacts")

    def __str__(self) -> str:
        return str(self.certificate_id)


class HolderMail(models.Model):
    """One mail to the holder. It stores no address: that is read when it is sent, so erasing stops it.

    `due_at` is when a worker may next try; null while the certificate waits for its release.
    """

    certificate = models.ForeignKey(
        Certificate, on_delete=models.CASCADE, related_name="mails", db_index=False
    )
    created_at = models.DateTimeField(_("created"))
    due_at = models.DateTimeField(null=True)
    attempts = models.PositiveIntegerField(_("attempts"), default=0)
    sent_at = models.DateTimeField(_("sent"), null=True)
    dropped_at = models.DateTimeField(_("given up"), null=True)

    objects = HolderMailQuerySet.as_manager()

    class Meta:
        verbose_name = _("mail to the holder")
        verbose_name_plural = _("mails to holders")
        constraints = [
            models.UniqueConstraint(
                "certificate",
                name="certificates_one_mail_waits",
                condition=Q(sent_at=None, dropped_at=None),
            ),
        ]
        indexes = [
            models.Index("certificate", "id", name="certificates_mails_of"),
            models.Index(
                "due_at",
                name="certificates_mail_due",
                condition=Q(due_at__isnull=False, sent_at=None, dropped_at=None),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.certificate_id} #{self.pk}"
