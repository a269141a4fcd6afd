"""What operators, thieves of a key and holders could try with the parts that are genuine."""

import base64
import json
from copy import deepcopy

import jcs

from lib.base_encodings import multibase_encode

from .case import (
    CANNOT_TELL,
    IN_FORCE,
    LOG_VKEY,
    NOT_GENUINE,
    TEST,
    Case,
    case,
    encoded,
    of,
)
from .genuine_cases import stamped
from .world import (
    AT,
    DOCUMENT,
    LIVE_KEY,
    LOG,
    LOG_KEY,
    NEXT_KEY,
    Log,
    Members,
    World,
    genuine,
    sha256,
)


def signed(world: World, **members: object) -> Members:
    """The file with a credential that has other members, signed by the key of the issuer."""
    return {**world.file(), "credential": world.key.secure({**world.credential(), **members})}


@case
def place_of_another_certificate_in_the_credential_of_a_thief() -> Case:
    """Revoked; whoever has the compromised key names a place that is not set."""
    world = genuine()
    world.set_bits = ("revocation",)
    world.add_key("key_compromised")
    world.add_key("key_added", NEXT_KEY)
    world.status_key = NEXT_KEY
    entries = world.credential()["credentialStatus"]
    other = [{**entry, "statusListIndex": "1"} for entry in entries]
    return Case(
        CANNOT_TELL,
        encoded(signed(world, credentialStatus=other)),
        "The credential is signed by a key declared compromised",
    )


@case
def compromise_left_out_that_the_status_lists_name() -> Case:
    """The thief's file does not state it; lists of after the declaration do."""
    world = genuine()
    world.add_key("key_added", NEXT_KEY)
    world.status_key, world.lost = NEXT_KEY, [LIVE_KEY]
    return of(world, CANNOT_TELL, "signed by a key that a status list calls compromised")


@case
def compromise_stated_before_the_key() -> Case:
    world = World()
    world.add_key()
    world.add_key("key_compromised")
    world.issue()
    world.keys.reverse()
    return of(world, NOT_GENUINE, "compromised before the certificate was recorded")


@case
def key_stated_once_more_after_its_compromise() -> Case:
    world = World()
    world.add_key()
    world.add_key("key_compromised")
    world.issue()
    world.keys.append(world.keys[0])
    return of(world, NOT_GENUINE, "compromised before the certificate was recorded")


@case
def credential_without_status() -> Case:
    return Case(
        CANNOT_TELL, encoded(signed(genuine(), credentialStatus=[])), "no list of revocations"
    )


@case
def credential_with_suspensions_alone() -> Case:
    entries = genuine().credential()["credentialStatus"][1:]
    return Case(
        CANNOT_TELL, encoded(signed(genuine(), credentialStatus=entries)), "no list of revocations"
    )


@case
def credential_in_the_place_of_a_list() -> Case:
    world = genuine()
    lists = deepcopy(world.lists())
    del lists[0]["proof"]
    lists[0]["type"] = ["VerifiableCredential"]
    secured = [world.key.secure(lists[0]), lists[1]]
    return Case(NOT_GENUINE, encoded({**world.file(), "status": secured}))


@case
def rest_after_a_list() -> Case:
    """What follows the packed list is read by some programs and not by others."""
    world = genuine()
    lists = deepcopy(world.lists())
    for each in lists:
        del each["proof"]
        packed = each["credentialSubject"]["encodedList"][1:]
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)) * 2
        each["credentialSubject"]["encodedList"] = "u" + base64.urlsafe_b64encode(
            raw
        ).decode().strip("=")
    secured = [world.key.secure(each) for each in lists]
    return Case(CANNOT_TELL, encoded({**world.file(), "status": secured}))


def stamped_part(part: str) -> Case:
    world = genuine()
    file = world.file()
    token = base64.b64encode(b"\x30\x82" + sha256(part.encode())).decode()
    timestamp = {**stamped(world), "checkpoint": part, "token": token}
    return Case(NOT_GENUINE, encoded({**file, "timestamp": timestamp}), "time stamp is not")


@case
def time_stamp_of_the_first_line_of_the_checkpoint() -> Case:
    """It was the same when the log was empty: such a stamp could be older than the certificate."""
    return stamped_part(f"{LOG}\n")


@case
def time_stamp_of_nothing() -> Case:
    return stamped_part("")


def written_as(text: str, verdict: int = NOT_GENUINE, says: str = "") -> Case:
    """The operator logs a document that is written otherwise than RFC 8785 demands."""

    class Written(World):
        @property
        def text(self) -> str:
            return text

    world = Written(document=json.loads(text))
    world.add_key()
    world.issue()
    return of(world, verdict, says)


@case
def two_holders_in_the_document() -> Case:
    text = genuine().text.replace('{"holder"', '{"holder":{"name":"Anna"},"holder"', 1)
    return written_as(text, says="A name stands twice")


@case
def document_on_several_lines() -> Case:
    return written_as(json.dumps(DOCUMENT, indent=1), says="RFC 8785")


@case
def truth_in_the_place_of_a_number() -> Case:
    subject = {"certificate": {**DOCUMENT, "version": True}}
    return Case(
        NOT_GENUINE,
        encoded(signed(genuine(), credentialSubject=subject)),
        "not of this document",
    )


@case
def larger_than_any_number() -> Case:
    world = genuine()
    content = encoded(signed(world, level=None)).replace(b'"level": null', b'"level": 1e999')
    return Case(CANNOT_TELL, content)


@case
def half_a_character_in_the_credential() -> Case:
    """JSON.stringify writes it as an escape, so that a browser alone could find it signed."""
    world = genuine()
    credential = {**world.credential(), "level": "?"}
    secured = world.key.secure(credential)
    options = {name: secured["proof"][name] for name in secured["proof"] if name != "proofValue"}
    text = jcs.canonicalize(credential).replace(b'"level":"?"', b'"level":"\\ud800"')
    value = world.key.private.sign(sha256(jcs.canonicalize(options)) + sha256(text))
    secured["proof"]["proofValue"] = multibase_encode(value)
    content = encoded({**world.file(), "credential": secured})
    return Case(CANNOT_TELL, content.replace(b'"level": "?"', b'"level": "\\ud800"'))


def dated(**members: object) -> Case:
    world = World(document={**DOCUMENT, **members})
    world.add_key()
    world.issue()
    return of(world, CANNOT_TELL)


@case
def id_that_is_no_text() -> Case:
    return dated(id={"id": DOCUMENT["id"]})


@case
def list_of_no_moment() -> Case:
    world = genuine()
    lists = [{**each, "validFrom": "today"} for each in world.lists()]
    for each in lists:
        del each["proof"]
    secured = [world.key.secure(each) for each in lists]
    return Case(CANNOT_TELL, encoded({**world.file(), "status": secured}))


@case
def day_that_does_not_exist() -> Case:
    return dated(validUntil="2031-02-30")


@case
def year_that_does_not_exist() -> Case:
    return dated(validFrom="0000-01-01")


@case
def day_without_hyphens() -> Case:
    return dated(validUntil="20311231")


@case
def day_left_empty() -> Case:
    return dated(validFrom="")


@case
def moment_that_does_not_exist() -> Case:
    world = genuine()
    return Case(CANNOT_TELL, encoded(signed(world, validUntil="2099-12-31T24:00:00Z")))


@case
def document_older_than_its_entry() -> Case:
    """An issuer may state an earlier day; readers are told what the log proves."""
    world = World(document={**DOCUMENT, "issuedOn": "2020-01-01", "validFrom": "2026-11-23"})
    world.add_key()
    world.issue()
    return of(world, IN_FORCE, f"Dated 2020-01-01, but recorded only at {AT}")


@case
def recorded_with_an_older_moment_of_issue() -> Case:
    """What is recorded later may have been issued at any time, or not: that is the operator's word."""
    world = World(document={**DOCUMENT, "issuedAt": "2020-01-01T12:00:00.000Z"})
    world.add_key()
    world.issue("recorded")
    return of(world, IN_FORCE, f"Dated 2020-01-01, but recorded only at {AT}")


@case
def test_certificate() -> Case:
    world = World(log=Log(origin=f"{LOG}/test"))
    world.add_key()
    world.issue()
    logs = [LOG_VKEY, LOG_KEY.note_key(f"{LOG}/test")]
    return of(world, TEST, "TEST WITHOUT VALIDITY, AS OF 2026-11-23T12:00:00Z", logs=logs)
