#!/usr/bin/env python3
# /// script
# requires-python = ">=3.10"
# dependencies = ["cryptography>=42", "tzdata"]
# ///
"""Check the export of an account, without a connection and without asking anybody.

    python verify_export.py export.zip --log 'certificates.example/log+0ede1f82+AT6k…'

Whether the archive is whole, whether each document has its hash and each attachment is the one that was
registered, and, with verify_certificate.py beside this file, whether each proof file is genuine. --log is
the verifier key of the transparency log, as for verify_certificate.py.

Exit code: 0 whole, and all certificates are proved; 1 whole, but some have no proof or lack a file;
2 altered, or something is missing; 3 cannot tell.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import threading
import zipfile
import zlib
from collections import Counter
from pathlib import Path

import verify_certificate as verifier

WHOLE, IN_PART, ALTERED, CANNOT_TELL = range(4)
HEADINGS = (
    "WHOLE, AND ALL CERTIFICATES ARE PROVED",
    "WHOLE, BUT NOT ALL CERTIFICATES ARE PROVED",
    "ALTERED",
    "CANNOT TELL",
)
FORMAT = ("certificate-issuing-service/account-export", 1)
OWN = ("manifest.json", "SHA256SUMS")
SHOWN = 50  # faults; the others are counted


class Export:
    """One archive. Its files are read one after the other, and never held as a whole."""

    def __init__(self, archive, logs, processes):
        self.archive, self.logs, self.processes = archive, logs, processes
        self.faults, self.lacks = Counter(), Counter()
        self.counts = Counter()
        self.used = 0  # entries of the archive that something names

    def fault(self, text):
        """Something was altered."""
        self.faults[text if len(self.faults) < SHOWN else "and more"] += 1

    def run(self):
        self.read_manifest()
        certificates = self.certificates()
        for said in self.proofs(certificates):
            self.count_proof(*said)
        for _rest in certificates:
            self.lacks["certificates without a proof file"] += 1
        for section in self.files:
            if section not in ("certificate", "proofFile"):
                for line in self.lines(section):
                    self.check_attached(section, line)
        for section, lines in self.manifest["objects"].items():
            if self.counts[section] != lines:
                self.fault(
                    f"{section}: {self.counts[section]} lines, and the manifest says {lines}"
                )
        if len(self.names) != self.used:
            self.fault(f"{len(self.names) - self.used} files in it are named nowhere")

    def read_manifest(self):
        self.names = set(self.archive.namelist())
        content, sums = (self.archive.read(name) for name in OWN)
        self.manifest = json.loads(content)
        if (self.manifest["format"], self.manifest["version"]) != FORMAT:
            raise verifier.Malformed("This is not an export of an account.")
        listed = {OWN[0]: hashlib.sha256(content).hexdigest()}
        listed |= {file["path"]: file["sha256"] for file in self.manifest["files"]}
        if sorted(f"{digest}  {path}" for path, digest in listed.items()) != sorted(
            sums.decode().splitlines()
        ):
            self.fault("SHA256SUMS and manifest.json do not fit each other")
        if len(self.names) != len(self.archive.namelist()):
            self.fault("A name stands twice in the archive")
        self.files = {}
        for file in self.manifest["files"]:
            self.files.setdefault(file["section"], []).append(file)
        self.used = len(OWN)
        self.now = verifier.instant(self.manifest["requestedAt"])

    def lines(self, section):
        """The lines of all files of a section that are as the manifest says."""
        for file in self.files.get(section, ()):
            if file["path"] not in self.names:
                self.fault(f"{file['path']} is missing")
                continue
            self.used += 1
            if self.digest(file["path"]) != (file["sha256"], file["bytes"]):
                self.fault(f"{file['path']} is not as it was exported")
                continue
            with self.archive.open(file["path"]) as content:
                for line in content:
                    self.counts[section] += 1
                    yield json.loads(line)

    def digest(self, path):
        """SHA-256 and length of a file of the archive; None where it cannot be unpacked."""
        digest, size = hashlib.sha256(), 0
        try:
            with self.archive.open(path) as content:
                while piece := content.read(2**16):
                    digest.update(piece)
                    size += len(piece)
        except (zipfile.BadZipFile, zlib.error, EOFError):
            return None
        return digest.hexdigest(), size

    def certificates(self):
        """Id and hash of each certificate that has a document."""
        for line in self.lines("certificate"):
            if line["document"] is None:
                self.counts["erased"] += 1
                continue
            document = line["document"].encode()
            digest = hashlib.sha256(document).hexdigest()
            if (digest, json.loads(document)["id"]) != (line["dataHash"], line["id"]):
                self.fault(f"{line['id']}: its document is not the one that its hash is of")
            yield line["id"], digest

    def proofs(self, certificates):
        """Checks each proof file beside its certificate: both are in the order of their ids."""
        parts = self.paired(certificates)
        if self.processes == 1:
            for part in parts:
                yield from check_proofs(part)
            return
        room = threading.Semaphore(4 * self.processes)  # that nobody reads far ahead
        with multiprocessing.Pool(self.processes) as pool:
            for said in pool.imap(check_proofs, (part for part in parts if room.acquire())):
                room.release()
                yield from said

    def paired(self, certificates, size=50):
        part = []
        for line in self.lines("proofFile"):
            digest = None
            for known, its_digest in certificates:
                if known == line["certificateId"]:
                    digest = its_digest
                    break
                self.lacks["certificates without a proof file"] += 1
            part.append((line["certificateId"], digest, line["content"]))
            if len(part) == size:
                yield self.logs, self.now, part
                part = []
        yield self.logs, self.now, part

    def count_proof(self, name, verdict, reason):
        self.counts[verifier.VERDICTS[verdict] if reason is None else reason] += 1
        if verdict == verifier.NOT_GENUINE:
            self.fault(f"{name}: {reason}")
        elif verdict == verifier.CANNOT_TELL:
            self.lacks[f"proof files: {reason}"] += 1

    def check_attached(self, section, line):
        """A file that was attached to a certificate."""
        if section != "attachment":
            return
        name = f"{line['certificateId']}, attachment {line['number']}"
        if line["content"] is None:
            self.lacks["attachments whose file the service did not have"] += 1
            return
        if line["content"] not in self.names:
            self.fault(f"{name}: its file is missing")
            return
        self.used += 1
        self.counts["files"] += 1
        if self.digest(line["content"]) != (line["sha256"], line["size"]):
            self.fault(f"{name}: its file is not the one that was registered")

    def said(self):
        manifest, counts = self.manifest, self.counts
        yield f"export {manifest['job']} ({manifest['mode']}), as of {manifest['requestedAt']}"
        read = sorted(file["asOf"] for file in manifest["files"])
        yield f"{len(read)} files of {len(self.files)} sections, read from {read[0]} to {read[-1]}"
        yield f"{counts['certificate']} certificates, {counts['erased']} of them erased"
        yield f"{counts['files']} attachments"
        shown = ", ".join(f"{counts[name]} {name.lower()}" for name in verifier.VERDICTS)
        yield f"{counts['proofFile']} proof files: {shown}"


def check_proofs(part):
    """Id, verdict and reason of each proof file."""
    logs, now, files = part
    return [
        (name, *check_proof(logs, now, name, digest, content)) for name, digest, content in files
    ]


def check_proof(logs, now, name, digest, content):
    if content is None:
        return verifier.CANNOT_TELL, "the service had none at that moment"
    try:
        check = verifier.Check(logs, [], now)
        check.run(content.encode())
        if (check.document["id"], hashlib.sha256(check.text).hexdigest()) != (name, digest):
            return verifier.NOT_GENUINE, "It is another certificate's."
        return check.verdict(), None
    except verifier.NotGenuine as fault:
        return verifier.NOT_GENUINE, str(fault)
    except Exception as fault:  # a file that nobody can read proves nothing
        return verifier.NOT_GENUINE, f"It cannot be read: {fault}"


def main(words=None):
    parser = verifier.Parser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="the ZIP archive")
    parser.add_argument("--log", action="append", required=True, metavar="VKEY")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(words)
    said, reasons = [], []
    try:
        for key in options.log:
            verifier.VerifierKey(key)
        with zipfile.ZipFile(options.file) as archive:
            export = Export(archive, options.log, options.processes)
            export.run()
        said, verdict = list(export.said()), WHOLE
        if export.lacks:
            verdict, reasons = IN_PART, export.lacks.items()
        if export.faults:
            verdict, reasons = ALTERED, export.faults.items()
    except Exception as fault:  # whatever it is: exit code 1 would say that the export is whole
        verdict, reasons = CANNOT_TELL, [(f"The file cannot be read: {fault}", 1)]
    reasons = (text if times == 1 else f"{text}: {times}" for text, times in reasons)
    for line in (*(f"  {step}" for step in said), HEADINGS[verdict], *reasons):
        print("".join(letter if letter.isprintable() else "?" for letter in line))
    return verdict


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(main())
