"""The documents in docs/ and the top folder: what they name exists, and they keep their form."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from accounts.jobs.registry import JOB_KINDS
from config.celery import app
from tests.paths import ROOT

DECISIONS = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
# Kept true. Decisions and the changelog name what there was on their day.
LIVING = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "design").glob("*.md")),
]
DOCUMENTS = [*LIVING, ROOT / "CHANGELOG.md", *DECISIONS]
PACKAGES = (
    "accounts",
    "bench",
    "certificates",
    "config",
    "edu",
    "lib",
    "tests",
    "tools",
    "webhooks",
)
FOLDERS = (*PACKAGES, "docs", "locale", "requirements", "templates")
PARTS = ["Date.", "Context.", "Decision.", "Alternatives.", "Consequences."]
HALF_A_PAGE = 350  # words
MOST_SPECIAL_WORDS = 30


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def code_in(text: str) -> Iterator[str]:
    """Each piece of `code` in a text, examples aside."""
    without_examples = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    yield from re.findall(r"`([^`\n]+)`", without_examples)


@cache
def slugs_of(path: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def is_importable(dotted: str) -> bool:
    """Whether this is a module, or something in one."""
    parts = dotted.split(".")
    for end in range(len(parts), 0, -1):
        try:
            value = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            if not hasattr(value, part):
                return False
            value = getattr(value, part)
        return True
    return False


@pytest.mark.parametrize("document", LIVING, ids=name_of)
def test_files_that_it_names_exist(document: Path):
    missing = []
    for code in code_in(document.read_text()):
        if re.fullmatch(rf"({'|'.join(FOLDERS)})/[\w./*<>-]*", code):
            pattern = re.sub(r"<\w+>", "*", code).rstrip("/")
            missing += [] if list(ROOT.glob(pattern)) else [code]
    assert missing == []


@pytest.mark.parametrize("document", LIVING, ids=name_of)
def test_modules_that_it_names_exist(document: Path):
    missing = []
    for code in code_in(document.read_text()):
        if re.fullmatch(rf"({'|'.join(PACKAGES)})(\.\w+)+", code) and code not in JOB_KINDS:
            missing += [] if is_importable(code) else [code]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_its_links_lead_somewhere(document: Path):
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)\)", document.read_text()):
        if target.startswith(("http://", "https://")):
            continue
        path, _, anchor = target.partition("#")
        file = (document.parent / path).resolve() if path else document
        if not file.exists() or (anchor and anchor not in slugs_of(file)):
            broken.append(target)
    assert broken == []


def test_decisions_are_numbered_without_gaps():
    assert [path.name[:5] for path in DECISIONS] == [
        f"{number:04}-" for number in range(1, len(DECISIONS) + 1)
    ]


@pytest.mark.parametrize("decision", DECISIONS, ids=name_of)
def test_a_decision_is_half_a_page_in_five_parts(decision: Path):
    text = decision.read_text()
    assert text.startswith(f"# {decision.name[:4]} ")
    parts = re.findall(r"^\*\*(.+?)\*\*", text, re.MULTILINE)
    assert [part for part in parts if part != "Status."] == PARTS
    assert re.search(r"^\*\*Date\.\*\* \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    decided = re.sub(r"^\*\*Status\.\*\*.*\n", "", text, flags=re.MULTILINE)  # said later
    assert len(decided.split()) <= HALF_A_PAGE


def test_the_index_lists_every_decision_once_with_its_title_and_what_replaced_it():
    index = (ROOT / "docs" / "decisions" / "README.md").read_text()
    rows = re.findall(r"^\* \[(.+)\]\((\S+)\)(?: \*\(replaced by .+\)\*)?$", index, re.MULTILINE)
    titles = {
        path.name: path.read_text().partition("\n")[0].removeprefix("# ") for path in DECISIONS
    }
    assert sorted((name, title) for title, name in rows) == sorted(titles.items())
    replaced = {
        path.name[:4] for path in DECISIONS if "**Status.** Replaced by" in path.read_text()
    }
    assert set(re.findall(r"\[(\d{4}) .*replaced by", index)) == replaced


def test_references_to_decisions_exist():
    numbers = {path.name[:4] for path in DECISIONS}
    sources = [
        path
        for folder in PACKAGES
        for ext in ("py", "sql")
        for path in (ROOT / folder).rglob(f"*.{ext}")
    ]
    named = {
        (number, name_of(path))
        for path in sources
        for number in re.findall(r"ADR (\d{4})", path.read_text())
    }
    assert {(number, path) for number, path in named if number not in numbers} == set()


def test_the_glossary_holds_few_words():
    rows = re.findall(
        r"^\| (?!word |-)(.+?) \|", (ROOT / "docs/glossary.md").read_text(), re.MULTILINE
    )
    assert 0 < len(rows) <= MOST_SPECIAL_WORDS
    assert len(set(rows)) == len(rows)


def test_the_changelog_knows_the_version():
    version = (ROOT / "VERSION").read_text().strip()
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    headings = re.findall(
        r"^## \[(.+?)\]( - \d{4}-\d\d-\d\d)?$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    assert headings[0] == ("Unreleased", "")
    assert headings[1][0] == version
    assert all(date for name, date in headings[1:])


def test_the_runbook_names_the_tasks_that_remove_data():
    """The last column of its table of retention: a periodic task, and how often it runs."""
    runbook = (ROOT / "docs" / "runbook.md").read_text()
    table = runbook.split("| data | kept for | removed by |\n")[1].split("\n\n")[0]
    tasks = set(re.findall(r"\| `([a-z-]+)`[^|]*\|$", table, re.MULTILINE))
    assert len(tasks) > 10
    assert tasks - set(app.conf.beat_schedule) == set()
