"""The logo of an issuer, public."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from accounts.models import Branding
from accounts.prefixes import AccountsPrefix
from lib import ids
from lib.database import tenancy

from .branding import LOGO_DIGITS

FOREVER = "public, max-age=31536000, immutable"  # a new logo has a new URL


@require_safe
def logo(request: HttpRequest, issuer_id: str, digest: str) -> HttpResponse:
    """The logo with this digest; 404 once it was changed or removed."""
    key = ids.parse(AccountsPrefix.ISSUER, issuer_id)
    if key is None or len(digest) != LOGO_DIGITS:
        raise Http404
    branding = Branding.objects.filter(pk=key, logo_sha256__startswith=digest)
    with tenancy.acting_for(key):
        png = branding.values_list("logo", flat=True).first()
    if png is None:
        raise Http404
    response = HttpResponse(bytes(png), content_type="image/png")
    response["Cache-Control"] = FOREVER
    return response
