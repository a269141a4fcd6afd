"""The frame of the OpenAPI document: servers, contact, tags, language."""

from copy import deepcopy
from inspect import cleandoc
from typing import Any

from django.conf import settings
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from accounts.scopes import Locale
from config.api_schema import headers

from .constraints import tighten
from .parameters import describe

Json = dict[str, Any]
TAGS = {
    "certificates": _("Issue certificates, find them, and say what has become of them"),
    "types": _("What certificates of a kind state, and what their pages show"),
    "edu": _("Programs, the people enrolled in them, and their completion"),
    "jobs": _("Work on many certificates, done in the background"),
    "webhooks": _("Events, sent to your systems as they happen"),
    "privacy": _("What is kept about a person, and how it is erased"),
    "account": _("The account itself: keys, settings, consent, usage, audit"),
    "public": _("What everybody may ask, without a key"),
}


def add_frame(result: Json, **_: Any) -> Json:
    """Postprocessing hook of drf-spectacular: add servers, contact, tags, parameters and headers."""
    result["info"]["contact"] = {"url": settings.BASE_URL + reverse("docs-redirect")}
    result["servers"] = [{"url": settings.BASE_URL}]
    result["tags"] = [{"name": name, "description": str(text)} for name, text in TAGS.items()]
    result["components"]["schemas"] = schemas = deepcopy(result["components"]["schemas"])
    _translate(schemas)
    tighten(schemas, result["paths"])
    result["components"]["headers"] = headers.components()
    for item in result["paths"].values():
        for operation in item.values():
            describe(operation)
            headers.add_headers(operation)
    return result


def _translate(schema: Any) -> None:
    """Translate descriptions made from docstrings; remove those without a translation."""
    if isinstance(schema, list):
        for part in schema:
            _translate(part)
    if not isinstance(schema, dict):
        return
    if isinstance(text := schema.get("description"), str):
        del schema["description"]
        if translated := _translated(cleandoc(text)):
            schema["description"] = translated
    for part in schema.values():
        _translate(part)


def _translated(text: str) -> str:
    translated = gettext(text) if text else ""
    return translated if translated != text or get_language() == Locale.EN else ""
