"""Secure a credential: Data Integrity with eddsa-jcs-2022, and JWT by VC-JOSE-COSE; Ed25519 both.

Whoever has the key is asked for 64 bytes over some data; nothing here sees it. The same credential,
options and signature make the same bytes again, so that only signatures have to be stored.
"""

import hashlib
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from certificates.certificate.document import canonical_bytes
from lib.base_encodings import base64url_encode, multibase_encode

from . import achievement

Sign = Callable[[bytes], bytes]  # 64 bytes over the data


class Suite(StrEnum):
    """The ways to secure a credential, by the names that the API takes."""

    JCS = "eddsa-jcs-2022"
    RDFC = "eddsa-rdfc-2022"
    JWT = "jwt"


class InvalidProof(Exception):
    """The proof is not that of this credential by this key."""


def proof_options(suite: Suite, *, method: str, created: str) -> dict[str, Any]:
    """A Data Integrity proof without its value. `method` names the key: DID and fragment."""
    return {
        "type": "DataIntegrityProof",
        "cryptosuite": suite.value,
        "created": created,
        "verificationMethod": method,
        "proofPurpose": "assertionMethod",
    }


def jcs_data(credential: dict[str, Any], options: dict[str, Any]) -> bytes:
    """What eddsa-jcs-2022 signs: the hashes of the proof's options and of the credential."""
    config = {"@context": credential["@context"], **options}
    parts = (canonical_bytes(config), canonical_bytes(credential))
    return b"".join(hashlib.sha256(part).digest() for part in parts)


def with_proof(
    credential: dict[str, Any], options: dict[str, Any], signature: bytes
) -> dict[str, Any]:
    """The credential with its one proof; Open Badges want it in a list."""
    context = {"@context": credential["@context"]} if options["cryptosuite"] == Suite.JCS else {}
    proof = {**context, **options, "proofValue": multibase_encode(signature)}
    in_list = achievement.TYPE in credential["type"]
    return {**credential, "proof": [proof] if in_list else proof}


def jwt_data(credential: dict[str, Any], *, method: str) -> bytes:
    """What is signed of a `vc+jwt`: header and claims.

    The claims are the credential itself, and the registered ones that say the same to software that knows
    nothing of credentials.
    """
    header = {"alg": "EdDSA", "cty": "vc", "kid": method, "typ": "vc+jwt"}
    valid_from = datetime.fromisoformat(credential["validFrom"])
    registered = {
        "iss": credential["issuer"]["id"],
        "jti": credential["id"],
        "nbf": int(valid_from.timestamp()),
    }
    claims = canonical_bytes({**credential, **registered})
    return ".".join(map(base64url_encode, (canonical_bytes(header), claims))).encode()


def with_jwt_signature(data: bytes, signature: bytes) -> str:
    """The compact JWT of what `jwt_data` gave."""
    return f"{data.decode()}.{base64url_encode(signature)}"


def check(public_key: bytes, signature: bytes, data: bytes) -> None:
    """Raises InvalidProof unless the signature is this key's over the data."""
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, data)
    except InvalidSignature as error:
        raise InvalidProof("The signature is not this key's over this credential.") from error
