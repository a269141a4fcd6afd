"""Requests to authorities and witnesses that the settings name."""

from collections.abc import Mapping
from ipaddress import ip_network

from django.conf import settings

from lib.net.destinations import Destinations
from lib.net.guarded_http import GuardedClient, Reply

# The operator's own choice: also within their network, and without TLS, as many authorities are. What
# comes back is signed.
_ANYWHERE = Destinations(
    allow_http=True, networks=tuple(ip_network(text) for text in ("0.0.0.0/0", "::/0"))
)


async def post(url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
    """Post to an address of the settings. Never raises: every failure is a reply."""
    client = GuardedClient(
        _ANYWHERE,
        purpose="the transparency log",
        user_agent="transparency-log",
        proxy=settings.WEBHOOK_PROXY,
        ca_bundle=settings.WEBHOOK_CA_BUNDLE,
    )
    async with client as open_client:
        return await open_client.post(url, body, headers)


def outcome(reply: Reply) -> str:
    """What came of a request that brought no answer to be used, for the log of the process."""
    return f"{reply.failure}: {reply.error}" if reply.failure else f"status {reply.status}"
