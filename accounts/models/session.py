"""A browser in which somebody is signed in to the back office."""

import hashlib
from typing import Any

from django.conf import settings
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


class HashedKey(str):
    """What the database holds of a session's key; as a value of the column it is taken as it is."""

    __slots__ = ()

    @classmethod
    def of(cls, key: str) -> "HashedKey":
        """What is stored of this key."""
        return cls(hashlib.sha256(key.encode()).hexdigest())


class SessionKeyField(models.CharField):  # type: ignore[type-arg]
    """A session's key, of which only the SHA-256 is stored: what was read from the table opens nothing.

    The key has 165 random bits, so a plain hash is enough. Look-ups by the key work as ever.
    """

    def deconstruct(self) -> Any:
        """As the plain column that it is: a migration rests on no code of ours."""
        name, _path, args, kwargs = super().deconstruct()
        return name, "django.db.models.CharField", args, kwargs

    def get_prep_value(self, value: Any) -> Any:
        """The hash of a key; a hash that came from the database stays as it is."""
        if value is None or isinstance(value, HashedKey):
            return value
        return HashedKey.of(str(value))

    def from_db_value(self, value: str | None, *_: object) -> HashedKey | None:
        """Marked, so that a row that was read can be looked up, and deleted, by its key."""
        return None if value is None else HashedKey(value)


class Session(AbstractBaseSession):
    """Django's own columns (its key hashed, its data encrypted), and what its person is shown of it."""

    session_key = SessionKeyField(max_length=64, primary_key=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True)
    started_at = models.DateTimeField(_("signed in"), default=timezone.now)
    last_seen_at = models.DateTimeField(_("last seen"), default=timezone.now)
    device = models.CharField(_("device"), max_length=200, blank=True)
    network = models.GenericIPAddressField(_("network"), null=True)

    class Meta:
        verbose_name = _("session")
        verbose_name_plural = _("sessions")

    def __str__(self) -> str:
        return str(self.device)
