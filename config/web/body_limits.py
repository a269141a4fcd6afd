"""Middleware: how large a body may be, and how many fields a form may have, outside the API (413).

The API's views hold their own limits, once they know the key. Nothing has read the body before.
"""

from tempfile import SpooledTemporaryFile
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.http import parse_header_parameters

from accounts.api.foundation.problems import ApiError, BodyTooLarge, TooManyFields

from .error_pages import refusal

BACK_OFFICE = "/admin/"
ACCOUNT_PAGES = "/admin/access/"  # signing in, and what one does before and after it
PIECE = 1024 * 1024  # bytes
READING = frozenset({"GET", "HEAD", "OPTIONS"})


class LimitBodies:
    """Refuses what is larger than its page takes. Parsing 19,000 fields takes seconds, counting them does not."""

    def __init__(self, get_response: Any) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        try:
            response: HttpResponse = self.get_response(request)
            return response
        finally:
            if counted := getattr(request, "counted_body", None):
                counted.close()

    def process_view(
        self, request: HttpRequest, view: Any, args: Any, kwargs: Any
    ) -> HttpResponse | None:
        """Refuse the body of a POST, once its view is known."""
        path = request.path_info
        if request.method in READING or path.startswith("/api/"):
            return None
        length = int(request.META.get("CONTENT_LENGTH") or 0)
        is_form_of_staff = (
            path.startswith(BACK_OFFICE)
            and not path.startswith(ACCOUNT_PAGES)
            and request.user.is_authenticated
        )
        if is_form_of_staff:
            limit = settings.FORM_LIMIT
            error: ApiError | None = BodyTooLarge(limit=limit) if length > limit else None
        else:
            error = _fault(request, getattr(view, "view_class", None), length)
        return refusal(request, error, 413) if error else None


def _fault(request: HttpRequest, page: Any, length: int) -> ApiError | None:
    """What is wrong with a stranger's body. A page with a `body_limit` answers what is larger itself."""
    media_type, params = parse_header_parameters(request.META.get("CONTENT_TYPE", ""))
    takes_files = hasattr(page, "body_limit") and media_type == "multipart/form-data"
    if length > settings.BODY_LIMIT and not takes_files:
        return BodyTooLarge(limit=settings.BODY_LIMIT)
    if takes_files and length > page.body_limit():
        return None
    mark = "&" if media_type == "application/x-www-form-urlencoded" else ""
    if media_type == "multipart/form-data":
        mark = f"--{params.get('boundary', '')}"
    if mark and _count(request, mark.encode("ascii", "replace")) > settings.FORM_FIELDS:
        return TooManyFields(limit=settings.FORM_FIELDS)
    return None


def _count(request: HttpRequest, mark: bytes) -> int:
    """Count what occurs about once in each field, until there are too many; then the body is there again."""
    body, count = SpooledTemporaryFile(settings.BODY_LIMIT), 0  # noqa: SIM115
    while count <= settings.FORM_FIELDS and (piece := request.read(PIECE)):
        count += piece.count(mark)
        body.write(piece)
    body.seek(0)
    request.counted_body = body  # type: ignore[attr-defined]
    request._stream, request._read_started = body, False  # type: ignore[assignment,attr-defined]
    return count
