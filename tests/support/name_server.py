"""A name server on the loopback interface that answers questions for TXT records."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import dns.asyncresolver
import dns.flags
import dns.message
import dns.rcode
import dns.rdatatype
import dns.rrset
import pytest

from accounts.domains import check


@dataclass
class NameServer:
    """The TXT records by name. It says nothing to a name in `silent`, and that there is none to others."""

    port: int = 0
    records: dict[str, list[str]] = field(default_factory=dict)
    silent: set[str] = field(default_factory=set)

    def answer(self, question: bytes) -> bytes | None:
        """The answer to one question in the format of DNS."""
        asked = dns.message.from_wire(question)
        name = str(asked.question[0].name).rstrip(".")
        if name in self.silent:
            return None
        response = dns.message.make_response(asked)
        response.flags |= dns.flags.RA
        if texts := self.records.get(name):
            rows = (f'"{text}"' for text in texts)
            response.answer.append(dns.rrset.from_text(f"{name}.", 60, "IN", "TXT", *rows))
        else:
            response.set_rcode(dns.rcode.NXDOMAIN)
        return response.to_wire()


@contextmanager
def running() -> Iterator[NameServer]:
    """A server that answers until the end of the block; the service's look-ups go to it."""
    server = NameServer()
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listening,
        pytest.MonkeyPatch.context() as patch,
    ):
        listening.bind(("127.0.0.1", 0))
        server.port = listening.getsockname()[1]
        patch.setattr(check, "resolver", lambda: _resolver(server.port))
        thread = threading.Thread(target=_serve, args=(listening, server), daemon=True)
        thread.start()
        yield server
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stop:
            stop.sendto(b"", ("127.0.0.1", server.port))
        thread.join()


def _serve(listening: socket.socket, server: NameServer) -> None:
    while True:
        question, sender = listening.recvfrom(4096)
        if not question:
            return
        if (answer := server.answer(question)) is not None:
            listening.sendto(answer, sender)


def _resolver(port: int) -> dns.asyncresolver.Resolver:
    resolver = dns.asyncresolver.Resolver(configure=False)
    resolver.nameservers, resolver.port = ["127.0.0.1"], port
    return resolver
