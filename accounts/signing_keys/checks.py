"""Check that the keys in the database can be used: after a restore, or a change of SIGNING_KEYS."""

from collections.abc import Iterator

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from django.core.exceptions import ImproperlyConfigured

from accounts.models import SigningKey, SigningKeyState
from lib.crypto import UndecryptableValue

from .signers import signer

_SAMPLE = b"A signature is made and checked."


def unusable_keys() -> Iterator[tuple[SigningKey, str]]:
    """Active keys that this process cannot sign with, and why not."""
    active = SigningKey.objects.in_state(SigningKeyState.ACTIVE).select_related("issuer")
    for key in active.order_by("pk").iterator():
        try:
            Ed25519PublicKey.from_public_bytes(bytes(key.public_key or b"")).verify(
                signer(key)(_SAMPLE), _SAMPLE
            )
        except (UndecryptableValue, ImproperlyConfigured) as fault:
            yield key, str(fault)
        except (InvalidSignature, ValueError):
            yield key, "its private half does not belong to its public one"
