"""The client of the Certificate Issuing Service."""

from . import models, webhooks
from ._version import __version__
from .client import AsyncClient, Client
from .errors import (
    ApiError,
    BadRequest,
    CertificateIssuingError,
    ConfigurationError,
    Conflict,
    FieldError,
    Forbidden,
    Gone,
    NoResponse,
    NotFound,
    RateLimited,
    ServerError,
    Unauthorized,
    UnexpectedResponse,
    Unprocessable,
)
from .webhooks import InvalidSignature

__all__ = [
    "ApiError",
    "AsyncClient",
    "BadRequest",
    "CertificateIssuingError",
    "Client",
    "ConfigurationError",
    "Conflict",
    "FieldError",
    "Forbidden",
    "Gone",
    "InvalidSignature",
    "NoResponse",
    "NotFound",
    "RateLimited",
    "ServerError",
    "Unauthorized",
    "UnexpectedResponse",
    "Unprocessable",
    "__version__",
    "models",
    "webhooks",
]
