#!/usr/bin/env python3
# /// script
# requires-python = ">=3.10"
# dependencies = ["cryptography>=42", "tzdata"]
# ///
"""Check the proof file of a certificate, without a connection and without asking anybody.

    pipx run verify_certificate.py proof.json --log 'certificates.example/log+0ede1f82+AT6k…'

--log is the verifier key of the transparency log, the one thing that you need from elsewhere: it is
printed on certificates and stands in the guide of the service. Give all where the log has had several.
With --witness, somebody else must have cosigned the log, so that you were not shown one of your own.

Exit code: 0 in force; 1 genuine, but not in force; 2 not genuine; 3 cannot tell; 4 genuine, but a TEST
certificate, which has no validity.
"""

import argparse
import base64
import hashlib
import json
import re
import sys
import zlib
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from zoneinfo import ZoneInfo

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
except ImportError:  # exit code 1 would say that the certificate is genuine
    print("This needs the package cryptography: pip install cryptography", file=sys.stderr)
    sys.exit(3)

VERDICTS = (
    "GENUINE AND IN FORCE",
    "GENUINE, BUT NOT IN FORCE",
    "NOT GENUINE",
    "CANNOT TELL",
    "GENUINE, BUT A TEST WITHOUT VALIDITY",
)
IN_FORCE, NOT_IN_FORCE, NOT_GENUINE, CANNOT_TELL, TEST = range(5)
LARGEST = 16_000_000  # bytes of a file, and of a status list
DEEPEST = 100  # lists and objects within each other
KEPT, LONGEST_KEPT = 256, 10_000  # answers of a function; bytes that it was asked about
BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
DIGITS = {letter: digit for digit, letter in enumerate(BASE58)}
BASE64 = re.compile("(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?")
quoted = json.JSONEncoder(ensure_ascii=False).encode  # a text in JSON
PROOF = r"c2sp\.org/tlog-proof@v1\nindex (\d{1,15})((?:\n[A-Za-z0-9+/=]+)*)\n\n"
CHECKPOINT = r"(([^\n]+)\n(\d{1,15})\n([A-Za-z0-9+/=]+)\n(?:[^\n]+\n)*)\n((?:— [^ \n]+ [^ \n]+\n)+)"


class NotGenuine(Exception):
    """Something was altered, or is not from where the file says."""


class Malformed(Exception):
    """The file, or a key, cannot be read."""


def kept(function):
    """Keeps the last answers of a function: many files have the same checkpoints, keys and lists.

    An answer is given again only where all arguments are the same to the last byte. So it is for functions
    of texts and bytes whose answer depends on nothing else. Long arguments would fill the memory.
    """
    known = lru_cache(maxsize=KEPT)(function)

    def ask(*arguments):
        is_short = sum(map(len, arguments)) <= LONGEST_KEPT
        return (known if is_short else function)(*arguments)

    return ask


class Check:
    """The check of one file. What does not make it a forgery is collected, and decides the verdict."""

    def __init__(self, logs, witnesses, now):
        self.logs = [VerifierKey(text) for text in logs]
        self.witnesses = [VerifierKey(text) for text in witnesses]
        self.now = now
        self.steps, self.unwitnessed, self.not_in_force, self.unknown = [], [], [], []
        self.notes, self.signers, self.status_times = [], [], []

    def verdict(self):
        if self.unwitnessed:
            return CANNOT_TELL
        if self.not_in_force or self.unknown:
            return NOT_IN_FORCE if self.not_in_force else CANNOT_TELL
        return TEST if self.is_test else IN_FORCE

    def as_of(self):
        """When the oldest status list was signed: the file knows nothing later."""
        return min(self.status_times, key=instant)

    def reasons(self):
        return [*self.unwitnessed, *self.not_in_force, *self.unknown, *self.notes]

    def run(self, content):
        """Raises NotGenuine, and Malformed where the file is not of the format."""
        file = read(content)
        if file.get("format") != "certificate-proof/1":
            raise Malformed("This is not a proof file of a certificate (certificate-proof/1).")
        self.text = get(file, "document", str).encode()
        self.document = read(self.text)
        if canonical(self.document) != self.text:  # else programs could read it differently
            raise NotGenuine("The document is not written as RFC 8785 demands.")
        self.index, self.origin, self.issued = self.logged(get(file, "issued", dict))
        self.check_document()
        self.check_changes(get(file, "changes", list))
        self.keys = self.issuer_keys(get(file, "keys", list))
        self.check_credential(get(file, "credential", dict))
        self.check_status(file["credential"], get(file, "status", list) if "status" in file else [])
        self.check_dates(file["credential"])
        if "timestamp" in file:
            self.check_timestamp(get(file, "timestamp", dict))

    # --- the log: C2SP tlog-proof, tlog-checkpoint, tlog-cosignature; RFC 9162 ---

    def logged(self, change, *, cosigned=True):
        """Position, log and statement of a change, after checking that the log holds it."""
        statement, proof = get(change, "statement", dict), get(change, "proof", str)
        index, text, origin, size, signatures = parts_of(proof)
        if not any(key.signed(text, signatures) for key in self.logs if key.name == origin):
            raise NotGenuine(f"No key given with --log has signed the checkpoint of {origin}.")
        for witness in self.witnesses:
            if cosigned and not witness.signed(text, signatures):
                self.unwitnessed.append(f"{witness.name} has not cosigned {size} entries.")
        if not is_logged(canonical(statement), get(statement, "at", str), proof):
            raise NotGenuine(f"The log does not hold what the file says of entry {index}.")
        return index, origin, statement

    def check_timestamp(self, stamp):
        """The stamped checkpoint covers the certificate. Who has stamped it, openssl tells."""
        proof, checkpoint = get(stamp, "proof", str), get(stamp, "checkpoint", str)
        self.logged({"statement": self.issued, "proof": proof}, cosigned=False)
        # A part of the checkpoint may have been stamped before the certificate was there.
        is_whole = re.fullmatch(CHECKPOINT, checkpoint, re.ASCII)
        is_its = is_whole and proof.partition("\n\n")[2].startswith(checkpoint)
        if not is_its or sha256(checkpoint.encode()) not in unbase64(get(stamp, "token", str)):
            raise NotGenuine("The time stamp is not of a checkpoint with this certificate.")
        self.steps.append("time-stamped (not checked here: openssl ts -verify)")

    def check_document(self):
        issued, issuer = self.issued, get(self.document, "issuer", dict)
        if sha256(self.text).hex() != issued.get("dataHash"):
            raise NotGenuine("The document is not the one that was recorded in the log.")
        names = [get(self.document, "id", str), get(issuer, "id", str)]
        if names != [issued.get("certificate"), issued.get("issuer")]:
            raise NotGenuine("The document names another certificate or issuer than the log.")
        action, at = issued.get("action"), issued["at"]
        self.is_test = self.origin.endswith("/test")
        if action == "issued" and self.document.get("issuedAt") != at and not self.is_test:
            raise NotGenuine(f"The document is dated otherwise than in the log: {at}.")
        if self.is_test:
            self.notes.append("TEST: issued for testing, without validity.")
        else:
            issued_at = instant(get(self.document, "issuedAt", str))
            dated = min(self.day("issuedOn"), self.today(issued_at))
            if dated < self.today(instant(at)):
                said = f"Dated {dated}, but recorded only at {at}"
                self.notes.append(f"{said}: nothing earlier is proved.")
        self.steps.append(f"certificate {names[0]} of {names[1]}")
        self.steps.append(f"{action} at {at}: entry {self.index} of {self.origin}")

    def check_changes(self, changes):
        """They follow the issue without a gap; the state after the last of them counts."""
        self.statements = [self.issued]
        last, position, sequence = self.issued, self.index, get(self.issued, "sequence", float)
        for number, change in enumerate(changes, start=1):
            index, origin, last = self.logged(change)
            is_its = all(
                last.get(name) == self.issued[name] for name in ("certificate", "dataHash")
            )
            if not is_its or (origin, last.get("sequence")) != (self.origin, sequence + number):
                raise NotGenuine("The changes are another certificate's, or some are left out.")
            if index <= position:
                raise NotGenuine("The changes are not in the order of the log.")
            position = index
            self.statements.append(last)
            self.steps.append(f"{last.get('action')} at {last['at']}: entry {index}")
        if get(last, "state", str) != "active":
            self.not_in_force.append(f"It is {last['state']} since {last['at']}.")

    def issuer_keys(self, changes):
        """The issuer's keys by their names in signatures, did#key: (bytes, where compromised)."""
        keys, compromised = {}, {}
        for change in changes:
            index, origin, said = self.logged(change)
            if (origin, said.get("issuer")) != (self.origin, self.issued["issuer"]):
                raise NotGenuine("The file holds a key of somebody else.")
            name = f"{get(said, 'did', str)}#{get(said, 'key', str)}"
            if said.get("action") == "key_added":
                keys[name] = unbase58(get(said, "publicKeyMultibase", str))
            elif said.get("action") == "key_compromised":
                compromised[name] = index
        return {name: (keys[name], compromised.get(name, float("inf"))) for name in keys}

    # --- the credential and its status: eddsa-jcs-2022, Bitstring Status List ---

    def signed(self, credential):
        """The issuer's DID, and where its key was declared compromised (infinity: it was not)."""
        proof = credential.get("proof")
        proof = {"proof": proof[0] if isinstance(proof, list) and len(proof) == 1 else proof}
        proof = get(proof, "proof", dict)
        method = get(proof, "verificationMethod", str)
        issuer = credential.get("issuer")
        issuer = issuer.get("id") if isinstance(issuer, dict) else issuer
        if method not in self.keys or method.partition("#")[0] != issuer:
            raise NotGenuine("A signature is by a key that the log does not know as the issuer's.")
        if proof.get("cryptosuite") != "eddsa-jcs-2022":
            raise Malformed("A signature is of another suite than eddsa-jcs-2022.")
        public, compromised = self.keys[method]
        signature = unbase58(get(proof, "proofValue", str))
        content = sha256(canonical(without(proof, "proofValue")))
        content += sha256(canonical(without(credential, "proof")))
        if not is_signed(public[2:], signature, content) or public[:2] != b"\xed\x01":
            raise NotGenuine("A signature of the issuer does not fit: what it signed was altered.")
        if compromised == float("inf"):
            self.signers.append(method)
        return issuer, compromised

    def check_credential(self, credential):
        self.issuer, compromised = self.signed(credential)
        if compromised < self.index:
            raise NotGenuine(
                "The key was declared compromised before the certificate was recorded."
            )
        if compromised < float("inf"):  # who has it can name another place in the status lists
            self.unknown.append("The credential is signed by a key declared compromised.")
        digest = b"\x12\x20" + sha256(self.text)  # a multihash
        related = credential.get("relatedResource")
        related = related if isinstance(related, list) else [related]
        digests = [get(each, "digestMultibase", str) for each in related]
        subject = get(credential, "credentialSubject", dict)
        is_its = digest in [unbase58(each) for each in digests]
        if not is_its or canonical(subject.get("certificate", self.document)) != self.text:
            raise NotGenuine("The credential is not of this document.")
        self.steps.append(f"credential signed by {self.issuer}")

    def check_status(self, credential, lists):
        """Look the certificate up in the lists of its issuer."""
        entries = credential.get("credentialStatus")
        entries = entries if isinstance(entries, list) else [entries]
        if not any(get(entry, "statusPurpose", str) == "revocation" for entry in entries):
            self.unknown.append("The credential names no list of revocations.")
        lost = []
        for entry in entries:
            purpose, name = (
                get(entry, "statusPurpose", str),
                get(entry, "statusListCredential", str),
            )
            found = [each for each in lists if isinstance(each, dict) and each.get("id") == name]
            if not found:
                self.unknown.append(f"The file does not tell whether there is a {purpose}.")
                continue
            issuer, compromised = self.signed(found[0])
            subject, of = get(found[0], "credentialSubject", dict), get(found[0], "validFrom", str)
            types = found[0].get("type")
            is_list = "BitstringStatusListCredential" in (
                types if isinstance(types, list) else [types]
            )
            is_its = issuer == self.issuer and subject.get("statusPurpose") == purpose
            if not is_list or not is_its:
                raise NotGenuine("A status list is not the one that the credential names.")
            instant(of)
            self.status_times.append(of)
            named = found[0].get("compromisedKeys")
            lost += named if isinstance(named, list) else []
            is_set = bit(subject, entry)
            self.steps.append(f"{purpose}: {'YES' if is_set else 'no'}, as of {of}")
            if is_set:
                self.not_in_force.append(f"The issuer's status list of {of} says: {purpose}.")
            elif compromised < float("inf"):
                self.unknown.append(f"The status of {of} is signed by a key declared compromised.")
            elif instant(get(found[0], "validUntil", str)) < self.now:
                self.unknown.append(f"The status is OLD: of {of}. Ask for a newer file.")
        if any(method in lost for method in self.signers):  # its entry in the log was left out
            self.unknown.append("It is signed by a key that a status list calls compromised.")

    def check_dates(self, credential):
        """The certificate's days, in its own time zone; the credential has to say the same."""
        today, has_end = self.today(self.now), self.document.get("validUntil") is not None
        has_start = self.document.get("validFrom") is not None
        first = self.day("validFrom" if has_start else "issuedOn")
        last = self.day("validUntil") if has_end else date.max
        days = [(first, "validFrom")]
        if last < date.max:
            days.append((last + timedelta(days=1), "validUntil"))
        for day, name in days:
            midnight = datetime(day.year, day.month, day.day, tzinfo=timezone.utc)
            if abs(instant(get(credential, name, str)) - midnight) > timedelta(hours=15):
                raise NotGenuine(f"The credential has another {name} than the document.")
        until = last if last < date.max else "further notice"
        self.steps.append(f"valid from {first} until {until}")
        if not first <= today <= last:
            self.not_in_force.append(f"Today is {today}.")

    def today(self, moment):
        return moment.astimezone(ZoneInfo(get(self.document, "timeZone", str))).date()

    def day(self, name):
        text = get(self.document, name, str)
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            raise Malformed(f"{text!r} is not a day, as 2026-11-24.")
        return date.fromisoformat(text)


class VerifierKey:
    """A key of a log or a witness, `name+hash+key` (C2SP signed-note)."""

    def __init__(self, text):
        self.name, hash_, key = (*text.strip().split("+", 2), "", "")[:3]
        raw = unbase64(key) if re.fullmatch("[A-Za-z0-9+/]{44}", key) else b""
        self.is_witness, self.public = raw[:1] == b"\4", raw[1:]
        self.hash = sha256(self.name.encode() + b"\n" + raw)[:4]
        if raw[:1] not in (b"\1", b"\4") or len(raw) != 33 or self.hash.hex() != hash_:
            raise Malformed(f"{text!r} is not a whole verifier key: name+hash+key.")

    def signed(self, text, signatures):
        """Whether one of the signatures under a note is by this key."""
        for _dash, name, encoded in signatures:
            raw, content = unbase64(encoded), text.encode()
            hash_, signature = raw[:4], raw[4:]
            if self.is_witness:
                time, signature = int.from_bytes(signature[:8], "big"), signature[8:]
                content = f"cosignature/v1\ntime {time}\n".encode() + content
            is_its = (name, hash_) == (self.name, self.hash)
            if is_its and is_signed(self.public, signature, content):
                return True
        return False


@kept
def parts_of(proof):
    """Position, checkpoint, log, size and signatures that a proof states."""
    found = re.fullmatch(PROOF + CHECKPOINT, proof, re.ASCII)
    if not found:
        raise Malformed("The file holds a proof that cannot be read.")
    index, _path, text, origin, size, _root, lines = found.groups()
    signatures = [line.split(" ") for line in lines.split("\n")[:-1]]
    return int(index), text, origin, int(size), signatures


@kept
def is_logged(statement, at, proof):
    """Whether the path of a proof leads from this statement to the root of its checkpoint."""
    found = re.fullmatch(PROOF + CHECKPOINT, proof, re.ASCII)
    index, path, _text, _origin, size, root, _lines = found.groups()
    committed = base64.urlsafe_b64encode(sha256(statement)).decode().rstrip("=")
    leaf = sha256(b"\0" + canonical({"at": at, "commitment": committed, "version": 1.0}))
    beside = [unbase64(line) for line in path.split()]
    return tree_root(int(index), int(size), leaf, beside) == unbase64(root)


def tree_root(index, size, leaf, beside):
    """The root of the tree, from a leaf and the hashes beside its way up (RFC 9162, 2.1.3.2)."""
    last, found = size - 1, leaf
    for other in beside if index < size else ():
        if last == 0:
            return None
        if index % 2 or index == last:
            found = sha256(b"\1" + other + found)
            while index and not index % 2:
                index, last = index // 2, last // 2
        else:
            found = sha256(b"\1" + found + other)
        index, last = index // 2, last // 2
    return found if index == last == 0 else None


def bit(subject, entry):
    """Whether the place that the entry names is set in a status list."""
    encoded, place = get(subject, "encodedList", str), get(entry, "statusListIndex", str)
    if not re.fullmatch("u[A-Za-z0-9_-]+", encoded) or not re.fullmatch("[0-9]{1,9}", place):
        raise Malformed("The file holds a status list that cannot be read.")
    bits = unpacked(encoded)
    if int(place) >= len(bits) * 8:
        raise Malformed("The file holds a status list of a wrong length.")
    return bits[int(place) // 8] >> (7 - int(place) % 8) & 1


@lru_cache(maxsize=4)  # as `kept`; few, because each may have LARGEST bytes
def unpacked(encoded):
    """The bits of a status list."""
    packed = base64.urlsafe_b64decode(encoded[1:] + "=" * (-len(encoded[1:]) % 4))
    unpacking = zlib.decompressobj(wbits=31)
    bits = unpacking.decompress(packed, LARGEST)
    if not unpacking.eof or unpacking.unused_data:
        raise Malformed("The file holds a status list of a wrong length.")
    return bits


def read(content):
    """An object in JSON, read as browsers do: every number is a double."""
    if len(content) > LARGEST:
        raise Malformed(f"The file is larger than {LARGEST} bytes.")
    found = loads(content, parse_int=number, parse_float=number, parse_constant=refuse)
    level, depth = [found], 0
    while level and depth <= DEEPEST:
        level = [x for each in level for x in (each.values() if isinstance(each, dict) else each)]
        level = [each for each in level if isinstance(each, dict | list)]
        depth += 1
    if depth > DEEPEST:
        raise Malformed("The file has lists in lists without end.")
    return found


def loads(content, **options):
    """An object in JSON. One with a name that stands twice would be read differently by others."""
    found = json.loads(content.decode(), object_pairs_hook=members, **options)
    return get({"file": found}, "file", dict)


def members(pairs):
    found = dict(pairs)
    if len(found) < len(pairs):
        raise NotGenuine("A name stands twice in the file: programs could read it differently.")
    return found


def number(text):
    found = float(text)
    return found if abs(found) < float("inf") else refuse(text[:20])


def refuse(constant):
    raise Malformed(f"{constant} is not a number in JSON.")


def get(holder, name, kind):
    value = holder.get(name) if isinstance(holder, dict) else None
    if not isinstance(value, kind):
        raise Malformed(f"The file has no {name!r} where one has to be.")
    return value


def without(holder, name):
    return {each: holder[each] for each in holder if each != name}


def canonical(value):
    """RFC 8785, in bytes."""
    return written(value).encode()


def written(value):
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        names = sorted(value)
        if not "".join(names).isascii():
            names.sort(key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join([f"{quoted(name)}:{written(value[name])}" for name in names]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([written(each) for each in value]) + "]"
    if not isinstance(value, float):
        return json.dumps(value)
    text = repr(value).removesuffix(".0")
    if 1e-6 <= abs(value) < 1e21:
        return format(Decimal(text), "f")
    return text.replace("e-0", "e-") if value else "0"


def unbase64(text):
    if not BASE64.fullmatch(text):
        raise Malformed("The file holds a value that is not base64.")
    return base64.b64decode(text)


@kept
def unbase58(text):
    """Multibase: z and the digits."""
    if not re.fullmatch(f"z[{BASE58}]{{0,199}}", text):
        raise Malformed("The file holds a value that is not base58.")
    number = 0
    for letter in text[1:]:
        number = number * 58 + DIGITS[letter]
    ones = len(text[1:]) - len(text[1:].lstrip("1"))
    return bytes(ones) + number.to_bytes((number.bit_length() + 7) // 8, "big")


def instant(text):
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z", text, re.ASCII):
        raise Malformed(f"{text!r} is not a moment, as 2026-11-24T00:00:00Z.")
    return datetime.fromisoformat(text[:19] + "+00:00")


def sha256(content):
    return hashlib.sha256(content).digest()


@kept
def is_signed(public, signature, content):
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, content)
    except (InvalidSignature, ValueError):
        return False
    return True


def printable(text):
    """A text of the file without what a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def judge(content, logs, now, witnesses=()):
    """Verdict, heading, reasons, and what was found on the way."""
    steps, heading = [], None
    try:
        check = Check(logs, witnesses, now)
        steps = check.steps
        check.run(content)
        verdict, reasons = check.verdict(), check.reasons()
        if verdict in (IN_FORCE, TEST):
            heading = f"{VERDICTS[verdict]}, AS OF {check.as_of()}"
        elif verdict == CANNOT_TELL and not check.unwitnessed:
            heading = "GENUINE; WHETHER IT IS IN FORCE CANNOT BE TOLD"
    except NotGenuine as fault:
        verdict, reasons = NOT_GENUINE, [str(fault)]
    except Malformed as fault:
        verdict, reasons = CANNOT_TELL, [str(fault)]
    except Exception as fault:  # whatever it is: exit code 1 would say that it is genuine
        verdict, reasons = CANNOT_TELL, [f"The file cannot be read: {fault}"]
    return verdict, heading or VERDICTS[verdict], reasons, steps


class Parser(argparse.ArgumentParser):
    def error(self, message):
        """Exit code 2 would say that the certificate is not genuine."""
        self.print_usage(sys.stderr)
        self.exit(CANNOT_TELL, f"{message}\n")


def main():
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="the proof file")
    parser.add_argument("--log", action="append", required=True, metavar="VKEY")
    parser.add_argument("--witness", action="append", default=[], metavar="VKEY")
    parser.add_argument("--at", metavar="TIME", help="judge as of 2026-11-24T00:00:00Z, not of now")
    options = parser.parse_args()
    try:
        now = instant(options.at) if options.at else datetime.now(timezone.utc)
        with options.file.open("rb") as file:
            content = file.read(LARGEST + 1)
        verdict, heading, reasons, steps = judge(content, options.log, now, options.witness)
    except (Malformed, OSError) as fault:
        verdict, heading, reasons, steps = CANNOT_TELL, VERDICTS[CANNOT_TELL], [str(fault)], []
    if verdict in (IN_FORCE, TEST) and options.at:
        heading += f", JUDGED FOR {options.at}"
    for line in (*(f"  {step}" for step in steps), heading, *reasons):
        print(printable(line))
    return verdict


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")
    sys.exit(main())
