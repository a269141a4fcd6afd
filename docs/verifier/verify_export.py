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
import signal
import sys
import threading
import time
import zipfile
import zlib
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import SpooledTemporaryFile

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
PIECE = 2**18  # bytes of lines that a process is given at a time
IN_MEMORY = 2**24  # bytes of a file of lines; a longer one is unpacked to the disk
MOST_PROCESSES = 60  # Windows waits for no more
TELL_EVERY = 30  # seconds
ANOTHERS = "It is another certificate's."
DIED = "A process of this check has died. Where memory is short, use fewer --processes."


class Export:
    """One archive. Its files are read one after the other, and never held as a whole."""

    def __init__(self, archive, logs, processes):
        self.archive, self.logs, self.processes = archive, logs, processes
        self.faults, self.lacks = Counter(), Counter()
        self.counts = Counter()
        self.used = 0  # entries of the archive that something names
        self.began = self.told = time.monotonic()

    def fault(self, text):
        """Something was altered."""
        self.faults[text if len(self.faults) < SHOWN else "and more"] += 1

    def run(self):
        self.read_manifest()
        with crew(min(self.processes, len(self.files.get("proofFile", ())))) as ask:
            self.check_proofs(ask)
        for section in self.files:
            if section not in ("certificate", "proofFile"):
                for line in self.lines(section):
                    self.check_attached(section, json.loads(line))
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
            self.tell_progress(section)
            if file["path"] not in self.names:
                self.fault(f"{file['path']} is missing")
                continue
            self.used += 1
            with SpooledTemporaryFile(IN_MEMORY) as content:
                if self.digest(file["path"], content) != (file["sha256"], file["bytes"]):
                    self.fault(f"{file['path']} is not as it was exported")
                    continue
                content.seek(0)
                for line in content:
                    self.counts[section] += 1
                    yield line

    def tell_progress(self, section):
        """Tells on stderr how far a long check is."""
        now = time.monotonic()
        if now - self.told >= TELL_EVERY:
            self.told, lines = now, self.manifest["objects"].get(section)
            text = f"{now - self.began:.0f} s: {self.counts[section]} of {lines} lines of {section}"
            print(verifier.printable(text), file=sys.stderr, flush=True)

    def digest(self, path, copy=None):
        """SHA-256 and length of a file of the archive; None where it cannot be unpacked."""
        digest, size = hashlib.sha256(), 0
        try:
            with self.archive.open(path) as content:
                while piece := content.read(2**16):
                    digest.update(piece)
                    size += len(piece)
                    if copy:
                        copy.write(piece)
        except (zipfile.BadZipFile, zlib.error, EOFError):
            return None
        return digest.hexdigest(), size

    def pieces(self, section):
        """The lines of a section, some at a time."""
        piece, size = [], 0
        for line in self.lines(section):
            piece.append(line)
            size += len(line)
            if size >= PIECE:
                yield piece
                piece, size = [], 0
        yield piece

    def certificates(self, ask):
        """Id and hash of each certificate that has a document."""
        for piece in ask(read_certificates, self.pieces("certificate")):
            for name, digest, is_its in piece:
                if digest is None:
                    self.counts["erased"] += 1
                    continue
                if not is_its:
                    self.fault(f"{name}: its document is not the one that its hash is of")
                yield name, digest

    def check_proofs(self, ask):
        """Checks each proof file beside its certificate: both are in the order of their ids."""
        certificates, checked = self.certificates(ask), 0
        for piece in ask(partial(check_lines, self.logs, self.now), self.pieces("proofFile")):
            for name, *found in piece:
                self.count_proof(name, self.digest_of(name, certificates), *found)
                checked += 1
        for _rest in certificates:
            self.lacks["certificates without a proof file"] += 1
        if checked != self.counts["proofFile"]:
            raise RuntimeError(f"only {checked} of {self.counts['proofFile']} proof files checked")

    def digest_of(self, name, certificates):
        """The hash of a certificate's document; None if it is not one of those that follow."""
        for known, digest in certificates:
            if known == name:
                return digest
            self.lacks["certificates without a proof file"] += 1
        return None

    def count_proof(self, name, expected, verdict, reason, digest):
        if reason is None and digest != expected:
            verdict, reason = verifier.NOT_GENUINE, ANOTHERS
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


# --- what several processes do at once ---


@contextmanager
def crew(processes):
    """A `map` whose work is shared out among processes; with one, this process does all of it.

    A process that dies, for want of memory or by a signal, raises BrokenProcessPool here.
    """
    if processes <= 1:
        yield map
        return
    context = multiprocessing.get_context("spawn")  # the same on all systems
    executor = ProcessPoolExecutor(processes, context, initializer=begin_process)
    try:
        yield partial(in_order, executor, 4 * processes)
    finally:
        executor.shutdown(cancel_futures=True)


def in_order(executor, most, function, pieces):
    """The answers in the order of the pieces. No more than `most` pieces are held at a time."""
    waiting = deque()
    for piece in pieces:
        waiting.append(executor.submit(function, piece))
        if len(waiting) == most:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def begin_process():
    """Leaves Ctrl+C to the process that started this one, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent():
    multiprocessing.parent_process().join()
    os._exit(1)


def read_certificates(lines):
    """Id of each certificate, hash of its document (None: erased), and whether it is the one stated."""
    return [read_certificate(json.loads(line)) for line in lines]


def read_certificate(line):
    if line["document"] is None:
        return line["id"], None, True
    document = line["document"].encode()
    digest = hashlib.sha256(document).hexdigest()
    is_its = (digest, json.loads(document)["id"]) == (line["dataHash"], line["id"])
    return line["id"], digest, is_its


def check_lines(logs, now, lines):
    """Id of the certificate, verdict, reason and hash of the document of each proof file."""
    return [
        (line["certificateId"], *check_proof(logs, now, line)) for line in map(json.loads, lines)
    ]


def check_proof(logs, now, line):
    if line["content"] is None:
        return verifier.CANNOT_TELL, "the service had none at that moment", None
    try:
        check = verifier.Check(logs, [], now)
        check.run(line["content"].encode())
    except verifier.NotGenuine as fault:
        return verifier.NOT_GENUINE, str(fault), None
    except MemoryError:  # says nothing of the file
        raise
    except Exception as fault:  # a file that nobody can read proves nothing
        return verifier.NOT_GENUINE, f"It cannot be read: {fault}", None
    if check.document["id"] != line["certificateId"]:
        return verifier.NOT_GENUINE, ANOTHERS, None
    return check.verdict(), None, hashlib.sha256(check.text).hexdigest()


def main(words=None):
    parser = verifier.Parser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="the ZIP archive")
    parser.add_argument("--log", action="append", required=True, metavar="VKEY")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="all processors, if not stated"
    )
    options = parser.parse_args(words)
    said, reasons = [], []
    try:
        for key in options.log:
            verifier.VerifierKey(key)
        with zipfile.ZipFile(options.file) as archive:
            export = Export(archive, options.log, min(options.processes, MOST_PROCESSES))
            export.run()
        said, verdict = list(export.said()), WHOLE
        if export.lacks:
            verdict, reasons = IN_PART, export.lacks.items()
        if export.faults:
            verdict, reasons = ALTERED, export.faults.items()
    except KeyboardInterrupt:
        verdict, reasons = CANNOT_TELL, [("Interrupted before all was checked.", 1)]
    except BrokenProcessPool:
        verdict, reasons = CANNOT_TELL, [(DIED, 1)]
    except Exception as fault:  # whatever it is: exit code 1 would say that the export is whole
        verdict, reasons = CANNOT_TELL, [(f"The file cannot be read: {fault}", 1)]
    reasons = (text if times == 1 else f"{text}: {times}" for text, times in reasons)
    for line in (*(f"  {step}" for step in said), HEADINGS[verdict], *reasons):
        print(verifier.printable(line))
    return verdict


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(main())
