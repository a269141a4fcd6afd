"""Branding of an issuer on public pages and paper. Images are in the database: web and worker share no disk."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer

from .rules import PrintColumns, logo_path


class Branding(models.Model):
    """An issuer's colour, address, website, contact, images and printing; a row is there once something was set."""

    issuer = models.OneToOneField(
        Issuer, on_delete=models.CASCADE, primary_key=True, verbose_name=_("issuer")
    )
    color = models.CharField(_("colour"), max_length=7, null=True)
    address = models.CharField(_("address"), max_length=500, null=True)
    website = models.CharField(_("website"), max_length=300, null=True)
    # An e-mail address or an https address: shown to people who report a problem with a certificate.
    contact = models.CharField(_("public contact"), max_length=300, null=True)
    logo = models.BinaryField(_("logo"), null=True)  # PNG, written anew by us
    logo_sha256 = models.CharField(max_length=64, null=True)
    print_columns = models.SmallIntegerField(
        _("details on paper"),
        choices=PrintColumns.choices,
        default=PrintColumns.TWO,
        db_default=PrintColumns.TWO,
    )
    # Printed above the line of the signatory with this name, and with this function where one is stated.
    signature_name = models.CharField(_("name of the signatory"), max_length=200, null=True)
    signature_role = models.CharField(_("function of the signatory"), max_length=200, null=True)
    signature = models.BinaryField(_("signature"), null=True)  # PNG, written anew by us
    signature_sha256 = models.CharField(max_length=64, null=True)

    class Meta:
        verbose_name = _("branding")
        verbose_name_plural = _("branding")
        constraints = [
            models.CheckConstraint(
                name="accounts_branding_color",
                condition=Q(color=None) | Q(color__regex="^#[0-9a-f]{6}$"),
            ),
            models.CheckConstraint(
                name="accounts_branding_logo",
                condition=Q(logo=None, logo_sha256=None)
                | Q(logo__isnull=False, logo_sha256__regex="^[0-9a-f]{64}$"),
            ),
            models.CheckConstraint(
                name="accounts_branding_print_columns",
                condition=Q(print_columns__in=PrintColumns.values),
            ),
            models.CheckConstraint(
                name="accounts_branding_signature",
                condition=Q(signature=None, signature_sha256=None)
                | Q(signature__isnull=False, signature_sha256__regex="^[0-9a-f]{64}$"),
            ),
        ]

    def __str__(self) -> str:
        return str(self.issuer)

    @property
    def logo_path(self) -> str | None:
        """The public path of the logo; None if there is none."""
        return logo_path(self.issuer_id, self.logo_sha256)
