"""The samples of the documentation, executed against the service."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic, time

import pytest
from django.conf import settings
from django.db import connection
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job, JobState
from accounts.keys.operations import NewKey
from accounts.scopes import Mode
from certificates.lifecycle import State
from certificates.log import sequencing
from certificates.models import Certificate, CertificateLink, CertificateType
from certificates.printing import operations as printing
from certificates.tasks import seal_certificates
from config.docs.guides import SAMPLES
from edu.models import Enrolment, Recipient
from tests.edu.completion.helpers import enrol_recipient, make_published
from tests.factories.certificates import issue_one, make_type
from tests.factories.edu import make_cohort
from tests.journeys.processes.web import WebProcess
from tests.paths import ROOT
from webhooks.endpoints.signing import new_secret, signature_headers

pytestmark = pytest.mark.journey
PROGRAMS = {"sh": ["bash"], "py": [sys.executable], "mjs": ["node"], "php": ["php"]}
# What a program on the PATH must have beside itself: a PHP may lack its curl extension, a Node be too old.
NEEDS = {
    "sh": ["bash", "-c", "command -v curl"],
    "mjs": ["node", "-e", "process.exit(typeof fetch === 'function' ? 0 : 1)"],
    "php": ["php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"],
}
CLIENTS = ROOT / "clients"
JOSE = ROOT / "tests" / "certificates" / "node" / "node_modules" / "jose"
BUILT = (CLIENTS / "typescript" / "dist").is_dir()  # make judge
ISSUING = ["issue", "retry"]
ASKING = [
    "types", "make-type", "list", "account", "suspend", "link", "hash", "bulk", "import", "recall", "print",
    "recipient", "class", "program", "enrol", "endpoint", "complete", "modules",
]  # fmt: skip
EXPECTED = {
    "bulk": "/verify/cert_",
    "list": "cert_",
    "class": "job_",
    "complete": "job_",
    "modules": "job_",
}


@cache
def runs_here(suffix: str) -> bool:
    """Whether the program for samples of this kind is here, with all that they use."""
    program = PROGRAMS.get(suffix)
    if program is None or shutil.which(program[0]) is None:
        return False
    needs = NEEDS.get(suffix)
    return needs is None or subprocess.run(needs, capture_output=True, check=False).returncode == 0


def runnable(stem: str) -> list[str]:
    """The files of a sample that some program here runs."""
    return [
        path.name
        for path in sorted(SAMPLES.glob(f"{stem}.*"))
        if runs_here(path.suffix[1:])
        if BUILT or "certificate-issuing" not in path.read_text()
    ]


def client_paths(folder: Path) -> dict[str, str]:
    """The environment in which programs in this folder find both clients."""
    (folder / "node_modules").mkdir()
    (folder / "node_modules" / "certificate-issuing").symlink_to(CLIENTS / "typescript")
    (folder / "node_modules" / "jose").symlink_to(JOSE)
    return {"PYTHONPATH": str(CLIENTS / "python" / "src")}


def surroundings(key: NewKey, folder: Path) -> dict[str, str]:
    """What a reader has before a sample: certificates, a class, the clients; and names in the environment."""
    kind = make_type(key.key.issuer)
    first, second = (issue_one(kind, metadata={"batch": "B-2026-17"}) for _ in range(2))
    (folder / "canonical.json").write_bytes(first.document)
    program = make_published(key.key.issuer)
    cohort = make_cohort(program)
    for number in ("S-1042", "S-1043"):
        enrol_recipient(cohort, number)
    return {
        **client_paths(folder),
        "API_KEY": key.token.reveal(),
        "CERTIFICATE": first.public_id,
        "PART": first.public_id,
        "PROGRAM": program.public_id,
        "TYPE": str(program.certificate_type_id),
        "WHOLE": second.public_id,
        "COHORT": cohort.public_id,
    }


@pytest.fixture
def run(live: WebProcess, transactional_db, key, tmp_path: Path):
    """Runs a sample with what a reader would set, and gives what it printed."""
    environment = os.environ | surroundings(key, tmp_path)

    def runs(name: str, **variables: str) -> str:
        program = PROGRAMS[name.rpartition(".")[2]]
        path = tmp_path / name
        text = (SAMPLES / name).read_text().replace("{base_url}", live.url)
        path.write_text(text)
        done = subprocess.run(
            [*program, path],
            cwd=tmp_path,
            check=False,
            env=environment | variables,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return runs


@pytest.mark.parametrize("stem", ISSUING)
def test_samples_that_issue_do_so_once(run, stem: str):
    """Whatever the language: the same request, under the same key for idempotency."""
    before = Certificate.objects.count()
    for name in runnable(stem):
        assert settings.BASE_URL in run(name), name
    assert Certificate.objects.count() == before + 1


def test_a_credential_is_checked_by_others_libraries(run, log_folder: Path):
    """By OpenSSL and PyJWT, and by npm's jose where it is installed (make judge)."""
    sequencing.run(Mode.LIVE, now=timezone.now())
    seal_certificates()
    for name in runnable("credential"):
        if JOSE.is_dir() or "jose" not in (SAMPLES / name).read_text():
            assert "signed by did:web:" in run(name), name


@pytest.fixture
def printing_worker(transactional_db) -> Iterator[None]:
    """A worker that makes the PDFs that are asked for."""
    over = threading.Event()

    def work() -> None:
        while not over.wait(0.2):
            printing.print_waiting(now=timezone.now())
        connection.close()

    thread = threading.Thread(target=work)
    thread.start()
    yield
    over.set()
    thread.join()


@pytest.mark.usefixtures("printing_worker")
@pytest.mark.parametrize("stem", ASKING)
def test_samples_that_read_or_change_are_answered(run, tmp_path: Path, stem: str):
    for name in runnable(stem):
        said = run(name)
        match stem:
            case "hash":
                found = Certificate.objects.values_list("data_hash", flat=True)
                assert said.split()[0] in {bytes(each).hex() for each in found}
            case "link":
                assert CertificateLink.objects.exists()
            case "class" | "complete" | "modules":
                assert EXPECTED[stem] in said, name
                runner.run_due_jobs()
                assert {job.state for job in Job.objects.all()} == {JobState.SUCCEEDED}
            case "print":
                assert (tmp_path / "certificate.pdf").read_bytes().startswith(b"%PDF-")
            case "suspend":
                assert "suspended" in said
            case "bulk" | "list":
                assert EXPECTED[stem] in said, name
            case _:
                assert '"ok":true' in said


def test_corrected_certificates_of_samples_end_revoked(run):
    for name in runnable("correct"):
        wrong = issue_one(CertificateType.objects.get(code="en10204-3-1"))
        assert "revoked" in run(name, CERTIFICATE=wrong.public_id), name
        wrong.refresh_from_db()
        assert wrong.superseded_by, name
        assert wrong.superseded_by.state == State.REVOKED, name


# Any free port instead of 9000, and the port as the first line of what they print.
ANY_PORT = {
    "listener.py": (
        'HTTPServer(("127.0.0.1", 9000), Receiver).serve_forever()',
        'server = HTTPServer(("127.0.0.1", 0), Receiver)\n'
        "print(server.server_port, flush=True)\nserver.serve_forever()",
    ),
    "listener.mjs": (
        '.listen(9000, "127.0.0.1")',
        '.listen(0, "127.0.0.1", function () { console.log(this.address().port); })',
    ),
}


@pytest.mark.parametrize("name", runnable("listener"))
def test_a_receiver_tells_true_requests_from_forged_ones(tmp_path: Path, name: str):
    path = tmp_path / name
    path.write_text((SAMPLES / name).read_text().replace(*ANY_PORT[name]))
    secret, body = new_secret(), b'{"type": "certificate.issued", "id": "evt_1"}'
    program = subprocess.Popen(
        [*PROGRAMS[name.rpartition(".")[2]], path],
        env=os.environ | client_paths(tmp_path) | {"WEBHOOK_SECRET": secret},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    with program:
        assert program.stdout
        port = int(program.stdout.readline())
        try:
            for key, status in ((secret, 204), (new_secret(), 401)):
                call = HTTPConnection("127.0.0.1", port, timeout=10)
                headers = signature_headers([key], "evt_1", int(time()), body)
                call.request("POST", "/hooks", body, headers)
                assert call.getresponse().status == status
                call.close()
        finally:
            program.terminate()


def test_a_gateway_sends_each_file_once_and_keeps_what_is_refused(run, tmp_path: Path):
    spool = tmp_path / "spool"
    spool.mkdir()
    part = {"typeCode": "en10204-3-1", "productId": "ART-4711"}
    for name, request in {"A": {**part, "serialNumber": "A"}, "B": {**part, "typo": "B"}}.items():
        (spool / f"{name}.json").write_text(json.dumps(request))
    before = Certificate.objects.count()
    for _ in range(2):
        run("gateway.sh")
    assert Certificate.objects.count() == before + 1
    assert "verifyUrl" in (tmp_path / "done" / "A.answer.json").read_text()
    assert "unknown" in (tmp_path / "refused" / "B.answer.json").read_text()
    assert not list(spool.iterdir())


class ScriptedService:
    """Answers with these statuses and codes, one after the other, and keeps what it was sent."""

    def __init__(self) -> None:
        self.script: list[tuple[int, str]] = []
        self.keys: list[str] = []
        self.moments: list[float] = []
        self.retry_after = "0"

    def answer(self) -> tuple[int, str]:
        """The next one; the last for ever."""
        return self.script.pop(0) if len(self.script) > 1 else self.script[0]


@pytest.fixture
def scripted() -> Iterator[tuple[ScriptedService, str]]:
    """A service that refuses by a script, and its address."""
    service = ScriptedService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            service.keys.append(self.headers["idempotency-key"])
            service.moments.append(monotonic())
            status, code = service.answer()
            issued = {"ok": True, "id": "cert_1", "verifyUrl": f"{settings.BASE_URL}/verify/cert_1"}
            body = (
                issued
                if status == 201
                else {"ok": False, "code": code, "detail": "No.", "errors": []}
            )
            self.send_response(status)
            self.send_header("content-type", "application/json")
            if status in {429, 503} or code == "idempotency_in_progress":
                self.send_header("retry-after", service.retry_after)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield service, f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def send(scripted, tmp_path: Path) -> Callable[[str], bool]:
    """Runs a sample against the scripted service: whether it ends well."""
    environment = os.environ | client_paths(tmp_path) | {"API_KEY": "sk_test_1"}

    def sends(name: str) -> bool:
        path = tmp_path / name
        path.write_text((SAMPLES / name).read_text().replace("{base_url}", scripted[1]))
        program = [*PROGRAMS[name.rpartition(".")[2]], path]
        done = subprocess.run(
            program, cwd=tmp_path, check=False, env=environment, capture_output=True, timeout=60
        )
        return done.returncode == 0

    return sends


ISSUED = (201, "")
IN_PROGRESS = (409, "idempotency_in_progress")
PASSING = [IN_PROGRESS, (429, "rate_limited"), (503, "unavailable")]
OF_THE_KEY = [(401, "api_key_expired"), (403, "quota_exceeded"), (404, "route_not_found")]
OF_THE_DOCUMENT = [(400, "validation_failed"), (409, "duplicate_certificate")]


@pytest.mark.parametrize("name", runnable("retry"))
def test_retrying_samples_know_which_errors_pass(scripted, send, name: str):
    service, _ = scripted
    service.script = [*PASSING, ISSUED]
    assert send(name)
    assert (len(service.keys), len(set(service.keys))) == (len(PASSING) + 1, 1)
    for final in (*OF_THE_KEY, *OF_THE_DOCUMENT):
        service.script, service.keys = [final, ISSUED], []
        assert not send(name), final
        assert len(service.keys) == 1, final


@pytest.mark.parametrize("name", runnable("retry"))
def test_retrying_samples_wait_as_long_as_told(scripted, send, name: str):
    service, _ = scripted
    service.retry_after, service.script = "3", [IN_PROGRESS, ISSUED]
    assert send(name)
    first, second = service.moments
    assert second - first >= 3


def test_a_gateway_loses_no_part(scripted, send, tmp_path: Path):
    """Only what is wrong with a part itself goes to refused/, and nothing is sent by two runs at once."""
    service, _ = scripted
    queue = ("Ü 1", "ZW 2")

    def where(script: list[tuple[int, str]]) -> list[str]:
        """The folder in which each part is after one run."""
        service.script, service.keys = script, []
        for folder in ("spool", "done", "refused"):
            shutil.rmtree(tmp_path / folder, ignore_errors=True)
        (tmp_path / "spool").mkdir()
        for moment, part in enumerate(queue):
            path = tmp_path / "spool" / f"{part}.json"
            path.write_text("{}")
            os.utime(path, (moment, moment))
        send("gateway.sh")
        return [next(tmp_path.glob(f"*/{part}.json")).parent.name for part in queue]

    for stopping in OF_THE_KEY:
        assert where([stopping]) == ["spool", "spool"], stopping
        assert len(service.keys) == 1, stopping
    assert where([*PASSING, ISSUED]) == ["done", "done"]
    assert where([IN_PROGRESS]) == ["spool", "spool"]
    for refusing in OF_THE_DOCUMENT:
        assert where([refusing, ISSUED]) == ["refused", "done"], refusing
        assert len(set(service.keys)) == 2
        assert all(re.fullmatch(r"[\x21-\x7e]{1,255}", key) for key in service.keys)
    with (tmp_path / "gateway.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert where([ISSUED]) == ["spool", "spool"]


def test_a_class_goes_its_way_by_the_guide_alone(run):
    """Whom one sample names, one before has made; nobody needs to be there already."""
    Enrolment.objects.all().delete()
    Recipient.objects.all().delete()
    for name in ("recipient.sh", "class.sh", "enrol.sh", "complete.sh"):
        run(name)
        runner.run_due_jobs()
    assert {job.state for job in Job.objects.all()} == {JobState.SUCCEEDED}
    people = Enrolment.objects.values_list("recipient__external_id", "status")
    assert set(people) == {("S-1042", "completed"), ("S-1043", "completed")}
