"""Secure credentials with a key at hand, and check the proofs of those that the service gave."""

from typing import Any

import orjson

from certificates.credentials.securing import (
    InvalidProof,
    Sign,
    Suite,
    check_signature,
    jcs_data,
    jwt_data,
    proof_options,
    with_jwt_signature,
    with_proof,
)
from lib.base_encodings import base64url_decode

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def multibase_decode(text: str) -> bytes:
    """The bytes of what `multibase_encode` wrote. Raises ValueError for anything else."""
    if not text.startswith("z") or not set(text[1:]) <= set(BASE58):
        raise ValueError(f"{text[:100]!r} is not base58btc in multibase.")
    digits, number = text[1:], 0
    for character in digits:
        number = number * len(BASE58) + BASE58.index(character)
    zeros = len(digits) - len(digits.lstrip(BASE58[0]))
    return bytes(zeros) + number.to_bytes((number.bit_length() + 7) // 8)


def add_jcs(credential: dict[str, Any], *, method: str, created: str, sign: Sign) -> dict[str, Any]:
    """The credential with an eddsa-jcs-2022 proof."""
    options = proof_options(Suite.JCS, method=method, created=created)
    return with_proof(credential, options, sign(jcs_data(credential, options)))


def add_jwt(credential: dict[str, Any], *, method: str, sign: Sign) -> str:
    """The credential as a signed `vc+jwt`."""
    data = jwt_data(credential, method=method)
    return with_jwt_signature(data, sign(data))


def verify_jcs(secured: dict[str, Any], public_key: bytes) -> dict[str, Any]:
    """The credential without its proof. Raises InvalidProof unless this key made it, of these bytes."""
    credential = {name: value for name, value in secured.items() if name != "proof"}
    try:
        [proof] = map(dict, _as_list(secured["proof"]))
        signature = multibase_decode(proof.pop("proofValue"))
        if proof["cryptosuite"] != Suite.JCS or proof.pop("@context") != credential["@context"]:
            raise InvalidProof("The proof is not eddsa-jcs-2022 over this credential's contexts.")
        check_signature(public_key, signature, jcs_data(credential, proof))
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidProof(f"The proof is incomplete: {error!r}.") from error
    return credential


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def verify_jwt(token: str, public_key: bytes) -> dict[str, Any]:
    """The claims. Raises InvalidProof unless this key signed exactly them."""
    data, _, signature = token.rpartition(".")
    try:
        check_signature(public_key, base64url_decode(signature), data.encode())
        header, claims = (orjson.loads(base64url_decode(part)) for part in data.split("."))
    except ValueError as error:
        raise InvalidProof("This is not a signed JWT.") from error
    if header.get("alg") != "EdDSA" or header.get("typ") != "vc+jwt":
        raise InvalidProof("The JWT is not a vc+jwt signed with EdDSA.")
    return dict(claims)
