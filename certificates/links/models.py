"""Links of certificates to other certificates, or to documents on the web."""

from typing import Self
from uuid import UUID

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild
from accounts.querysets import OwnedRows
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.certificate.models import Certificate
from certificates.lifecycle import Relation
from lib import ids

LONGEST_URL = 2000


class CertificateLinkQuerySet(OwnedRows["CertificateLink"]):
    """Links, by the certificate that they belong to."""

    def for_issuer(
        self, issuer_id: UUID, mode: Mode | None = None, types: frozenset[int] = frozenset()
    ) -> Self:
        """The links of one issuer's certificates; for a key that is limited to `types`, without
        those to or from certificates of the issuer's other types.
        """
        rows = self.filter(certificate__issuer_id=issuer_id)
        if types:
            rows = rows.filter(
                Q(target=None) | ~Q(target__issuer_id=issuer_id) | Q(target__type_id__in=types),
                certificate__type_id__in=types,
            )
        return rows if mode is None else rows.filter(certificate__mode=mode)


class CertificateLink(IssuerChild):
    """One link. It is not part of what was certified."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    certificate = models.ForeignKey(
        Certificate, on_delete=models.CASCADE, related_name="links", db_index=False
    )
    rel = models.CharField(_("relation"), max_length=11, choices=Relation.choices)
    target = models.ForeignKey(
        Certificate,
        on_delete=models.CASCADE,
        related_name="linked_from",
        null=True,
        db_index=False,
        verbose_name=_("certificate"),
    )
    url = models.CharField(_("address"), max_length=LONGEST_URL, null=True)
    label = models.CharField(_("label"), max_length=200, null=True)
    sha256 = models.BinaryField(null=True, editable=False)
    created_at = models.DateTimeField(_("created"))

    objects = CertificateLinkQuerySet.as_manager()

    class Meta:
        verbose_name = _("link")
        verbose_name_plural = _("links")
        # fmt: off
        constraints = [
            models.UniqueConstraint("certificate", "rel", "target", name="certificates_link_once", condition=Q(target__isnull=False)),
            models.CheckConstraint(name="certificates_link_rel", condition=Q(rel__in=Relation.values)),
            models.CheckConstraint(
                name="certificates_link_one_target",
                condition=Q(target__isnull=False, url__isnull=True, sha256__isnull=True)
                | Q(target__isnull=True, url__isnull=False),
            ),
            models.CheckConstraint(name="certificates_link_parts_are_certificates", condition=~Q(rel=Relation.PART_OF) | Q(target__isnull=False)),
            models.CheckConstraint(name="certificates_link_not_to_itself", condition=Q(target=None) | ~Q(target=F("certificate"))),
        ]
        indexes = [
            models.Index("certificate", "id", name="certificates_links_of"),
            models.Index("target", "rel", "id", name="certificates_linked", condition=Q(target__isnull=False)),
        ]
        # fmt: on

    def __str__(self) -> str:
        return f"{self.certificate_id} {self.rel} {self.target_id or self.url}"

    @property
    def public_id(self) -> str:
        """`lnk_...`"""
        return ids.encode(CertificatesPrefix.LINK, self.pk)
