"""The DID document of an issuer (did:web), public."""

import hashlib
import json

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response
from django.views.decorators.http import require_safe

from accounts.domain.prefixes import AccountsPrefix
from accounts.operations import signing_keys
from accounts.scopes import Mode
from lib import ids

SECONDS = 60  # that it may be kept: a compromised key is gone from everywhere after that


@require_safe
def did_document(request: HttpRequest, issuer_id: str, mode: Mode) -> HttpResponseBase:
    """`/issuers/{id}/did.json`, and `/issuers/{id}/test/did.json` for test certificates."""
    key = ids.parse(AccountsPrefix.ISSUER, issuer_id)
    document = signing_keys.did_document(key, mode) if key else None
    response: HttpResponseBase
    if document is None:
        response = HttpResponse("There is no such DID.\n", "text/plain; charset=utf-8", 404)
        response["Cache-Control"] = "no-store"  # a new issuer has one within seconds
    else:
        response = _conditional(request, json.dumps(document, indent=2).encode() + b"\n")
    response["Access-Control-Allow-Origin"] = "*"
    response["Cross-Origin-Resource-Policy"] = "cross-origin"
    response["X-Robots-Tag"] = "noindex"
    return response


def _conditional(request: HttpRequest, content: bytes) -> HttpResponseBase:
    response = HttpResponse(content, "application/json")
    response["ETag"] = etag = f'"{hashlib.sha256(content).hexdigest()}"'
    response["Cache-Control"] = f"public, max-age={SECONDS}"
    return get_conditional_response(request, etag=etag, response=response) or response
