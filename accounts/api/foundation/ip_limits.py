"""Floods from one network address: failed authentications, identifiers that nobody issued, unknown files.

What is good is never held up: only after a key has failed, or a certificate was not found, is the
attempt counted, and beyond the limit answered 429 instead. So whoever shares an address with an
attacker goes on working, at the price of one indexed look-up for an attempt that is well-formed;
what is not is refused without any. Redis away: nobody is limited.

Names are another matter: whoever asks for one is counted before the answer, or a guess that is right
would never be held up.
"""

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.actors import Rate
from lib.net.ip_addresses import client_network

from . import throttling
from .throttling import RateLimited, limiter

FAILED_AUTHENTICATION = "401"
UNKNOWN_ID = "unknown"
UNKNOWN_FILE = "file"
HOLDER_NAME = "name"
NAME_GUESSES = Rate(burst=10, per_minute=10)  # a name is guessed sooner than an identifier or a key
PRINTING = "print"  # the one thing counted that is no failure: a public PDF costs a lot to make


class TooManyFailures(RateLimited):
    """Says that what was wrong is not said any more."""

    message = _("Too many failed attempts from this network. Try again in %(seconds)s seconds.")


def count_attempt(flood: str, remote: str, rate: Rate | None = None) -> None:
    """Counts one failure from this address. Raises TooManyFailures where it was one too many."""
    place = client_network(remote)
    if place is not None:  # a server on a socket knows no addresses
        count_attempt_from(
            flood, place, rate or Rate(settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE)
        )


def count_attempt_from(flood: str, source: str, rate: Rate) -> None:
    """The same for whatever else is counted as one: a browser, or a person."""
    spent = limiter().spend(f"flood:{flood}:{source}", rate)
    throttling.refuse_if_exceeded(spent, limit=flood, refusal=TooManyFailures)
