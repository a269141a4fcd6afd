"""Errors as RFC 9457 problem documents."""

import errno
import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, urlsplit

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.db import InterfaceError, InternalError as DatabaseInternalError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import translation
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions
from rest_framework.request import Request

from accounts.errors import (
    MAX_ERRORS,
    PROBLEMS,
    FieldError,
    ServiceError,
    ValidationFailed,
    fault_text,
)
from lib.dates import dump_json

logger = logging.getLogger(__name__)

STORAGE_FAULTS = frozenset(  # of a disk that is full, broken or not to be written to
    (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EIO, errno.EACCES)
)
BUCKETS = ("botocore.", "boto3.")  # not imported: only a service with buckets has them
READ_ONLY_TRANSACTION = "25006"  # PostgreSQL: read_only_sql_transaction


class ApiError(ServiceError):
    """Base of errors that the HTTP layer itself raises."""


# fmt: off
MalformedRequest = ApiError.row("malformed_request", _("The request itself cannot be read: its address, a header, or its host."))
MalformedAddress = MalformedRequest.row("malformed_request", _("“%(part)s” in the address is not percent-encoded UTF-8: write Ü as %%C3%%9C, and a percent sign as %%25."))
InvalidCursor = ApiError.row("invalid_cursor", _("This cursor is not one of this list."))
NotFound = ApiError.row("not_found", _("Nothing of yours is found at this address."))
RouteNotFound = ApiError.row("route_not_found", _("The interface has no such path. Check its spelling: it has no version in it and no slash at its end."))
MethodNotAllowed = ApiError.row("method_not_allowed", _("This address does not answer to %(method)s."))
UnknownApiVersion = ApiError.row("unknown_api_version", _("The interface has no such version. Known: %(known)s."))
BodyTooLarge = ApiError.row("body_too_large", _("The body is larger than %(limit)s bytes."))
TooManyFields = ApiError.row("body_too_large", _("A form that is sent here has at most %(limit)s fields."))
InternalError = ApiError.row("internal_error", _("Something failed here. Nothing was changed. Quote the request id when you ask."))
Unavailable = ApiError.row("unavailable", _("The service cannot answer right now. Nothing was changed. Try again shortly."))
# fmt: on


class UnsupportedMediaType(ApiError):
    code = "unsupported_media_type"
    message = _("Send the body as application/json, in UTF-8.")


class UnsupportedContentEncoding(UnsupportedMediaType):
    message = _(
        "The body has a Content-Encoding that is not read here. Send it as it is; JSON and tables may be packed by gzip."
    )
    headers = {"Accept-Encoding": "gzip, identity"}  # RFC 9110, 15.5.16


def handle_api_exception(exc: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """REST framework's exception handler: None leaves the exception to Django (500)."""
    error = as_service_error(exc)
    if error is None:
        return None
    request: Request = context["request"]
    if isinstance(error, Unavailable):
        logger.error("a request cannot be served", extra={"reason": str(exc).partition("\n")[0]})
    response = problem_response(error, request._request)
    if isinstance(exc, exceptions.MethodNotAllowed):
        response["Allow"] = ", ".join(context["view"].allowed_methods)
    return response


def as_service_error(exc: BaseException) -> ServiceError | None:
    """The service's own error for what Django, REST framework or the database raised."""
    match exc:
        case ServiceError():
            return exc
        case Http404() | PermissionDenied() | exceptions.NotFound():
            return NotFound()
        case exceptions.MethodNotAllowed():
            return MethodNotAllowed(method=exc.args[0] if exc.args else "")
        case OperationalError() | InterfaceError():
            return Unavailable()
        case DatabaseInternalError() if _is_standby(exc):
            return Unavailable()
        case OSError() if exc.errno in STORAGE_FAULTS:
            return Unavailable()
        case Exception() if type(exc).__module__.startswith(BUCKETS):
            return Unavailable()
    return None


def _is_standby(exc: BaseException) -> bool:
    """Whether the database is read-only, as during a failover."""
    return getattr(exc.__cause__, "sqlstate", None) == READ_ONLY_TRANSACTION


def problem_response(error: ServiceError, request: HttpRequest) -> HttpResponse:
    """The problem document for `error`, in the language the client asked for."""
    problem = PROBLEMS[error.code]
    with translation.override(translation.get_language_from_request(request)):
        document = problem_document(error, getattr(request, "request_id", ""))
    response = HttpResponse(
        dump_json(document),
        status=problem.status,
        content_type="application/problem+json",
    )
    response.error = error  # type: ignore[attr-defined]  # for the request log
    if "retryAfter" in error.members:
        response["Retry-After"] = str(error.members["retryAfter"])
    for name, value in (*problem.headers, *getattr(error, "headers", {}).items()):
        response[name] = value
    return response


def problem_document(error: ServiceError, request_id: str) -> dict[str, object]:
    """The problem document of an error as a dict, in the active language."""
    problem = PROBLEMS[error.code]
    document: dict[str, object] = {
        "type": problem.type_url,
        "title": str(problem.title),
        "status": problem.status,
        "detail": error.detail(),
        # A tag (RFC 4151) and no URN, whose namespaces are registered: it leads nowhere.
        "instance": f"tag:{urlsplit(settings.BASE_URL).hostname},2026:request:{quote(request_id)}",
        "ok": False,
        "code": error.code,
        "requestId": request_id,
        **error.members,
    }
    if isinstance(error, ValidationFailed):
        document["errors"] = [_field(fault) for fault in error.errors[:MAX_ERRORS]]
    return document


def _field(fault: FieldError) -> dict[str, str]:
    location = {"parameter": fault.parameter} if fault.parameter else {"pointer": fault.pointer}
    return {**location, "code": fault.code, "detail": fault_text(fault)}
