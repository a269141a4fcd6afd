"""Rules of the code that no tool knows: how rows are locked, and what a migration rests on."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.paths import ROOT

PACKAGES = (
    "accounts",
    "bench",
    "certificates",
    "clients/python/src",
    "config",
    "edu",
    "lib",
    "tests",
    "tools",
    "webhooks",
)
# Fields of ours, and defaults: Django writes into a migration where they are found.
NAMED_BY_MIGRATIONS = {"lib.crypto", "lib.ids", "accounts.issuers.models", "lib.sql"}


def modules() -> list[Path]:
    """Every Python file of ours but migrations."""
    return [
        path
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
        if "migrations" not in path.parts
    ]


def imports(path: Path) -> Iterator[str]:
    """Each module that a file imports, or imports from."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_rows_are_locked_so_that_foreign_keys_to_them_can_be_checked():
    """FOR UPDATE waits for whoever has just written a row that refers to this one, who may wait for us.

    FOR NO KEY UPDATE keeps other changes away as well. Only what is about to be deleted takes the
    other, and then waits for nobody.
    """
    locks = re.compile(r"select_for_update\(((?:[^()]|\([^()]*\))*)\)")
    waiting = {
        str(path.relative_to(ROOT))
        for path in modules()
        if path.relative_to(ROOT).parts[0] != "tests"
        for asked in locks.findall(path.read_text())
        if "no_key=True" not in asked
    }
    assert waiting == {"certificates/sandbox/operations.py"}, waiting


def test_no_migration_rests_on_code_that_goes_on_changing():
    """What it runs stands in it: years later it has to do what it did on the day it was written."""
    imported = {
        (f"{path.parts[-3]}.{path.stem}", name)
        for package in PACKAGES
        for path in (ROOT / package).glob("migrations/*.py")
        for name in imports(path)
        if name.split(".")[0] in PACKAGES
    }
    assert {name for _migration, name in imported} <= NAMED_BY_MIGRATIONS, imported
