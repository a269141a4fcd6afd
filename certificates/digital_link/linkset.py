"""The links of a product as a linkset (RFC 9264), with the link types of the GS1 Web Vocabulary."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.utils import translation
from django.utils.translation import gettext

from accounts.scopes import Locale
from certificates.prefixes import CertificatesPrefix
from lib import ids

from .resolve import ResolvedKey

VOCABULARY = "https://ref.gs1.org/voc/"
DEFAULT = f"{VOCABULARY}defaultLink"
DEFAULT_BY_LANGUAGE = f"{VOCABULARY}defaultLinkMulti"
CERTIFICATION = f"{VOCABULARY}certificationInfo"
PRODUCT = f"{VOCABULARY}pip"
CONTEXT = "https://ref.gs1.org/standards/resolver/linkset-context"


@dataclass(frozen=True, slots=True, kw_only=True)
class ProductLink:
    """One link of a key: its type, where it leads, and in which language (empty: in any)."""

    type: str
    href: str
    title: str
    locale: str = ""

    def target(self) -> dict[str, Any]:
        """The link's target object. A default link has no attributes but its title."""
        target: dict[str, Any] = {"href": self.href, "title": self.title}
        if self.type != DEFAULT:
            target["type"] = "text/html"
        if self.locale:
            target["hreflang"] = [self.locale]
        return target


def links_of(answer: ResolvedKey) -> Iterator[ProductLink]:
    """The links of one key by itself."""
    if answer.product_page:
        page = {"href": answer.product_page, "title": gettext("Product information")}
        yield ProductLink(type=PRODUCT, **page)
        yield ProductLink(type=DEFAULT, **page)
    if answer.certificate_ids:
        yield from _certification(answer)


def linkset(answers: Iterable[ResolvedKey]) -> dict[str, Any]:
    """The links of each key, the narrowest first, as RFC 9264 writes them in JSON."""
    return {"linkset": [_context(answer) for answer in answers]}


def best(links: Sequence[ProductLink], link_type: str, locale: str) -> ProductLink | None:
    """The link of this type in this language, else the one for any language; None if there is none."""
    wanted = DEFAULT_BY_LANGUAGE if link_type == DEFAULT and locale else link_type
    matching = [link for link in links if link.type == wanted and link.locale in {locale, ""}]
    if matching:
        return max(matching, key=lambda link: link.locale)
    return best(links, DEFAULT, "") if wanted != link_type else None


def _context(answer: ResolvedKey) -> dict[str, Any]:
    context: dict[str, Any] = {"anchor": answer.key.uri}
    for link in links_of(answer):
        context.setdefault(link.type, []).append(link.target())
    return context


def _certification(answer: ResolvedKey) -> Iterator[ProductLink]:
    """The page of the only certificate, else the list: for any language, and in each of the four."""
    page = f"products/{answer.key.path}"
    if answer.in_place is not None:
        page = f"verify/{ids.encode(CertificatesPrefix.CERTIFICATE, answer.in_place)}"
    everyone = {"href": f"{settings.BASE_URL}/{page}", "title": _title(answer, Locale.EN.value)}
    yield ProductLink(type=DEFAULT, **everyone)
    yield ProductLink(type=CERTIFICATION, **everyone)
    for link_type in (CERTIFICATION, DEFAULT_BY_LANGUAGE):
        for locale in Locale.values:
            href = f"{settings.BASE_URL}/{locale}/{page}"
            title = _title(answer, locale)
            yield ProductLink(type=link_type, href=href, title=title, locale=locale)


def _title(answer: ResolvedKey, locale: str) -> str:
    is_one = answer.in_place is not None or len(answer.certificate_ids) == 1
    with translation.override(locale):
        return gettext("Certificate") if is_one else gettext("Certificates")
