"""What anybody may fetch of an issuer without a key: its logo."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from accounts.branding import LOGO_DIGITS
from accounts.models import Branding
from lib import ids

FOREVER = "public, max-age=31536000, immutable"  # another logo has another address


@require_safe
def logo(request: HttpRequest, issuer_id: str, digest: str) -> HttpResponse:
    """The logo at this address; 404 once it was changed or removed."""
    key = ids.parse(ids.Prefix.ISSUER, issuer_id)
    shown = Branding.objects.filter(pk=key, logo_sha256__startswith=digest)
    if key is None or len(digest) != LOGO_DIGITS:
        raise Http404
    png = shown.values_list("logo", flat=True).first()
    if png is None:
        raise Http404
    response = HttpResponse(bytes(png), content_type="image/png")
    response["Cache-Control"] = FOREVER
    return response
