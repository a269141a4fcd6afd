"""The JSON-LD context of our product credentials, public."""

import json

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

from accounts.api.foundation.public_files import public_file

from .registry import product_context

SECONDS = 86400


@require_safe
def context(request: HttpRequest) -> HttpResponseBase:
    """`/contexts/v1`"""
    content = json.dumps(product_context(settings.BASE_URL), indent=2).encode()
    return public_file(request, content, "application/ld+json", seconds=SECONDS)
