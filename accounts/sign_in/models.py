"""Sessions of the back office."""

import hashlib
from typing import Any

from django.conf import settings
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


class HashedKey(str):
    """The hash of a session's key, as the database holds it; it is not hashed again."""

    __slots__ = ()

    @classmethod
    def of(cls, key: str) -> "HashedKey":
        """The hash of this key."""
        return cls(hashlib.sha256(key.encode()).hexdigest())


class SessionKeyField(models.CharField):  # type: ignore[type-arg]
    """A session's key, stored as SHA-256: a leaked table opens no session.

    The key has 165 random bits, so a plain hash is enough. Look-ups by the key work as ever.
    """

    def deconstruct(self) -> Any:
        """Deconstruct as a plain CharField, so that migrations import none of our code."""
        name, _path, args, kwargs = super().deconstruct()
        return name, "django.db.models.CharField", args, kwargs

    def get_prep_value(self, value: Any) -> Any:
        """The hash of a key; a hash read from the database is not hashed again."""
        if value is None or isinstance(value, HashedKey):
            return value
        return HashedKey.of(str(value))

    def from_db_value(self, value: str | None, *_: object) -> HashedKey | None:
        """Mark the value as a hash, so that a row can be looked up or deleted by it."""
        return None if value is None else HashedKey(value)


class Session(AbstractBaseSession):
    """A session of Django (key hashed, data encrypted), with the details shown to its owner."""

    session_key = SessionKeyField(max_length=64, primary_key=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True)
    # Of a sign-in by an issuer's provider: the session ends with it.
    identity = models.ForeignKey("accounts.ExternalIdentity", on_delete=models.CASCADE, null=True)
    started_at = models.DateTimeField(_("signed in"), default=timezone.now)
    last_seen_at = models.DateTimeField(_("last seen"), default=timezone.now)
    device = models.CharField(_("device"), max_length=200, blank=True)
    network = models.GenericIPAddressField(_("network"), null=True)

    class Meta:
        verbose_name = _("session")
        verbose_name_plural = _("sessions")

    def __str__(self) -> str:
        return str(self.device)
