"""Which IP addresses are the public internet: a deny list of everything that is not.

Not `ipaddress.is_private` or `is_global`: what they let through differs from Python to Python, and
none of them looks into the IPv4 address that an IPv6 address may carry.
"""

import socket
from collections.abc import Collection
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
)

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

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
