"""The history of certificates (append-only), and the holds that keep them suspended."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.jobs.models import Job
from accounts.models import IssuerChild
from certificates.lifecycle import HISTORY_ACTIONS, Reason, State
from certificates.prefixes import CertificatesPrefix
from lib import ids

from .certificate import Certificate


class CertificateHistory(IssuerChild):
    """One change of a certificate: its `sequence`, from, to, reason, actor. Issuing is the first."""

    # One row for each change; also the history of a certificate, in order.
    pk = models.CompositePrimaryKey("certificate_id", "sequence")
    certificate = models.ForeignKey(
        Certificate, on_delete=models.PROTECT, related_name="history", db_index=False
    )
    sequence = models.PositiveIntegerField(_("change"))
    action = models.CharField(
        _("action"), max_length=10, choices=list(HISTORY_ACTIONS.items()), null=True
    )  # null: it was issued
    from_state = models.CharField(_("from"), max_length=10, choices=State.choices, null=True)
    to_state = models.CharField(_("to"), max_length=10, choices=State.choices)
    reason = models.CharField(_("reason"), max_length=20, choices=Reason.choices, null=True)
    note = models.CharField(_("internal note"), max_length=2000, null=True)
    public_note = models.CharField(_("public note"), max_length=500, null=True)
    at = models.DateTimeField(_("when"))
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    request_id = models.CharField(_("request"), max_length=128)
    ip = models.GenericIPAddressField(_("network"), null=True)

    class Meta:
        verbose_name = _("change")
        verbose_name_plural = _("history")

    def __str__(self) -> str:
        return f"{self.certificate_id} #{self.sequence}: {self.to_state}"


class Hold(IssuerChild):
    """One reason to keep a certificate suspended; it is active again when no hold is open."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    certificate = models.ForeignKey(
        Certificate, on_delete=models.PROTECT, related_name="holds", db_index=False
    )
    job = models.ForeignKey(
        Job, on_delete=models.PROTECT, verbose_name=_("job"), null=True, db_index=False
    )
    reason = models.CharField(_("reason"), max_length=20, choices=Reason.choices)
    public_note = models.CharField(_("public note"), max_length=500, null=True)
    actor_kind = models.CharField(_("by"), max_length=6)
    actor_id = models.CharField(_("who"), max_length=64)
    placed_at = models.DateTimeField(_("placed"))
    lifted_at = models.DateTimeField(_("lifted"), null=True)

    class Meta:
        verbose_name = _("hold")
        verbose_name_plural = _("holds")
        constraints = [
            models.CheckConstraint(
                name="certificates_hold_reason", condition=Q(reason__in=Reason.values)
            ),
            models.CheckConstraint(
                name="certificates_hold_lifted_later",
                condition=Q(lifted_at=None) | Q(lifted_at__gte=models.F("placed_at")),
            ),
        ]
        indexes = [
            models.Index(
                "job", "id", condition=Q(job__isnull=False), name="certificates_hold_of_job"
            ),
            models.Index("certificate", "id", name="certificates_holds_of"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate_id}: {self.reason}"

    @property
    def public_id(self) -> str:
        """`hold_...`"""
        return ids.encode(CertificatesPrefix.HOLD, self.pk)
