"""Exports of an account as the service makes them, checked by the program that shares no code with it."""

import json
import runpy
import zipfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest

from accounts.jobs.runner import run_due_jobs
from accounts.scopes import Mode
from certificates.log import sequencing
from certificates.models import SignedCredential
from tests.certificates.attachments.test_attachments import about, put
from tests.factories import issue_one, make_type
from tests.paths import ROOT

from .test_proof_files import work

__all__ = ["work"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("folder")]
WHOLE, IN_PART, ALTERED, CANNOT_TELL, TEST = range(5)
Files = dict[str, bytes]
CERTIFICATES, PROOFS = "certificate/00001.ndjson", "proofFile/00001.ndjson"
AUDIT, ACCOUNT = "auditEntry/00001.ndjson", "account/00001.ndjson"


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
def check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """What the program finds in an export of these files; exit code and what it says."""
    folder = ROOT / "docs" / "verifier"
    monkeypatch.syspath_prepend(str(folder))
    main = runpy.run_path(str(folder / "verify_export.py"))["main"]

    def run(files: Files, *words: str) -> tuple[int, str]:
        path = tmp_path / "export.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in files.items():
                archive.writestr(name, content)
        key = str(sequencing.signer(Mode.LIVE).key)
        code: int = main([str(path), "--log", key, "--processes", "1", *words])
        said = capsys.readouterr()
        assert said.err == ""
        return code, said.out

    return run


def altered(files: Files, path: str, change: Callable[[list[str]], object]) -> Files:
    """The files after a forger has changed lines, and made sums and manifest fit."""
    lines = files[path].decode().splitlines()
    change(lines)
    return fitting(files | {path: "".join(f"{line}\n" for line in lines).encode()})


def fitting(files: Files) -> Files:
    """The files with a manifest and sums of them."""
    manifest = json.loads(files["manifest.json"])
    manifest["files"] = [each for each in manifest["files"] if each["path"] in files]
    objects = dict.fromkeys(manifest["objects"], 0)
    for said in manifest["files"]:
        content = files[said["path"]]
        count = len(content.splitlines())
        said |= {"sha256": sha256(content).hexdigest(), "bytes": len(content), "objects": count}
        objects[said["section"]] += count
    own = json.dumps(manifest | {"objects": objects}).encode()
    sums = [(each["sha256"], each["path"]) for each in manifest["files"]]
    sums.append((sha256(own).hexdigest(), "manifest.json"))
    listed = "".join(f"{digest}  {name}\n" for digest, name in sums).encode()
    return files | {"manifest.json": own, "SHA256SUMS": listed}


def unsigned(files: Files) -> Files:
    return {path: content for path, content in files.items() if path != "signature.json"}


def test_a_whole_export(exported, check):
    code, said = check(exported)
    assert code == WHOLE, said
    assert "3 certificates, 0 of them erased" in said
    assert "1 attachments" in said
    assert "3 proof files: 3 genuine and in force, 0 genuine, but not in force" in said
    assert said.rstrip().endswith("under the issuer's key, which the service keeps.")


def set_members(number: int, **members: object) -> Callable[[list[str]], object]:
    def change(lines: list[str]) -> None:
        lines[number] = json.dumps(json.loads(lines[number]) | members)

    return change


REVOKED = {"state": "revoked", "history": [{"sequence": 1, "to": "revoked"}]}
# What contradicts a document, a statement of the log, or itself: told without a signature too.
CONTRADICTIONS = {
    "state": set_members(0, state="revoked"),
    "state and history": set_members(0, **REVOKED),
    "holder": set_members(1, holderName="Somebody Else"),
    "e-mail": set_members(1, holderEmail="somebody@else.example"),
    "number": set_members(2, certificateNumber="2026-999"),
    "end": set_members(2, validUntil="2099-12-31"),
    "beginning": set_members(2, validFrom="2020-01-01"),
    "product": set_members(0, productId="ART-999"),
    "type": set_members(0, typeVersion=9),
    "erased": set_members(0, document=None),
    "second document": lambda lines: lines.insert(0, lines.pop(0)[:-1] + ',"document":"{}"}'),
}
OTHERS: dict[str, Callable[[Files], Files]] = {
    "certificate left out": lambda files: altered(
        altered(files, CERTIFICATES, lambda lines: lines.pop()), PROOFS, lambda lines: lines.pop()
    ),
    "called erased": lambda files: altered(
        altered(files, PROOFS, lambda lines: lines.pop(0)),
        CERTIFICATES,
        set_members(0, document=None, erasedAt="2026-11-01T00:00:00.000Z"),
    ),
    "audit changed": lambda files: altered(files, AUDIT, set_members(0, actor="user_x")),
    "audit shortened": lambda files: altered(files, AUDIT, lambda lines: lines.pop()),
    "audit dropped": lambda files: fitting({k: v for k, v in files.items() if k != AUDIT}),
    "settings changed": lambda files: altered(files, ACCOUNT, set_members(0, name="Another")),
    "mails changed": lambda files: altered(files, CERTIFICATES, set_members(0, mails=[{"x": 1}])),
    "external reference": lambda files: altered(files, CERTIFICATES, set_members(0, externalRef="x")),
    "told earlier": lambda files: files | {"manifest.json": files["manifest.json"].replace(b'"asOf":"20', b'"asOf":"19', 1)},
}  # fmt: skip


def test_no_alteration_passes(exported, check):
    """Whether the forger leaves the signature there, or takes it away."""
    found = {}
    for name, change in CONTRADICTIONS.items():
        files = altered(exported, CERTIFICATES, change)
        found[name] = (check(files)[0], check(unsigned(files))[0])
    assert found == dict.fromkeys(CONTRADICTIONS, (ALTERED, ALTERED))
    for name, forge in OTHERS.items():
        assert check(forge(exported))[0] == ALTERED, name
    code, said = check(unsigned(OTHERS["certificate left out"](exported)))
    assert code == CANNOT_TELL
    assert "Nobody has signed its manifest" in said
    assert said.rstrip().endswith("and certificates left out with their proofs.")


def test_the_signature_is_of_this_export_and_issuer(
    exported, outsider_api, other_issuer, work, check
):
    """Another issuer's, or its own under other statements, is none."""
    issue_one(make_type(other_issuer))
    work()
    foreign = export(outsider_api)
    code, said = check(exported | {"signature.json": foreign["signature.json"]})
    assert (code, "is not the one that was signed" in said) == (ALTERED, True)
    mixed = fitting(foreign | {path: exported[path] for path in (CERTIFICATES, PROOFS)})
    assert check(mixed)[0] == ALTERED
    signature = json.loads(exported["signature.json"])
    for altered_one in ({**signature, "keys": []}, {"signed": signature["signed"]}, []):
        files = exported | {"signature.json": json.dumps(altered_one).encode()}
        assert check(files)[0] == ALTERED


def test_an_export_of_test_certificates_has_its_own_exit_code(test_mode_api, issuer, work, check):
    issue_one(make_type(issuer, code="trial"), mode=Mode.TEST)
    work()
    code, said = check(export(test_mode_api), "--log", str(sequencing.signer(Mode.TEST).key))
    assert code == TEST, said


def test_nothing_is_unpacked_beyond_what_is_stated(exported, check):
    """A small archive may unpack to gigabytes."""
    bomb = exported | {AUDIT: b" " * 200_000_000}
    code, said = check(bomb)
    assert (code, f"{AUDIT} is not as it was exported" in said) == (ALTERED, True)
    code, said = check(exported | {"manifest.json": b" " * 20_000_000})
    assert (code, "is larger than" in said) == (CANNOT_TELL, True)


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


def test_check_names_what_was_altered_in_an_export(exported, check):
    for said, files in forgeries(exported):
        code, told = check(files)
        assert code == ALTERED, told
        assert said in told


def test_a_certificate_without_proof_is_told_and_no_forgery(exported, api, certificate_type, check):
    issue_one(certificate_type, serial_number="too new to be signed")
    altered_row = SignedCredential.objects.earliest("pk")
    SignedCredential.objects.filter(pk=altered_row.pk).update(jcs=bytes(64))
    code, said = check(export(api))
    assert code == IN_PART, said
    assert "certificates without a proof file" in said
    assert "proof files: the service had none at that moment" in said


def test_check_cannot_tell_of_files_that_are_no_export(exported, check):
    assert check({"manifest.json": b"[]"})[0] == CANNOT_TELL
    assert check(exported, "--log", "a+b")[0] == CANNOT_TELL
