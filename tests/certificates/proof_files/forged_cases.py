"""Files that something was altered in, or that are not from where they say."""

from copy import deepcopy

from .case import (
    CANNOT_TELL,
    LOG_VKEY,
    NOT_GENUINE,
    WITNESS_VKEY,
    Case,
    altered,
    case,
    encoded,
    of,
)
from .genuine_cases import stamped
from .world import (
    DOCUMENT,
    FOREIGN_KEY,
    LIVE_KEY,
    LOG,
    LOG_KEY,
    Log,
    Members,
    Pair,
    World,
    genuine,
    sha256,
)


def redated(file: Members, old: str, new: str) -> None:
    file["document"] = file["document"].replace(old, new)


@case
def document_altered() -> Case:
    return altered(
        NOT_GENUINE, lambda file: redated(file, "3.1", "3.2"), "not the one that was rec"
    )


@case
def dates_altered() -> Case:
    return altered(NOT_GENUINE, lambda file: redated(file, "2099-12-31", "2041-12-31"))


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


@case
def time_stamp_of_another_checkpoint() -> Case:
    world = genuine()
    file = world.file()
    checkpoint = file["issued"]["proof"].partition("\n\n")[2]
    timestamp = {**stamped(world), "checkpoint": checkpoint}
    return Case(NOT_GENUINE, encoded({**file, "timestamp": timestamp}), "time stamp is not")
