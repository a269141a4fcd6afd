"""The service and workers, browsers and mails of the school's journey."""

import email
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from html import unescape
from http.cookiejar import CookieJar
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener
from zipfile import ZipFile

from django.conf import settings
from django.urls import reverse

from config.celery import app
from tests.journeys.processes.couriers import Celery, ask, call
from tests.journeys.processes.load_clients import FULL, Service, wait_for
from tests.journeys.processes.web import WebProcess
from tests.webhooks.receiver import Receiver
from tools.embedded import EmbeddedRedis

HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')
BETWEEN_MAILS = b"-" * 79 + b"\n"
LOCALES = ("de", "en", "fr", "sq")
PATIENCE = 300 if FULL else 120  # seconds

OWN = "issuer_id = (SELECT issuer_id FROM webhooks_endpoint)"  # beside the demo's own school
WAITING_FOR_A_ROW = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@dataclass(frozen=True)
class Visitor:
    """A person at a browser: it keeps cookies, and sends a form with what is hidden in its page."""

    live: WebProcess
    browser: OpenerDirector = field(
        default_factory=lambda: build_opener(HTTPCookieProcessor(CookieJar()))
    )

    def get(self, path: str) -> bytes:
        """The page, wherever it leads to."""
        with self.browser.open(self.live.url + path, timeout=30) as answer:
            content: bytes = answer.read()
            return content

    def post(self, path: str, **fields: str) -> str:
        """Opens the page, fills in its form, sends it, and reads where that leads to."""
        hidden = dict(HIDDEN.findall(self.get(path).decode()))
        body = urlencode({name: unescape(value) for name, value in hidden.items()} | fields)
        request = Request(self.live.url + path, body.encode(), {"Referer": self.live.url})
        with self.browser.open(request, timeout=30) as answer:
            return str(answer.read().decode())

    def log_in(self, address: str, password: str) -> str:
        """The page that logging in leads to."""
        return self.post(reverse("account_login"), login=address, password=password)


@dataclass(frozen=True)
class Mails:
    """What the service's processes have sent, as files."""

    folder: Path

    def all(self) -> Iterator[EmailMessage]:
        """Every mail that is there now."""
        for file in self.folder.glob("*.log"):
            for each in file.read_bytes().split(BETWEEN_MAILS):
                if each.strip():
                    yield email.message_from_bytes(each, policy=default)

    def to(self, address: str) -> list[EmailMessage]:
        """Those to one address."""
        return [mail for mail in self.all() if mail["To"] == address]

    @staticmethod
    def path_in(mail: EmailMessage) -> str:
        """Where the address in a mail leads to on this service."""
        found = re.search(re.escape(settings.BASE_URL) + r"(/\S+)", str(mail.get_content()))
        assert found is not None
        return found[1]


def ok(service: Service, method: str, path: str, body: Any = None, **headers: str) -> Any:
    """What the API answers when all goes well."""
    answer = call(service, method, f"edu/{path}" if path[0] != "/" else path[1:], body, **headers)
    assert answer.status_code < 300, answer.content
    return answer.json()


def send_table(service: Service, path: str, rows: Iterable[str], once: str) -> Any:
    """A table as a file: the job that it becomes."""
    headers = {"Content-Type": "text/csv", "x-api-key": service.key, "Idempotency-Key": once}
    content = "".join(f"{row}\r\n" for row in rows).encode()
    answer = service.live.request("POST", f"/api/external/edu/{path}", content, **headers)
    assert answer.status_code == 202, answer.content
    return answer.json()


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(map(str.title, rest))


def unpacked(content: bytes) -> list[BytesIO]:
    """The PDF, or those in the archive."""
    if content.startswith(b"%PDF-"):
        return [BytesIO(content)]
    with ZipFile(BytesIO(content)) as archive:
        return [BytesIO(archive.read(name)) for name in archive.namelist()]


@dataclass
class School:
    """The service of one school, with everything around it."""

    service: Service
    redis: EmbeddedRedis
    receiver: Receiver
    mails: Mails
    worker: Celery

    def job(self, started: Any) -> dict[str, Any]:
        found: dict[str, Any] = ok(self.service, "GET", f"/jobs/{started['id']}")
        return found

    def done(self, started: Any) -> dict[str, Any]:
        """The job, once it has ended well. Asked for as seldom as callers do: jobs rest for what comes often."""
        ended = {"succeeded", "failed", "cancelled"}
        assert wait_for(lambda: self.job(started)["state"] in ended, PATIENCE, 1.0), self.log()
        job = self.job(started)
        assert job["state"] == "succeeded", job
        return job

    def send_now(self, task: str) -> None:
        """What beat does in its time."""
        with app.connection_for_write(self.redis.url) as connection:
            app.send_task(task, connection=connection)

    def count(self, query: str) -> int:
        return int(ask(self.service, query)[0][0])

    def events(self) -> Counter[str]:
        """How many events of each type have arrived, each once however often it was sent."""
        return Counter(
            {each.id: each.json()["type"] for each in list(self.receiver.calls)}.values()
        )

    def log(self) -> str:
        return self.worker.log.read_text()[-3000:]


@contextmanager
def workers(
    service: Service, redis: EmbeddedRedis, folder: Path, **around: str
) -> Iterator[Celery]:
    """One worker for everything, and beat."""
    takes = (
        "worker",
        "--concurrency",
        "2",
        "--without-gossip",
        "--without-mingle",
        "--without-heartbeat",
    )
    beats = ("beat", "--schedule", str(folder / "schedule"))
    worker = Celery(service, redis, folder / "worker.log", "config", *takes, **around)
    beat = Celery(service, redis, folder / "beat.log", "config", *beats, **around)
    try:
        worker.start()
        beat.start()
        yield worker
    finally:
        beat.kill()
        worker.kill()
