"""SMTP backends of production, so that a silent mail server holds up neither web requests nor workers.

`BoundedBackend` is for web processes: few mails are sent at once. `DeadlineBackend` is for workers: it
limits a whole mail, where EMAIL_TIMEOUT starts again at every read. A server that answers byte by byte
would hold a worker longer than the lease of the mail that it sends.
"""

import smtplib
import socket
import threading
import time
from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.core.mail.backends.smtp import EmailBackend

AT_ONCE = 3  # mails of a web process: less than the threads that it serves with
WAIT = 0.5  # seconds until one of them must be done
DEADLINE = 60.0  # seconds for a whole mail; the leases of letters are longer

_slots = threading.BoundedSemaphore(AT_ONCE)


class BoundedBackend(EmailBackend):
    """SMTP for web processes with a limit on mails sent at once. Raises OSError beyond it."""

    def send_messages(self, email_messages: Sequence[Any]) -> int:
        """Send the messages, with EMAIL_TIMEOUT for each step."""
        if not _slots.acquire(timeout=WAIT):
            raise ConnectionError("the mail server is slow, and too many mails are being sent")
        try:
            return super().send_messages(email_messages) or 0
        finally:
            _slots.release()


class _Deadline:
    """Ends the connection after DEADLINE seconds, whatever it waits for."""

    sock: socket.socket | None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._ends = time.monotonic() + DEADLINE
        self._timer = threading.Timer(DEADLINE, self._end)
        self._timer.daemon = True
        self._timer.start()
        try:
            super().__init__(*args, **kwargs)
        except BaseException:
            self._timer.cancel()
            raise

    def _get_socket(self, *args: Any) -> socket.socket:
        sock: socket.socket = super()._get_socket(*args)  # type: ignore[misc]
        if time.monotonic() >= self._ends:  # connecting alone took as long
            sock.close()
            raise TimeoutError
        return sock

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Wait for the last answer as long as the deadline allows: the mail may have been accepted by then,
        and giving up would send it again.
        """
        if self.sock:
            self.sock.settimeout(max(self._ends - time.monotonic(), 0.001))
        answer: tuple[int, bytes] = super().data(msg)  # type: ignore[misc]
        if self.sock:
            self.sock.settimeout(settings.EMAIL_TIMEOUT)
        return answer

    def close(self) -> None:
        self._timer.cancel()
        super().close()  # type: ignore[misc]

    def _end(self) -> None:
        if sock := self.sock:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                return  # closed meanwhile


class _Smtp(_Deadline, smtplib.SMTP):
    """smtplib's SMTP with the deadline."""


class _SmtpSsl(_Deadline, smtplib.SMTP_SSL):
    """smtplib's SMTP over TLS with the deadline."""


class DeadlineBackend(EmailBackend):
    """SMTP backend that raises OSError for a mail not accepted within DEADLINE."""

    @property
    def connection_class(self) -> type[smtplib.SMTP]:
        """The connection class with the deadline."""
        return _SmtpSsl if self.use_ssl else _Smtp
