"""The address that mails to the holder go to."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild
from certificates.certificate.models import Certificate


class HolderContact(IssuerChild):
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
