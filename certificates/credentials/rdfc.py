"""eddsa-rdfc-2022: what it signs is the graph that a credential stands for, in canonical form.

It is the embedded proof that wallets and 1EdTech's verifiers take, and about a hundred times dearer than
eddsa-jcs-2022. Contexts come from this folder, under the SHA-256 that their publishers give; there are no
others, and nothing is ever fetched.
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import orjson

from .achievement import EXTENSIONS_CONTEXT, OPEN_BADGES_CONTEXT
from .snapshot import CREDENTIALS_CONTEXT

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
        "document": context(url),
    }


@lru_cache
def context(url: str) -> dict[str, Any]:
    """The published context at this address. Raises UnknownContext."""
    if url not in _CONTEXTS:
        raise UnknownContext(url)
    name, digest = _CONTEXTS[url]
    content = (_FOLDER / name).read_bytes()
    if hashlib.sha256(content).hexdigest() != digest:
        raise UnknownContext(f"{name} is not the published {url}.")
    document: dict[str, Any] = orjson.loads(content)
    return document
