"""PyPI's sigstore checks the proofs that everybody can fetch, as it does those of Rekor's log.

Its check of an entry is not part of its public interface: the pinned version is the one that is asked.
"""

import base64
import hashlib
import json

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sigstore._internal.merkle import verify_merkle_inclusion
from sigstore._internal.rekor.checkpoint import verify_checkpoint
from sigstore._internal.trust import Keyring, RekorKeyring
from sigstore.errors import VerificationError
from sigstore.models import TransparencyLogEntry
from sigstore_models.common.v1 import PublicKey
from sigstore_models.rekor.v1 import TransparencyLogEntry as Message

from tests.factories import issue_one

pytestmark = pytest.mark.django_db(transaction=True)


def keyring(verifier_key: str) -> RekorKeyring:
    raw = base64.b64decode(verifier_key.split("+", 2)[2])[1:]
    der = Ed25519PublicKey.from_public_bytes(raw).public_bytes(
        Encoding.DER, PublicFormat.SubjectPublicKeyInfo
    )
    key = {"rawBytes": base64.b64encode(der).decode(), "keyDetails": "PKIX_ED25519"}
    return RekorKeyring(Keyring([PublicKey.from_json(json.dumps(key))]))


def rekor_entry(change, verifier_key: str) -> TransparencyLogEntry:
    """A change and its proof in the form of a Rekor entry."""
    proof, _, checkpoint = change["proof"].partition("\n\n")
    _header, index, *path = proof.splitlines()
    _origin, size, root = checkpoint.splitlines()[:3]
    statement = json.dumps(change["statement"], sort_keys=True, separators=(",", ":")).encode()
    commitment = base64.urlsafe_b64encode(hashlib.sha256(statement).digest()).rstrip(b"=").decode()
    entry = {"at": change["statement"]["at"], "commitment": commitment, "version": 1}
    body = json.dumps(entry, sort_keys=True, separators=(",", ":")).encode()
    position = index.removeprefix("index ")
    message = {
        "logIndex": position,
        "logId": {"keyId": base64.b64encode(bytes.fromhex(verifier_key.split("+")[1])).decode()},
        "kindVersion": {"kind": "certificate", "version": "1"},
        "integratedTime": "0",
        "canonicalizedBody": base64.b64encode(body).decode(),
        "inclusionProof": {
            "logIndex": position,
            "rootHash": root,
            "treeSize": size,
            "hashes": path,
            "checkpoint": {"envelope": checkpoint},
        },
    }
    return TransparencyLogEntry(Message.from_json(json.dumps(message)))


@pytest.fixture
def change(certificate_type, anonymous_api, log_all):
    """The second of five entries, as the public API shows it."""
    issued = [issue_one(certificate_type) for _ in range(5)]
    log_all()
    answer = anonymous_api.get(f"/api/public/certificates/{issued[1].public_id}/log").json()
    return answer["changes"][0]


def judge(change, verifier_key: str) -> None:
    entry = rekor_entry(change, verifier_key)
    verify_checkpoint(keyring(verifier_key), entry)
    verify_merkle_inclusion(entry)


def test_accepts_the_genuine(change, verifier_key):
    judge(change, verifier_key)


@pytest.mark.parametrize(
    ("genuine", "altered", "objection"),
    [
        ('"state": "active"', '"state": "revoked"', "invalid root hash"),
        ("index 1", "index 2", "invalid root hash"),
        (r"/log\n5\n", r"/log\n6\n", "invalid signature"),
    ],
    ids=["statement", "position", "checkpoint"],
)
def test_refuses_the_altered(change, verifier_key, genuine, altered, objection):
    text = json.dumps(change)
    assert genuine in text
    with pytest.raises(VerificationError, match=objection):
        judge(json.loads(text.replace(genuine, altered)), verifier_key)
