"""Exports of an account as the service makes them, checked by the program that shares no code with it."""

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest

from accounts.jobs.runner import run_due_jobs
from accounts.scopes import Mode
from certificates.models import Seal
from certificates.operations.log import sequencing
from tests.certificates.issuing.test_attachments import about, put
from tests.factories import issue_one
from tests.paths import ROOT

from .test_proof_files import work

__all__ = ["work"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("folder")]
WHOLE, IN_PART, ALTERED, CANNOT_TELL = range(4)
Files = dict[str, bytes]
CERTIFICATES, PROOFS = "certificate/00001.ndjson", "proofFile/00001.ndjson"


@pytest.fixture
def exported(api, key, certificate_type, work) -> Files:
    """The files of an export with three certificates, one of them with an attachment."""
    attached = issue_one(certificate_type, serial_number="1", attachments=[about()])
    for serial_number in ("2", "3"):
        issue_one(certificate_type, serial_number=serial_number)
    assert put(key, attached).status_code == 200
    work()
    return export(api)


def export(api) -> Files:
    job = api.post("account/export", b"").json()
    run_due_jobs()
    content = api.get(f"jobs/{job['id']}/results").getvalue()
    with zipfile.ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture
def check(tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Runs the program as an auditor does, in a folder of its own; exit code and what it says."""

    def run(files: Files, *words: str) -> tuple[int, str]:
        path = tmp_path / "export.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for name, content in files.items():
                archive.writestr(name, content)
        key = str(sequencing.signer(Mode.LIVE).key)
        program = str(ROOT / "docs" / "verifier" / "verify_export.py")
        done = subprocess.run(
            [sys.executable, program, str(path), "--log", key, *words],
            cwd=tmp_path,
            env={"PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == ""
        return done.returncode, done.stdout

    return run


def altered(files: Files, path: str, change: Callable[[list[str]], object]) -> Files:
    """The files after a forger has changed lines, and made sums and manifest fit."""
    lines = files[path].decode().splitlines()
    change(lines)
    content = "".join(f"{line}\n" for line in lines).encode()
    manifest = json.loads(files["manifest.json"])
    (said,) = (each for each in manifest["files"] if each["path"] == path)
    manifest["objects"][said["section"]] += len(lines) - said["objects"]
    said |= {"sha256": sha256(content).hexdigest(), "bytes": len(content), "objects": len(lines)}
    own = json.dumps(manifest).encode()
    sums = [(each["sha256"], each["path"]) for each in manifest["files"]]
    sums.append((sha256(own).hexdigest(), "manifest.json"))
    listed = "".join(f"{digest}  {name}\n" for digest, name in sums).encode()
    return files | {path: content, "manifest.json": own, "SHA256SUMS": listed}


def test_a_whole_export(exported, check):
    code, said = check(exported)
    assert code == WHOLE, said
    assert "3 certificates, 0 of them erased" in said
    assert "1 attachments" in said
    assert "3 proof files: 3 genuine and in force, 0 genuine, but not in force" in said
    assert check(exported, "--processes", "1") == (code, said)


def forgeries(files: Files) -> Iterator[tuple[str, Files]]:
    """What it has to say, and what was altered."""
    (file,) = (path for path in files if path.startswith("attachment/files/"))
    yield (
        "certificate/00001.ndjson is not as",
        files | {CERTIFICATES: files[CERTIFICATES] + b"{}\n"},
    )
    yield "is missing", {path: each for path, each in files.items() if path != CERTIFICATES}
    yield "its file is missing", {path: each for path, each in files.items() if path != file}
    yield "its file is not the one that was registered", files | {file: b"%PDF-1.7 another"}
    yield "1 files in it are named nowhere", files | {"certificate/note.txt": b"?"}
    yield "do not fit each other", files | {"SHA256SUMS": files["SHA256SUMS"].replace(b"a", b"b")}

    def forge(lines: list[str]) -> None:
        lines[0] = lines[0].replace("ART-100", "ART-999")

    yield "its document is not the one that its hash is of", altered(files, CERTIFICATES, forge)
    yield "proof", altered(files, PROOFS, forge)
    yield "It is another certificate's", altered(files, CERTIFICATES, lambda lines: lines.pop())


def test_what_was_altered_is_named(exported, check):
    for said, files in forgeries(exported):
        code, told = check(files)
        assert code == ALTERED, told
        assert said in told


def test_a_certificate_without_proof_is_told_and_no_forgery(exported, api, certificate_type, check):
    issue_one(certificate_type, serial_number="too new to be signed")
    altered_row = Seal.objects.earliest("pk")
    Seal.objects.filter(pk=altered_row.pk).update(jcs=bytes(64))
    code, said = check(export(api))
    assert code == IN_PART, said
    assert "certificates without a proof file" in said
    assert "proof files: the service had none at that moment" in said


def test_what_is_no_export(exported, check):
    assert check({"manifest.json": b"[]"})[0] == CANNOT_TELL
    assert check(exported, "--log", "a+b")[0] == CANNOT_TELL
