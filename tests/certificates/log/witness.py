"""A witness (C2SP tlog-witness) of its own code, as a process: `witness.py NAME SEED LOG_KEY [lie|fork|babble]`.

It prints its address. One that lies signs another text; one that saw a fork says it saw more entries; one
that babbles names no size at all.
"""

import base64
import hashlib
import struct
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from tests.support.merkle import is_consistent


def private_key(seed: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(hashlib.sha256(seed.encode()).digest())


def key_id(name: str, seed: str) -> bytes:
    public = private_key(seed).public_key().public_bytes_raw()
    return hashlib.sha256(name.encode() + b"\n\x04" + public).digest()[:4]


def verifier_key(name: str, seed: str) -> str:
    public = private_key(seed).public_key().public_bytes_raw()
    encoded = base64.b64encode(b"\x04" + public).decode()
    return f"{name}+{key_id(name, seed).hex()}+{encoded}"


class Witness(BaseHTTPRequestHandler):
    """Answers `add-checkpoint`."""

    name, seed, log_key, fault = "", "", "", ""
    size, root = 0, hashlib.sha256(b"").digest()

    def do_POST(self) -> None:
        status, body = self.judge(self.rfile.read(int(self.headers["content-length"])).decode())
        self.send_response(status if self.path == "/add-checkpoint" else 404)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def judge(self, request: str) -> tuple[int, bytes]:
        head, _, note = request.partition("\n\n")
        old, *proof = head.split("\n")
        text, _, signature = note.partition("\n\n")
        text += "\n"
        origin, size_text, root_text, _end = text.split("\n")
        size, root = int(size_text), base64.b64decode(root_text)
        if self.fault == "fork":
            return 409, f"{size + 7}\n".encode()
        if self.fault == "babble":
            return 409, b"9" * 10_000
        if origin != self.log_key.split("+")[0]:
            return 404, b""
        try:
            public = base64.b64decode(self.log_key.split("+", 2)[2])[1:]
            signed = base64.b64decode(signature.split()[2])[4:]
            Ed25519PublicKey.from_public_bytes(public).verify(signed, text.encode())
        except InvalidSignature:
            return 403, b""
        if old != f"old {type(self).size}":
            return 409, f"{type(self).size}\n".encode()
        hashes = [base64.b64decode(line) for line in proof]
        if type(self).size and not is_consistent(
            type(self).size, size, type(self).root, root, hashes
        ):
            return 422, b""
        type(self).size, type(self).root = size, root
        return 200, self.cosign(text)

    def cosign(self, text: str) -> bytes:
        seconds = int(time.time())
        if self.fault == "lie":
            text = text.replace("\n", "\n1", 1)
        signed = f"cosignature/v1\ntime {seconds}\n{text}".encode()
        signature = private_key(self.seed).sign(signed)
        raw = key_id(self.name, self.seed) + struct.pack(">Q", seconds) + signature
        return f"— {self.name} {base64.b64encode(raw).decode()}\n".encode()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


if __name__ == "__main__":
    Witness.name, Witness.seed, Witness.log_key, *fault = sys.argv[1:]
    Witness.fault = "".join(fault)
    server = HTTPServer(("127.0.0.1", 0), Witness)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
