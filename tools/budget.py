"""`python -m tools.budget`: hold the product's weight to docs/budget.json, whose numbers only go down.

Counted is what people wrote for the product: the Python files of the apps, `config` and `lib` in git,
without migrations. `--write` lowers the limits to today's numbers; raising one is a decision, made by
hand in docs/budget.json with its reason in the commit.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMITS = ROOT / "docs" / "budget.json"
PRODUCT = ("accounts", "certificates", "config", "edu", "lib", "webhooks")
WARM_FILES = "files of a warm issue"  # held by tests/structure/test_warm_issue.py
GOALS = {
    "lines": 80_000,
    "modules": 480,
    "import lines": 6_000,
    "modules with serial_number": 20,
    "modules above 500 lines": 0,
    "functions above 40 lines": 0,
    WARM_FILES: 30,
}
LONGEST_MODULE, LONGEST_FUNCTION = 500, 40


def modules() -> Iterator[str]:
    """The text of each module of the product."""
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *PRODUCT],
        cwd=ROOT,
        text=True,
    )
    for name in listed.splitlines():
        path = ROOT / name
        if path.suffix == ".py" and "migrations" not in path.parts and path.exists():
            yield path.read_text()


def import_lines(text: str) -> int:
    """The lines that imports take, wherever they stand in a module."""
    return sum(
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
    )


def long_functions(text: str) -> int:
    """How many functions of a module are too long to be read at once."""
    return sum(
        (node.end_lineno or node.lineno) - node.lineno >= LONGEST_FUNCTION
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def weigh() -> dict[str, int]:
    """Today's numbers."""
    texts = list(modules())
    return {
        "lines": sum(text.count("\n") for text in texts),
        "modules": len(texts),
        "import lines": sum(map(import_lines, texts)),
        "modules with serial_number": sum("serial_number" in text for text in texts),
        "modules above 500 lines": sum(text.count("\n") > LONGEST_MODULE for text in texts),
        "functions above 40 lines": sum(map(long_functions, texts)),
    }


def main(arguments: list[str]) -> int:
    """Print the table; fail where a number is above its limit, or below it and not written down."""
    limits, today = json.loads(LIMITS.read_text()), weigh()
    if "--write" in arguments:
        lower = {name: min(number, limits.get(name, number)) for name, number in today.items()}
        limits |= lower
        LIMITS.write_text(json.dumps(limits, indent=2) + "\n")
    print(f"{'':28}{'today':>9}{'limit':>9}{'goal':>9}")
    for name, number in today.items():
        print(f"{name:28}{number:9,}{limits[name]:9,}{GOALS[name]:9,}")
    print(f"{WARM_FILES:28}{'(a test)':>9}{limits[WARM_FILES]:9,}{GOALS[WARM_FILES]:9,}")
    above = [name for name, number in today.items() if number > limits[name]]
    if above:
        print(
            f"Error: more {', '.join(above)} than docs/budget.json allows. Remove what your change replaces."
        )
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
