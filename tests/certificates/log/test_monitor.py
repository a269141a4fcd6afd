"""docs/verifier/monitor.py follows the log from outside, and notices when it is not what it was."""

import functools
import json
import runpy
import shutil
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from certificates.log import tlog
from tests.factories import issue_one
from tests.paths import ROOT

from .test_witnesses import LOG as KEY_OF_SERVICE
from .witness import Witness, verifier_key

MONITOR = runpy.run_path(str(ROOT / "docs" / "verifier" / "monitor.py"))
SOUND, NOT_SOUND, CANNOT_TELL = 0, 2, 3
NOW = datetime.now(UTC)


def entry(number: int, at: datetime = NOW) -> bytes:
    return tlog.entry(at.isoformat().replace("+00:00", "Z"), number.to_bytes(32))


class Publisher:
    """A log's folder, written anew from a list of entries."""

    def __init__(self, folder: Path, name: str = "certificates.example/log") -> None:
        self.folder, self.entries = folder, list[bytes]()
        self.signer = tlog.Signer(name, Ed25519PrivateKey.from_private_bytes(bytes(32)))
        self.key = str(self.signer.key)

    def publish(self, *added: bytes) -> None:
        self.entries += added
        shutil.rmtree(self.folder, ignore_errors=True)
        tiles = tlog.append(0, {}, [tlog.leaf_hash(each) for each in self.entries])
        for (level, number), hashes in tiles.items():
            self.write(tlog.tile_path(level, number, len(hashes) // 32), hashes)
        for number in range(-(-len(self.entries) // 256)):
            part = self.entries[number * 256 :][:256]
            self.write(tlog.tile_path(None, number, len(part)), tlog.bundle(part))
        root = tlog.root(len(self.entries), lambda *tile: tiles[tile])
        checkpoint = tlog.Checkpoint(self.signer.key.name, len(self.entries), root)
        self.write("checkpoint", self.signer.sign(checkpoint.text).encode())

    def write(self, path: str, content: bytes) -> None:
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


@pytest.fixture
def log(tmp_path):
    return Publisher(tmp_path / "log")


@pytest.fixture
def watch(log, tmp_path, capsys):
    """Runs the monitor: exit code, and what it said."""

    def run(*words: str, place: object = None, key: str = "") -> tuple[int, str]:
        state = str(tmp_path / "monitor.json")
        call = [str(place or log.folder), "--log", key or log.key, "--state", state, *words]
        return MONITOR["main"](call), capsys.readouterr().out

    return run


def numbered(first: int, end: int) -> list[bytes]:
    return [entry(number) for number in range(first, end)]


def test_monitor_follows_a_log_that_grows(log, watch):
    before = 0
    for size in (0, 1, 255, 256, 257, 700, 65_800):
        log.publish(*numbered(before, size))
        assert watch() == (SOUND, f"SOUND: {size} entries, {size - before} read now.\n")
        before = size
    assert watch("--all") == (SOUND, f"SOUND: {size} entries, {size} read now.\n")
    assert watch() == (SOUND, f"SOUND: {size} entries, 0 read now.\n")


def test_monitor_skips_old_entries_with_new_only(log, watch):
    log.publish(*numbered(0, 600))
    assert watch("--new-only") == (SOUND, "SOUND: 600 entries, 0 read now.\n")
    log.publish(*numbered(600, 800))
    assert watch("--new-only") == (SOUND, "SOUND: 800 entries, 200 read now.\n")


def shrinks(log):
    del log.entries[299:]
    log.publish()


def forks_at_the_same_size(log):
    log.entries[299] = entry(9999)
    log.publish()


def forks_and_grows(log):
    log.entries[7] = entry(9999)
    log.publish(*numbered(300, 600))


def alters_a_new_entry(log):
    log.publish(entry(300))
    bundle = tlog.bundle([*log.entries[256:300], entry(9999)])
    log.write("tile/entries/001.p/45", bundle)


def alters_a_tile(log):
    log.publish(entry(300))
    log.write("tile/0/001.p/45", bytes(45 * 32))


def loses_a_file(log):
    log.publish(entry(300))
    (log.folder / "tile" / "entries" / "001.p" / "45").unlink()


def signs_with_another_key(log):
    log.signer = tlog.Signer(log.signer.key.name, Ed25519PrivateKey.generate())
    log.publish(entry(300))


def is_another_log(log):
    log.signer = tlog.Signer("another.example/log", Ed25519PrivateKey.from_private_bytes(bytes(32)))
    log.publish(entry(300))


@pytest.mark.parametrize(
    ("crime", "said"),
    [
        (shrinks, "The log has 299 entries, and had 300 before."),
        (forks_at_the_same_size, "another history"),
        (forks_and_grows, "another history"),
        (alters_a_new_entry, "or entries were altered"),
        (alters_a_tile, "The tile 1 of level 0 does not follow"),
        (loses_a_file, "tile/entries/001 is missing"),
        (signs_with_another_key, "not signed by the log"),
        (is_another_log, "not signed by the log"),
    ],
)
def test_monitor_notices_an_altered_forked_or_damaged_log(log, watch, tmp_path, crime, said):
    log.publish(*numbered(0, 300))
    watch()
    state = (tmp_path / "monitor.json").read_bytes()
    crime(log)
    code, told = watch()
    assert (code, said in told) == (NOT_SOUND, True), told
    assert (tmp_path / "monitor.json").read_bytes() == state  # it stays with what it saw
    assert watch()[0] == NOT_SOUND


def test_two_checkpoints_that_contradict_each_other_are_kept(log, watch, tmp_path):
    log.publish(*numbered(0, 300))
    watch()
    first = (log.folder / "checkpoint").read_text()
    forks_and_grows(log)
    watch()
    [evidence] = tmp_path.glob("monitor.json.evidence-*")
    assert evidence.read_text() == f"{first}\n{(log.folder / 'checkpoint').read_text()}"


def test_old_entries_that_are_altered_are_found_when_they_are_read_again(log, watch):
    log.publish(*numbered(0, 300))
    watch()
    log.write("tile/entries/000", tlog.bundle([entry(9999), *log.entries[1:256]]))
    assert watch()[0] == SOUND
    assert watch("--all")[0] == NOT_SOUND


def test_entries_that_are_dated_back_are_told(log, watch):
    log.publish(*numbered(0, 3))
    watch()
    log.publish(entry(3), entry(4, at=NOW - timedelta(days=30)))
    code, told = watch()
    assert (code, "1 new entries are dated before" in told) == (SOUND, True)


def test_monitor_says_when_it_cannot_tell(log, watch, tmp_path):
    assert watch()[0] == CANNOT_TELL  # there is nothing
    log.publish(entry(0))
    assert watch(key="certificates.example/log+00000000+AAAA")[0] == CANNOT_TELL
    assert watch("--unknown")[0] == CANNOT_TELL
    assert watch(place="http://127.0.0.1:9/log")[0] == CANNOT_TELL
    assert watch()[0] == SOUND
    state = tmp_path / "monitor.json"
    kept = json.loads(state.read_text())
    for altered in ("", "{}", json.dumps(kept | {"edge": []})):
        state.write_text(altered)
        assert watch()[0] == CANNOT_TELL


def test_with_a_witness_it_follows_what_was_cosigned(log, watch):
    log.publish(entry(0))
    witness = verifier_key("w.example", "w.example")
    assert watch("--witness", witness)[0] == CANNOT_TELL
    note = (log.folder / "checkpoint").read_text()
    cosigner = Witness.__new__(Witness)
    cosigner.name = cosigner.seed = "w.example"
    line = cosigner.cosign(note.partition("\n\n")[0] + "\n").decode()
    log.write("checkpoint.cosigned", (note + line).encode())
    assert watch("--witness", witness)[0] == SOUND
    assert watch("--witness", verifier_key("v.example", "w.example"))[0] == NOT_SOUND


@pytest.fixture
def address(log_folder) -> Iterator[str]:
    """The service's own files, served."""
    handler = functools.partial(Silent, directory=str(log_folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.django_db(transaction=True)
def test_monitor_follows_the_service_over_http(address, watch, certificate_type, log_all):
    for size in (1, 2):
        issue_one(certificate_type)
        log_all()
        found = watch(place=f"{address}/", key=KEY_OF_SERVICE)
        assert found == (SOUND, f"SOUND: {size} entries, 1 read now.\n")
