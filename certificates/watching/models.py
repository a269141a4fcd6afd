"""Who is told when certificates change: an e-mail address, and the certificates that it watches."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild
from accounts.scopes import Locale
from certificates.certificate.models import Certificate
from lib import ids


class Watcher(IssuerChild):
    """An address that is told of changes of one issuer's certificates, and used for nothing else."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    email = models.CharField(_("e-mail"), max_length=254)  # as addresses are compared: `email_key`
    locale = models.CharField(_("language"), max_length=2, choices=Locale.choices)

    class Meta:
        verbose_name = _("watcher")
        verbose_name_plural = _("watchers")
        constraints = [
            models.UniqueConstraint("issuer", "email", name="certificates_watcher_once"),
        ]

    def __str__(self) -> str:
        return str(self.pk)


class Watch(IssuerChild):
    """One certificate that a watcher is told of, from the day on which the address was confirmed."""

    watcher = models.ForeignKey(Watcher, on_delete=models.CASCADE, related_name="watches")
    certificate = models.ForeignKey(
        Certificate, on_delete=models.CASCADE, related_name="watches", db_index=False
    )
    asked_at = models.DateTimeField(_("asked"))
    confirmed_at = models.DateTimeField(_("confirmed"), null=True)
    mail = models.BigIntegerField(null=True, editable=False)  # that tells of its last change

    class Meta:
        verbose_name = _("watched certificate")
        verbose_name_plural = _("watched certificates")
        constraints = [
            models.UniqueConstraint("certificate", "watcher", name="certificates_watch_once"),
        ]
        indexes = [
            models.Index(
                "asked_at", name="certificates_watch_asked", condition=Q(confirmed_at=None)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.certificate_id} {self.watcher_id}"
