"""The public page of a certificate that was not issued, for previews in the back office."""

from django.template import loader
from django.utils import translation

from certificates.verification.verify import Verification
from certificates.verification.verify_html import verify_page_content


def preview_html(verification: Verification) -> str:
    """The whole page, in the certificate's own language."""
    with translation.override(verification.locale):
        context = {"sheet": verify_page_content(verification), "preview": True}
        return loader.render_to_string("certificates/verify.html", context)
