"""Signed notes, checkpoints and their cosignatures, with Ed25519 (C2SP signed-note, tlog-checkpoint,
tlog-cosignature)."""

import base64
import hashlib
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

_KEY_BYTES = 32
_TIME_BYTES = 8
_MARK = "\u2014 "  # before each signature


class InvalidNote(ValueError):
    """A note that is malformed, or not signed by the expected key."""


@dataclass(frozen=True, slots=True)
class VerifierKey:
    """A key that signatures are checked with, written `name+hash+key`."""

    name: str
    public: bytes
    kind: ClassVar[bytes] = b"\x01"  # Ed25519

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
        if raw[:1] != cls.kind or len(found.public) != _KEY_BYTES or str(found) != text:
            raise InvalidNote(f"{text!r} is not a verifier key (name+hash+key).")
        return found

    @property
    def hash(self) -> bytes:
        """Four bytes that tell which key a signature is to be checked with."""
        named = self.name.encode() + b"\n" + self.kind + self.public
        return hashlib.sha256(named).digest()[:4]

    def __str__(self) -> str:
        key = base64.b64encode(self.kind + self.public).decode()
        return f"{self.name}+{self.hash.hex()}+{key}"

    def signature_in(self, line: str) -> bytes | None:
        """The signature in a line below a note, if it names this key."""
        name, _, encoded = line.removeprefix(_MARK).partition(" ")
        try:
            raw = base64.b64decode(encoded, validate=True)
        except ValueError:
            return None
        is_own = line.startswith(_MARK) and (name, raw[:4]) == (self.name, self.hash)
        return raw[4:] if is_own else None

    def verifies(self, signature: bytes, signed: bytes) -> bool:
        """Whether the signature over these bytes is that of the key."""
        try:
            Ed25519PublicKey.from_public_bytes(self.public).verify(signature, signed)
        except InvalidSignature:
            return False
        return True


class WitnessKey(VerifierKey):
    """The key of a witness, whose cosignatures say when it saw a checkpoint."""

    kind = b"\x04"

    def has_cosigned(self, text: str, line: str) -> bool:
        """Whether a line is this witness' cosignature of a note's text."""
        signature = self.signature_in(line)
        if signature is None or len(signature) < _TIME_BYTES:
            return False
        seconds = int.from_bytes(signature[:_TIME_BYTES])
        signed = f"cosignature/v1\ntime {seconds}\n{text}".encode()
        return self.verifies(signature[_TIME_BYTES:], signed)


class Signer:
    """Signs notes under a name, with one key or several at once."""

    def __init__(self, name: str, *private: Ed25519PrivateKey) -> None:
        self._private = private
        self.keys = tuple(
            VerifierKey(name, each.public_key().public_bytes_raw()) for each in private
        )

    @property
    def key(self) -> VerifierKey:
        """The first key."""
        return self.keys[0]

    def sign(self, text: str) -> str:
        """The note: the text, which ends with a newline, an empty line and a signature of each key."""
        lines = "".join(
            f"{_MARK}{key.name} {base64.b64encode(key.hash + each.sign(text.encode())).decode()}\n"
            for key, each in zip(self.keys, self._private, strict=True)
        )
        return f"{text}\n{lines}"


class Checkpoint(NamedTuple):
    """The size of a log and the root of its tree, as stated in a note."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """The text of the note, which is signed."""
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"


def read_checkpoint(note: str, key: VerifierKey, *others: VerifierKey) -> Checkpoint:
    """The checkpoint of a note that one of these keys has signed. Raises InvalidNote."""
    text, empty_line, signatures = note.partition("\n\n")
    text += "\n"
    lines = signatures.splitlines() if empty_line else []
    if not any(_is_signed(text, line, known) for line in lines for known in (key, *others)):
        raise InvalidNote(f"The checkpoint is not signed by {key.name}.")
    origin, size, root, *_more = text.splitlines()
    found = Checkpoint(origin, int(size), base64.b64decode(root, validate=True))
    if origin != key.name or not text.startswith(found.text):
        raise InvalidNote(f"The checkpoint is not one of {key.name}.")
    return found


def _is_signed(text: str, line: str, key: VerifierKey) -> bool:
    signature = key.signature_in(line)
    return signature is not None and key.verifies(signature, text.encode())
