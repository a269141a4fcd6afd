#!/usr/bin/env python3
# /// script
# requires-python = ">=3.10"
# dependencies = ["cryptography>=42"]
# ///
"""Watch a transparency log of certificates from outside: run it each hour or day, with a file that it keeps.

    pipx run monitor.py https://certificates.example/log --log 'certificates.example/log+0ede1f82+AT6k…'

It reads the newest checkpoint and all entries since its last run, and computes the tree from them anew. So
it notices a log that shrank, that has another history than the one it saw before (a fork), and entries or
tiles that were altered. Two checkpoints that contradict each other are kept: both are signed by the log.
The first run reads everything; --new-only starts from now, --all reads everything again. Instead of an
address, the folder of a copy may be given.

Exit code: 0 the log goes on from what was seen before; 2 it does not; 3 cannot tell.
"""

import argparse
import base64
import hashlib
import http.client
import json
import re
import sys
import urllib.error
import urllib.request
from datetime import datetime, timedelta, timezone
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

SOUND, NOT_SOUND, CANNOT_TELL = 0, 2, 3
WIDTH, HASH = 256, 32  # hashes in a tile, bytes of a hash
LARGEST = 20_000_000  # bytes of a file
LATE = timedelta(hours=1)  # until a change is logged, however busy the service
CHECKPOINT = (
    r"(([^\n]+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/=]+)\n(?:[^\n]+\n)*)\n((?:— [^ \n]+ [^ \n]+\n)+)"
)


class NotSound(Exception):
    """The log is not what it was, or its files contradict each other."""


class CannotTell(Exception):
    """A file is missing or cannot be read, or the call is wrong."""


class VerifierKey:
    """A key of a log or a witness, `name+hash+key` (C2SP signed-note)."""

    def __init__(self, text):
        self.name, hash_, key = (*text.strip().split("+", 2), "", "")[:3]
        raw = unbase64(key)
        self.is_witness, self.public = raw[:1] == b"\4", raw[1:]
        self.hash = sha256(self.name.encode() + b"\n" + raw)[:4]
        if raw[:1] not in (b"\1", b"\4") or len(raw) != 33 or self.hash.hex() != hash_:
            raise CannotTell(f"{text!r} is not a whole verifier key: name+hash+key.")

    def signed(self, text, signatures):
        """Whether one of the lines under a note is by this key."""
        for line in signatures.splitlines():
            _dash, name, encoded = line.split(" ")
            raw, content = unbase64(encoded), text.encode()
            signature = raw[4:]
            if self.is_witness:
                time, signature = int.from_bytes(signature[:8], "big"), signature[8:]
                content = f"cosignature/v1\ntime {time}\n".encode() + content
            if (name, raw[:4]) == (self.name, self.hash) and self.is_by(signature, content):
                return True
        return False

    def is_by(self, signature, content):
        try:
            Ed25519PublicKey.from_public_bytes(self.public).verify(signature, content)
        except InvalidSignature:
            return False
        return True


class Checkpoint:
    """Size and root of the log, signed by it, and by each witness that is asked for."""

    def __init__(self, note, logs, witnesses=()):
        found = re.fullmatch(CHECKPOINT, note)
        if not found:
            raise CannotTell("The checkpoint cannot be read.")
        text, origin, size, root, signatures = found.groups()
        if not any(key.name == origin and key.signed(text, signatures) for key in logs):
            raise NotSound("The checkpoint is not signed by the log.")
        for witness in witnesses:
            if not witness.signed(text, signatures):
                raise NotSound(f"The checkpoint is not cosigned by {witness.name}.")
        self.note, self.size, self.root = note, int(size), unbase64(root)


class Tree:
    """The tree of RFC 6962 as far as it has to be kept: the last tile of each level, while it is not full."""

    def __init__(self, edge=()):
        self.edge = [list(level) for level in edge]

    @property
    def size(self):
        return sum(len(hashes) * WIDTH**level for level, hashes in enumerate(self.edge))

    def add(self, leaf):
        """Add an entry's hash; yields the tiles that are full now: level, number, hashes."""
        before, level, found = self.size, 0, leaf
        while True:
            if level == len(self.edge):
                self.edge.append([])
            hashes = self.edge[level]
            hashes.append(found)
            if len(hashes) < WIDTH:
                return
            yield level, before // WIDTH ** (level + 1), hashes
            self.edge[level], found, level = [], fold(hashes), level + 1

    def root(self):
        total = None
        for hashes in self.edge:  # from the right to the left: the last subtrees first
            left = list(hashes)
            while left:
                width = len(left) & -len(left)
                subtree = fold(left[-width:])
                left = left[:-width]
                total = subtree if total is None else node(subtree, total)
        return sha256(b"") if total is None else total


class Log:
    """The published files, at an address or in a folder."""

    def __init__(self, place):
        self.place = place.rstrip("/")

    def read(self, path):
        """A file; None if it is not there."""
        if not self.place.startswith(("https://", "http://")):
            file = Path(self.place, path)
            return file.read_bytes() if file.is_file() else None
        try:
            with urllib.request.urlopen(f"{self.place}/{path}", timeout=30) as answer:  # noqa: S310
                return answer.read(LARGEST)
        except urllib.error.HTTPError as error:
            if error.code == 404:
                return None
            raise CannotTell(f"{self.place}/{path}: status {error.code}") from error
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise CannotTell(f"{self.place}/{path}: {error}") from error

    def tile(self, kind, number, width):
        """The tile or bundle of this number, or the whole one where the part is gone."""
        groups = [f"{number % 1000:03}"]
        while number := number // 1000:
            groups.insert(0, f"x{number % 1000:03}")
        path = f"tile/{kind}/{'/'.join(groups)}"
        content = self.read(f"{path}.p/{width}") if width < WIDTH else None
        content = self.read(path) if content is None else content
        if content is None:
            raise NotSound(f"{path} is missing: {width} of it are covered by the checkpoint.")
        return content

    def hashes(self, level, number, width):
        """The hashes of a tile."""
        content = self.tile(level, number, width)[: width * HASH]
        return [content[place : place + HASH] for place in range(0, len(content), HASH)]

    def entries(self, number, width):
        """The entries of a bundle (C2SP tlog-tiles): each after its length in two bytes."""
        content, found, place = self.tile("entries", number, width), [], 0
        while len(found) < width:
            end = place + 2 + int.from_bytes(content[place : place + 2], "big")
            if not place + 2 <= end <= len(content):
                raise NotSound(f"The bundle {number} of entries is cut off.")
            found.append(content[place + 2 : end])
            place = end
        return found


class Monitor:
    """One run: from what was seen before to the newest checkpoint."""

    def __init__(self, log, newest, before, tree, seen):
        self.log, self.newest, self.before = log, newest, before
        self.tree, self.seen, self.late, self.altered = tree, seen, 0, None

    def run(self):
        """Raises NotSound and CannotTell."""
        if self.before and self.newest.size < self.before.size:
            raise NotSound(
                f"The log has {self.newest.size} entries, and had {self.before.size} before."
            )
        while self.tree.size < self.newest.size:
            number, first = divmod(self.tree.size, WIDTH)
            width = min(WIDTH, self.newest.size - number * WIDTH)
            for entry in self.log.entries(number, width)[first:]:
                self.look_at(entry)
                for level, full, hashes in self.tree.add(sha256(b"\0" + entry)):
                    self.compare(level, full, hashes)
                if self.before and self.tree.size == self.before.size:
                    self.look_back()
        for level, hashes in enumerate(self.tree.edge):
            if hashes:
                self.compare(level, self.newest.size // WIDTH ** (level + 1), hashes)
        if self.tree.root() != self.newest.root:
            raise NotSound(
                "The newest checkpoint has another history than what was seen before and the entries"
                " published since (a fork), or entries were altered."
            )
        if self.altered:
            raise NotSound(f"{self.altered} does not follow from the entries.")

    def look_back(self):
        """The entries that were seen before are read again: do they still make the same tree?"""
        if self.tree.root() != self.before.root:
            raise NotSound("The published entries are not those that were seen before.")

    def look_at(self, entry):
        """Count the entries that are dated long before they can have been logged."""
        try:
            at = datetime.fromisoformat(json.loads(entry)["at"].replace("Z", "+00:00"))
            self.late += bool(self.seen and at < self.seen - LATE)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise NotSound(f"An entry cannot be read: {entry[:200]!r}") from error

    def compare(self, level, number, hashes):
        if not self.altered and self.log.hashes(level, number, len(hashes)) != hashes:
            self.altered = f"The tile {number} of level {level}"


def sha256(data):
    return hashlib.sha256(data).digest()


def node(left, right):
    return sha256(b"\1" + left + right)


def fold(hashes):
    while len(hashes) > 1:
        hashes = [node(*pair) for pair in zip(hashes[::2], hashes[1::2], strict=True)]
    return hashes[0]


def unbase64(text):
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        return b""


def edge_of(log, checkpoint):
    """The tree of a checkpoint, from the tiles at its right edge; its entries are not read."""
    size, level, edge = checkpoint.size, 0, []
    while size:
        size, held = divmod(size, WIDTH)
        edge.append(log.hashes(level, size, held) if held else [])
        level += 1
    tree = Tree(edge)
    if tree.root() != checkpoint.root:
        raise NotSound("The tiles do not lead to the root of the checkpoint.")
    return tree


def load(path, logs):
    """What was seen before: checkpoint, tree, when; nothing on the first run."""
    if not path.exists():
        return None, Tree(), None
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        before = Checkpoint(kept["checkpoint"], logs)
        levels = [unbase64(level) for level in kept["edge"]]
        tree = Tree([row[i : i + HASH] for i in range(0, len(row), HASH)] for row in levels)
        seen = datetime.fromisoformat(kept["seen"])
    except (ValueError, KeyError, TypeError, OSError, NotSound) as error:
        raise CannotTell(f"{path} was not written for this log: {error}") from error
    if (tree.size, tree.root()) != (before.size, before.root):
        raise CannotTell(f"{path} was altered. Start anew with another file, and compare.")
    return before, tree, seen


def save(path, checkpoint, tree, now):
    kept = {
        "format": "log-monitor/1",
        "checkpoint": checkpoint.note,
        "seen": now.isoformat(),
        "edge": [base64.b64encode(b"".join(level)).decode() for level in tree.edge],
    }
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
    beside.replace(path)


def watch(options, now):
    """One run; says what it found. Raises NotSound and CannotTell."""
    logs = [VerifierKey(text) for text in options.log]
    witnesses = [VerifierKey(text) for text in options.witness]
    log, path = Log(options.place), Path(options.state)
    before, tree, seen = load(path, logs)
    note = log.read("checkpoint.cosigned" if witnesses else "checkpoint")
    if note is None:
        raise CannotTell("The log has no checkpoint there.")
    newest = Checkpoint(note.decode(errors="replace"), logs, witnesses)
    if before is None and options.new_only:
        tree = edge_of(log, newest)
    elif options.all:
        tree, seen = Tree(), None
    monitor = Monitor(log, newest, before, tree, seen)
    read = newest.size - tree.size
    try:
        monitor.run()
    except NotSound:
        if before:
            evidence = path.with_name(f"{path.name}.evidence-{now:%Y%m%dT%H%M%SZ}")
            evidence.write_text(f"{before.note}\n{newest.note}", encoding="utf-8")
            print(f"Both checkpoints are kept in {evidence}.", file=sys.stderr)
        raise
    save(path, newest, tree, now)
    print(f"SOUND: {newest.size} entries, {read} read now.")
    if monitor.late:
        print(
            f"{monitor.late} new entries are dated before {seen - LATE:%Y-%m-%d %H:%M} UTC, and were not"
            " in the log then: changes that were logged late, or backdated."
        )


def arguments(words):
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n")[0], epilog=__doc__.partition("\n\n")[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("place", help="address of the log, or a folder with a copy of it")
    parser.add_argument("--log", action="append", required=True, help="verifier key of the log")
    parser.add_argument("--witness", action="append", default=[], help="who must have cosigned")
    parser.add_argument("--state", default="monitor.json", help="the file that is kept")
    parser.add_argument("--new-only", action="store_true", help="first run: start from now")
    parser.add_argument("--all", action="store_true", help="read all entries again")
    return parser.parse_args(words)


def main(words=None):
    try:
        options = arguments(words)
    except SystemExit as end:
        return CANNOT_TELL if end.code else SOUND
    try:
        watch(options, datetime.now(timezone.utc))
    except NotSound as error:
        print(f"NOT SOUND: {error}")
        return NOT_SOUND
    except (CannotTell, OSError) as error:
        print(f"CANNOT TELL: {error}")
        return CANNOT_TELL
    return SOUND


if __name__ == "__main__":
    sys.exit(main())
