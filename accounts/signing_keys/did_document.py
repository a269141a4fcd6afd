"""The DID document of an issuer (did:web), public."""

from django.http import HttpRequest, HttpResponseBase
from django.views.decorators.http import require_safe

from accounts.api.public_files import no_such_file, public_file
from accounts.prefixes import AccountsPrefix
from accounts.scopes import Mode
from lib import ids
from lib.database import tenancy

from . import did as identity
from . import operations as signing_keys

SECONDS = 60  # that it may be kept: a compromised key is gone from everywhere after that


@require_safe
def did_document(request: HttpRequest, issuer_id: str, mode: Mode) -> HttpResponseBase:
    """`/issuers/{id}/did.json`, and `/issuers/{id}/test/did.json` for test certificates."""
    owner = ids.parse(AccountsPrefix.ISSUER, issuer_id)
    if owner is None:
        return no_such_file("There is no such DID.")
    with tenancy.acting_for(owner):
        document = signing_keys.did_document(owner, mode)
    if document is None:
        return no_such_file("There is no such DID.")
    return public_file(request, identity.as_file(document), "application/json", seconds=SECONDS)
