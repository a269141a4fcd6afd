"""Limits failed attempts per network address: wrong API keys, unknown identifiers, unknown files.

Only failures are counted, after the look-up, and answered with 429 beyond the limit. So valid requests
from an address that an attacker shares are never delayed; the price is one indexed look-up for each
well-formed attempt. While Redis is unavailable, nothing is limited.

Holder names are counted before the look-up: otherwise a correct guess would never be limited.
"""

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.domain.actors import Rate
from lib.net.ip_addresses import client_network

from . import throttling
from .throttling import RateLimited, limiter

FAILED_AUTHENTICATION = "401"
UNKNOWN_ID = "unknown"
UNKNOWN_FILE = "file"
HOLDER_NAME = "name"
NAME_GUESSES = Rate(
    burst=10, per_minute=10
)  # a name is easier to guess than an identifier or a key
PRINTING = "print"  # counted although it is no failure: a PDF is expensive to make and to send


class TooManyFailures(RateLimited):
    """Replaces the error of a failed attempt beyond the limit."""

    message = _("Too many failed attempts from this network. Try again in %(seconds)s seconds.")


def count_attempt(flood: str, remote: str, rate: Rate | None = None) -> None:
    """Counts one attempt from this address. Raises TooManyFailures beyond the limit."""
    network = client_network(remote)
    if network is not None:  # a server on a Unix socket has no addresses
        count_attempt_from(
            flood, network, rate or Rate(settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE)
        )


def count_attempt_from(flood: str, source: str, rate: Rate) -> None:
    """The same for another source than a network: a browser, or a person."""
    spent = limiter().spend_singly(f"flood:{flood}:{source}", rate)
    throttling.refuse_if_exceeded(spent, limit=flood, refusal=TooManyFailures)
