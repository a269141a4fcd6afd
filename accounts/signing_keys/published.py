"""An issuer's DID document: what others check its signatures with."""

from uuid import UUID

from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode, Standing

from . import did as identity

# A key that was declared compromised is left out altogether: verifiers ignore marks such as `revoked`.
PUBLISHED = (SigningKeyState.ACTIVE, SigningKeyState.RETIRED)


def did_document(
    issuer_id: UUID, mode: Mode, *, domain: str | None = None
) -> dict[str, object] | None:
    """The document with the keys of this mode, the newest first; None before the first one is made.

    For a domain of the issuer: what it may publish there itself, which names its DID here.
    While an issuer is blocked for fraud it lists no keys: nothing of this issuer is to pass anywhere.
    """
    issuer = Issuer.objects.filter(pk=issuer_id, did__isnull=False).first()
    if issuer is None:
        return None
    assert issuer.did is not None
    keys = SigningKey.objects.for_issuer(issuer_id, mode).in_state(*PUBLISHED)
    is_blocked = issuer.standing == Standing.FRAUD
    newest_first = (keys.none() if is_blocked else keys).order_by("-activated_at", "kid")
    public_keys = [bytes(key.public_key) for key in newest_first if key.public_key]
    did = identity.did_in_mode(issuer.did, mode)
    if domain is None:
        return identity.did_document(did, public_keys)
    own = identity.did_web(f"https://{domain}")
    return identity.did_document(own, public_keys, also_known_as=[did])
