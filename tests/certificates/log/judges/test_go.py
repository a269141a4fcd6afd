"""Go's checksum database reads our log: golang.org/x/mod/sumdb of Debian's golang-golang-x-mod-dev."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from certificates.log import tlog

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(
        shutil.which("go") is None or not Path("/usr/share/gocode/src/golang.org/x/mod").is_dir(),
        reason="Debian's golang-go and golang-golang-x-mod-dev are not here",
    ),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """The judge, compiled without network."""
    compiled = tmp_path_factory.mktemp("go") / "judge"
    env = {"GOPATH": "/usr/share/gocode", "GO111MODULE": "off", "CGO_ENABLED": "0"}
    source = Path(__file__).with_name("judge.go")
    subprocess.run(["go", "build", "-o", compiled, source], env=os.environ | env, check=True)
    return compiled


def alter(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    path.write_bytes(bytes(content))


def test_accepts_the_genuine_and_refuses_the_altered(
    program, older_checkpoint, verifier_key, log_folder
):
    def objection(index: int, *, entry: bytes | None = None, older: Path = older_checkpoint) -> str:
        """What the judge says against an entry; nothing if it accepts it."""
        done = subprocess.run(
            [program, verifier_key, log_folder, str(index), older],
            input=entry or bundles[index],
            capture_output=True,
            check=False,
        )
        assert bool(done.returncode) == bool(done.stderr)
        return done.stderr.decode()

    folder = log_folder / "tile" / "entries"
    bundles = [
        *tlog.split_bundle((folder / "000").read_bytes()),
        *tlog.split_bundle((folder / "001.p" / "44").read_bytes()),
    ]
    for index in (0, 137, 255, 256, 299):
        assert not objection(index)
    altered_entry = bundles[137].replace(b'"version":1', b'"version":2')
    assert "invalid transparency proof" in objection(137, entry=altered_entry)
    assert "invalid transparency proof" in objection(136, entry=bundles[137])
    for tile, place in (("0/000", 136 * 32), ("0/001.p/44", 0), ("1/000.p/1", 0)):
        path = log_folder / "tile" / tile
        alter(path, place)
        assert objection(137), f"with an altered tile {tile}"
        alter(path, place)
    forked = older_checkpoint.with_name("forked")
    forked.write_bytes(older_checkpoint.read_bytes().replace(b"\n280\n", b"\n281\n"))
    assert "invalid signature" in objection(137, older=forked)
    assert not objection(137)
    checkpoint = log_folder / "checkpoint"
    checkpoint.write_bytes(checkpoint.read_bytes().replace(b"\n300\n", b"\n299\n"))
    assert "invalid signature" in objection(137)
