"""The two clients: the address, the key, and what a person waits for."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator
from types import TracebackType
from typing import Any

import httpx

from . import models
from .errors import ConfigurationError
from .operations import AsyncOperations, Operations
from .transport import USER_AGENT, AsyncTransport, Retries, Transport

TIMEOUT = 30.0
RETRIES = 4
JOB_PAUSE = 1.0
RUNNING = ("queued", "running", "cancelling")


def _options(base_url: str | None, api_key: str | None, timeout: float) -> dict[str, Any]:
    """What both kinds of HTTP client are made with."""
    address = base_url or os.environ.get("CIS_BASE_URL")
    if not address:
        raise ConfigurationError(
            "The address of the service is missing: pass base_url, or set CIS_BASE_URL, "
            "for example https://certificates.example."
        )
    if not address.startswith(("http://", "https://")):
        raise ConfigurationError(
            f"The address of the service, {address}, has to begin with https:// (or http://)."
        )
    key = api_key or os.environ.get("CIS_API_KEY")
    if not key:
        raise ConfigurationError("The API key is missing: pass api_key, or set CIS_API_KEY.")
    return {
        "base_url": address.rstrip("/"),
        "headers": {"x-api-key": key.strip(), "user-agent": USER_AGENT},
        "timeout": timeout,
    }


class Client(Operations):
    """The service, call by call. One client is for many calls and many threads."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        retries: int = RETRIES,
    ) -> None:
        self._http = httpx.Client(**_options(base_url, api_key, timeout))
        super().__init__(Transport(self._http, Retries(retries)))

    def watch_job(self, job_id: str, *, pause: float = JOB_PAUSE) -> Iterator[models.Job]:
        """A job as it is now, and again every second until it has ended."""
        while True:
            job = self.jobs.get(job_id)
            yield job
            if job["state"] not in RUNNING:
                return
            time.sleep(pause)

    def wait_for_job(self, job_id: str, *, pause: float = JOB_PAUSE) -> models.Job:
        """A job once it has ended; look at its `state` and `errors`."""
        *_, ended = self.watch_job(job_id, pause=pause)
        return ended

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class AsyncClient(AsyncOperations):
    """The same for asyncio: every call is awaited, every list is iterated with `async for`."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        retries: int = RETRIES,
    ) -> None:
        self._http = httpx.AsyncClient(**_options(base_url, api_key, timeout))
        super().__init__(AsyncTransport(self._http, Retries(retries)))

    async def watch_job(
        self, job_id: str, *, pause: float = JOB_PAUSE
    ) -> AsyncIterator[models.Job]:
        """A job as it is now, and again every second until it has ended."""
        while True:
            job = await self.jobs.get(job_id)
            yield job
            if job["state"] not in RUNNING:
                return
            await asyncio.sleep(pause)

    async def wait_for_job(self, job_id: str, *, pause: float = JOB_PAUSE) -> models.Job:
        """A job once it has ended; look at its `state` and `errors`."""
        return [job async for job in self.watch_job(job_id, pause=pause)][-1]

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()
