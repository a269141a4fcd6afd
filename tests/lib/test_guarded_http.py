"""What the guarded HTTP client refuses: ports, addresses, names, redirects."""

import asyncio
import socket
from dataclasses import replace
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Any

import pytest

from lib.net.destinations import Destinations
from lib.net.guarded_http import Blocked, Failure, GuardedClient, Reply, parse_retry_after
from lib.net.ip_addresses import is_public, literal
from tests.webhooks.receiver import Receiver

DENIED = """
127.0.0.1 127.255.255.254 0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200
100.127.255.255 168.63.129.16 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1
192.0.0.192 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.1 192.168.255.255 192.175.48.1
198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
:: ::1 ::7f00:1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::ffff:0:127.0.0.1
64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::7f00:1 100::1 2001::1 2001:0:7f00:1:: 2001:2::1
2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2002:a9fe:a9fe:: 2002:c0a8:1::1 2620:4f:8000::1
2a00:1450::5efe:7f00:1 2a00:1450::200:5efe:a9fe:a9fe 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1
fe80::1%eth0 fec0::1 ff02::1 ff0e::1
""".split()
PUBLIC = """
1.1.1.1 8.8.8.8 93.184.215.14 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.0.1.1 192.169.0.1
198.17.255.255 198.20.0.1 223.255.255.255 168.63.129.17 2606:2800:220:1::1 2a00:1450:4001::1
64:ff9b::808:808 2002:808:808:: ::ffff:8.8.8.8
""".split()
# What a resolver takes for an address: decimal, octal, hexadecimal, shortened.
SPELT = """
2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 017700000001 127.1 127.0.1 0 10.1 0xa9fea9fe
2852039166 0251.0376.0251.0376 192.168.257 0xC0A80001 127.0.0.1. 0x7f.1
""".split()


PRODUCTION = Destinations(ports=(443, 8443), own_hosts=frozenset({"certificates.example"}))
PLAIN = Destinations(allow_http=True)


def client(allowed: Destinations = PRODUCTION, *, proxy: str = "") -> GuardedClient:
    return GuardedClient(allowed, purpose="webhooks", user_agent="tests", proxy=proxy)


def post(url: str, allowed: Destinations = PRODUCTION, *, proxy: str = "") -> Reply:
    """One request, by a client of its own."""

    async def attempt() -> Reply:
        async with client(allowed, proxy=proxy) as sender:
            return await sender.post(url, b"{}", {})

    return asyncio.run(attempt())


def opened(*networks: str) -> Destinations:
    """Plain HTTP, and these networks beside the public internet."""
    return replace(PLAIN, networks=tuple(ip_network(text) for text in networks))


def resolve_to(monkeypatch: pytest.MonkeyPatch, *found: str) -> None:
    """From now on every name has these addresses."""

    def getaddrinfo(host: str, port: Any, *_args: Any, **_kwargs: Any) -> list[Any]:
        family = {True: socket.AF_INET6, False: socket.AF_INET}
        return [
            (
                family[":" in text],
                socket.SOCK_STREAM,
                6,
                "",
                (text, port, *((0, 0) * (":" in text))),
            )
            for text in found
        ]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)


def test_there_are_enough_cases():
    assert len(set(DENIED) | set(SPELT)) >= 60


@pytest.mark.parametrize("text", DENIED)
def test_no_socket_is_made_for_what_is_not_public(text: str):
    family = socket.AF_INET6 if ":" in text else socket.AF_INET
    with pytest.raises(Blocked):
        client().guarded_socket((family, socket.SOCK_STREAM, 6, "", (text, 443)))


@pytest.mark.parametrize("text", PUBLIC)
def test_a_socket_is_made_for_what_is(text: str):
    family = socket.AF_INET6 if ":" in text else socket.AF_INET
    client().guarded_socket((family, socket.SOCK_STREAM, 6, "", (text, 443))).close()


@pytest.mark.parametrize("text", [*DENIED, *SPELT])
def test_an_address_in_the_url_is_refused_when_saved_and_when_sent(text: str):
    url = f"https://[{text}]/hook" if ":" in text else f"https://{text}/hook"
    assert PRODUCTION.fault(url) in {"network", "format"}
    assert post(url).failure is Failure.BLOCKED


@pytest.mark.parametrize("text", DENIED)
def test_a_name_that_leads_there_is_blocked_at_the_socket(
    monkeypatch: pytest.MonkeyPatch, text: str
):
    resolve_to(monkeypatch, text.partition("%")[0])
    assert PRODUCTION.denied_address("hooks.customer.example")
    assert post("https://hooks.customer.example/hook").failure is Failure.BLOCKED


@pytest.mark.parametrize("text", SPELT)
def test_an_odd_spelling_is_known_for_what_it_is(text: str):
    address = literal(text)
    assert address is None or not is_public(address)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://hooks.customer.example/", "https"),
        ("ftp://hooks.customer.example/", "format"),
        ("//hooks.customer.example/", "format"),
        ("https:///hook", "format"),
        ("https://user@hooks.customer.example/", "credentials"),
        ("https://user:pw@hooks.customer.example/", "credentials"),
        ("https://hooks.customer.example:22/", "port"),
        ("https://hooks.customer.example:99999/", "format"),
        ("https://hooks.customer.example/#part", "format"),
        ("https://hooks.customer.example/a b", "format"),
        ("https://hooks.customer.example\\@127.0.0.1/", "format"),
        ("https://hooks.customer.example/\r\nX: y", "format"),
        ("https://①②⑦.0.0.1/", "format"),
        ("https://[::1/", "format"),
        ("https://a..b/", "format"),
        ("https://" + "a" * 2000 + "/", "format"),
        ("https://certificates.example/hook", "own"),
        ("https://CERTIFICATES.example./hook", "own"),
    ],
)
def test_an_address_says_what_is_wrong_with_it(url: str, reason: str):
    assert PRODUCTION.fault(url) == reason
    assert post(url).failure is Failure.BLOCKED


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.customer.example/a?b=c",
        "https://hooks.customer.example:8443/",
        "https://8.8.8.8/",
    ],
)
def test_an_ordinary_address_is_none(url: str):
    assert PRODUCTION.fault(url) is None


def test_a_name_that_changes_between_saving_and_sending(monkeypatch: pytest.MonkeyPatch):
    resolve_to(monkeypatch, "93.184.215.14")
    assert PRODUCTION.denied_address("rebinding.example") is None
    resolve_to(monkeypatch, "169.254.169.254")
    assert post("https://rebinding.example/").failure is Failure.BLOCKED


def test_where_a_name_leads_is_told_to_the_log_alone(monkeypatch: pytest.MonkeyPatch, caplog: Any):
    resolve_to(monkeypatch, "10.0.0.1", "10.0.0.2")
    reply = post("https://inside.example/")
    assert reply.failure is Failure.BLOCKED
    assert reply.error == "not an address for webhooks"
    assert {record.address for record in caplog.records} == {"10.0.0.1", "10.0.0.2"}


def test_the_proxy_is_not_named(caplog: Any):
    reply = post("https://hooks.customer.example/", proxy="http://127.0.0.1:9")
    assert (reply.failure, reply.error) == (Failure.REFUSED, "the proxy for webhooks refuses")
    assert "127.0.0.1" in caplog.records[-1].reason


def test_one_good_address_among_bad_ones_is_the_only_one_connected_to(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
):
    resolve_to(monkeypatch, "10.0.0.1", "127.0.0.1")
    allowed = opened("127.0.0.1/32")
    assert post(f"http://mixed.example:{receiver.port}/", allowed).status == 200


def test_a_public_address_still_works(monkeypatch: pytest.MonkeyPatch, receiver: Receiver):
    """The name is public; only the last step, the socket itself, leads to this machine."""
    resolve_to(monkeypatch, "93.184.215.14")
    reached: list[Any] = []
    loops = asyncio.SelectorEventLoop
    original = loops.sock_connect

    async def sock_connect(loop: Any, sock: socket.socket, address: Any) -> None:
        reached.append(address)
        await original(loop, sock, ("127.0.0.1", receiver.port))

    monkeypatch.setattr(loops, "sock_connect", sock_connect)
    assert post("http://hooks.customer.example/", PLAIN).status == 200
    assert reached == [("93.184.215.14", 80)]


def test_a_redirect_is_not_followed(receiver: Receiver):
    for status in (301, 302, 303, 307, 308):
        receiver.answers(status, location=receiver.url("/inside"))
        assert post(receiver.url(), opened("127.0.0.0/8")).status == status
    assert not receiver.at("/inside")


def test_a_network_can_be_opened_and_no_other():
    allowed = replace(opened("10.20.0.0/16", "fd12::/48"), allow_http=False)
    assert allowed.is_allowed("10.20.3.4")
    assert allowed.is_allowed("::ffff:10.20.3.4")
    assert allowed.is_allowed("fd12::5")
    assert not allowed.is_allowed("10.21.0.1")
    assert allowed.fault("https://10.20.3.4/") is None


def test_the_environment_names_no_proxy(monkeypatch: pytest.MonkeyPatch, receiver: Receiver):
    monkeypatch.setenv("HTTP_PROXY", receiver.url("/"))
    assert post("http://127.0.0.1:9/", PLAIN).failure is Failure.BLOCKED
    assert not receiver.calls


def test_a_proxy_is_used(receiver: Receiver):
    proxy = receiver.url("")
    assert post("http://hooks.customer.example/hook", PLAIN, proxy=proxy).status == 200
    assert receiver.calls[0].headers["host"] == "hooks.customer.example"
    refused = post("http://169.254.169.254/", PLAIN, proxy=proxy)
    assert refused.failure is Failure.BLOCKED, "is not asked of it either"


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("120", 120),
        ("0", 0),
        ("99999999999999", 9999999999),
        ("Mon, 15 Jun 2026 12:02:00 GMT", 120),
        ("Mon, 15 Jun 2026 11:00:00 GMT", 0),
        ("soon", None),
        ("-5", None),
        ("", None),
        (None, None),
        ("Mon, 15 Jun 2026 12:02:00", None),
    ],
)
def test_retry_after_is_a_number_or_a_date(header: str | None, seconds: float | None):
    assert parse_retry_after(header, datetime(2026, 6, 15, 12, tzinfo=UTC)) == seconds
