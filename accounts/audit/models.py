"""Audit entries, append-only, and the sealed heads of their chains (accounts/audit/rules.py)."""

from datetime import UTC
from typing import Any, Self

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from accounts.actors import ActorKind
from accounts.issuers.models import Issuer
from accounts.querysets import ModeRows
from accounts.scopes import AccountsPrefix, Mode
from lib import ids
from lib.sql import CurrentTransaction, TransactionIdField

from .rules import issuer_of_chain


class AuditEntryQuerySet(ModeRows["AuditEntry"]):
    """Audit entries, read through their issuer."""

    def sealed_in(self, chain: str) -> Self:
        """The sealed entries of one chain."""
        issuer_id = issuer_of_chain(chain)
        rows = self.filter(position__isnull=False)
        return rows.filter(issuer_id=issuer_id) if issuer_id else rows.filter(issuer=None)


class AuditEntry(models.Model):
    """One change. The sealer gives it `position` and `seal`, once; nothing else ever changes.

    Without an issuer it speaks of the platform. The actor is named by id: no name, no address.
    """

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.PROTECT, null=True, verbose_name=_("issuer"), db_index=False
    )
    mode = models.CharField(_("mode"), max_length=4, choices=Mode.choices)
    actor_kind = models.CharField(
        _("by"),
        max_length=6,
        choices=[
            (ActorKind.KEY.value, _("API key")),
            (ActorKind.USER.value, _("Person")),
            (ActorKind.SYSTEM.value, _("Service")),
        ],
    )
    actor_id = models.CharField(_("who"), max_length=64)
    action = models.CharField(_("action"), max_length=60)
    target = models.CharField(_("what"), max_length=64)
    # {"field": {"before", "after"}}, or {"field": {"personal": true}}
    changes = models.JSONField(_("changes"))
    request_id = models.CharField(_("request"), max_length=128)
    ip = models.GenericIPAddressField(_("network"), null=True)
    at = models.DateTimeField(_("when"))
    txid = TransactionIdField(editable=False, db_default=CurrentTransaction())
    position = models.PositiveBigIntegerField(_("position"), null=True, editable=False)
    seal = models.BinaryField(_("seal"), null=True, editable=False)

    objects = AuditEntryQuerySet.as_manager()

    class Meta:
        verbose_name = _("audit entry")
        verbose_name_plural = _("audit")
        constraints = [
            models.UniqueConstraint(
                fields=["issuer", "position"],
                name="accounts_audit_position_once",
                condition=Q(position__isnull=False),
                nulls_distinct=False,
            ),
            models.CheckConstraint(
                name="accounts_audit_sealed_or_not",
                condition=Q(position=None, seal=None) | Q(position__gte=1, seal__isnull=False),
            ),
            models.CheckConstraint(name="accounts_audit_mode", condition=Q(mode__in=Mode.values)),
            models.CheckConstraint(
                name="accounts_audit_actor",
                condition=Q(actor_kind__in=[kind.value for kind in ActorKind]),
            ),
            models.CheckConstraint(
                name="accounts_audit_action", condition=Q(action__regex=r"^[a-z_]+(\.[a-z_]+)+$")
            ),
        ]
        indexes = [
            models.Index("txid", "id", condition=Q(position=None), name="accounts_audit_unsealed"),
            models.Index("issuer", "at", "id", name="accounts_audit_office"),
            models.Index("issuer", "mode", "at", "id", name="accounts_audit_list"),
            models.Index("issuer", "mode", "action", "at", "id", name="accounts_audit_by_action"),
            models.Index("issuer", "mode", "actor_id", "at", "id", name="accounts_audit_by_actor"),
            models.Index("issuer", "target", "at", "id", name="accounts_audit_of_object"),
        ]

    def __str__(self) -> str:
        return f"{self.action} {self.target}"

    @property
    def public_id(self) -> str:
        """`aud_...`"""
        return ids.encode(AccountsPrefix.AUDIT, self.pk)

    def content(self, position: int) -> dict[str, Any]:
        """The content that the seal at this position covers."""
        return {
            "position": position,
            "id": str(self.pk),
            "issuer": str(self.issuer_id),
            "mode": self.mode,
            "actor": [self.actor_kind, self.actor_id],
            "action": self.action,
            "target": self.target,
            "changes": self.changes,
            "request": self.request_id,
            "ip": self.ip,
            "at": self.at.astimezone(UTC).isoformat(),
        }


class AuditHead(models.Model):
    """The head of a chain: the number of sealed entries, the last of their seals, and the seal of both."""

    chain = models.CharField(primary_key=True, max_length=40)  # accounts.audit.rules.chain_name
    count = models.PositiveBigIntegerField()
    last = models.BinaryField()
    seal = models.BinaryField()

    class Meta:
        verbose_name = _("head of the audit")
        verbose_name_plural = _("heads of the audit")

    def __str__(self) -> str:
        return f"{self.chain}: {self.count}"
