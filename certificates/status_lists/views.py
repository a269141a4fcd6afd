"""The status lists of issuers (W3C Bitstring Status List 1.0), public."""

from django.http import HttpRequest, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from accounts.api.responses import no_such_file, public_file
from accounts.scopes import AccountsPrefix, Mode
from certificates.addresses import CertificatesPrefix
from certificates.credentials.securing import MEDIA_TYPES, Suite
from lib import ids
from lib.database import replicas
from lib.database.replicas import PRIMARY, MissingOnReplicaError, Reading

from .operations import published

SECONDS = 60
JSON, JWT = MEDIA_TYPES[Suite.JCS], MEDIA_TYPES[Suite.JWT]


@require_safe
def status_list(
    request: HttpRequest, issuer_id: str, list_id: str, purpose: str, mode: Mode
) -> HttpResponseBase:
    """`/issuers/{id}/status/{list}/{purpose}`, and `/issuers/{id}/test/status/…` of test certificates.

    As JSON with an embedded proof; as a JWT for `?proof=jwt` or who accepts that alone.
    """
    suite = _suite(request)
    owner = ids.parse(AccountsPrefix.ISSUER, issuer_id)
    list_pk = ids.parse(CertificatesPrefix.STATUS_LIST, list_id)

    def look_up(reading: Reading) -> tuple[str | None, Reading]:
        if owner is None or list_pk is None:
            return None, PRIMARY
        found = published(list_pk, issuer_id=owner, mode=mode, purpose=purpose, suite=suite)
        if found is None and reading.is_replica:
            raise MissingOnReplicaError
        return found, reading

    content, reading = replicas.read(look_up)
    if content is None:
        response = no_such_file("There is no such status list, or none with such a proof.")
    else:
        media_type = JWT if suite == Suite.JWT else JSON
        response = public_file(request, content.encode(), media_type, seconds=SECONDS)
        for name, value in replicas.age_header(reading.as_of).items():
            response[name] = value
    patch_vary_headers(response, ["Accept"])
    return response


def _suite(request: HttpRequest) -> str | None:
    """The proof that is asked for; None: the one that fits the list's certificates."""
    if asked := request.GET.get("proof"):
        return asked
    return Suite.JWT if request.get_preferred_type([JSON, JWT]) == JWT else None
