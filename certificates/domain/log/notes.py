"""Signed notes and checkpoints, with Ed25519 (C2SP signed-note, tlog-checkpoint)."""

import base64
import hashlib
from dataclasses import dataclass
from typing import NamedTuple, Self

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

_ED25519 = b"\x01"
_KEY_BYTES = 32
_MARK = "\u2014 "  # before each signature


class InvalidNote(ValueError):
    """A note that is malformed, or not signed by the expected key."""


@dataclass(frozen=True, slots=True)
class VerifierKey:
    """A key that signatures are checked with, written `name+hash+key`."""

    name: str
    public: bytes

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `name+hash+key`. Raises InvalidNote."""
        name, _, rest = text.partition("+")
        _hash, _, key = rest.partition("+")
        try:
            raw = base64.b64decode(key, validate=True)
        except ValueError:
            raw = b""
        found = cls(name, raw[1:])
        if raw[:1] != _ED25519 or len(found.public) != _KEY_BYTES or str(found) != text:
            raise InvalidNote(f"{text!r} is not a verifier key (name+hash+key).")
        return found

    @property
    def hash(self) -> bytes:
        """Four bytes that tell which key a signature is to be checked with."""
        named = self.name.encode() + b"\n" + _ED25519 + self.public
        return hashlib.sha256(named).digest()[:4]

    def __str__(self) -> str:
        key = base64.b64encode(_ED25519 + self.public).decode()
        return f"{self.name}+{self.hash.hex()}+{key}"


class Signer:
    """Signs notes under a name."""

    def __init__(self, name: str, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.key = VerifierKey(name, private.public_key().public_bytes_raw())

    def sign(self, text: str) -> str:
        """The note: the text, which ends with a newline, an empty line and the signature."""
        signature = self.key.hash + self._private.sign(text.encode())
        return f"{text}\n{_MARK}{self.key.name} {base64.b64encode(signature).decode()}\n"


class Checkpoint(NamedTuple):
    """The size of a log and the root of its tree, as stated in a note."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """The text of the note, which is signed."""
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"


def read_checkpoint(note: str, key: VerifierKey) -> Checkpoint:
    """The checkpoint of a note that `key` has signed. Raises InvalidNote."""
    text, empty_line, signatures = note.partition("\n\n")
    text += "\n"
    if not empty_line or not any(_is_signed(text, line, key) for line in signatures.splitlines()):
        raise InvalidNote(f"The checkpoint is not signed by {key.name}.")
    origin, size, root, *_more = text.splitlines()
    found = Checkpoint(origin, int(size), base64.b64decode(root, validate=True))
    if origin != key.name or not text.startswith(found.text):
        raise InvalidNote(f"The checkpoint is not one of {key.name}.")
    return found


def _is_signed(text: str, line: str, key: VerifierKey) -> bool:
    name, _, encoded = line.removeprefix(_MARK).partition(" ")
    try:
        signature = base64.b64decode(encoded, validate=True)
    except ValueError:
        return False
    if name != key.name or signature[:4] != key.hash:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key.public).verify(signature[4:], text.encode())
    except InvalidSignature:
        return False
    return True
