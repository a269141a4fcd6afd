"""Links in mails lead to BASE_URL, whatever the Host header says; on a real socket."""

import http.client
import re
from contextlib import closing
from urllib.parse import urlencode, urlsplit

import pytest
from django.core import mail
from django.urls import reverse
from pytest_django.live_server_helper import LiveServer

from accounts.models import User

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("fresh_limits")]
RESET = reverse("account_reset_password")
OTHER = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}


def ask_for_a_new_password(server: LiveServer, email: str) -> None:
    """Opens the form and sends it, as a browser that was pointed at another name would."""
    opened, page = request(server, "GET", OTHER)
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page)
    assert token is not None
    cookie = (opened.getheader("Set-Cookie") or "").partition(";")[0]
    form = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie, **OTHER}
    body = urlencode({"email": email, "csrfmiddlewaretoken": token[1]})
    sent, page = request(server, "POST", form, body)
    assert sent.status == 302, page


def request(
    server: LiveServer, method: str, headers: dict[str, str], body: str | None = None
) -> tuple[http.client.HTTPResponse, str]:
    """One request on a connection of its own."""
    where = urlsplit(server.url)
    with closing(http.client.HTTPConnection(str(where.hostname), where.port, timeout=30)) as client:
        client.request(method, RESET, body, {"Connection": "close", **headers})
        with client.getresponse() as response:
            return response, response.read().decode()


@pytest.mark.parametrize("known", ["known", ""])
def test_a_mail_for_a_new_password_names_no_foreign_host(
    live_server: LiveServer, owner: User, known: str
):
    ask_for_a_new_password(live_server, owner.email if known else "nobody@example.com")
    (sent,) = mail.outbox
    text = f"{sent.subject}\n{sent.body}"
    assert "evil" not in text
    assert "certificates.example" in text
    if known:
        link = re.search(r"\S+/password/reset/key/\S+", text)
        assert link is not None
        assert link[0].startswith(f"https://certificates.example{RESET}key/")
