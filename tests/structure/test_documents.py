"""Documents that say what code does, kept in step with it. That what they name exists is held by `make check-names`."""

import re

from config.celery import app
from tests.paths import ROOT

DECISIONS = sorted((ROOT / "docs" / "decisions").glob("0*.md"))


def test_the_index_lists_every_decision_once_with_its_title_and_what_replaced_it():
    index = (ROOT / "docs" / "decisions" / "README.md").read_text()
    rows = re.findall(r"^\* \[(.+)\]\((\S+)\)(?: \*\(replaced by .+\)\*)?$", index, re.MULTILINE)
    titles = {
        path.name: path.read_text().partition("\n")[0].removeprefix("# ") for path in DECISIONS
    }
    assert sorted((name, title) for title, name in rows) == sorted(titles.items())
    numbers = [f"{number:04}" for number in range(1, len(DECISIONS) + 1)]
    assert [title[:4] for title in titles.values()] == numbers
    replaced = {
        path.name[:4] for path in DECISIONS if "**Status.** Replaced by" in path.read_text()
    }
    assert set(re.findall(r"\[(\d{4}) .*replaced by", index)) == replaced


def test_the_changelog_begins_with_unreleased_changes_and_the_version_of_the_service():
    version = (ROOT / "VERSION").read_text().strip()
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    headings = re.findall(
        r"^## \[(.+?)\]( - \d{4}-\d\d-\d\d)?$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    assert headings[0] == ("Unreleased", "")
    assert headings[1][0] == version
    assert all(date for name, date in headings[1:])


def test_the_runbook_names_the_periodic_tasks_that_remove_data():
    """The last column of its table of retention: a periodic task, and how often it runs."""
    runbook = (ROOT / "docs" / "runbook.md").read_text()
    table = runbook.split("| data | kept for | removed by |\n")[1].split("\n\n")[0]
    tasks = set(re.findall(r"\| `([a-z-]+)`[^|]*\|$", table, re.MULTILINE))
    assert len(tasks) > 10
    assert tasks - set(app.conf.beat_schedule) == set()
