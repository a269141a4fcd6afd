"""A time-stamping authority of openssl: certificates, answers to queries, and its check of a token."""

import subprocess
from pathlib import Path

_CONFIG = """
[tsa]
default_tsa = own
[own]
serial = {folder}/serial
signer_cert = {folder}/tsa.crt
signer_key = {folder}/tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
{more}
"""
_KEY = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
_EXTENSIONS = "extendedKeyUsage=critical,timeStamping\nkeyUsage=critical,digitalSignature\n"


class Authority:
    """Keeps its keys in a folder. With a chain, it sends the certificate of one between it and the root."""

    def __init__(self, folder: Path, *, name: str = "Stamps", has_chain: bool = False) -> None:
        self.folder = folder
        folder.mkdir()
        self.root = folder / "root.crt"
        (folder / "serial").write_text("01")
        self._chain = f"certs = {folder}/middle.crt" if has_chain else ""
        self.configure()
        self._openssl(f"req -x509 {_KEY} -keyout root.key -out root.crt -subj /CN=Root -days 30")
        if has_chain:
            self._certify("middle", "Middle", "root", "basicConstraints=critical,CA:TRUE")
        self._certify("tsa", name, "middle" if has_chain else "root", _EXTENSIONS)

    def _certify(self, file: str, name: str, by: str, extensions: str) -> None:
        (self.folder / "extensions").write_text(extensions)
        self._openssl(f"req {_KEY} -keyout {file}.key -out {file}.csr -subj /CN={name}")
        self._openssl(
            f"x509 -req -in {file}.csr -CA {by}.crt -CAkey {by}.key -CAcreateserial -days 30"
            f" -extfile extensions -out {file}.crt"
        )

    def configure(self, more: str = "") -> None:
        """Write the configuration, with lines of one's own."""
        (self.folder / "tsa.cnf").write_text(
            _CONFIG.format(folder=self.folder, more=f"{self._chain}\n{more}")
        )

    def answer(self, query: bytes) -> bytes:
        """The answer to a query: a token, or why there is none."""
        (self.folder / "query").write_bytes(query)
        self._openssl("ts -reply -config tsa.cnf -queryfile query -out answer")
        return (self.folder / "answer").read_bytes()

    def accepts(self, token: bytes, stamped: bytes) -> bool:
        """Whether openssl, which knows the root alone, accepts a token over these bytes."""
        (self.folder / "token").write_bytes(token)
        (self.folder / "stamped").write_bytes(stamped)
        arguments = "ts -verify -data stamped -in token -token_in -CAfile root.crt"
        return self._openssl(arguments, check=False) == 0

    def _openssl(self, arguments: str, *, check: bool = True) -> int:
        command = ["openssl", *arguments.split()]
        return subprocess.run(command, cwd=self.folder, capture_output=True, check=check).returncode
