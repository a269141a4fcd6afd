"""Sending a call, sync or async: the key, retries, and what the answer means."""

from __future__ import annotations

import asyncio
import itertools
import platform
import random
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx

from ._version import __version__
from .errors import BY_STATUS, ApiError, CertificateIssuingError, NoResponse, UnexpectedResponse
from .refusals import BY_CODE

USER_AGENT = f"certificate-issuing-python/{__version__} (Python {platform.python_version()})"
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0


@dataclass(frozen=True)
class Call:
    """One request as an operation describes it, before it has an address or a key."""

    method: str
    path: str
    query: Mapping[str, object] = field(default_factory=dict)
    body: Mapping[str, object] | None = None
    content: bytes | None = None
    content_type: str | None = None
    # Changes something: sent under an Idempotency-Key, so that sending it twice does it once.
    keyed: bool = False
    idempotency_key: str | None = None

    def request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """The request for every attempt: they share one Idempotency-Key."""
        headers = {"content-type": self.content_type} if self.content_type else {}
        if self.keyed:
            headers["idempotency-key"] = self.idempotency_key or str(uuid.uuid4())
        query: Any = {name: value for name, value in self.query.items() if value is not None}
        return http.build_request(
            self.method,
            self.path,
            params=query,
            json=self.body,
            content=self.content,
            headers=headers,
        )


def path_of(template: str, *values: str | int) -> str:
    """The path with its ids, so that none can change what is called."""
    for value in values:
        if value in {"", ".", ".."}:
            raise ValueError(f"An id in {template} is empty.")
    return template.format(*(quote(str(value), safe="") for value in values))


@dataclass(frozen=True)
class Retries:
    """How often a call is sent again, and after which pause."""

    limit: int

    def pause(
        self, request: httpx.Request, outcome: httpx.Response | httpx.RequestError, attempt: int
    ) -> float:
        """Seconds until the next attempt (the first is 0). Raises the error when there is none: at the limit,
        for what would fail again, and where the server asks for a longer pause than LONGEST_PAUSE.
        """
        stated = 0.0
        if isinstance(outcome, httpx.Response):
            stated = _seconds(outcome.headers.get("retry-after"))
            if not _is_transient(outcome) or stated > LONGEST_PAUSE or attempt >= self.limit:
                raise error_of(outcome)
        elif attempt >= self.limit:
            raise NoResponse(request, outcome) from outcome
        own = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**attempt) * random.uniform(0.5, 1)  # noqa: S311 - spreads clients
        return max(stated, own)


def _is_transient(response: httpx.Response) -> bool:
    """Whether the same request may be answered otherwise in a moment."""
    slow_or_busy = {httpx.codes.REQUEST_TIMEOUT, httpx.codes.TOO_MANY_REQUESTS}
    return (
        response.status_code in slow_or_busy
        or response.is_server_error
        or (response.status_code == httpx.codes.CONFLICT and "retry-after" in response.headers)
    )


def _seconds(text: str | None) -> float:
    return float(text) if text and text.isdigit() else 0.0


class Transport:
    """Sends calls, and waits for each answer."""

    def __init__(self, http: httpx.Client, retries: Retries) -> None:
        self.http, self.retries = http, retries

    def content(self, call: Call) -> bytes:
        """The bytes that a call is answered with."""
        return self._answer(call).content

    def json(self, call: Call) -> Any:
        """The object that a call is answered with."""
        return json_of(self._answer(call))

    def _answer(self, call: Call) -> httpx.Response:
        request = call.request(self.http)
        for attempt in itertools.count():
            outcome: httpx.Response | httpx.RequestError
            try:
                outcome = self.http.send(request)
            except httpx.RequestError as error:
                outcome = error
            if isinstance(outcome, httpx.Response) and outcome.is_success:
                return outcome
            time.sleep(self.retries.pause(request, outcome, attempt))
        raise AssertionError  # count() has no end


class AsyncTransport:
    """Sends calls; others go on meanwhile."""

    def __init__(self, http: httpx.AsyncClient, retries: Retries) -> None:
        self.http, self.retries = http, retries

    async def content(self, call: Call) -> bytes:
        """The bytes that a call is answered with."""
        return (await self._answer(call)).content

    async def json(self, call: Call) -> Any:
        """The object that a call is answered with."""
        return json_of(await self._answer(call))

    async def _answer(self, call: Call) -> httpx.Response:
        request = call.request(self.http)
        for attempt in itertools.count():
            outcome: httpx.Response | httpx.RequestError
            try:
                outcome = await self.http.send(request)
            except httpx.RequestError as error:
                outcome = error
            if isinstance(outcome, httpx.Response) and outcome.is_success:
                return outcome
            await asyncio.sleep(self.retries.pause(request, outcome, attempt))
        raise AssertionError  # count() has no end


def json_of(response: httpx.Response) -> Any:
    """The object in an answer."""
    try:
        return response.json()
    except ValueError as error:
        raise UnexpectedResponse(response) from error


def error_of(response: httpx.Response) -> CertificateIssuingError:
    """The exception for a refusal: of its code, or of its status where the code is newer than this client."""
    try:
        problem = response.json()
    except ValueError:
        problem = None
    if not isinstance(problem, dict) or "code" not in problem:
        return UnexpectedResponse(response)
    general = BY_STATUS.get(response.status_code, ApiError)
    return BY_CODE.get(problem["code"], general)(response, problem)
