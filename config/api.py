"""The API's routes, and the OpenAPI document made from them."""

import hashlib
from functools import cache

import orjson
from django.http import HttpRequest, HttpResponse
from django.urls import include, path
from django.utils.cache import get_conditional_response

from accounts.api import problems
from accounts.api.views import READ_METHODS
from accounts.scopes import Locale
from certificates.urls import list_urlpatterns, public_urlpatterns
from config.api_schema.document import document

LIFETIME = 3600  # seconds for which the document may be kept without asking again


def openapi(request: HttpRequest) -> HttpResponse:
    """Serve the OpenAPI 3.1 document, in the language of `?lang=` (default English)."""
    if request.method not in READ_METHODS:
        refused = problems.MethodNotAllowed(method=request.method)
        response = problems.problem_response(refused, request)
        response["Allow"] = "GET, HEAD"
        return response
    language = request.GET.get("lang", Locale.EN)
    if language not in Locale.values:
        return problems.problem_response(problems.NotFound(), request)
    content, digest = _served(language)
    response = HttpResponse(content, content_type="application/json")
    response["ETag"] = etag = f'"{digest}"'
    response["Cache-Control"] = f"public, max-age={LIFETIME}"
    conditional = get_conditional_response(request, etag=etag, response=response)
    assert conditional is not None  # it is the response itself if no condition applies
    return conditional


@cache
def _served(language: str) -> tuple[bytes, str]:
    """The document as bytes and their digest, made once per process: it takes a second."""
    content = orjson.dumps(document(language))
    return content, hashlib.sha256(content).hexdigest()[:32]


urlpatterns = [
    path("external/", include(list_urlpatterns)),
    path("external/certificates/", include("certificates.urls")),
    path("external/webhooks/", include("webhooks.urls")),
    path("external/edu/", include("edu.urls")),
    path("external/", include("accounts.urls")),
    path("external/openapi.json", openapi, name="openapi"),
    path("public/certificates/", include(public_urlpatterns)),
]
