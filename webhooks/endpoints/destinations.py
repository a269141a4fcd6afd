"""Where webhooks may be sent, as the settings say (WEBHOOK_…)."""

from functools import lru_cache
from ipaddress import ip_network
from urllib.parse import urlsplit

from django.conf import settings

from lib.net.destinations import Destinations
from lib.net.ip_addresses import literal


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
