"""A struct's first use by several threads at once: msgspec alone reads a null pointer there."""

import subprocess
import sys

from tests.paths import ROOT

USED_AT_ONCE = """
import sys
from threading import Barrier, Thread
from typing import Annotated

import msgspec

from lib.structs import convert_struct

sys.setswitchinterval(1e-6)  # threads change in the midst of the first use


def shape():
    class Leaf(msgspec.Struct):
        text: Annotated[str, msgspec.Meta(max_length=5)]
        number: int | None = None

    class Branch(msgspec.Struct):
        leaves: list[Leaf]
        named: dict[str, Leaf] = {}

    class Tree(msgspec.Struct):
        branches: list[Branch]
        leaf: Leaf | None = None

    return Tree


def use(barrier, kind, made):
    barrier.wait()
    leaf = {"text": "a", "number": 1}
    made.append(convert_struct({"branches": [{"leaves": [leaf]}], "leaf": leaf}, kind))


for _ in range(100):
    kind, barrier, made = shape(), Barrier(6), []
    threads = [Thread(target=use, args=(barrier, kind, made)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 6 and all(each == made[0] for each in made)
print("done")
"""


def test_threads_use_a_type_for_the_first_time_at_once():
    run = subprocess.run(
        [sys.executable, "-c", USED_AT_ONCE], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "done\n", "")
