"""People who sign in to the back office."""

from typing import ClassVar

from django.contrib.auth.models import AbstractBaseUser, PermissionsMixin
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _

from accounts.querysets import UserManager
from accounts.scopes import Locale
from lib.text import email_key


class User(AbstractBaseUser, PermissionsMixin):
    """A person, signed in by e-mail. Superusers are the platform's operators."""

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
