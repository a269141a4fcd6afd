"""A log, an issuer and a certificate of their own, composed by the written format (docs/design/proof_file.md).

None of the service's code is used, so that the verifiers are held to the format and not to the service.
"""

import base64
import gzip
import hashlib
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import jcs
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from lib.base_encodings import multibase_encode
from tests.support import merkle

Members = dict[str, Any]

LOG = "certificates.example/log"
WITNESS = "witness.example/w1"
ISSUER = "iss_01m83406c6epa88jd4r9ts7s2k"
DID = f"did:web:certificates.example:issuers:{ISSUER}"
AT = "2026-11-23T02:33:15.086Z"
NOW = "2026-11-24T12:00:00Z"
PLACE = 4711  # in the status lists
PURPOSES = ("revocation", "suspension")
DOCUMENT: Members = {
    "holder": {"name": "Ardita Krasniqi \U0001f393"},
    "id": "cert_01m83407jve97r1h1vhg1hwxwz",
    "issuedAt": AT,
    "issuedOn": "2026-11-23",
    "issuer": {"id": ISSUER, "name": "Muster Werke GmbH"},
    # names that sort otherwise by UTF-16 than by code point, and numbers that JSON writes in two ways
    "metadata": {"\ufb33": 1, "\U0001f393": 0.00001, "small": 1e-7, "large": 12345678901, "e": 1e21},
    "nonce": "9e6c771a2a6b0eb91483f992f7a80e3d",
    "timeZone": "Europe/Berlin",
    "type": {"code": "coil", "id": 5, "name": "Abnahmeprüfzeugnis 3.1", "version": 2},
    "validUntil": "2099-12-31",
    "version": 1,
}  # fmt: skip


def sha256(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def base64url(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Pair:
    """A key pair of Ed25519."""

    def __init__(self, seed: str) -> None:
        self.private = Ed25519PrivateKey.from_private_bytes(sha256(seed.encode()))
        self.public = self.private.public_key().public_bytes_raw()
        self.kid = base64url(sha256(self.public))

    def note_key(self, name: str, kind: bytes = b"\1") -> str:
        """The verifier key of a log, or with kind 4 of a witness."""
        raw = kind + self.public
        hash_ = sha256(name.encode() + b"\n" + raw)[:4].hex()
        return f"{name}+{hash_}+{base64.b64encode(raw).decode()}"

    def note_line(
        self, name: str, text: str, kind: bytes = b"\1", time: int = 1_795_000_000
    ) -> str:
        content, stamp = text.encode(), b""
        if kind == b"\4":
            content, stamp = f"cosignature/v1\ntime {time}\n{text}".encode(), time.to_bytes(8)
        hash_ = sha256(name.encode() + b"\n" + kind + self.public)[:4]
        signed = base64.b64encode(hash_ + stamp + self.private.sign(content)).decode()
        return f"\u2014 {name} {signed}\n"

    def secure(self, credential: Members, did: str = DID) -> Members:
        """The credential with a proof of the suite eddsa-jcs-2022."""
        options = {
            "@context": credential["@context"],
            "type": "DataIntegrityProof",
            "cryptosuite": "eddsa-jcs-2022",
            "created": "2026-11-23T02:33:17Z",
            "verificationMethod": f"{did}#{self.kid}",
            "proofPurpose": "assertionMethod",
        }
        data = sha256(jcs.canonicalize(options)) + sha256(jcs.canonicalize(credential))
        value = multibase_encode(self.private.sign(data))
        return {**credential, "proof": {**options, "proofValue": value}}


LOG_KEY, WITNESS_KEY = Pair("log"), Pair("witness")
LIVE_KEY, FOREIGN_KEY, NEXT_KEY = Pair("issuer"), Pair("thief"), Pair("successor")


@dataclass
class Log:
    """A log whose entries are stated here, one after the other."""

    origin: str = LOG
    key: Pair = LOG_KEY
    witness: Pair | None = WITNESS_KEY
    statements: list[Members] = field(default_factory=list)

    def add(self, statement: Members) -> int:
        self.statements.append({**statement, "version": 1})
        return len(self.statements) - 1

    def change(self, index: int) -> Members:
        leaves = [self._leaf(each) for each in self.statements]
        root = base64.b64encode(merkle.root_of(leaves)).decode()
        text = f"{self.origin}\n{len(leaves)}\n{root}\n"
        note = text + "\n" + self.key.note_line(self.origin, text)
        if self.witness:
            note += self.witness.note_line(WITNESS, text, b"\4")
        hashes = "".join(f"{base64.b64encode(each).decode()}\n" for each in path(leaves, index))
        proof = f"c2sp.org/tlog-proof@v1\nindex {index}\n{hashes}\n{note}"
        return {"statement": self.statements[index], "proof": proof}

    @staticmethod
    def _leaf(statement: Members) -> bytes:
        commitment = base64url(sha256(jcs.canonicalize(statement)))
        entry = {"at": statement["at"], "commitment": commitment, "version": 1}
        return merkle.leaf(jcs.canonicalize(entry))


def path(leaves: Sequence[bytes], index: int) -> list[bytes]:
    """The audit path by its recursive definition (RFC 6962, 2.1.1)."""
    if len(leaves) < 2:
        return []
    middle = 1 << (len(leaves) - 1).bit_length() - 1
    if index < middle:
        return [*path(leaves[:middle], index), merkle.root_of(leaves[middle:])]
    return [*path(leaves[middle:], index - middle), merkle.root_of(leaves[:middle])]


@dataclass
class World:
    """What happened to one certificate, in the order of the log; `file()` is its proof file."""

    log: Log = field(default_factory=Log)
    document: Members = field(default_factory=lambda: deepcopy(DOCUMENT))
    at: str = AT
    key: Pair = LIVE_KEY
    set_bits: tuple[str, ...] = ()
    status_key: Pair | None = None
    lost: list[Pair] = field(default_factory=list)
    status_until: str = "2026-11-30T12:00:00Z"
    keys: list[int] = field(default_factory=list)
    changes: list[int] = field(default_factory=list)
    issued: int = -1

    @property
    def text(self) -> str:
        return str(jcs.canonicalize(self.document).decode())

    def add_key(self, action: str = "key_added", key: Pair = LIVE_KEY) -> None:
        multikey = multibase_encode(b"\xed\x01" + key.public)
        statement = {"action": action, "at": AT, "did": DID, "issuer": ISSUER, "key": key.kid}
        self.keys.append(self.log.add({**statement, "publicKeyMultibase": multikey}))

    def issue(self, action: str = "issued", state: str = "active") -> None:
        self.log.add({"action": "issued", "at": AT, "certificate": "another"})
        self.issued = self._log(action, state, 1)

    def move(self, action: str, state: str, sequence: int = 0) -> None:
        self.changes.append(self._log(action, state, sequence or len(self.changes) + 2))

    def _log(self, action: str, state: str, sequence: int) -> int:
        return self.log.add(
            {
                "action": action,
                "at": self.at,
                "certificate": self.document["id"],
                "dataHash": sha256(self.text.encode()).hex(),
                "issuer": ISSUER,
                "sequence": sequence,
                "state": state,
            }
        )

    def credential(self) -> Members:
        digest = sha256(self.text.encode())
        entries = [
            {
                "type": "BitstringStatusListEntry",
                "statusPurpose": purpose,
                "statusListIndex": str(PLACE),
                "statusListCredential": self._list_id(purpose),
            }
            for purpose in PURPOSES
        ]
        return {
            "@context": ["https://www.w3.org/ns/credentials/v2"],
            "type": ["VerifiableCredential", "ProductCertificateCredential"],
            "issuer": {"id": DID, "name": "Muster Werke GmbH"},
            "validFrom": "2026-11-22T23:00:00Z",
            "validUntil": "2099-12-31T23:00:00Z",
            "credentialSubject": {"type": "CertifiedProduct", "certificate": self.document},
            "relatedResource": [{"digestMultibase": multibase_encode(b"\x12\x20" + digest)}],
            "credentialStatus": entries,
        }

    def lists(self) -> list[Members]:
        return [
            (self.status_key or self.key).secure(
                {
                    "@context": ["https://www.w3.org/ns/credentials/v2"],
                    "id": self._list_id(purpose),
                    "type": ["VerifiableCredential", "BitstringStatusListCredential"],
                    "issuer": DID,
                    "validFrom": "2026-11-23T12:00:00Z",
                    "validUntil": self.status_until,
                    "credentialSubject": {
                        "type": "BitstringStatusList",
                        "statusPurpose": purpose,
                        "encodedList": bits(PLACE if purpose in self.set_bits else None),
                    },
                    **(
                        {"compromisedKeys": [f"{DID}#{key.kid}" for key in self.lost]}
                        if self.lost
                        else {}
                    ),
                }
            )
            for purpose in PURPOSES
        ]

    def file(self) -> Members:
        return {
            "format": "certificate-proof/1",
            "document": self.text,
            "credential": self.key.secure(self.credential()),
            "issued": self.log.change(self.issued),
            "changes": [self.log.change(index) for index in self.changes],
            "keys": self.file_of_keys(),
            "status": self.lists(),
        }

    def file_of_keys(self) -> list[Members]:
        return [self.log.change(index) for index in self.keys]

    @staticmethod
    def _list_id(purpose: str) -> str:
        return f"https://certificates.example/issuers/{ISSUER}/status/1/{purpose}"


def bits(place: int | None) -> str:
    """An encoded list of 131,072 places, one of them set."""
    row = bytearray(131_072 // 8)
    if place is not None:
        row[place // 8] |= 1 << (7 - place % 8)
    return "u" + base64url(gzip.compress(bytes(row)))


def genuine() -> World:
    """A certificate in force."""
    world = World()
    world.add_key()
    world.issue()
    return world
