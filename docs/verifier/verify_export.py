#!/usr/bin/env python3
# /// script
# requires-python = ">=3.10"
# dependencies = ["cryptography>=42", "tzdata"]
# ///
"""Check the export of an account, without a connection and without asking anybody.

    python verify_export.py export.zip --log 'certificates.example/log+0ede1f82+AT6k…'

Whether all of its files are those that the issuer's key has signed, whether each line of a certificate
says what its document and the log say, whether each attachment is the one that was registered, and, with
verify_certificate.py beside this file, whether each proof file is genuine. --log is the verifier key of
the transparency log, as for verify_certificate.py.

Exit code: 0 whole, and all certificates are proved; 1 whole, but some have no proof or lack a file;
2 altered, or something is missing; 3 cannot tell, as where nobody has signed it; 4 as 0, of TEST
certificates, which have no validity.
"""

import argparse
import hashlib
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
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import SpooledTemporaryFile

import verify_certificate as verifier

WHOLE, IN_PART, ALTERED, CANNOT_TELL, TEST = range(5)
HEADINGS = (
    "WHOLE, AND ALL CERTIFICATES ARE PROVED",
    "WHOLE, BUT NOT ALL CERTIFICATES ARE PROVED",
    "ALTERED",
    "CANNOT TELL",
    "WHOLE AND PROVED, BUT OF TEST CERTIFICATES WITHOUT VALIDITY",
)
FORMAT = ("certificate-issuing-service/account-export", 1)
OWN = ("manifest.json", "SHA256SUMS")
SIGNATURE = "signature.json"
LARGEST_FILE = 2**26  # bytes of a file of lines; the service writes about 2 MiB
READ_APART = timedelta(minutes=1)  # a change may be dated so long before it could be read
# Members of a certificate's line that repeat its document, and where they stand there.
STATED = {
    **{name: (name,) for name in ("productId", "serialNumber", "gtin", "locale")},
    **{name: (name,) for name in ("issuedAt", "issuedOn", "validFrom", "validUntil")},
    "certificateNumber": ("number",),
    "holderName": ("holder", "name"),
    "typeId": ("type", "id"),
    "typeVersion": ("type", "version"),
}
UNSIGNED = (
    "Nobody has signed its manifest, as in exports of before signatures: ask for a new export."
)
AS_EXPORTED = (
    "Not proved by the log: what stands beside documents and states, as audit, grades, mails and erased\n"
    "certificates. "
)
SIGNED_SO = "It is as the service has exported it, under the issuer's key, which the service keeps."
LEFT_OPEN = "It may have been changed, and certificates left out with their proofs."
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
        self.issuer, self.is_test = None, False
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
                    self.check_attached(section, verifier.loads(line))
        for section, lines in self.manifest["objects"].items():
            if self.counts[section] != lines:
                self.fault(
                    f"{section}: {self.counts[section]} lines, and the manifest says {lines}"
                )
        if len(self.names) != self.used:
            self.fault(f"{len(self.names) - self.used} files in it are named nowhere")

    def read_manifest(self):
        self.names = set(self.archive.namelist())
        content, sums = map(self.read_own, OWN)
        self.manifest = verifier.loads(content)
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
        times = [file["asOf"] for file in self.files.get("certificate", ())]
        self.read_at = min(map(verifier.instant, times), default=self.now)
        if SIGNATURE in self.names:
            self.used += 1
            try:
                self.check_signature(hashlib.sha256(content).hexdigest())
            except (verifier.NotGenuine, verifier.Malformed) as fault:
                self.fault(f"{SIGNATURE}: {fault}")

    def read_own(self, name):
        with self.archive.open(name) as file:
            content = file.read(verifier.LARGEST + 1)
        if len(content) > verifier.LARGEST:
            raise verifier.Malformed(f"{name} is larger than {verifier.LARGEST} bytes.")
        return content

    def check_signature(self, digest):
        """Whose key has signed the manifest. The log proves the key, as in proof files."""
        file, check = verifier.read(self.read_own(SIGNATURE)), verifier.Check(self.logs, [], None)
        signed, keys = verifier.get(file, "signed", dict), verifier.get(file, "keys", list)
        if not keys:
            raise verifier.Malformed("It holds no key.")
        _index, check.origin, check.issued = check.logged(keys[0])
        check.keys = check.issuer_keys(keys)
        check.signed(signed)
        stated = [signed.get("manifest"), self.manifest["mode"] == "test"]
        if stated != [{"sha256": digest}, check.origin.endswith("/test")]:
            raise verifier.NotGenuine("manifest.json is not the one that was signed.")
        if not check.signers:
            self.lacks["The manifest is signed by a key declared compromised"] += 1
        self.issuer, self.is_test = check.issued["issuer"], stated[1]

    def lines(self, section):
        """The lines of all files of a section that are as the manifest says."""
        for file in self.files.get(section, ()):
            self.tell_progress(section)
            if file["path"] not in self.names:
                self.fault(f"{file['path']} is missing")
                continue
            self.used += 1
            with SpooledTemporaryFile(IN_MEMORY) as content:
                most = min(int(file["bytes"]), LARGEST_FILE)
                if self.digest(file["path"], most, content) != (file["sha256"], file["bytes"]):
                    self.fault(f"{file['path']} is not as it was exported")
                    continue
                content.seek(0)
                for line in content:
                    self.counts[section] += 1
                    if len(line) > verifier.LARGEST:
                        raise verifier.Malformed(f"{file['path']} has a line that is too long.")
                    yield line

    def tell_progress(self, section):
        """Tells on stderr how far a long check is."""
        now = time.monotonic()
        if now - self.told >= TELL_EVERY:
            self.told, lines = now, self.manifest["objects"].get(section)
            text = f"{now - self.began:.0f} s: {self.counts[section]} of {lines} lines of {section}"
            print(verifier.printable(text), file=sys.stderr, flush=True)

    def digest(self, path, most, copy=None):
        """SHA-256 and length of a file of the archive; None where it cannot be unpacked, or is longer."""
        digest, size = hashlib.sha256(), 0
        try:
            with self.archive.open(path) as content:
                while size <= most and (piece := content.read(2**16)):
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
        """Of each certificate that has a document: its id, and hash, state and sequence."""
        for piece in ask(partial(read_certificates, self.issuer), self.pieces("certificate")):
            for name, faults, *said in piece:
                for fault in faults:
                    self.fault(f"{name}: {fault}")
                if said[0] is None:
                    self.counts["erased"] += 1
                    continue
                yield name, said

    def check_proofs(self, ask):
        """Checks each proof file beside its certificate: both are in the order of their ids."""
        certificates, checked = self.certificates(ask), 0
        for piece in ask(partial(check_lines, self.logs, self.now), self.pieces("proofFile")):
            for name, *found in piece:
                self.count_proof(name, self.said_of(name, certificates), *found)
                checked += 1
        for _rest in certificates:
            self.lacks["certificates without a proof file"] += 1
        if checked != self.counts["proofFile"]:
            raise RuntimeError(f"only {checked} of {self.counts['proofFile']} proof files checked")

    def said_of(self, name, certificates):
        """What a certificate's line says; nothing if it is not one of those that follow."""
        for known, said in certificates:
            if known == name:
                return said
            self.lacks["certificates without a proof file"] += 1
        return None, None, None

    def count_proof(self, name, said, verdict, reason, digest, changes):
        if reason is None and digest != said[0]:
            verdict, reason = verifier.NOT_GENUINE, ANOTHERS
        elif reason is None:
            self.compare_state(name, *said[1:], changes)
        self.counts[verifier.VERDICTS[verdict] if reason is None else reason] += 1
        if verdict == verifier.NOT_GENUINE:
            self.fault(f"{name}: {reason}")
        elif verdict == verifier.CANNOT_TELL:
            self.lacks[f"proof files: {reason}"] += 1

    def compare_state(self, name, state, sequence, changes):
        """The log has to say the same as the line; it may know of changes that were made afterwards."""
        states = {number: each for number, each, _at in changes}
        missed = [at for number, _state, at in changes if number > sequence]
        if sequence > max(states):
            self.lacks["certificates whose newest change is not proved yet"] += 1
        elif states.get(sequence, state) != state or any(
            verifier.instant(at) + READ_APART < self.read_at for at in missed
        ):
            self.fault(f"{name}: its line does not say the state that the log says")

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
        if self.digest(line["content"], int(line["size"])) != (line["sha256"], line["size"]):
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
        yield f"signed by {self.issuer}" if self.issuer else "signed by nobody"

    def verdict(self):
        if self.faults:
            return ALTERED, self.faults.items()
        if self.issuer is None:
            return CANNOT_TELL, [(UNSIGNED, 1), *self.lacks.items()]
        if self.lacks:
            return IN_PART, self.lacks.items()
        return (TEST if self.is_test else WHOLE), []


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


def read_certificates(issuer, lines):
    """Of each certificate its id, faults, hash of its document (None: erased), state and sequence."""
    return [read_certificate(issuer, verifier.loads(line)) for line in lines]


def read_certificate(issuer, line):
    history = line["history"]
    last = history[-1]["sequence"]
    faults = [] if history[-1]["to"] == line["state"] else ["its history ends in another state"]
    if line["document"] is None:
        if line["erasedAt"] is None:
            faults.append("it has no document, and was not erased")
        return line["id"], faults, None, line["state"], last
    text = line["document"].encode()
    digest, document = hashlib.sha256(text).hexdigest(), verifier.read(text)
    if (digest, document["id"]) != (line["dataHash"], line["id"]):
        faults.append("its document is not the one that its hash is of")
    elif issuer not in (None, document["issuer"]["id"]):
        faults.append("its document is another issuer's")
    faults += [f"{name} is not as in its document" for name in differing(line, document)]
    return line["id"], faults, digest, line["state"], last


def differing(line, document):
    """The members of a line that do not say what the document says."""
    for name, path in STATED.items():
        stated = document
        for each in path:
            stated = stated.get(each) if isinstance(stated, dict) else None
        if line.get(name) != stated:
            yield name
    email, known = line.get("holderEmail"), document.get("holder", {}).get("email")
    salted = f"{email.lower()}{document['nonce']}" if email else ""
    if known != (f"sha256:{verifier.sha256(salted.encode()).hex()}" if email else None):
        yield "holderEmail"


def check_lines(logs, now, lines):
    """Of each proof file the certificate's id, verdict, reason, hash of the document and changes."""
    return [
        (line["certificateId"], *check_proof(logs, now, line))
        for line in map(verifier.loads, lines)
    ]


def check_proof(logs, now, line):
    if line["content"] is None:
        return verifier.CANNOT_TELL, "the service had none at that moment", None, ()
    try:
        check = verifier.Check(logs, [], now)
        check.run(line["content"].encode())
    except verifier.NotGenuine as fault:
        return verifier.NOT_GENUINE, str(fault), None, ()
    except MemoryError:  # says nothing of the file
        raise
    except Exception as fault:  # a file that nobody can read proves nothing
        return verifier.NOT_GENUINE, f"It cannot be read: {fault}", None, ()
    if check.document["id"] != line["certificateId"]:
        return verifier.NOT_GENUINE, ANOTHERS, None, ()
    changes = [(each["sequence"], each["state"], each["at"]) for each in check.statements]
    return check.verdict(), None, hashlib.sha256(check.text).hexdigest(), changes


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
    said, ends = [], []
    try:
        for key in options.log:
            verifier.VerifierKey(key)
        with zipfile.ZipFile(options.file) as archive:
            export = Export(archive, options.log, min(options.processes, MOST_PROCESSES))
            export.run()
        said, (verdict, reasons) = list(export.said()), export.verdict()
        ends = (AS_EXPORTED + (SIGNED_SO if export.issuer else LEFT_OPEN)).splitlines()
    except verifier.NotGenuine as fault:
        verdict, reasons = ALTERED, [(str(fault), 1)]
    except KeyboardInterrupt:
        verdict, reasons = CANNOT_TELL, [("Interrupted before all was checked.", 1)]
    except BrokenProcessPool:
        verdict, reasons = CANNOT_TELL, [(DIED, 1)]
    except Exception as fault:  # whatever it is: exit code 1 would say that the export is whole
        verdict, reasons = CANNOT_TELL, [(f"The file cannot be read: {fault}", 1)]
    reasons = (text if times == 1 else f"{text}: {times}" for text, times in reasons)
    for line in (*(f"  {step}" for step in said), HEADINGS[verdict], *reasons, *ends):
        print(verifier.printable(line))
    return verdict


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(main())
