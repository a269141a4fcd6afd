"""What is logged of a change, and what of it is public.

The *statement* says what happened to which certificate; it stands in proof files only. The public
*entry* holds its hash, so that nobody can list certificates or count an issuer's recalls from the log,
and whoever holds a certificate can find its entry.
"""

import hashlib
from collections.abc import Iterable

import orjson

from lib.base_encodings import base64url_encode

VERSION = 1
BUNDLE = 256  # entries in a full bundle


def canonical(members: dict[str, object]) -> bytes:
    """RFC 8785: names and values here are ASCII text and whole numbers."""
    return orjson.dumps(members, option=orjson.OPT_SORT_KEYS)


def statement(
    *,
    action: str,
    at: str,
    certificate: str,
    data_hash: str,
    issuer: str,
    sequence: int,
    state: str,
) -> bytes:
    """The statement of one change of a certificate: `sequence` 1 is its issue."""
    return canonical(
        {
            "action": action,
            "at": at,
            "certificate": certificate,
            "dataHash": data_hash,
            "issuer": issuer,
            "sequence": sequence,
            "state": state,
            "version": VERSION,
        }
    )


def key_statement(
    *, action: str, at: str, did: str, issuer: str, key: str, public_key: str, sequence: int
) -> bytes:
    """The statement of one change of an issuer's signing key: `key` is its id within the DID."""
    return canonical(
        {
            "action": action,
            "at": at,
            "did": did,
            "issuer": issuer,
            "key": key,
            "publicKeyMultibase": public_key,
            "sequence": sequence,
            "version": VERSION,
        }
    )


def commitment(stated: bytes) -> bytes:
    """SHA-256 of a statement."""
    return hashlib.sha256(stated).digest()


def entry(at: str, committed: bytes) -> bytes:
    """The public entry, whose hash is the leaf of the tree."""
    return canonical({"at": at, "commitment": base64url_encode(committed), "version": VERSION})


def bundle(entries: Iterable[bytes]) -> bytes:
    """An entry bundle of C2SP tlog-tiles: each entry after its length in two bytes."""
    return b"".join(len(entry).to_bytes(2) + entry for entry in entries)


def split_bundle(content: bytes) -> list[bytes]:
    """The entries of a bundle; what is cut off at its end is no entry."""
    found, place = [], 0
    while place + 2 <= len(content):
        end = place + 2 + int.from_bytes(content[place : place + 2])
        if end <= len(content):
            found.append(content[place + 2 : end])
        place = end
    return found


def tile_path(level: int | None, number: int, width: int) -> str:
    """`tile/0/x001/067.p/40`, where a file of C2SP tlog-tiles lies; level None: a bundle of entries."""
    groups = [f"{number % 1000:03}"]
    while number := number // 1000:
        groups.insert(0, f"x{number % 1000:03}")
    partial = "" if width == BUNDLE else f".p/{width}"
    return f"tile/{'entries' if level is None else level}/{'/'.join(groups)}{partial}"
