"""Parts and links of a certificate as HTML. Addresses of others are never fetched."""

from collections.abc import Iterator, Sequence
from html import escape

from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext, ngettext

from certificates.domain.lifecycle import Status
from certificates.verification.related import (
    CertificatePart,
    Link,
    LinkedCertificate,
    RelatedCertificates,
)

OUTWARD = 'rel="nofollow noopener noreferrer"'


def notices(related: RelatedCertificates) -> list[str]:
    """Warnings about the parts: how many are revoked or suspended, or were not looked at."""
    warnings = [
        ngettext(
            "%(count)s of %(total)s parts is revoked.",
            "%(count)s of %(total)s parts are revoked.",
            related.revoked,
        )
        % {"count": related.revoked, "total": related.total}
        if related.revoked
        else "",
        ngettext(
            "%(count)s of %(total)s parts is suspended.",
            "%(count)s of %(total)s parts are suspended.",
            related.suspended,
        )
        % {"count": related.suspended, "total": related.total}
        if related.suspended
        else "",
        ""
        if related.complete
        else gettext("There are more parts than this page has looked at: check them one by one."),
    ]
    return [text for text in warnings if text]


def parts(related: RelatedCertificates, *, locale: str, was_valid: str = "") -> SafeString:
    """The tree of parts as a list; each line has its depth as a class.

    `was_valid` stands in the place of "Valid" where that cannot be confirmed.
    """
    lines = "\n".join(_part(part, locale, was_valid) for part in related.parts)
    more = related.total - len({part.certificate.id for part in related.parts})
    if more > 0:
        text = ngettext("and %(count)s more", "and %(count)s more", more) % {"count": more}
        lines += f'\n<li class="more">{escape(text)}</li>'
    return _safe(f'<ul class="parts">\n{lines}\n</ul>' if lines else "")


def links(entries: Sequence[Link], *, locale: str, lang: str, was_valid: str = "") -> SafeString:
    """The links, each with its relation."""
    lines = "\n".join(
        f"<div><dt>{escape(str(link.rel.label))}</dt>"
        f"<dd>{_target(link, locale, lang, was_valid)}</dd></div>"
        for link in entries
    )
    return _safe(f'<dl class="rows">\n{lines}\n</dl>' if lines else "")


def _part(part: CertificatePart, locale: str, was_valid: str) -> str:
    named = _certificate(part.certificate, locale, was_valid)
    return f'<li class="depth-{part.depth}">{named}</li>'


def _target(link: Link, locale: str, lang: str, was_valid: str) -> str:
    words = f"<span{_lang(lang)}>{escape(link.label)}</span><br>" if link.label else ""
    if link.certificate is not None:
        return words + _certificate(link.certificate, locale, was_valid)
    address = escape(link.url or "")
    digest = f'<br><code class="hash">{link.sha256}</code>' if link.sha256 else ""
    return f'{words}<a href="{address}" {OUTWARD}>{address}</a>{digest}'


def _certificate(other: LinkedCertificate, locale: str, was_valid: str) -> str:
    """A link to the certificate's page, with its status."""
    address = escape(reverse("verify", kwargs={"locale": locale, "raw_id": other.id}))
    named = ", ".join(escape(text) for text in _names(other))
    issuer = f" <span>({escape(other.issuer_name)})</span>" if other.issuer_name else ""
    return f'<a href="{address}">{named}</a>{issuer} {_status(other, was_valid)}'


def _names(other: LinkedCertificate) -> Iterator[str]:
    yield other.type_name
    for text in (other.number, other.product_id, other.serial_number):
        if text:
            yield text


def _status(other: LinkedCertificate, was_valid: str) -> str:
    if other.issuer_flagged:
        return (
            f'<strong class="status status-revoked">{escape(gettext("Not trustworthy"))}</strong>'
        )
    tone, word = other.status.value, str(other.status.label)
    if was_valid and other.status is Status.ACTIVE:
        tone, word = "unconfirmed", was_valid
    return f'<strong class="status status-{tone}">{escape(word)}</strong>'


def _lang(lang: str) -> str:
    return f' lang="{escape(lang)}"' if lang else ""


def _safe(html: str) -> SafeString:
    """Mark HTML of this module as safe: all values in it are escaped."""
    return SafeString(html)
