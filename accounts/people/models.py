"""Users, and invitations to work for an issuer."""

from datetime import datetime
from typing import Any, ClassVar, Self

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower
from django.utils import timezone
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _

from accounts.issuers.models import Issuer
from accounts.querysets import IssuerRows
from accounts.scopes import AccountsPrefix, Locale, Role
from lib import ids
from lib.text import email_forms, email_key


class UserManager(BaseUserManager["User"]):
    """Creates people, who sign in by e-mail in any case."""

    def get_by_natural_key(self, username: str | None) -> "User":
        return self.filter(email__in=email_forms(username or ""))[:1].get()

    def create_user(self, email: str, password: str | None = None, **fields: Any) -> "User":
        """Create a person without any role."""
        user = self.model(email=email_key(email), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: Any) -> "User":
        """Create a platform admin."""
        return self.create_user(email, password, is_staff=True, is_superuser=True, **fields)


class User(AbstractBaseUser, PermissionsMixin):
    """A person, signed in by e-mail. Superusers are platform admins."""

    email = models.EmailField(_("e-mail"), max_length=254, unique=True)
    name = models.CharField(_("name"), max_length=200, blank=True)
    locale = models.CharField(
        _("language"), max_length=2, choices=Locale.choices, default=Locale.EN
    )
    is_staff = models.BooleanField(_("may enter the back office"), default=False)
    is_active = models.BooleanField(_("active"), default=True)
    # Sessions are checked with it, too: raising it ends every session of this person.
    session_epoch = models.PositiveIntegerField(default=0, editable=False)
    date_joined = models.DateTimeField(_("joined"), default=timezone.now)

    objects = UserManager()

    EMAIL_FIELD = "email"
    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")
        constraints = [
            models.CheckConstraint(
                name="accounts_user_email_lower", condition=models.Q(email=Lower("email"))
            ),
        ]

    def __str__(self) -> str:
        return self.email

    def clean(self) -> None:
        """One form of the e-mail, so that a person cannot have two accounts by accident."""
        self.email = email_key(self.email)

    def _get_session_auth_hash(self, secret: str | None = None) -> str:
        """The hash that Django compares a session with: of the password and the session epoch."""
        text = f"{self.session_epoch}:{self.password}"
        return salted_hmac(
            "accounts.models.User.session", text, secret=secret, algorithm="sha256"
        ).hexdigest()

    def get_full_name(self) -> str:
        """The name if one is known, else the e-mail address."""
        return self.name or self.email

    def get_short_name(self) -> str:
        """The name shown in the back office."""
        return self.get_full_name()


class InvitationQuerySet(IssuerRows["Invitation"]):
    """Invitations, read through their issuer or by token."""

    def open(self) -> Self:
        """Neither accepted nor revoked; they may have expired."""
        return self.filter(accepted_at=None, revoked_at=None)

    def usable(self, now: datetime) -> Self:
        """Invitations that can be accepted at `now`."""
        return self.open().filter(expires_at__gt=now)


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
