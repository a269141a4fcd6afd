"""Invitations of people to an issuer."""

from datetime import datetime

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.prefixes import AccountsPrefix
from accounts.querysets import InvitationQuerySet
from accounts.scopes import Locale, Role
from lib import ids


class Invitation(models.Model):
    """An invitation by e-mail. Only the SHA-256 of its token is stored."""

    id = models.UUIDField(primary_key=True, default=ids.new, editable=False)
    issuer = models.ForeignKey(
        Issuer, on_delete=models.CASCADE, verbose_name=_("issuer"), db_index=False
    )
    email = models.EmailField(_("e-mail"), max_length=254)
    role = models.CharField(_("role"), max_length=12, choices=Role.choices)
    locale = models.CharField(_("language"), max_length=2, choices=Locale.choices)
    token_sha256 = models.CharField(max_length=64, unique=True, editable=False)
    invited_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        editable=False,
        verbose_name=_("invited by"),
    )
    created_at = models.DateTimeField(_("invited"), editable=False)
    expires_at = models.DateTimeField(_("expires"), editable=False)
    mailed_at = models.DateTimeField(_("mail sent"), null=True, editable=False)
    accepted_at = models.DateTimeField(_("accepted"), null=True, editable=False)
    revoked_at = models.DateTimeField(_("taken back"), null=True, editable=False)

    objects = InvitationQuerySet.as_manager()

    class Meta:
        verbose_name = _("invitation")
        verbose_name_plural = _("invitations")
        constraints = [
            models.UniqueConstraint(
                fields=["issuer", "email"],
                name="accounts_invitation_open_once",
                condition=Q(accepted_at=None, revoked_at=None),
            ),
            models.CheckConstraint(
                name="accounts_invitation_email_lower", condition=Q(email=Lower("email"))
            ),
            models.CheckConstraint(
                name="accounts_invitation_role", condition=Q(role__in=Role.values)
            ),
        ]
        indexes = [models.Index("issuer", "created_at", name="accounts_invitation_list")]

    def __str__(self) -> str:
        return self.email

    @property
    def public_id(self) -> str:
        """`inv_...`"""
        return ids.encode(AccountsPrefix.INVITATION, self.pk)

    def is_usable(self, now: datetime) -> bool:
        """Whether the invitation can be accepted at `now`."""
        return self.accepted_at is None and self.revoked_at is None and self.expires_at > now
