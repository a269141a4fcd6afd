"""The OpenAPI document: everything that views declare, in one of the four languages."""

import re
from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import translation
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.api.schema import Json
from accounts.api.views import METHODS, ApiView
from lib.text import camel_case

from . import headers
from .constraints import tighten
from .examples import add_examples
from .operations import operation
from .parameters import describe_parameters
from .properties import describe_properties
from .schemas import Schemas
from .sharing import share_parameters, share_refusals, share_schemas
from .webhooks import TAG as OF_WEBHOOKS
from .webhooks import webhooks

TAGS = {
    "certificates": _("Issue certificates, find them, and say what has become of them"),
    "certificate-types": _("What certificates of a kind state, and what their pages show"),
    "programs": _("Programs of study, and their cohorts"),
    "recipients": _("The people who are enrolled"),
    "enrolments": _("Attempts of recipients, and their completion"),
    "teams": _("Teams that run programs, and the approval of the institution"),
    "jobs": _("Work on many certificates, done in the background"),
    "webhooks": _("Endpoints of yours, and what was delivered to them"),
    "events": _("What has happened, read from the feed"),
    OF_WEBHOOKS: _("What your systems receive: a request for each type of event"),
    "privacy": _("What is kept about a person, and how it is erased"),
    "account": _("The account itself: settings, consent, usage, audit"),
    "api-keys": _("Keys of your systems, and what each may do"),
    "signing-keys": _(
        "The keys that credentials are signed with, and the DID that others know you by"
    ),
    "public": _("What everybody may ask, without a key"),
}
_PARAMETER = re.compile(r"<(\w+):(\w+)>")


def document(language: str) -> Json:
    """The whole document; it takes a second to make."""
    with translation.override(language):
        schemas = Schemas()
        paths = dict(sorted(_paths(schemas)))
        sent = webhooks(schemas)
        result: Json = {
            "openapi": "3.1.0",
            "info": _info(),
            "servers": [{"url": settings.BASE_URL}],
            "tags": [{"name": name, "description": str(text)} for name, text in TAGS.items()],
            "paths": paths,
            "webhooks": sent,
            "components": {
                "schemas": schemas.components(),
                "headers": headers.components(),
                "securitySchemes": {
                    "ApiKey": {"type": "apiKey", "in": "header", "name": "x-api-key"}
                },
            },
        }
        describe_properties(result["components"]["schemas"])
        tighten(result["components"]["schemas"], paths)
        for item in paths.values():
            for each in item.values():
                describe_parameters(each)
        add_examples(result)
        headers.add_headers(paths)
        share_schemas(result)
        share_refusals(result)
        share_parameters(result)
    return result


def _info() -> Json:
    return {
        "title": "Certificate Issuing Service",
        "version": settings.API_VERSION,
        "description": gettext(
            "Issue certificates from your own systems, and let anyone verify them."
        ),
        "contact": {"url": settings.BASE_URL + reverse("docs-redirect")},
    }


def _paths(schemas: Schemas) -> Iterator[tuple[str, Json]]:
    for route, view in _routes(get_resolver()):
        in_path = {camel_case(name): kind for kind, name in _PARAMETER.findall(route)}
        path = "/" + _PARAMETER.sub(lambda found: f"{{{camel_case(found[2])}}}", route)
        methods = [method for method in METHODS if hasattr(view, method)]
        yield path, {each: operation(view, each, in_path, schemas) for each in methods}


def _routes(resolver: URLResolver, before: str = "") -> Iterator[tuple[str, type[ApiView]]]:
    """Every route that an API view answers, and the view."""
    for entry in resolver.url_patterns:
        route = before + str(entry.pattern)
        if isinstance(entry, URLResolver):
            yield from _routes(entry, route)
        elif isinstance(entry, URLPattern):
            view: Any = getattr(entry.callback, "cls", None)
            if view and issubclass(view, ApiView):
                yield route, view
