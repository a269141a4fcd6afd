"""A mail server on a real socket: slow, or refusing some addresses, and keeping what it was sent."""

import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import NamedTuple

Answer = Callable[[str], None]  # called with the recipient, before a mail is accepted


class Received(NamedTuple):
    """A mail as it arrived: the envelope, and the message."""

    sender: str
    recipient: str
    message: EmailMessage


class MailServer(socketserver.ThreadingTCPServer):
    """Keeps whom it has accepted mails for. `before_accepting` may wait."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, before_accepting: Answer, pause: float) -> None:
        super().__init__(("127.0.0.1", 0), Session)
        self.before_accepting = before_accepting
        self.pause = pause  # before each byte of an answer
        self.accepted: list[str] = []
        self.mails: list[Received] = []
        self.refused: dict[str, str] = {}  # recipient -> the answer

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class Session(socketserver.StreamRequestHandler):
    """As much of RFC 5321 as smtplib needs."""

    server: MailServer

    def handle(self) -> None:
        sender = recipient = ""
        self._say("220 ready")
        while line := self.rfile.readline().decode().strip():
            command, _, rest = line.upper().partition(" ")
            address = rest.partition("<")[2].partition(">")[0].lower()
            if command == "MAIL":
                sender = address
            if command == "RCPT":
                recipient = address
                if answer := self.server.refused.get(recipient):
                    self._say(answer)
                    continue
            if command == "DATA":
                self._say("354 go on")
                raw = b"".join(iter(self._line, b""))
                self.server.before_accepting(recipient)
                self.server.accepted.append(recipient)
                message = message_from_bytes(raw, policy=policy.default)
                self.server.mails.append(Received(sender, recipient, message))
            self._say("250 fine")
            if command == "QUIT":
                return

    def _line(self) -> bytes:
        """A line of a message; nothing at its end."""
        line = self.rfile.readline()
        return b"" if line == b".\r\n" else line.removeprefix(b".") if line[:2] == b".." else line

    def _say(self, text: str) -> None:
        for byte in f"{text}\r\n".encode():
            if self.server.pause:
                time.sleep(self.server.pause)
            try:
                self.wfile.write(bytes([byte]))
            except OSError:
                return  # the client has gone


@contextmanager
def mail_server(
    before_accepting: Answer = lambda _to: None, pause: float = 0
) -> Iterator[MailServer]:
    with MailServer(before_accepting, pause) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
