"""The rules for endpoints: their draft, and where webhooks may be sent."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from ipaddress import ip_network
from typing import TypedDict
from urllib.parse import urlsplit

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.errors import FieldError, ValidationFailed
from lib.net.destinations import Destinations, LookupTimeout, to_ascii
from lib.net.ip_addresses import literal
from webhooks.event_types import EXPECTED_FILTERS, known_filters

MAX_HEADERS = 20
MAX_HEADER_VALUE = 1000
MAX_RATE = 1000  # deliveries a second
_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}")  # RFC 9110, 5.6.2
_VALUE = re.compile(r"[\x20-\x7e\xa0-\xff]*")
_RESERVED = re.compile(
    r"webhook-.*|host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|keep-alive"
    r"|proxy-.*|accept-encoding|accept|user-agent|cookie|traceparent|tracestate",
    re.IGNORECASE,
)
REASONS = {
    "format": _("it is not an address such as https://example.com/hook"),
    "https": _("it must begin with https://"),
    "credentials": _("it holds a user name or password; use an own header instead"),
    "port": _("its port is not one of those that webhooks are sent to"),
    "own": _("it is this service itself"),
    "network": _("it is not on the public internet"),
    "slow": _("its name could not be looked up within a second; try again"),
}


class EndpointFields(TypedDict, total=False):
    """Settings of an endpoint; in a change, those that are not set stay as they are."""

    url: str
    events: Sequence[str]
    description: str
    headers: Mapping[str, str]  # all of them
    rate_limit: int | None  # None: no limit


def check(stated: EndpointFields) -> None:
    """Raise ValidationFailed naming every field at fault. Resolves the host name."""
    faults: list[FieldError] = []
    if "url" in stated:
        faults += url_faults(stated["url"])
    if "events" in stated:
        faults += event_faults(stated["events"])
    if "headers" in stated:
        faults += header_faults(stated["headers"])
    if faults:
        raise ValidationFailed(faults)


def url_faults(url: str) -> Iterator[FieldError]:
    """Faults of a URL. A host name that does not resolve yet is accepted: each connection is checked (lib.net.guarded_http)."""
    allowed, url = destinations(), to_ascii(url)
    fault = allowed.fault(url)
    try:
        if fault is None and allowed.denied_address(urlsplit(url).hostname or ""):
            fault = "network"
    except LookupTimeout:
        fault = "slow"
    if fault is not None:
        yield FieldError("/url", "address_refused", {"reason": REASONS[fault]})


def event_faults(events: Sequence[str]) -> Iterator[FieldError]:
    """Faults of event filters: those that match no event type."""
    if not events:
        yield FieldError("/events", "required")
    known = known_filters()
    for number, name in enumerate(events):
        if name not in known:
            expected = {"expected": EXPECTED_FILTERS}
            yield FieldError(f"/events/{number}", "invalid_choice", expected)


def header_faults(headers: Mapping[str, str]) -> Iterator[FieldError]:
    """Faults of own headers: names reserved for HTTP or the signature, values that are not one line of Latin-1."""
    if len(headers) > MAX_HEADERS:
        yield FieldError("/headers", "too_many", {"limit": MAX_HEADERS})
    for name, value in headers.items():
        pointer = "/headers/" + name.replace("~", "~0").replace("/", "~1")
        if not _TOKEN.fullmatch(name):
            yield FieldError(pointer, "invalid_format", {"expected": "X-Name"})
        elif _RESERVED.fullmatch(name):
            yield FieldError(pointer, "reserved")
        elif len(value) > MAX_HEADER_VALUE:
            yield FieldError(pointer, "too_long", {"limit": MAX_HEADER_VALUE})
        elif not _VALUE.fullmatch(value):
            yield FieldError(pointer, "invalid_characters")


# --- where webhooks may be sent -------------------------------------------------------------------


def destinations() -> Destinations:
    """The rules for addresses of endpoints."""
    return Destinations(
        allow_http=settings.WEBHOOK_ALLOW_HTTP,
        ports=tuple(settings.WEBHOOK_PORTS),
        networks=tuple(ip_network(text) for text in settings.WEBHOOK_ALLOWED_NETWORKS),
        own_hosts=_own_hosts(settings.BASE_URL, tuple(settings.ALLOWED_HOSTS)),
    )


@lru_cache(maxsize=4)
def _own_hosts(base_url: str, allowed_hosts: tuple[str, ...]) -> frozenset[str]:
    names = {urlsplit(base_url).hostname or "", *allowed_hosts}
    return frozenset(
        name.lower().lstrip(".") for name in names if name and "*" not in name and not literal(name)
    )
