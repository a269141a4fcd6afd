"""Which addresses webhooks may be sent to: a deny list of everything that is not the public internet.

Pure functions, but for `denied_address`, which looks a name up.

Not `ipaddress.is_private` or `is_global`: what they let through differs from Python to Python, and
none of them looks into the IPv4 address that an IPv6 address may carry.
"""

import socket
from collections.abc import Iterator, Sequence
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from urllib.parse import SplitResult, urlsplit

from django.conf import settings

from lib.net.dns import look_up_host

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

MAX_URL = 2000
DEFAULT_PORTS = {"https": 443, "http": 80}
_LONGEST_LABEL = 63

# IANA's special-purpose registries, multicast, and addresses of cloud metadata services.
_DENIED_IPV4 = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this host
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by carriers; also a cloud's metadata
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # a cloud's own services, on an address that looks public
        "169.254.0.0/16",  # link-local; metadata of most clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
_GLOBAL_IPV6 = IPv6Network("2000::/3")  # all of IPv6 that is routed; everything else is denied
_DENIED_IPV6 = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocol assignments: Teredo, ORCHID, benchmarks
        "2001:db8::/32",  # documentation
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)
# IPv6 prefixes that embed an IPv4 address, which is checked instead, and the bit at which it starts.
_CARRIERS = (
    (IPv6Network("::ffff:0:0/96"), 0),  # mapped
    (IPv6Network("::ffff:0:0:0/96"), 0),  # translated
    (IPv6Network("64:ff9b::/96"), 0),  # NAT64
    (IPv6Network("2002::/16"), 80),  # 6to4
)
_ISATAP = {0x00005EFE, 0x02005EFE}


def is_allowed(text: str) -> bool:
    """Whether a connection to this IP address is allowed."""
    address = judged(ip_address(text.partition("%")[0]))
    if any(address in network for network in allowed_networks()):
        return True
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _DENIED_IPV4)
    return address in _GLOBAL_IPV6 and not any(address in network for network in _DENIED_IPV6)


def judged(address: Address) -> Address:
    """The IPv4 address embedded in an IPv6 address; the address itself if there is none."""
    if isinstance(address, IPv4Address):
        return address
    number = int(address)
    for network, shift in _CARRIERS:
        if address in network:
            return IPv4Address(number >> shift & 0xFFFFFFFF)
    if number >> 32 & 0xFFFFFFFF in _ISATAP:
        return IPv4Address(number & 0xFFFFFFFF)
    return address


def fault(url: str) -> str | None:
    """Why this URL is refused for an endpoint, without looking its host up; None if it is accepted.

    One of `format`, `https`, `credentials`, `port`, `own`, `network`.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return "format"
    if len(url) > MAX_URL or not _is_plain(url) or not host or parts.fragment:
        return "format"
    return next(_faults(parts, host, port), None)


def literal(host: str) -> str | None:
    """The IP address that a host is, in any notation a resolver accepts; None if it is a name."""
    try:
        return str(ip_address(host.strip("[]")))
    except ValueError:
        pass
    try:
        return socket.inet_ntoa(socket.inet_aton(host))  # decimal, octal, hexadecimal, shortened
    except OSError:
        return None


def _faults(parts: SplitResult, host: str, port: int | None) -> Iterator[str]:
    if parts.scheme not in DEFAULT_PORTS:
        yield "format"
    if parts.scheme == "http" and not settings.WEBHOOK_ALLOW_HTTP:
        yield "https"
    if parts.username is not None or parts.password is not None:
        yield "credentials"
    ports: Sequence[int] = settings.WEBHOOK_PORTS
    if ports and (port or DEFAULT_PORTS.get(parts.scheme)) not in ports:
        yield "port"
    address = literal(host.rstrip("."))
    if address is None and not _is_name(host):
        yield "format"
    if host.rstrip(".") in own_hosts():
        yield "own"
    if address is not None and not is_allowed(address):
        yield "network"


def _is_plain(url: str) -> bool:
    """Visible ASCII only: names in other scripts are written in their ASCII form (xn--)."""
    return all("!" <= character <= "~" and character not in '"<>\\^`{|}' for character in url)


def _is_name(host: str) -> bool:
    labels = host.rstrip(".").split(".")
    return all(
        0 < len(label) <= _LONGEST_LABEL and label.replace("-", "").replace("_", "").isalnum()
        for label in labels
    )


def own_hosts() -> frozenset[str]:
    """The host names of this service: webhooks are not sent to itself."""
    return _own_hosts(settings.BASE_URL, tuple(settings.ALLOWED_HOSTS))


def allowed_networks() -> tuple[Network, ...]:
    """Networks that the operator allows although the deny list has them (WEBHOOK_ALLOWED_NETWORKS)."""
    return _networks(tuple(settings.WEBHOOK_ALLOWED_NETWORKS))


@lru_cache(maxsize=4)
def _networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    return tuple(ip_network(text) for text in texts)


@lru_cache(maxsize=4)
def _own_hosts(base_url: str, allowed_hosts: tuple[str, ...]) -> frozenset[str]:
    names = {urlsplit(base_url).hostname or "", *allowed_hosts}
    return frozenset(
        name.lower().lstrip(".") for name in names if name and "*" not in name and not literal(name)
    )


def denied_address(host: str) -> str | None:
    """A denied address that this host name resolves to now; None if there is none.

    For a friendly word when an endpoint is saved. What counts is the check at the socket. Raises
    NotInTime where the name's servers are slow.
    """
    return next((text for text in look_up_host(host) if not is_allowed(text)), None)
