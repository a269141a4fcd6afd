"""Who issued a certificate: address, website and verified domains, as HTML."""

from functools import lru_cache
from html import escape

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, gettext

from accounts.domain.domain_names import displayed
from certificates.verification.brand import Brand

OUTWARD = 'rel="nofollow noopener noreferrer"'
_CHECK = (
    '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
    '<path d="M12 2l7 3v6c0 5-3 8.500-7 11-4-2.500-7-6-7-11V5z"/><path d="m8.500 11.500 2.500 2.500 4.500-5"/></svg>'
)


def issuer_block(brand: Brand) -> SafeString:
    """The block below the issuer's name, in the active language; empty if nothing is known."""
    return _block(brand.address, brand.website, brand.domains, get_language() or "en")


@lru_cache(maxsize=1024)
def _block(
    address: str | None, website: str | None, domains: tuple[str, ...], _language: str
) -> SafeString:
    """Cached: an issuer's block is the same on all its certificates."""
    lines = []
    if address:
        lines.append(f'<p class="issuer-address">{escape(address)}</p>')
    if website:
        url = escape(website)
        lines.append(f'<p><a href="{url}" {OUTWARD}>{url}</a></p>')
    label = escape(gettext("Verified domain:"))
    lines.extend(
        f'<p class="domain">{_CHECK}{label} <strong>{escape(displayed(name))}</strong></p>'
        for name in domains
    )
    html = f'<div class="issuer-details">{"".join(lines)}</div>' if lines else ""
    return mark_safe(html)  # noqa: S308  (all values are escaped)
