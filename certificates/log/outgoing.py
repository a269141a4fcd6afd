"""Requests to authorities and witnesses that the settings name."""

import asyncio
from collections.abc import Sequence
from ipaddress import ip_network
from typing import TYPE_CHECKING, NamedTuple

from asgiref.sync import async_to_sync
from django.conf import settings

from lib.net.destinations import Destinations

if TYPE_CHECKING:
    from lib.net.guarded_http import Reply

# The operator's own choice: also within their network, and without TLS, as many authorities are. What
# comes back is signed.
_ANYWHERE = Destinations(
    allow_http=True, networks=tuple(ip_network(text) for text in ("0.0.0.0/0", "::/0"))
)


class Message(NamedTuple):
    """What is posted."""

    url: str
    body: bytes
    content_type: str


@async_to_sync
async def post(messages: Sequence[Message]) -> "list[Reply]":
    """Post each, at the same time; the replies in the same order. Never raises: a failure is a reply."""
    from lib.net.guarded_http import GuardedClient  # noqa: PLC0415  (web processes load no aiohttp)

    client = GuardedClient(
        _ANYWHERE,
        purpose="the transparency log",
        user_agent="transparency-log",
        proxy=settings.WEBHOOK_PROXY,
        ca_bundle=settings.WEBHOOK_CA_BUNDLE,
    )
    async with client as open_client:
        sent = (open_client.post(url, body, {"content-type": kind}) for url, body, kind in messages)
        return await asyncio.gather(*sent)


def outcome(reply: "Reply") -> str:
    """What came of a request that brought no good answer, for the log of the process."""
    return f"{reply.failure}: {reply.error}" if reply.failure else f"status {reply.status}"
