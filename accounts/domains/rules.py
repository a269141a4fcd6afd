"""Domain names that issuers prove to be theirs, as they are stored and shown."""

import secrets
from datetime import timedelta
from functools import lru_cache
from urllib.parse import urlsplit

import idna
from publicsuffixlist import PublicSuffixList

from lib.net.ip_addresses import literal

MAX_LENGTH = 253
DAILY, HOURLY = timedelta(days=1), timedelta(hours=1)  # checks of one that is proved; of another
WARN_AFTER, LOST_AFTER = timedelta(days=1), timedelta(days=7)  # of failed checks
GIVE_UP_AFTER = timedelta(days=3)  # of hourly checks of a domain that is not proved


class InvalidDomain(Exception):
    """No domain that can be proved. `fault` says why: `format`, `address`, `private` or `suffix`."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


def normalize(typed: str) -> str:
    """The ASCII form of a domain, in small letters, from a name or the address of a page.

    Raises InvalidDomain for IP addresses, for names that the public internet does not have
    (`localhost`, `intern.local`), and for those below which everybody registers (`co.uk`).
    """
    host = _host(typed.strip())
    if literal(host) is not None:
        raise InvalidDomain("address")
    try:
        name = idna.encode(host, uts46=True, transitional=False).decode().lower()
    except (idna.IDNAError, UnicodeError) as error:
        raise InvalidDomain("format") from error
    if len(name) > MAX_LENGTH:
        raise InvalidDomain("format")
    if "." not in name:
        raise InvalidDomain("suffix" if _suffixes().publicsuffix(name) else "private")
    if _suffixes().publicsuffix(name) is None:
        raise InvalidDomain("private")
    if _suffixes().privatesuffix(name) is None:
        raise InvalidDomain("suffix")
    return name


def displayed(name: str) -> str:
    """The name in its own script, with the ASCII form beside it: letters of two scripts may look alike."""
    try:
        unicode = idna.decode(name)
    except (idna.IDNAError, UnicodeError):
        return name
    return name if unicode == name else f"{unicode} ({name})"


def new_token() -> str:
    """128 random bits in hex."""
    return secrets.token_hex(16)


def _host(typed: str) -> str:
    try:
        host = urlsplit(typed if "://" in typed else f"//{typed}").hostname
    except ValueError as error:
        raise InvalidDomain("format") from error
    if not host:
        raise InvalidDomain("format")
    return host.rstrip(".")


@lru_cache(maxsize=1)
def _suffixes() -> PublicSuffixList:
    """The public suffix list, loaded when it is first needed. A top level that it lacks does not exist."""
    return PublicSuffixList(accept_unknown=False)
