"""What the journey of a school needs: people at browsers without scripts, the mails that went out, tables."""

import email
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from html import unescape
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from django.conf import settings
from django.urls import reverse

from tests.journeys.live import Live
from tests.journeys.load import Service
from tests.journeys.webhooks import call

HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')
BETWEEN_MAILS = b"-" * 79 + b"\n"
LOCALES = ("de", "en", "fr", "sq")


@dataclass(frozen=True)
class Visitor:
    """A person at a browser: it keeps cookies, and sends a form with what is hidden in its page."""

    live: Live
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
