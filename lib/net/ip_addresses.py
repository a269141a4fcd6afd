"""IP addresses and networks: the caller's address, and whether it is in a list of networks."""

import ipaddress
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Protocol

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_BITS = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)


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
        address = ipaddress.ip_address(text)
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
        return str(ipaddress.ip_network(text.strip()))
    except ValueError:
        return None


def client_network(text: str) -> str | None:
    """The unit that IP limits count by: an IPv4 address, or the /64 of an IPv6 address.

    A single customer is given a whole /64, and could send from a new address every time.
    """
    address = parse(text)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return None if address is None else str(address)


def is_in_networks(address: str, networks: Iterable[str]) -> bool:
    """Whether the address is in one of the networks. What is no address is in none."""
    parsed = parse(address)
    return parsed is not None and any(parsed in known for known in _parsed(tuple(networks)))


def networks_cover(outer: Iterable[str], inner: Iterable[str]) -> bool:
    """Whether every network of `inner` lies inside one of `outer`."""
    wide = [ipaddress.ip_network(known) for known in outer]
    return all(any(_inside(ipaddress.ip_network(narrow), one) for one in wide) for narrow in inner)


@lru_cache(maxsize=1024)
def _parsed(networks: tuple[str, ...]) -> tuple[Network, ...]:
    """Parsing costs more than comparing, and a key's list is the same at every request."""
    return tuple(ipaddress.ip_network(known) for known in networks)


def _inside(narrow: Network, wide: Network) -> bool:
    return narrow.version == wide.version and narrow.subnet_of(wide)  # type: ignore[arg-type]


def _without_port(entry: str) -> str:
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
