"""A mail server that accepts connections and never answers."""

import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.core.mail import EmailMessage
from pytest_django.fixtures import Settings

from config import mail
from config.mail import AT_ONCE, BoundedBackend


@pytest.fixture
def silent(settings: Settings) -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        settings.EMAIL_HOST, settings.EMAIL_PORT = server.getsockname()
        settings.EMAIL_TIMEOUT = 60
        yield server


def send() -> int:
    return BoundedBackend().send_messages([EmailMessage("Subject", "Text", None, ["a@b.example"])])


def test_a_silent_mail_server_holds_a_few_threads_and_no_more(
    silent: socket.socket, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(mail, "WAIT", 0.01)
    monkeypatch.setattr(mail, "_slots", threading.BoundedSemaphore(AT_ONCE))
    with ThreadPoolExecutor(AT_ONCE) as pool:
        waiting = [pool.submit(send) for _ in range(AT_ONCE)]
        heard = [silent.accept()[0] for _ in range(AT_ONCE)]  # each is being waited for
        with pytest.raises(OSError, match="too many mails"):
            send()
        assert not any(each.done() for each in waiting)
        for connection in heard:
            connection.close()
        assert all(isinstance(each.exception(), OSError) for each in waiting)
