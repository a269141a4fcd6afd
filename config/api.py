"""The API's routes, and the OpenAPI document made from them."""

from functools import cache

import orjson
from django.http import HttpRequest, HttpResponse
from django.urls import include, path

from accounts.api.foundation import problems
from accounts.api.foundation.views import READ_METHODS
from accounts.scopes import Locale
from certificates.api.urls import list_urlpatterns, public_urlpatterns
from config.api_schema.document import document


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
    return HttpResponse(_served(language), content_type="application/json")


@cache
def _served(language: str) -> bytes:
    """The document as bytes, made once per process: it takes a second."""
    return orjson.dumps(document(language))


urlpatterns = [
    path("external/", include(list_urlpatterns)),
    path("external/certificates/", include("certificates.api.urls")),
    path("external/webhooks/", include("webhooks.api.urls")),
    path("external/edu/", include("edu.api.urls")),
    path("external/", include("accounts.api.urls")),
    path("external/", include("accounts.jobs.api.urls")),
    path("external/openapi.json", openapi, name="openapi"),
    path("public/certificates/", include(public_urlpatterns)),
]
