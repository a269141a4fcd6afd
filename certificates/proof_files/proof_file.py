"""The proof file of a certificate, certificate-proof/1 (docs/design/proof_file.md). No database."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import orjson

FORMAT = "certificate-proof/1"

Json: TypeAlias = Mapping[str, Any] | orjson.Fragment  # what many files share is written once


class ProofFile(NamedTuple):
    """A proof file, and the key of the log that it is checked with."""

    name: str
    content: bytes
    verifier_key: str


def compose(
    *,
    document: bytes,
    credential: bytes,
    entries: Sequence[Json],
    keys: Sequence[Json],
    status: Sequence[Json],
    timestamp: Json | None,
) -> bytes:
    """The file. `entries` are the certificate's statements and proofs, the first of them its issue."""
    issued, *changes = entries
    file = {
        "format": FORMAT,
        "document": document.decode(),
        "credential": orjson.Fragment(credential),
        "issued": issued,
        "changes": changes,
        "keys": keys,
    }
    if status:
        file["status"] = status
    if timestamp:
        file["timestamp"] = timestamp
    return orjson.dumps(file)
