"""`python -m tools.names`: find names that the project does not have, and links that lead nowhere.

Looked at are names in backticks and words in CamelCase, in docstrings and comments of the product's modules and
in the documents about the code (CONTRIBUTING, README, architecture, docs/design); files and modules that documents
name, and their links. A name exists if some module of the project defines, imports or spells it.
"""

import ast
import builtins
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.budget import PRODUCT, ROOT

IN_BACKTICKS = re.compile(r"`([A-Za-z_][\w.]*\w)(?:\(\))?`")
CAMEL_CASE = re.compile(r"(?<![`\w.])([A-Z][a-z]+(?:[A-Z][a-z]+)+)(?!\w)")
SPELT = re.compile(r"[\w.-]{1,60}")
TEXTS = {".sql", ".yml", ".yaml", ".toml", ".conf", ".html", ".go", ".example"}  # besides modules
NOTHING = "is the name of nothing: say what it is called now."
EXAMPLE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
FOLDERS = "accounts bench certificates config docs edu lib locale requirements templates tests tools webhooks"
FILE = re.compile(rf"`((?:{FOLDERS.replace(' ', '|')})/[\w./*<>-]*)`")
LINK = re.compile(r"\]\((?!https?://)([^)\s#]*)#?([^)\s]*)\)")
# Kept true. Decisions and the changelog name what there was on their day; the runbook is about other programs too.
ABOUT_CODE = (
    "CONTRIBUTING.md",
    "README.md",
    "tests/README.md",
    "docs/architecture.md",
    "docs/design/*.md",
)
LIVING = ("CONTRIBUTING.md", "README.md", "tests/README.md", "docs/*.md", "docs/design/*.md")
OLD = ("CHANGELOG.md", "docs/decisions/*.md")
# Names of others' products, formats and settings, and examples of values.
OTHERS = frozenset(
    "CommonMark GitHub LinkedIn MessagePack RestartPreventExitStatus SignedData is_global exemplarCity "
    "territories intern.local serialnr type_7 AB12 N2 B1 LimitQuery Gone_Erased "
    "TypeScript includeSubDomains preload pyshacl PyJWT WalInitWrite WalInitSync wal_writer_delay strace at_hash "
    "autovacuum_vacuum_cost_limit AFRelationship SecLists _xHHHH_ always_on pg_stat_activity pg_stats "
    "PgBouncer traceidratio makemigrations".split()
)


def files(ending: str, *folders: str) -> list[Path]:
    """The files of these folders in git whose names end so; without folders those of the whole project."""
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *folders],
        cwd=ROOT,
        text=True,
    )
    paths = [ROOT / name for name in listed.splitlines() if name.endswith(ending)]
    return [path for path in paths if path.exists()]


def known_names() -> set[str]:
    """Every name that a module defines, imports, reads or spells as a text of its own, also in camelCase.

    And every word of the SQL, in modules too, of templates, and of settings of other programs.
    """
    names = set(dir(builtins)) | OTHERS
    for path in files(""):
        names.add(path.name)
        if path.suffix in TEXTS:
            names.update(re.findall(r"\w+", path.read_text()))
    for path in files(".py"):
        names.update(path.relative_to(ROOT).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text())):
            names.update(_names_of(node))
    return names | {re.sub(r"_(\w)", lambda part: part[1].upper(), name) for name in names}


def _names_of(node: ast.AST) -> Iterator[str]:
    for member in ("name", "id", "attr", "arg", "asname", "module"):
        if isinstance(value := getattr(node, member, None), str):
            yield from value.split(".")
    match node:
        case ast.Constant(value=str(text)) if SPELT.fullmatch(text):
            yield from (text, *re.split(r"[.-]", text))
        case ast.JoinedStr() | ast.Assign():  # SQL, among others
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield from re.findall(r"\w+", part.value) if "\n" in part.value else ()


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module, each with its line."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        if docstring := ast.get_docstring(node, clean=False):
            yield node.body[0].lineno, docstring
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def unknown_in(text: str, known: set[str]) -> Iterator[tuple[int, str]]:
    """The names in a module's prose that do not exist, each with the line where the prose begins."""
    for line, words in prose(text):
        for name in (*IN_BACKTICKS.findall(words), *CAMEL_CASE.findall(words)):
            if name not in known and not known.issuperset(name.split(".")):
                yield line, name


def unknown_in_document(path: Path, known: set[str]) -> Iterator[tuple[int, str]]:
    """The same of a document about the code."""
    text = EXAMPLE.sub(lambda found: "\n" * found[0].count("\n"), path.read_text())
    for number, line in enumerate(text.splitlines(), 1):
        for name in (*IN_BACKTICKS.findall(line), *CAMEL_CASE.findall(line)):
            if name not in known and not known.issuperset(name.split(".")):
                yield number, name


def missing_files(path: Path) -> Iterator[str]:
    """The files that a document names, and that are not there."""
    for name in FILE.findall(EXAMPLE.sub("", path.read_text())):
        if not list(ROOT.glob(re.sub(r"<\w+>", "*", name).rstrip("/"))):
            yield name


def missing_modules(path: Path, known: set[str]) -> Iterator[str]:
    """The modules of ours that a document names, or what it names in them, and that are not there."""
    for name in IN_BACKTICKS.findall(EXAMPLE.sub("", path.read_text())):
        first, *rest = name.split(".")
        if rest and first in FOLDERS.split() and name not in known | OTHERS:
            place = ROOT / first
            while rest and ((place / rest[0]).is_dir() or (place / f"{rest[0]}.py").is_file()):
                place /= rest.pop(0)
            if place == ROOT / first or not known.issuperset(rest):
                yield name


def broken_links(path: Path) -> Iterator[str]:
    """The links of a document that lead to no file, or to no heading in it."""
    for place, anchor in LINK.findall(path.read_text()):
        target = (path.parent / place).resolve() if place else path
        if not target.exists() or (anchor and anchor not in anchors_of(target)):
            yield f"{place}#{anchor}"


@cache
def anchors_of(path: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def missing_decisions(path: Path) -> Iterator[str]:
    """The decisions that a module names, and that there are not."""
    for number in re.findall(r"\bADR (\d{4})", path.read_text()):
        if not documents(f"docs/decisions/{number}-*.md"):
            yield number


def documents(*patterns: str) -> list[Path]:
    """The documents that these patterns name."""
    return [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def faults(known: set[str]) -> Iterator[str]:
    """Every name that does not exist, and every broken link, each with its place."""
    modules = [(path, unknown_in(path.read_text(), known)) for path in files(".py", *PRODUCT)]
    about_code = [(path, unknown_in_document(path, known)) for path in documents(*ABOUT_CODE)]
    for path, unknown in modules + about_code:
        for line, name in unknown:
            yield f"{path.relative_to(ROOT)}:{line}: `{name}` {NOTHING}"
    for path in documents(*LIVING):
        for name in (*missing_files(path), *missing_modules(path, known)):
            yield f"{path.relative_to(ROOT)}: `{name}` {NOTHING}"
    for path in documents(*LIVING, *OLD):
        for link in broken_links(path):
            yield f"{path.relative_to(ROOT)}: the link to {link} leads nowhere."
    for path in (*files(".py"), *files(".sql")):
        for number in missing_decisions(path):
            yield f"{path.relative_to(ROOT)}: there is no decision {number}."


def main() -> int:
    """Exit status 1 where a name does not exist, or a link leads nowhere."""
    found = list(faults(known_names()))
    print("\n".join(found) or "Every name in docstrings, comments and documents exists.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
