"""Addresses of credentials, and keys that sign them."""

from django.utils import timezone

from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode


def address(certificate, **query):
    text = "&".join(f"{name}={value}" for name, value in query.items())
    return f"certificates/{certificate.public_id}/credential?{text}"


def public_key(mode=Mode.LIVE):
    return bytes(SigningKey.objects.get(state=SigningKeyState.ACTIVE, mode=mode).public_key)


def compromise(mode=Mode.LIVE):
    """As when the owner declares the key compromised."""
    SigningKey.objects.filter(mode=mode).update(
        state=SigningKeyState.COMPROMISED, compromised_at=timezone.now()
    )
