"""What a call raises: refusals by the service, and calls that got no answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx


class CertificateIssuingError(Exception):
    """Everything that this client raises when a call fails."""


class ConfigurationError(CertificateIssuingError):
    """The address of the service or the API key is missing."""


class NoResponse(CertificateIssuingError):
    """The service gave no complete answer, however often it was asked.

    Whether a POST took effect is unknown then: send it again with this `idempotency_key`, and it
    takes effect once.
    """

    def __init__(self, request: httpx.Request, cause: Exception) -> None:
        self.idempotency_key: str | None = request.headers.get("idempotency-key")
        super().__init__(f"No answer to {request.method} {request.url}: {cause or repr(cause)}")


class UnexpectedResponse(CertificateIssuingError):
    """Something answered that is not the service: look at the address and at the proxies before it."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        kind = response.headers.get("content-type", "no content type")
        super().__init__(
            f"{response.request.method} {response.url} answered {self.status} with {kind}, "
            "which is not the service's JSON. Check the base URL."
        )


@dataclass(frozen=True)
class FieldError:
    """One field at fault: a JSON pointer into the body, or the name of a query parameter."""

    code: str
    detail: str
    pointer: str | None = None
    parameter: str | None = None

    def __str__(self) -> str:
        return f"{self.pointer or self.parameter or 'body'}: {self.detail} ({self.code})"


class ApiError(CertificateIssuingError):
    """A refusal. `code` says which one and never changes; `title` and `detail` are for people."""

    def __init__(self, response: httpx.Response, problem: dict[str, Any]) -> None:
        self.status = response.status_code
        self.code: str = problem["code"]
        self.title: str = problem.get("title", "")
        self.detail: str = problem.get("detail", "")
        self.request_id: str | None = problem.get("requestId")
        self.help_url: str | None = problem.get("type")
        known = FieldError.__dataclass_fields__
        self.errors = [
            FieldError(**{name: each[name] for name in known if name in each})
            for each in problem.get("errors", ())
        ]
        self.problem = problem
        lines = [f"{self.code}: {self.detail or self.title}", *map(str, self.errors)]
        super().__init__("\n  ".join(lines) + f"\n  (request {self.request_id})")


class BadRequest(ApiError):
    """400: the request is malformed; `errors` names each field at fault."""


class Unauthorized(ApiError):
    """401: the API key is missing, wrong, expired or revoked."""


class Forbidden(ApiError):
    """403: the key, the plan or the account does not allow it."""


class NotFound(ApiError):
    """404: there is no such object, or it belongs to another issuer or mode."""


class Conflict(ApiError):
    """409: it does not fit what is there, such as a second certificate for one serial number."""


class Gone(ApiError):
    """410: it was erased, or is no longer kept."""


class Unprocessable(ApiError):
    """422: the Idempotency-Key was used with another request."""


class RateLimited(ApiError):
    """429: too many requests, after all retries."""


class ServerError(ApiError):
    """5xx: the service failed, after all retries."""


BY_STATUS: dict[int, type[ApiError]] = {
    400: BadRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    410: Gone,
    422: Unprocessable,
    429: RateLimited,
    500: ServerError,
    503: ServerError,
}
