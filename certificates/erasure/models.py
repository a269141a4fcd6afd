"""Requests to erase the content of certificates."""

from datetime import timedelta

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from accounts.actors import Actor, ActorKind
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.querysets import ErasureQuerySet
from lib import ids

UNDO_PERIOD = timedelta(days=7)


class Erasure(models.Model):
    """One request to erase; certificates point to it. It ends with `undone_at` or `erased_at`."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, verbose_name=_("issuer"), db_index=False
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    requested_at = models.DateTimeField(_("asked for"))
    execute_at = models.DateTimeField(_("due"))
    undone_at = models.DateTimeField(_("undone"), null=True)
    erased_at = models.DateTimeField(_("erased"), null=True)
    # When files and stored answers that were being written meanwhile were cleaned, too.
    swept_at = models.DateTimeField(null=True)
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    request_id = models.CharField(_("request"), max_length=128)
    ip = models.GenericIPAddressField(_("network"), null=True)

    objects = ErasureQuerySet.as_manager()

    class Meta:
        verbose_name = _("erasure")
        verbose_name_plural = _("erasures")
        constraints = [
            models.CheckConstraint(
                name="certificates_erasure_mode", condition=Q(mode__in=Mode.values)
            ),
            models.CheckConstraint(
                name="certificates_erasure_ends_once",
                condition=Q(undone_at=None) | Q(erased_at=None),
            ),
            models.CheckConstraint(
                name="certificates_erasure_not_before",
                condition=Q(erased_at=None) | Q(erased_at__gte=F("execute_at")),
            ),
        ]
        indexes = [
            models.Index(
                "execute_at",
                name="certificates_erasure_due",
                condition=Q(undone_at=None, swept_at=None),
            ),
            # The list of certificates that were erased, or will be.
            models.Index("issuer", "mode", "id", name="certificates_erasures_of"),
        ]

    def __str__(self) -> str:
        return self.public_id

    @property
    def public_id(self) -> str:
        """`ers_...`"""
        return ids.encode(CertificatesPrefix.ERASURE, self.pk)

    @property
    def is_pending(self) -> bool:
        """Whether it can still be undone."""
        return self.undone_at is None and self.erased_at is None

    def actor(self) -> Actor:
        """The actor who requested it, and in whose name it is carried out."""
        return Actor(
            kind=ActorKind(self.actor_kind),
            id=self.actor_id,
            request_id=self.request_id,
            ip=self.ip,
        )
