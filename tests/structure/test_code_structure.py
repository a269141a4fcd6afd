"""The house's rules: where code stands, how long it may be, and who may import whom."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.management import call_command

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
LAYERED = ("accounts", "webhooks")  # the folders of the others are subjects
GENERATED = "by `make clients`: change nothing here."
LONGEST_MODULE = 500
LONGEST_FUNCTION = 40
# Fields of ours, and defaults: Django writes into a migration where they are found.
NAMED_BY_MIGRATIONS = {"lib.crypto", "lib.ids", "accounts.issuers.models", "lib.sql"}


def modules() -> list[Path]:
    """Every Python file of ours but migrations and what is generated from the OpenAPI document."""
    return [
        path
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
        if "migrations" not in path.parts and GENERATED not in path.read_text()[:300]
    ]


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Each function of a module, with its number of lines."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            yield node.name, node.end_lineno - node.lineno + 1


def imports(path: Path) -> Iterator[str]:
    """Each module that a file imports, or imports from."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_no_module_is_long():
    lengths = {path: len(path.read_text().splitlines()) for path in modules()}
    assert {path: n for path, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_no_function_is_long():
    long = [
        f"{path.relative_to(ROOT)}:{name} has {length} lines"
        for path in modules()
        for name, length in functions(path)
        if length > LONGEST_FUNCTION
    ]
    assert long == []


def test_every_module_says_whose_room_it_is():
    bare = [
        path
        for path in modules()
        if (source := path.read_text()).strip() and not ast.get_docstring(ast.parse(source))
    ]
    assert bare == []


def test_imports_point_down():
    program = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run([program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def test_operations_take_one_context():
    """Actor and time come with the issuer, the mode and the type restriction of a request."""
    apart = [
        f"{path.relative_to(ROOT)}:{node.name}"
        for places in (
            *(f"{app}/**/operations/**/*.py" for app in LAYERED),
            "certificates/*/*.py",
            "edu/*/*.py",
        )
        for path in sorted(ROOT.glob(places))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef)
        and {"actor", "now"} <= {each.arg for each in (*node.args.args, *node.args.kwonlyargs)}
    ]
    assert apart == []


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


@pytest.mark.django_db
def test_no_migration_is_missing():
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)
