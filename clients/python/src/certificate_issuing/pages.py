"""Lists: iterate over everything, or page by page; the next page is fetched when it is needed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar, cast

from .transport import AsyncTransport, Call, Transport

Item = TypeVar("Item")
Page = TypeVar("Page", bound=Mapping[str, Any])


def _following(call: Call, page: Mapping[str, Any]) -> Call | None:
    """The call for the page after this one; None after the last."""
    if "more" in page:  # the feed of events, which has a place to go on from at its end too
        place = {"after": page["nextAfter"]} if page["more"] else None
    else:
        place = {"cursor": page["nextCursor"]} if page["nextCursor"] else None
    if place is None:
        return None
    if call.body is not None:
        return replace(call, body={**call.body, **place})
    return replace(call, query={**call.query, **place})


class Pages(Generic[Page, Item]):
    """`for each in client.certificates.list(): ...` goes through the whole list."""

    def __init__(self, transport: Transport, call: Call) -> None:
        self._transport, self._call = transport, call

    def pages(self) -> Iterator[Page]:
        """Page by page, as the service answers."""
        call: Call | None = self._call
        while call:
            page = self._transport.json(call)
            yield cast(Page, page)
            call = _following(call, page)

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page["data"]


class AsyncPages(Generic[Page, Item]):
    """`async for each in client.certificates.list(): ...` goes through the whole list."""

    def __init__(self, transport: AsyncTransport, call: Call) -> None:
        self._transport, self._call = transport, call

    async def pages(self) -> AsyncIterator[Page]:
        """Page by page, as the service answers."""
        call: Call | None = self._call
        while call:
            page = await self._transport.json(call)
            yield cast(Page, page)
            call = _following(call, page)

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for each in page["data"]:
                yield each
