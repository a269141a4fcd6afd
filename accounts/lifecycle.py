"""The states of an API key."""

from django.db.models import TextChoices
from django.utils.translation import pgettext_lazy


class KeyState(TextChoices):
    """Whether a key is usable. Revoking is for good and takes precedence over expiry."""

    USABLE = "usable", pgettext_lazy("API key", "Usable")
    EXPIRED = "expired", pgettext_lazy("API key", "Expired")
    REVOKED = "revoked", pgettext_lazy("API key", "Revoked")
