"""A certificate of the running service, checked without it: by the program and by the page that it serves."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils import timezone
from playwright.sync_api import Page, sync_playwright

from accounts.scopes import Mode
from certificates import tasks
from certificates.log import sequencing
from tests.factories import issue_one, make_type
from tests.journeys.browser.test_verify_page import CHROMIUM, QUIET
from tests.journeys.processes.web import WebProcess

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH"),
]
PROGRAM, PAGE = "verify_certificate.py", "verify_certificate.html"


def work() -> None:
    """What the workers do within some seconds. The first signature makes the key, which is then logged."""
    for _ in range(2):
        sequencing.run(Mode.LIVE, now=timezone.now())
        tasks.seal_certificates()
        tasks.publish_status_lists()


@pytest.fixture
def saved(live: WebProcess, transactional_db: None, key, log_folder: Path, tmp_path: Path) -> Path:
    """A folder with all that somebody saves beforehand: the programs, the log's key, two proof files."""
    certificate = issue_one(make_type(key.key.issuer))
    headers = {"x-api-key": key.token.reveal()}
    address = f"/api/external/certificates/{certificate.public_id}"
    work()
    (tmp_path / "before.json").write_bytes(live.get(f"{address}/proof", **headers).content)
    body = json.dumps({"reason": "fraud"}).encode()
    told = {**headers, "content-type": "application/json"}
    assert live.request("POST", f"{address}/revoke", body, **told).status_code == 200
    work()
    (tmp_path / "after.json").write_bytes(live.get(f"{address}/proof", **headers).content)
    guide = live.get("/en/docs/log").content.decode()
    for name in (PROGRAM, PAGE):
        answer = live.get(f"/verifier/{name}")
        assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}"'
        assert hashlib.sha256(answer.content).hexdigest() in guide
        (tmp_path / name).write_bytes(answer.content)
    (key_of_log,) = json.loads(live.get("/log/keys.json").content)["verifierKeys"]
    assert key_of_log in live.get(f"/en/verify/{certificate.public_id}").content.decode()
    (tmp_path / "log.key").write_text(key_of_log)
    return tmp_path


@pytest.fixture
def page(saved: Path) -> Iterator[Page]:
    """A browser without a network; begun after all rows are made: Django refuses to query beside it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser.new_context(offline=True).new_page()
        browser.close()


def test_both_tell_the_same_of_it_before_and_after_its_revocation(saved: Path, page: Page):
    key_of_log = (saved / "log.key").read_text()
    for name, verdict in (("before.json", 0), ("after.json", 1)):
        command = [sys.executable, saved / PROGRAM, saved / name, "--log", key_of_log]
        assert subprocess.run(command, check=False).returncode == verdict
        page.goto((saved / PAGE).as_uri())
        page.fill("#logs", key_of_log)
        page.set_input_files("#file", saved / name)
        page.wait_for_selector("[data-verdict]")
        assert page.get_attribute("[data-verdict]", "data-verdict") == str(verdict)
