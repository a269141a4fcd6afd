"""Certificates that are genuine: in force, or not."""

import base64
import json

from .case import (
    IN_FORCE,
    LOG_VKEY,
    NOT_IN_FORCE,
    WITNESS_VKEY,
    Case,
    case,
    encoded,
    of,
)
from .world import (
    AT,
    DOCUMENT,
    LOG,
    NEXT_KEY,
    WITNESS,
    Members,
    World,
    genuine,
    sha256,
)


@case
def in_force() -> Case:
    return of(
        genuine(),
        IN_FORCE,
        "GENUINE AND IN FORCE, AS OF 2026-11-23T12:00:00Z, JUDGED FOR 2026-11-24T12:00:00Z",
    )


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
def without_an_end() -> Case:
    world = World(document={name: DOCUMENT[name] for name in DOCUMENT if name != "validUntil"})
    world.add_key()
    world.issue()
    return of(world, IN_FORCE)


def stamped(world: World) -> Members:
    """A token is not looked into here, but that it holds the hash of the checkpoint."""
    world.log.add({"action": "issued", "at": AT, "certificate": "later"})
    proof = world.log.change(world.issued)["proof"]
    checkpoint = proof.partition("\n\n")[2].partition(f"\u2014 {WITNESS}")[0]
    token = base64.b64encode(b"\x30\x82" + sha256(checkpoint.encode()) + b"\x00").decode()
    return {"token": token, "checkpoint": checkpoint, "proof": proof}


@case
def time_stamped() -> Case:
    world = genuine()
    file = {**world.file(), "timestamp": stamped(world)}
    return Case(IN_FORCE, encoded(file), "time-stamped", witnesses=[WITNESS_VKEY])


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
    return valid("2026-11-25", "2099-12-31")


@case
def expired_and_without_status() -> Case:
    file = json.loads(valid("2026-11-01", "2026-11-23").content)
    del file["status"]
    return Case(NOT_IN_FORCE, encoded(file))
