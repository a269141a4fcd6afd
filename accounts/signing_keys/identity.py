"""The identity of an issuer as others read it: did:web, its keys and its DID document. No database."""

import hashlib
from collections.abc import Iterable
from urllib.parse import quote, unquote, urlsplit

import orjson

from accounts.scopes import Mode
from lib.base_encodings import base64url_encode, multibase_encode

CONTEXTS = (
    "https://www.w3.org/ns/did/v1",
    "https://w3id.org/security/multikey/v1",
    "https://w3id.org/security/jwk/v1",
)
_ED25519 = b"\xed\x01"  # multicodec: ed25519-pub
_LOCAL = ("localhost", "127.0.0.1")  # of development, where there is no https
_JWK = "-jwk"  # the same key a second time, as a JsonWebKey


def did_web(base_url: str, *path: str) -> str:
    """The did:web of a path below this address; the colon of a port is `%3A`."""
    parts = urlsplit(base_url)
    below = [part for part in parts.path.split("/") if part]
    return ":".join(["did:web", quote(parts.netloc.lower(), safe=".-"), *below, *path])


def address_of(did: str) -> str:
    """The address that a did:web stands for: its document is there under `did.json`."""
    host, *path = did.removeprefix("did:web:").split(":")
    authority = unquote(host)
    scheme = "http" if urlsplit(f"//{authority}").hostname in _LOCAL else "https"
    return "/".join([f"{scheme}://{authority}", *path])


def did_in_mode(did: str, mode: str) -> str:
    """The DID that an issuer signs with in this mode: test certificates have one of their own."""
    return did if mode == Mode.LIVE else f"{did}:{mode}"


def thumbprint(public_key: bytes) -> str:
    """The key's id: the SHA-256 of its JWK's required members (RFC 7638), in base64url."""
    return base64url_encode(hashlib.sha256(orjson.dumps(jwk(public_key))).digest())


def jwk(public_key: bytes) -> dict[str, str]:
    """The public key as a JWK (RFC 8037), its members in the order of RFC 7638."""
    return {"crv": "Ed25519", "kty": "OKP", "x": base64url_encode(public_key)}


def multikey(public_key: bytes) -> str:
    """The public key as `publicKeyMultibase`."""
    return multibase_encode(_ED25519 + public_key)


def verification_method(did: str, kid: str) -> str:
    """The name of a key as a Multikey: what data integrity proofs state."""
    return f"{did}#{kid}"


def jwk_method(did: str, kid: str) -> str:
    """The name of a key as a JsonWebKey: what the header of a JWT states."""
    return f"{did}#{kid}{_JWK}"


def did_document(
    did: str, public_keys: Iterable[bytes], *, also_known_as: Iterable[str] = ()
) -> dict[str, object]:
    """The DID document with these keys, each as Multikey and as JsonWebKey."""
    methods = [method for key in public_keys for method in _methods(did, key)]
    others = list(also_known_as)
    return {
        "@context": list(CONTEXTS),
        "id": did,
        **({"alsoKnownAs": others} if others else {}),
        "verificationMethod": methods,
        "assertionMethod": [method["id"] for method in methods],
    }


def as_file(document: dict[str, object]) -> bytes:
    """The document as it is served and downloaded."""
    return orjson.dumps(document, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)


def _methods(did: str, public_key: bytes) -> list[dict[str, object]]:
    kid = thumbprint(public_key)
    return [
        {
            "id": verification_method(did, kid),
            "type": "Multikey",
            "controller": did,
            "publicKeyMultibase": multikey(public_key),
        },
        {
            "id": jwk_method(did, kid),
            "type": "JsonWebKey",
            "controller": did,
            "publicKeyJwk": jwk(public_key),
        },
    ]
