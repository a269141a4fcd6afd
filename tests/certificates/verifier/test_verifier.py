"""The program and the page that check a proof file without a connection: each case, and both alike."""

import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.paths import ROOT

from .cases import CASES, LOG_VKEY, Case
from .world import NOW

PROGRAM = ROOT / "docs" / "verifier" / "verify_certificate.py"
PAGE = ROOT / "docs" / "verifier" / "verify_certificate.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


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


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH")
def test_the_page_agrees_with_the_program(page: Page, tmp_path: Path):
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    found, expected = {}, {}
    for name, make in CASES.items():
        case = make()
        path = tmp_path / f"{name}.json"
        path.write_bytes(case.content)
        page.reload()
        page.fill("#logs", "\n".join(case.logs))
        if case.witnesses:
            page.click("summary")
            page.fill("#witnesses", "\n".join(case.witnesses))
        page.set_input_files("#file", path)
        page.wait_for_selector("[data-verdict]")
        found[name] = int(page.get_attribute("[data-verdict]", "data-verdict") or "")
        expected[name] = case.verdict
    assert found == expected
    assert complaints == []


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


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH")
def test_the_page_shows_the_file_that_was_chosen_last(page: Page):
    """The answer on a large file must not come after that on the next, under its name."""
    genuine, forged = CASES["in_force"](), CASES["document_altered"]()
    page.reload()
    page.fill("#logs", LOG_VKEY)
    page.evaluate(CHOOSE_TWO, [genuine.content.decode(), forged.content.decode()])
    assert page.get_attribute("[data-verdict]", "data-verdict") == str(forged.verdict)
