"""Two web servers and a worker, each on a machine of its own: what the runbook names is shared, and nothing else."""

import hashlib
import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.processes.load_clients import prepared, wait_for
from tests.journeys.processes.nginx import SECONDS
from tests.journeys.processes.units import Unit
from tests.journeys.processes.web import Answer, WebProcess
from tests.journeys.product.test_systemd import is_ready, keep_only, running
from tests.journeys.product.test_without_docker import environment_file
from tests.support.suite.servers import own_postgres, own_redis
from tools.child_processes import HOST, free_port

pytestmark = pytest.mark.journey

FILE = b"%PDF-1.7 a drawing"
API = "/api/external"


@dataclass
class Node:
    """A web server on its machine."""

    unit: Unit

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        media_type: str = "application/json",
    ) -> Answer:
        assert self.unit.process is not None
        web = WebProcess(int(self.unit.instance), self.unit.log, self.unit.process.pid)
        known = {"x-api-key": prepared()[1]["apiKey"], "X-Forwarded-Proto": "https", "Host": HOST}
        known |= {"Content-Type": media_type}
        if method == "POST":
            known["Idempotency-Key"] = path
        return web.request(method, path, body, 30, **known)

    def told(self, path: str) -> Any:
        """The answer to a GET as JSON."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.content
        return answer.json()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[list[Path]]:
    """Two for web servers and one for the worker; only attachments are in a folder that all of them mount."""
    with ExitStack() as servers:
        postgres = servers.enter_context(own_postgres(data=prepared()[0]))
        redis = servers.enter_context(own_redis())
        shared = tmp_path / "attachments"
        folders = [tmp_path / name for name in ("first", "second", "worker")]
        for folder in (shared, *folders):
            folder.mkdir()
        (folders[-1] / "log").mkdir()
        for folder in folders:
            (folder / "attachments").symlink_to(shared)
            environment_file(
                folder,
                **postgres.environment,
                REDIS_URL=redis.url,
                API_KEY_PEPPERS="test=test-only-pepper",  # of the demo data's keys
                BASE_URL=f"https://{HOST}",
            )
            keep_only(folder / ".env", {*postgres.environment, "REDIS_URL"})
        yield folders


def test_a_machine_that_is_lost_takes_nothing_with_it(machines: list[Path]):
    first, second = [Node(Unit("web@", str(free_port()), folder)) for folder in machines[:2]]
    work = machines[2]
    migrate = Unit("migrate", "", work)
    assert migrate.start().wait(SECONDS) == 0, migrate.log.read_text()
    background = [Unit(name, "", work) for name in ("worker", "jobs", "beat")]
    with running(first.unit, second.unit, *background):
        for node in (first, second):
            assert wait_for(partial(is_ready, node.unit), SECONDS), node.unit.log.read_text()
        certificate = issued_with_a_file(first)
        job = imported(first)
        first.unit.stop()
        shutil.rmtree(machines[0])
        attachment = f"{API}/certificates/{certificate}/attachments/1"
        assert second.ask("GET", attachment).content == FILE
        assert wait_for(lambda: is_done(second, job), SECONDS), background[1].log.read_text()
        assert second.ask("GET", f"{API}/jobs/{job}/results").content.count(b"cert_") >= 2
        public = f"/api/public/certificates/{certificate}"
        assert wait_for(lambda: second.told(f"{public}/log")["changes"] != [], SECONDS)
        assert (work / "log" / "checkpoint").exists()
        assert second.ask("GET", "/log/checkpoint").status_code == 200
        assert second.told(public)["trustworthy"] is True


def issued_with_a_file(node: Node) -> str:
    """A certificate whose attachment was uploaded there."""
    about = {"name": "drawing.pdf", "mediaType": "application/pdf", "size": len(FILE)}
    about["sha256"] = hashlib.sha256(FILE).hexdigest()
    kind = prepared()[1]["typeId"]
    body = {"typeId": kind, "productId": "S-1", "serialNumber": "1", "attachments": [about]}
    answer = node.ask("POST", f"{API}/certificates/issue", json.dumps(body).encode())
    assert answer.status_code == 201, answer.content
    certificate: str = answer.json()["id"]
    path = f"{API}/certificates/{certificate}/attachments/1"
    sent = node.ask("PUT", path, FILE, "application/pdf")
    assert sent.status_code == 200, sent.content
    return certificate


def imported(node: Node) -> str:
    """The job of a file that was sent there."""
    rows = b"productId,serialNumber\nS-2,1\nS-2,2\n"
    path = f"{API}/certificates/imports?typeId={prepared()[1]['typeId']}"
    answer = node.ask("POST", path, rows, "text/csv")
    assert answer.status_code == 202, answer.content
    job: str = answer.json()["id"]
    return job


def is_done(node: Node, job: str) -> bool:
    return node.told(f"{API}/jobs/{job}")["state"] == "succeeded"
