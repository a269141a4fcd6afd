"""Django's SMTP backend with a deadline for a whole mail: EMAIL_TIMEOUT starts again at every read.

A server that answers each step slowly, or byte by byte, would hold a worker longer than the lease of
the letter that it sends.
"""

import smtplib
import socket
import threading
import time
from typing import Any

from django.conf import settings
from django.core.mail.backends import smtp

DEADLINE = 60.0  # seconds for a whole mail; the leases of letters are longer


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
        and whoever gave up would send it again.
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


class EmailBackend(smtp.EmailBackend):
    """SMTP backend that raises OSError for a mail not accepted within DEADLINE."""

    @property
    def connection_class(self) -> type[smtplib.SMTP]:
        """The connection class with the deadline."""
        return _SmtpSsl if self.use_ssl else _Smtp
