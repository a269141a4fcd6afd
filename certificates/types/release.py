"""Requests to turn the release by a second person off."""

from datetime import datetime

from django.db import models
from django.utils.translation import gettext_lazy as _

from accounts.models import IssuerChild
from certificates.querysets import RELEASE_OFF_LASTS, ReleaseOffRequestQuerySet

from .type import CertificateType


class ReleaseOffRequest(IssuerChild):
    """A request that certificates of a type need no release any more. A second person confirms it."""

    type = models.ForeignKey(
        CertificateType,
        on_delete=models.PROTECT,
        related_name="release_off_requests",
        db_index=False,
    )
    actor_kind = models.CharField(max_length=6)
    actor_id = models.CharField(max_length=64)
    requested_at = models.DateTimeField(_("requested"))
    # When it was confirmed, withdrawn, or replaced after it had lapsed: the audit says which.
    ended_at = models.DateTimeField(null=True, blank=True)

    objects = ReleaseOffRequestQuerySet.as_manager()

    class Meta:
        verbose_name = _("request to end the release by a second person")
        verbose_name_plural = _("requests to end the release by a second person")
        constraints = [
            models.UniqueConstraint(
                "type", name="certificates_release_off_once", condition=models.Q(ended_at=None)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.type_id}: {self.requested_at}"

    @property
    def lapses_at(self) -> datetime:
        """When it lapses unless it is confirmed."""
        return self.requested_at + RELEASE_OFF_LASTS
