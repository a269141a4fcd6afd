"""Files of which nothing can be told, or not all."""

import gzip
from copy import deepcopy

from .case import (
    CANNOT_TELL,
    LOG_VKEY,
    WITNESS_VKEY,
    Case,
    altered,
    case,
    encoded,
    of,
)
from .world import (
    FOREIGN_KEY,
    NEXT_KEY,
    WITNESS,
    base64url,
    genuine,
)


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
def logged_before_the_key_was_compromised() -> Case:
    world = genuine()
    world.add_key("key_compromised")
    world.add_key("key_added", NEXT_KEY)
    world.status_key = NEXT_KEY
    return of(world, CANNOT_TELL, "GENUINE; WHETHER IT IS IN FORCE")


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
