"""`python -m tools.docstring_names`: find names in docstrings and comments that the project does not have.

Looked at are names in backticks and words in CamelCase, in the product's modules. A name exists if some
module of the project defines, imports or spells it.
"""

import ast
import builtins
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.budget import PRODUCT, ROOT

IN_BACKTICKS = re.compile(r"`([A-Za-z_][\w.]*\w)(?:\(\))?`")
CAMEL_CASE = re.compile(r"(?<![`\w.])([A-Z][a-z]+(?:[A-Z][a-z]+)+)(?!\w)")
SPELT = re.compile(r"[\w.-]{1,60}")
# Names of others' products, formats and settings, and examples of values.
OTHERS = frozenset(
    "CommonMark GitHub LinkedIn MessagePack RestartPreventExitStatus SignedData is_global exemplarCity "
    "territories intern.local serialnr type_7 AB12 N2 B1 LimitQuery Gone_Erased".split()
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
    """Every name that a module defines, imports, reads or spells as a text of its own, also in camelCase,
    and every word of the SQL, in modules too."""
    names = set(dir(builtins)) | OTHERS
    for path in files(".sql"):
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


def main() -> int:
    """Exit status 1 where a name does not exist."""
    known = known_names()
    found = [
        f"{path.relative_to(ROOT)}:{line}: `{name}` is the name of nothing: say what it is called now."
        for path in files(".py", *PRODUCT)
        for line, name in unknown_in(path.read_text(), known)
    ]
    print("\n".join(found) or "Every name in docstrings and comments exists.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
