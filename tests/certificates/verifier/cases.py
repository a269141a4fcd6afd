"""Proof files and what has to be found of each: the same for the program and for the page."""

import gzip
import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field

from .world import (
    DOCUMENT,
    FOREIGN_KEY,
    LIVE_KEY,
    LOG,
    LOG_KEY,
    NEXT_KEY,
    WITNESS,
    WITNESS_KEY,
    Log,
    Members,
    Pair,
    World,
    base64url,
    genuine,
    sha256,
)

IN_FORCE, NOT_IN_FORCE, NOT_GENUINE, CANNOT_TELL = range(4)
LOG_VKEY = LOG_KEY.note_key(LOG)
WITNESS_VKEY = WITNESS_KEY.note_key(WITNESS, b"\4")


@dataclass
class Case:
    """A file, the keys that the verifier is given, and the verdict; `says` is part of the program's answer."""

    verdict: int
    content: bytes
    says: str = ""
    logs: list[str] = field(default_factory=lambda: [LOG_VKEY])
    witnesses: list[str] = field(default_factory=list)


CASES: dict[str, Callable[[], Case]] = {}


def case(make: Callable[[], Case]) -> Callable[[], Case]:
    CASES[make.__name__] = make
    return make


def encoded(file: object) -> bytes:
    return json.dumps(file, ensure_ascii=False).encode()


def of(world: World, verdict: int, says: str = "", **keys: list[str]) -> Case:
    return Case(verdict, encoded(world.file()), says, **keys)


def altered(verdict: int, change: Callable[[Members], object], says: str = "") -> Case:
    """The genuine file after a change."""
    file = genuine().file()
    change(file)
    return Case(verdict, encoded(file), says)


# --- genuine -----------------------------------------------------------------------------------------


@case
def in_force() -> Case:
    return of(genuine(), IN_FORCE, "GENUINE AND IN FORCE")


@case
def in_force_and_witnessed() -> Case:
    return of(genuine(), IN_FORCE, witnesses=[WITNESS_VKEY])


@case
def suspended_and_reinstated() -> Case:
    world = genuine()
    world.move("suspend", "suspended")
    world.log.add({"action": "issued", "at": world.at, "certificate": "another"})
    world.move("reinstate", "active")
    return of(world, IN_FORCE, "reinstate at")


@case
def signed_before_the_key_was_rotated() -> Case:
    world = genuine()
    world.add_key("key_retired")
    world.add_key("key_added", NEXT_KEY)
    world.status_key = NEXT_KEY
    return of(world, IN_FORCE)


@case
def logged_before_the_key_was_compromised() -> Case:
    world = genuine()
    world.add_key("key_compromised")
    world.add_key("key_added", NEXT_KEY)
    world.status_key = NEXT_KEY
    return of(world, IN_FORCE)


@case
def signed_anew_after_the_key_was_compromised() -> Case:
    world = genuine()
    world.add_key("key_compromised")
    world.add_key("key_added", NEXT_KEY)
    world.key = NEXT_KEY
    return of(world, IN_FORCE)


@case
def log_with_a_successor_of_its_key() -> Case:
    world = genuine()
    world.log.key = NEXT_KEY
    return of(world, IN_FORCE, logs=[LOG_VKEY, NEXT_KEY.note_key(LOG)])


@case
def older_than_the_log() -> Case:
    world = World(at="2026-12-01T00:00:00.000Z")
    world.issue("recorded")
    world.add_key()
    return of(world, IN_FORCE, "recorded at 2026-12-01")


@case
def diploma() -> Case:
    """Its credential does not hold the document, has one status entry and a list of one proof."""
    world = genuine()
    credential = world.credential()
    credential["credentialSubject"] = {"type": "AchievementSubject"}
    credential["credentialStatus"] = credential["credentialStatus"][0]
    secured = world.key.secure(credential)
    secured["proof"] = [secured["proof"]]
    return Case(IN_FORCE, encoded({**world.file(), "credential": secured}))


# --- genuine, but -------------------------------------------------------------------------------------


@case
def revoked() -> Case:
    world = genuine()
    world.move("revoke", "revoked")
    world.set_bits = ("revocation",)
    return of(world, NOT_IN_FORCE, "It is revoked since")


@case
def revoked_and_the_change_left_out() -> Case:
    world = genuine()
    world.set_bits = ("revocation",)
    return of(world, NOT_IN_FORCE, "says: revocation")


@case
def suspended() -> Case:
    world = genuine()
    world.set_bits = ("suspension",)
    return of(world, NOT_IN_FORCE, "says: suspension")


@case
def pending() -> Case:
    world = World()
    world.add_key()
    world.issue(state="pending")
    return of(world, NOT_IN_FORCE, "It is pending since")


def valid(start: str, end: str) -> Case:
    world = World(document={**DOCUMENT, "validFrom": start, "validUntil": end})
    world.add_key()
    world.issue()
    dates = {"validFrom": f"{start}T00:00:00Z", "validUntil": f"{end}T23:00:00Z"}
    secured = world.key.secure({**world.credential(), **dates})
    return Case(
        NOT_IN_FORCE, encoded({**world.file(), "credential": secured}), "Today is 2026-11-24."
    )


@case
def expired() -> Case:
    return valid("2026-11-01", "2026-11-23")


@case
def not_yet_valid() -> Case:
    return valid("2026-11-25", "2031-12-31")


@case
def expired_and_without_status() -> Case:
    file = json.loads(valid("2026-11-01", "2026-11-23").content)
    del file["status"]
    return Case(NOT_IN_FORCE, encoded(file))


# --- cannot tell --------------------------------------------------------------------------------------


@case
def without_status() -> Case:
    return altered(CANNOT_TELL, lambda file: file.pop("status"), "GENUINE; WHETHER IT IS IN FORCE")


@case
def old_status() -> Case:
    world = genuine()
    world.status_until = "2026-11-24T11:59:59Z"
    return of(world, CANNOT_TELL, "The status is OLD: of 2026-11-23T12:00:00Z")


@case
def status_signed_by_a_compromised_key() -> Case:
    world = genuine()
    world.add_key("key_compromised")
    return of(world, CANNOT_TELL, "signed by a key declared compromised")


@case
def unwitnessed() -> Case:
    world = genuine()
    world.log.witness = None
    return of(world, CANNOT_TELL, f"{WITNESS} has not cosigned", witnesses=[WITNESS_VKEY])


@case
def witnessed_by_somebody_else() -> Case:
    world = genuine()
    world.log.witness = FOREIGN_KEY
    return of(world, CANNOT_TELL, witnesses=[WITNESS_VKEY])


@case
def truncated() -> Case:
    content = encoded(genuine().file())
    return Case(CANNOT_TELL, content[: len(content) // 2])


@case
def no_json() -> Case:
    return Case(CANNOT_TELL, b"%PDF-1.7\n\xff\xfe")


@case
def other_json() -> Case:
    return Case(CANNOT_TELL, b'[{"format": "certificate-proof/1"}]')


@case
def empty() -> Case:
    return Case(CANNOT_TELL, b"")


@case
def members_missing() -> Case:
    return Case(CANNOT_TELL, b'{"format": "certificate-proof/1", "document": "{}", "issued": null}')


@case
def of_a_later_format() -> Case:
    return altered(CANNOT_TELL, lambda file: file.update(format="certificate-proof/2"))


@case
def huge() -> Case:
    return Case(CANNOT_TELL, encoded(genuine().file()) + b" " * 16_000_000, "larger than")


@case
def not_a_number() -> Case:
    content = encoded(genuine().file())
    return Case(CANNOT_TELL, content.replace(b'"changes": []', b'"changes": [], "more": NaN'))


@case
def half_a_character() -> Case:
    content = encoded(genuine().file())
    return Case(CANNOT_TELL, content.replace(b'"document": "', b'"document": "\\ud800'))


@case
def unpacks_to_a_gigabyte() -> Case:
    world = genuine()
    bomb = "u" + base64url(gzip.compress(bytes(50_000_000)))
    secured = deepcopy(world.lists())
    for each in secured:
        del each["proof"]
        each["credentialSubject"]["encodedList"] = bomb
    lists = [world.key.secure(each) for each in secured]
    return Case(CANNOT_TELL, encoded({**world.file(), "status": lists}))


@case
def key_not_copied_whole() -> Case:
    return of(genuine(), CANNOT_TELL, "not a whole verifier key", logs=[LOG_VKEY[:-3]])


# --- not genuine --------------------------------------------------------------------------------------


def redated(file: Members, old: str, new: str) -> None:
    file["document"] = file["document"].replace(old, new)


@case
def document_altered() -> Case:
    return altered(
        NOT_GENUINE, lambda file: redated(file, "3.1", "3.2"), "not the one that was rec"
    )


@case
def dates_altered() -> Case:
    return altered(NOT_GENUINE, lambda file: redated(file, "2031-12-31", "2041-12-31"))


@case
def holder_altered() -> Case:
    return altered(NOT_GENUINE, lambda file: redated(file, "Ardita Krasniqi", "Anna Krasniqi"))


@case
def holder_altered_in_the_credential() -> Case:
    def change(file: Members) -> None:
        file["credential"]["credentialSubject"]["certificate"]["holder"]["name"] = "Anna Krasniqi"

    return altered(NOT_GENUINE, change, "does not fit")


@case
def statement_altered() -> Case:
    def change(file: Members) -> None:
        file["issued"]["statement"]["at"] = "2020-01-01T00:00:00.000Z"

    return altered(NOT_GENUINE, change, "does not hold what the file says of entry 2")


@case
def position_altered() -> Case:
    def change(file: Members) -> None:
        file["issued"]["proof"] = file["issued"]["proof"].replace("index 2", "index 0")

    return altered(NOT_GENUINE, change, "entry 0")


@case
def position_beyond_the_log() -> Case:
    def change(file: Members) -> None:
        file["issued"]["proof"] = file["issued"]["proof"].replace("index 2", "index 6")

    return altered(NOT_GENUINE, change)


@case
def checkpoint_altered() -> Case:
    def change(file: Members) -> None:
        file["issued"]["proof"] = file["issued"]["proof"].replace(f"{LOG}\n3\n", f"{LOG}\n4\n")

    return altered(NOT_GENUINE, change, "No key given with --log has signed")


@case
def status_altered() -> Case:
    world = genuine()
    world.set_bits = ("revocation",)
    file = world.file()
    clean = genuine().lists()[0]["credentialSubject"]
    file["status"][0]["credentialSubject"] = clean
    return Case(NOT_GENUINE, encoded(file))


@case
def status_of_the_other_purpose() -> Case:
    """The list of suspensions, signed as it is, under the address of the revocations."""
    world = genuine()
    lists = deepcopy(world.lists())
    lists[1].pop("proof")
    lists[1]["id"] = lists[0]["id"]
    secured = [world.key.secure(lists[1]), world.lists()[1]]
    return Case(NOT_GENUINE, encoded({**world.file(), "status": secured}))


@case
def change_left_out() -> Case:
    world = genuine()
    world.move("suspend", "suspended")
    world.move("reinstate", "active")
    del world.changes[0]
    return of(world, NOT_GENUINE, "some are left out")


@case
def change_of_another_certificate() -> Case:
    world = genuine()
    world.move("suspend", "suspended")
    other = genuine()
    other.log = world.log
    other.document = {**DOCUMENT, "id": "cert_01m83407jve97r1h1vhg1hwxw0"}
    other.changes = []
    other.move("reinstate", "active", 3)
    world.changes += other.changes
    return of(world, NOT_GENUINE)


@case
def backdated_and_signed_again_by_the_operator() -> Case:
    """Everything is stated and signed anew with all keys; the tree of the log is what it was."""
    world, old = genuine(), "2020-01-01T00:00:00.000Z"
    honest = world.file()
    world.document |= {"issuedAt": old, "issuedOn": "2020-01-01"}
    dated = {**world.credential(), "validFrom": "2019-12-31T23:00:00Z"}
    statement = {**honest["issued"]["statement"], "at": old}
    statement["dataHash"] = sha256(world.text.encode()).hex()
    issued = {**honest["issued"], "statement": statement}
    forged = {"document": world.text, "credential": world.key.secure(dated), "issued": issued}
    return Case(NOT_GENUINE, encoded({**honest, **forged}), "does not hold what")


@case
def backdated_in_a_new_entry() -> Case:
    world = World(document={**DOCUMENT, "issuedAt": "2020-01-01T00:00:00.000Z"})
    world.add_key()
    world.issue()
    return of(world, NOT_GENUINE, "dated otherwise")


@case
def backdated_in_a_log_of_its_own() -> Case:
    """The operator rewrites the log and signs it: who asks for a witness is not taken in."""
    world = World(at="2020-01-01T00:00:00.000Z", log=Log(witness=None))
    world.document |= {"issuedAt": world.at, "issuedOn": "2020-01-01"}
    world.add_key()
    world.issue()
    dated = {**world.credential(), "validFrom": "2019-12-31T23:00:00Z"}
    file = {**world.file(), "credential": world.key.secure(dated)}
    return Case(CANNOT_TELL, encoded(file), "has not cosigned", witnesses=[WITNESS_VKEY])


@case
def prolonged_in_the_credential_by_the_operator() -> Case:
    world = genuine()
    longer = world.key.secure({**world.credential(), "validUntil": "2041-12-31T23:00:00Z"})
    return Case(NOT_GENUINE, encoded({**world.file(), "credential": longer}), "another validUntil")


@case
def other_document_in_the_credential() -> Case:
    world = genuine()
    other = {
        **world.credential(),
        "credentialSubject": {"certificate": {**DOCUMENT, "number": "2"}},
    }
    secured = world.key.secure(other)
    return Case(
        NOT_GENUINE, encoded({**world.file(), "credential": secured}), "not of this document"
    )


def signed_by(key: Pair) -> Case:
    world = genuine()
    secured = key.secure(world.credential())
    return Case(NOT_GENUINE, encoded({**world.file(), "credential": secured}))


@case
def signed_by_a_foreign_key() -> Case:
    return signed_by(FOREIGN_KEY)


@case
def signed_by_a_foreign_key_under_the_name_of_the_issuers() -> Case:
    thief = Pair("thief")
    thief.kid = LIVE_KEY.kid
    return signed_by(thief)


@case
def key_of_another_issuer() -> Case:
    world = genuine()
    world.add_key(key=FOREIGN_KEY)
    world.log.statements[-1] |= {"issuer": "iss_01m83406c6epa88jd4r9ts7s2z"}
    world.key = FOREIGN_KEY
    return of(world, NOT_GENUINE, "a key of somebody else")


@case
def key_statement_altered() -> Case:
    """The thief's key in the place of the issuer's."""
    world = genuine()
    thief = Pair("thief")
    thief.kid = LIVE_KEY.kid
    file = world.file()
    other = World()
    other.add_key(key=thief)
    file["keys"][0]["statement"] = other.log.statements[0]
    file["credential"] = thief.secure(world.credential())
    return Case(NOT_GENUINE, encoded(file), "does not hold what the file says of entry 0")


@case
def recorded_after_the_key_was_compromised() -> Case:
    world = World()
    world.add_key()
    world.add_key("key_compromised")
    world.issue()
    return of(world, NOT_GENUINE, "compromised before the certificate was recorded")


@case
def foreign_log() -> Case:
    world = World(log=Log(key=FOREIGN_KEY))
    world.add_key()
    world.issue()
    return of(world, NOT_GENUINE)


@case
def log_of_another_name() -> Case:
    world = World(log=Log(origin=f"{LOG}/test"))
    world.add_key()
    world.issue()
    return of(world, NOT_GENUINE)


@case
def keys_of_another_log() -> Case:
    """Both logs are trusted; a key of the log of tests signs nothing in the other one."""
    tests = World(log=Log(origin=f"{LOG}/test"))
    tests.add_key(key=FOREIGN_KEY)
    world = World(key=FOREIGN_KEY)
    world.issue()
    file = {**world.file(), "keys": tests.file_of_keys()}
    logs = [LOG_VKEY, LOG_KEY.note_key(f"{LOG}/test")]
    return Case(NOT_GENUINE, encoded(file), "a key of somebody else", logs=logs)
