"""IP addresses and networks: the caller's, those in a list, and which are the public internet.

The public internet is told by a deny list of everything else. Not by `ipaddress.is_private` or `is_global`:
what they let through differs from Python to Python, and none of them looks into the IPv4 address that an IPv6
address may carry.
"""

import re
import socket
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Protocol

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
_BITS = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)

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


class HasMeta(Protocol):
    """A request of Django's, or of REST framework's."""

    @property
    def META(self) -> Mapping[str, Any]: ...  # noqa: N802 - Django's name


def caller_address(request: HasMeta) -> str:
    """The caller's IP address, for key networks, limits, lock-outs and the audit.

    RequestLogMiddleware has put it there (`client_address`). Empty for a server on a Unix socket.
    """
    return str(request.META.get("REMOTE_ADDR") or "")


def client_address(remote: str, forwarded_for: str, proxies: int) -> str:
    """The caller's address behind `proxies` trusted proxies, each of which appends its peer's address.

    Entries further left were sent by the caller and are not believed. A request that came through
    fewer proxies than that is known by its own address.
    """
    entries = [entry.strip() for entry in forwarded_for.split(",") if entry.strip()]
    if proxies < 1 or len(entries) < proxies:
        return remote
    address = parse(_without_port(entries[-proxies]))
    return remote if address is None else str(address)


def parse(text: str) -> Address | None:
    """The address, with IPv4 inside IPv6 (`::ffff:192.0.2.1`) taken out; None if it is not one."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    return mapped or address


def normalize_network(text: str) -> str | None:
    """The canonical form of a network (`192.0.2.0/24`; an address is a network of one), or None.

    Bits set beyond the prefix are refused: whoever writes `192.0.2.7/24` may mean either. So is the
    zone of a link-local address (`fe80::1%eth0`), which means something on one machine only, and a
    mask that is no number of bits (`192.0.2.0/255.255.255.0`; `/0.0.0.255` reads it the other way).
    """
    _address, slash, bits = text.strip().partition("/")
    if "%" in text or (slash and not _BITS.fullmatch(bits)):
        return None
    try:
        return str(ip_network(text.strip()))
    except ValueError:
        return None


def client_network(text: str) -> str | None:
    """The unit that IP limits count by: an IPv4 address, or the /64 of an IPv6 address.

    A single customer is given a whole /64, and could send from a new address every time.
    """
    address = parse(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), 64), strict=False))
    return None if address is None else str(address)


def is_in_networks(address: str, networks: Iterable[str]) -> bool:
    """Whether the address is in one of the networks. What is no address is in none."""
    parsed = parse(address)
    return parsed is not None and any(parsed in known for known in _parsed(tuple(networks)))


def networks_cover(outer: Iterable[str], inner: Iterable[str]) -> bool:
    """Whether every network of `inner` lies inside one of `outer`."""
    wide = [ip_network(known) for known in outer]
    return all(any(_inside(ip_network(narrow), one) for one in wide) for narrow in inner)


def is_public(text: str, *, except_in: Collection[Network] = ()) -> bool:
    """Whether this IP address is on the public internet, or in one of these networks."""
    address = without_carrier(ip_address(text.partition("%")[0]))
    if any(address in network for network in except_in):
        return True
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _DENIED_IPV4)
    return address in _GLOBAL_IPV6 and not any(address in network for network in _DENIED_IPV6)


def without_carrier(address: Address) -> Address:
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


@lru_cache(maxsize=1024)
def _parsed(networks: tuple[str, ...]) -> tuple[Network, ...]:
    """Parsing costs more than comparing, and a key's list is the same at every request."""
    return tuple(ip_network(known) for known in networks)


def _inside(narrow: Network, wide: Network) -> bool:
    return narrow.version == wide.version and narrow.subnet_of(wide)  # type: ignore[arg-type]


def _without_port(entry: str) -> str:
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
