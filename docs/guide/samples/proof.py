# pip install cryptography
import base64
import hashlib
import json
import sys
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def is_logged(change: dict, verifier_key: str, data_hash: str) -> bool:
    """Whether the log holds this change of the document with this hash. Raises InvalidSignature."""
    origin, _, key = verifier_key.split("+", 2)
    path, _, note = change["proof"].partition("\n\n")
    text, _, signatures = note.partition("\n\n")
    name, size, root = text.split("\n")[:3]
    signed = [line.split()[2] for line in signatures.splitlines() if line.split()[1] == origin]
    public = Ed25519PublicKey.from_public_bytes(base64.b64decode(key)[1:])
    public.verify(base64.b64decode(signed[0] if signed else "")[4:], f"{text}\n".encode())

    statement = change["statement"]
    commitment = base64.urlsafe_b64encode(sha256(canonical(statement))).rstrip(b"=").decode()
    entry = canonical({"at": statement["at"], "commitment": commitment, "version": 1})
    place, last, found = change["index"], int(size) - 1, sha256(b"\x00" + entry)
    if name != origin or place > last or statement["dataHash"] != data_hash:
        return False
    for other in map(base64.b64decode, path.splitlines()[2:]):  # RFC 9162, section 2.1.3.2
        if last == 0:
            return False
        if place % 2 or place == last:
            found = sha256(b"\x01" + other + found)
            while place and not place % 2:
                place, last = place // 2, last // 2
        else:
            found = sha256(b"\x01" + found + other)
        place, last = place // 2, last // 2
    return last == 0 and found == base64.b64decode(root)


def canonical(members: dict) -> bytes:
    """RFC 8785: all names and values here are ASCII text and whole numbers."""
    return json.dumps(members, sort_keys=True, separators=(",", ":")).encode()


def sha256(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


if __name__ == "__main__":
    log_file, key, document = sys.argv[1:]  # log.json, the verifier key, canonical.json
    data_hash = sha256(Path(document).read_bytes()).hex()
    for change in json.loads(Path(log_file).read_bytes())["changes"]:
        state, at = change["statement"]["state"], change["statement"]["at"]
        print(at, state, "proved" if is_logged(change, key, data_hash) else "NOT PROVED")
