"""The program and the page that check a proof file without a connection: each case, and both alike."""

import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.paths import ROOT

from .case import CANNOT_TELL, IN_FORCE
from .cases import CASES, LOG_VKEY, Case
from .mutations import document_of, mutations
from .world import NOW, genuine

PROGRAM = ROOT / "docs" / "verifier" / "verify_certificate.py"
PAGE = ROOT / "docs" / "verifier" / "verify_certificate.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

CHOOSER = '<input type="file" id="cases" multiple>'
CHECK = """async (keys) => {
  const verdicts = [];
  for (const [number, file] of [...document.getElementById("cases").files].entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    verdicts.push((await checkFile(bytes, ...keys[number])).verdict);
  }
  return verdicts;
}"""
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH")


def arguments(case: Case, path: Path) -> list[str]:
    path.write_bytes(case.content)
    keys = [("--log", key) for key in case.logs] + [("--witness", key) for key in case.witnesses]
    return [str(path), "--at", NOW, *(word for pair in keys for word in pair)]


@pytest.mark.parametrize("name", CASES)
def test_the_program(name, tmp_path, monkeypatch, capsys):
    case = CASES[name]()
    monkeypatch.setattr(sys, "argv", ["verify", *arguments(case, tmp_path / "proof.json")])
    found = runpy.run_path(str(PROGRAM))["main"]()
    said = capsys.readouterr().out
    assert (found, case.says in said) == (case.verdict, True), said


@pytest.mark.parametrize(
    "words", [[], ["missing.json", "--log", LOG_VKEY], ["x", "--log", LOG_VKEY, "--at", "noon"]]
)
def test_a_wrong_call_does_not_call_the_certificate_forged(words, tmp_path):
    run = subprocess.run(
        [sys.executable, PROGRAM, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (run.returncode, "Traceback" in run.stderr) == (3, False), run.stderr


def test_without_its_package_it_does_not_call_the_certificate_genuine():
    """Python ends with 1 where it cannot import something."""
    words = [sys.executable, "-I", "-S", PROGRAM, "proof.json", "--log", LOG_VKEY]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (run.returncode, "pip install cryptography" in run.stderr) == (3, True)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """The page as somebody opens it who has saved it: from the disk, without a network."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(offline=True, locale="en-GB")
        page = context.new_page()
        page.clock.set_fixed_time(NOW)
        page.goto(PAGE.as_uri())
        yield page
        browser.close()


def verdicts_of_page(page: Page, cases: Iterable[Case], folder: Path) -> list[int]:
    """All are chosen at once, as files: what is handed to a script goes through several processes as text."""
    paths, keys = [], []
    for number, case in enumerate(cases):
        paths.append(folder / str(number))
        paths[-1].write_bytes(case.content)
        keys.append([case.logs, case.witnesses])
    page.evaluate("chooser => document.body.insertAdjacentHTML('beforeend', chooser)", CHOOSER)
    page.set_input_files("#cases", paths)
    found: list[int] = page.evaluate(CHECK, keys)
    page.reload()
    return found


@needs_chromium
def test_the_page_agrees_with_the_program(page: Page, tmp_path: Path):
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    cases = {name: make() for name, make in CASES.items()}
    found = verdicts_of_page(page, cases.values(), tmp_path)
    assert dict(zip(cases, found, strict=True)) == {
        name: case.verdict for name, case in cases.items()
    }
    assert complaints == []


@needs_chromium
def test_both_judge_every_alteration_alike(page: Page, tmp_path: Path):
    """And none of them is in force with another document."""
    program = runpy.run_path(str(PROGRAM))
    differ, in_force = {}, []
    altered = list(mutations())
    judged = (Case(CANNOT_TELL, content) for content in altered)
    verdicts = verdicts_of_page(page, judged, tmp_path)
    for content, verdict in zip(altered, verdicts, strict=True):
        if verdict != program["judge"](content, [LOG_VKEY], program["instant"](NOW))[0]:
            differ[content[:300]] = verdict
        if verdict == IN_FORCE:
            in_force.append(document_of(content))
    assert len(altered) > 1000
    assert differ == {}
    assert set(in_force) == {genuine().text}


@needs_chromium
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("in_force", "Genuine and in force, as of 23 November 2026, 12:00 UTC"),
        ("test_certificate", "A test: genuine, but without validity, as of 23 November 2026"),
    ],
)
def test_the_page_says_as_of_when(page: Page, tmp_path: Path, name, says):
    case = CASES[name]()
    (tmp_path / "proof.json").write_bytes(case.content)
    page.reload()
    page.fill("#logs", "\n".join(case.logs))
    page.set_input_files("#file", tmp_path / "proof.json")
    page.wait_for_selector(f"[data-verdict='{case.verdict}']")
    assert says in page.inner_text("#result h2")


CHOOSE_TWO = """async ([first, second]) => {
  let arrived;
  const waits = new Promise((resolve) => { arrived = resolve; });
  const file = (text, wait) => ({
    size: text.length,
    arrayBuffer: async () => { await wait; return new TextEncoder().encode(text).buffer; },
  });
  const slow = start(file(first, waits));
  await start(file(second, null));
  arrived();
  await slow;
}"""


@needs_chromium
def test_the_page_shows_the_file_that_was_chosen_last(page: Page):
    """The answer on a large file must not come after that on the next, under its name."""
    genuine, forged = CASES["in_force"](), CASES["document_altered"]()
    page.reload()
    page.fill("#logs", LOG_VKEY)
    page.evaluate(CHOOSE_TWO, [genuine.content.decode(), forged.content.decode()])
    assert page.get_attribute("[data-verdict]", "data-verdict") == str(forged.verdict)
