"""Secure a credential: embedded proofs (eddsa-jcs-2022, eddsa-rdfc-2022) and JWT by VC-JOSE-COSE, by Ed25519.

Whoever has the key is asked for 64 bytes over some data; nothing here sees it. The same credential,
options and signature make the same bytes again, so that only signatures have to be stored.

eddsa-rdfc-2022 signs the graph that a credential stands for, in canonical form. It is the embedded proof
that wallets and 1EdTech's verifiers take, and about a hundred times dearer than eddsa-jcs-2022. Contexts
come from this folder, under the SHA-256 that their publishers give; there are no others, and nothing is
ever fetched.
"""

import hashlib
from collections.abc import Callable, Mapping
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

import orjson
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from accounts.models import SigningKey
from certificates.certificate.document import canonical_bytes
from certificates.models import CredentialForm
from lib.base_encodings import base64url_encode, multibase_encode

from .composing import BADGE_TYPE, CREDENTIALS_CONTEXT, EXTENSIONS_CONTEXT, OPEN_BADGES_CONTEXT

Sign = Callable[[bytes], bytes]  # 64 bytes over the data


class Suite(StrEnum):
    """The ways to secure a credential, by the names that the API takes."""

    JCS = "eddsa-jcs-2022"
    RDFC = "eddsa-rdfc-2022"
    JWT = "jwt"


# What each form is offered with; the first is given unless another one is asked for.
SUITES: Mapping[CredentialForm, tuple[Suite, ...]] = {
    CredentialForm.PRODUCT: (Suite.JCS, Suite.JWT),
    CredentialForm.ACHIEVEMENT: (Suite.RDFC, Suite.JCS, Suite.JWT),
}
MEDIA_TYPES: Mapping[Suite, str] = {
    Suite.JCS: "application/vc",
    Suite.RDFC: "application/vc",
    Suite.JWT: "application/vc+jwt",
}


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
    in_list = BADGE_TYPE in credential["type"]
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


def check_signature(public_key: bytes, signature: bytes, data: bytes) -> None:
    """Raises InvalidProof unless the signature is this key's over the data."""
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, data)
    except InvalidSignature as error:
        raise InvalidProof("The signature is not this key's over this credential.") from error


_FOLDER = Path(__file__).parent / "contexts"
_CONTEXTS: Mapping[str, tuple[str, str]] = {
    CREDENTIALS_CONTEXT: (
        "credentials-v2.json",
        "59955ced6697d61e03f2b2556febe5308ab16842846f5b586d7f1f7adec92734",
    ),
    OPEN_BADGES_CONTEXT: (
        "ob-v3p0-context-3.0.3.json",
        "3d34f4d4ef1bce691106e63798beb5e7b862ba841423f5ee1e53ab7ddf3bca84",
    ),
    EXTENSIONS_CONTEXT: (
        "ob-v3p0-extensions.json",
        "87c06c81bc2317663bf288d740d94fddd2818c4342b186270ff6371dfaa63f93",
    ),
}


class UnknownContext(Exception):
    """A context that is not kept here."""


def rdfc_data(credential: dict[str, Any], options: dict[str, Any]) -> bytes:
    """What eddsa-rdfc-2022 signs: the hashes of the proof's options and of the credential, as graphs."""
    config = {"@context": credential["@context"], **options}
    return b"".join(hashlib.sha256(canonical_graph(part)).digest() for part in (config, credential))


def canonical_graph(document: dict[str, Any]) -> bytes:
    """The document's graph as sorted N-Quads (RDFC-1.0)."""
    # 15 MiB with lxml and requests, and few processes ever sign diplomas.
    from pyld import jsonld  # noqa: PLC0415

    options = {
        "algorithm": "URDNA2015",  # as RDFC-1.0 was called
        "format": "application/n-quads",
        "documentLoader": _load,
    }
    quads: str = jsonld.normalize(document, options)
    return quads.encode()


def _load(url: str, options: Any = None) -> dict[str, Any]:
    """A context as pyld takes it. Raises UnknownContext."""
    return {
        "contentType": "application/ld+json",
        "contextUrl": None,
        "documentUrl": url,
        "document": known_context(url),
    }


@lru_cache
def known_context(url: str) -> dict[str, Any]:
    """The published context at this address. Raises UnknownContext."""
    if url not in _CONTEXTS:
        raise UnknownContext(url)
    name, digest = _CONTEXTS[url]
    content = (_FOLDER / name).read_bytes()
    if hashlib.sha256(content).hexdigest() != digest:
        raise UnknownContext(f"{name} is not the published {url}.")
    document: dict[str, Any] = orjson.loads(content)
    return document


def signing_data(
    credential: dict[str, Any], suite: Suite, key: SigningKey, signed_at: datetime
) -> bytes:
    """What the key is to sign."""
    if suite is Suite.JWT:
        return jwt_data(credential, method=key.jwk_method)
    options = _options(suite, key, signed_at)
    if suite is Suite.RDFC:
        return rdfc_data(credential, options)
    return jcs_data(credential, options)


def secured(
    credential: dict[str, Any], suite: Suite, key: SigningKey, signed_at: datetime, signature: bytes
) -> bytes:
    """The credential with this signature: JSON with a proof, or a JWT."""
    if suite is Suite.JWT:
        data = jwt_data(credential, method=key.jwk_method)
        return with_jwt_signature(data, signature).encode()
    options = _options(suite, key, signed_at)
    return canonical_bytes(with_proof(credential, options, signature))


def _options(suite: Suite, key: SigningKey, signed_at: datetime) -> dict[str, Any]:
    created = signed_at.strftime("%Y-%m-%dT%H:%M:%SZ")
    return proof_options(suite, method=key.verification_method, created=created)
