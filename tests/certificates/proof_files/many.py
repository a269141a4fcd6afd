"""Exports of many certificates, composed by the written format without code of the service."""

import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .world import DID, LIVE_KEY, NOW, Log, Members, World, sha256

IN_ONE_FILE = 6  # lines


@dataclass
class Export:
    """What the sections `certificate` and `proofFile` of an export hold."""

    certificates: list[Members] = field(default_factory=list)
    proofs: list[Members] = field(default_factory=list)
    keys: list[Members] = field(default_factory=list)

    def write(self, path: Path, *, in_one_file: int = IN_ONE_FILE) -> Path:
        files: list[Members] = []
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for section, rows in (("certificate", self.certificates), ("proofFile", self.proofs)):
                for start in range(0, len(rows), in_one_file):
                    lines = rows[start : start + in_one_file]
                    content = "".join(f"{json.dumps(line)}\n" for line in lines).encode()
                    name = f"{section}/{start:07}.ndjson"
                    archive.writestr(name, content)
                    files.append(_described(name, section, lines, content))
            manifest = json.dumps(self._manifest(files)).encode()
            archive.writestr("manifest.json", manifest)
            signed = {
                "@context": ["https://www.w3.org/ns/credentials/v2"],
                "issuer": DID,
                "manifest": {"sha256": sha256(manifest).hex()},
            }
            signature = {"signed": LIVE_KEY.secure(signed), "keys": self.keys}
            archive.writestr("signature.json", json.dumps(signature))
            sums = {each["path"]: each["sha256"] for each in files}
            sums["manifest.json"] = sha256(manifest).hex()
            listed = "".join(f"{digest}  {name}\n" for name, digest in sums.items())
            archive.writestr("SHA256SUMS", listed)
        return path

    def _manifest(self, files: list[Members]) -> Members:
        return {
            "format": "certificate-issuing-service/account-export",
            "version": 1,
            "job": "job_1",
            "mode": "live",
            "requestedAt": NOW,
            "objects": {"certificate": len(self.certificates), "proofFile": len(self.proofs)},
            "files": files,
        }

    def file(self, number: int) -> Members:
        """A proof file, to be altered."""
        file: Members = json.loads(self.proofs[number]["content"])
        return file

    def replace(self, number: int, file: Any) -> None:
        self.proofs[number] = {**self.proofs[number], "content": json.dumps(file)}


def _described(path: str, section: str, lines: Sequence[Members], content: bytes) -> Members:
    return {
        "path": path,
        "section": section,
        "objects": len(lines),
        "bytes": len(content),
        "sha256": sha256(content).hex(),
        "asOf": NOW,
    }


def name_of(number: int) -> str:
    return f"cert_{number:026}"


def compose(count: int) -> Export:
    """Certificates of one issuer and one log, proved by one checkpoint, key and status list."""
    log = Log(witness=None)
    first = World(log=log)
    first.add_key()
    worlds = [World(log=log, keys=first.keys) for _ in range(count)]
    export = Export()
    for number, world in enumerate(worlds):
        world.document["id"] = name_of(number)
        world.issue()
    export.keys = first.file_of_keys()
    for world in worlds:
        certificate = world.document["id"]
        digest = sha256(world.text.encode()).hex()
        line = {
            **{name: world.document[name] for name in ("issuedAt", "issuedOn", "validUntil")},
            "id": certificate,
            "document": world.text,
            "dataHash": digest,
            "holderName": world.document["holder"]["name"],
            "erasedAt": None,
            "typeId": world.document["type"]["id"],
            "typeVersion": 2,
            "state": "active",
            "history": [{"sequence": 1, "to": "active"}],
        }
        export.certificates.append(line)
        export.proofs.append({"certificateId": certificate, "content": json.dumps(world.file())})
    return export
