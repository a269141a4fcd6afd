"""What a GS1 Digital Link leads to: the product's own page, and certificates of a batch or serial number.

A GTIN alone leads to no certificate: it must not enumerate them. Nor do test certificates, those that
wait for their release, and those that were erased. All links of a product are a linkset (RFC 9264).
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.conf import settings
from django.utils import translation
from django.utils.translation import gettext

from accounts.scopes import Locale, Mode, Standing
from certificates import gs1
from certificates.addresses import CertificatesPrefix
from certificates.gs1 import ProductKey
from certificates.lifecycle import State
from certificates.search.keys import column_of, hash_of, member
from certificates.types.settings import DigitalLinkSetting, digital_link_in
from lib import ids, sql
from lib.database import replicas, tenancy
from lib.database.replicas import MissingOnReplicaError, Reading

MAX_CERTIFICATES = 50  # of one key; its page says that there are more
# Certificates with the narrowest value that are looked at, the newest first: products may share a batch
# number, and a value that a million certificates have must cost no more than a rare one.
MAX_COMPARED = 2_000

_ISSUER = "SELECT certificates_issuer_of_prefix(%(prefixes)s::text[])"
_TYPES = """
SELECT i.standing, t.id, v.digital_link::text
  FROM accounts_issuer i
  JOIN certificates_certificatetype t ON t.issuer_id = i.id
  JOIN certificates_typeversion v ON v.id = t.current_id
 WHERE i.id = %(issuer_id)s AND v.digital_link <> '{}'
 ORDER BY t.id
"""
# A subquery that is no EXISTS, as in search by a term: PostgreSQL would make a join of that, and begin
# with the certificates of the type. `{column}` holds the hashes of the name that is sought.
FIND = """
SELECT found.certificate_id, found.superseded
  FROM (SELECT key.certificate_id,
               (SELECT c.state = 'superseded' FROM certificates_certificate c
                 WHERE c.id = key.certificate_id AND c.issuer_id = %(issuer_id)s
                   AND c.mode = %(mode)s AND c.type_id = ANY(%(types)s::bigint[])
                   AND c.gtin = ANY(%(gtins)s::text[]) AND c.state <> %(pending)s
                   AND c.erased_at IS NULL AND c.erasure_id IS NULL
                   AND (SELECT bool_and(position(stated.member IN c.document) > 0)
                          FROM unnest(%(members)s::bytea[]) AS stated (member))) AS superseded
          FROM (SELECT certificate_id
                  FROM certificates_certificatekey
                 WHERE {column} = %(hash)s
                 ORDER BY slot DESC, certificate_id DESC
                 LIMIT %(compared)s) AS key) AS found
 WHERE found.superseded IS NOT NULL
 LIMIT %(limit)s
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolvedKey:
    """What one key leads to: certificates, or for a GTIN alone the product's own page."""

    key: ProductKey
    certificate_ids: Sequence[UUID] = ()  # the newest first
    in_place: UUID | None = None  # the only one that is not superseded
    more: bool = False  # than MAX_CERTIFICATES
    product_page: str = ""

    @property
    def has_links(self) -> bool:
        """Whether the key leads anywhere by itself."""
        return bool(self.certificate_ids or self.product_page)


def resolve(key: ProductKey) -> list[ResolvedKey]:
    """What the key and each wider one lead to, the narrowest first; only those that lead anywhere.

    An issuer that was blocked for fraud still has its certificates shown, as their pages warn; but nobody
    is sent to its own pages.
    """

    def look_up(reading: Reading) -> list[ResolvedKey]:
        found = _found(key)
        if reading.is_replica and not found:
            raise MissingOnReplicaError
        return found

    return replicas.read(look_up)


def _found(key: ProductKey) -> list[ResolvedKey]:
    row = sql.fetch_one(_ISSUER, {"prefixes": gs1.prefixes_of(key.gtin)})
    if row is None or row[0] is None:
        return []
    with tenancy.acting_for(row[0]):
        return _resolve(row[0], key)


def _resolve(issuer_id: UUID, key: ProductKey) -> list[ResolvedKey]:
    is_flagged, settings = _settings(issuer_id)
    answers = [_of_certificates(issuer_id, settings, each) for each in key.levels[:-1]]
    if not is_flagged:
        pages = (
            setting.page_of(key.gtin)
            for setting, types in settings.items()
            if _has_product(issuer_id, types, key.gtin)
        )
        answers.append(ResolvedKey(key=key.levels[-1], product_page=next(pages, "")))
    return [answer for answer in answers if answer.has_links]


_Settings = dict[DigitalLinkSetting, list[int]]


def _settings(issuer_id: UUID) -> tuple[bool, _Settings]:
    """Whether the issuer is blocked for fraud, and its types that have links."""
    rows = sql.fetch_all(_TYPES, {"issuer_id": issuer_id})
    settings: _Settings = defaultdict(list)
    for _standing, type_id, stored in rows:
        setting = digital_link_in(stored)
        if setting is not None:
            settings[setting].append(type_id)
    return any(row[0] == Standing.FRAUD.value for row in rows), settings


def _of_certificates(issuer_id: UUID, settings: _Settings, key: ProductKey) -> ResolvedKey:
    found: list[tuple[UUID, bool]] = []
    for setting, types in settings.items():
        found += _find(issuer_id, types, key.gtin, list(_stated(setting, key)))
    found.sort(reverse=True)
    shown = found[:MAX_CERTIFICATES]
    in_place = [certificate_id for certificate_id, superseded in found if not superseded]
    return ResolvedKey(
        key=key,
        certificate_ids=[certificate_id for certificate_id, _superseded in shown],
        in_place=in_place[0] if len(in_place) == 1 else None,
        more=len(found) > MAX_CERTIFICATES,
    )


def _has_product(issuer_id: UUID, types: Sequence[int], gtin: str) -> bool:
    """Whether any certificate of these types is about the product."""
    spelled = gs1.spellings(gtin)
    return any(_find(issuer_id, types, gtin, [("gtin", each)], limit=1) for each in spelled)


def _stated(setting: DigitalLinkSetting, key: ProductKey) -> Iterator[tuple[str, str]]:
    """Names and values that a certificate has to state for the key.

    What the type does not have narrows nothing; where that is the narrowest, the key is not the type's.
    """
    if key.qualifiers[-1][0] in setting.names:
        for identifier, value in key.qualifiers:
            if identifier in setting.names:
                yield setting.names[identifier], value


def _find(
    issuer_id: UUID,
    types: Sequence[int],
    gtin: str,
    stated: Sequence[tuple[str, str]],
    *,
    limit: int = MAX_CERTIFICATES + 1,
) -> list[tuple[UUID, bool]]:
    """Certificates that state all of this, and whether each is superseded; by the last one's search key."""
    if not stated:
        return []
    name, value = stated[-1]
    params = {
        "issuer_id": issuer_id,
        "mode": Mode.LIVE.value,
        "types": list(types),
        "gtins": gs1.spellings(gtin),
        "pending": State.PENDING.value,
        "members": [member(*each) for each in stated],
        "hash": hash_of(issuer_id, Mode.LIVE, name, value),
        "compared": MAX_COMPARED,
        "limit": limit,
    }
    statement = FIND.format(column=column_of(name))
    return [(row[0], row[1]) for row in sql.fetch_all(statement, params)]


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
