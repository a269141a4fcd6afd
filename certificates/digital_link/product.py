"""The page that lists the certificates of a product's batch or serial number."""

from collections.abc import Iterator

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext as _

from certificates import gs1 as digital_link
from certificates.gs1 import MalformedLink, ProductKey, parse
from certificates.prefixes import CertificatesPrefix
from certificates.public_pages import CertificatePage, LanguageRedirect, encoded_path
from certificates.verification import status_texts
from certificates.verification.bulk import find_many
from lib import ids

from .resolve import ResolvedKey, resolve


class ProductRedirect(LanguageRedirect):
    """The list's address without a language, as links for everybody have it."""

    def address(self, locale: str, **kwargs: str) -> str:
        """Keeps the path as it was sent: a slash inside a batch number is no slash of the path."""
        return f"/{locale}{encoded_path(self.request)}"


class ProductPage(CertificatePage):
    """The certificates of a batch or serial number, the newest first. A GTIN alone lists none."""

    def get(self, request: HttpRequest, *, locale: str, raw_path: str) -> HttpResponse:
        try:
            key = parse(encoded_path(request).removeprefix(f"/{locale}/products/"))
            listed = next((each for each in resolve(key) if each.certificate_ids), None)
            if listed is None:
                return self.not_found(raw_path)
            return self.show(key, listed)
        except MalformedLink:
            return self.no_identifier(raw_path)
        except (OperationalError, InterfaceError):
            return self.unavailable()

    def show(self, key: ProductKey, listed: ResolvedKey) -> HttpResponse:
        """The list; above it what the visitor's link named beyond what any certificate states."""
        public_ids = [
            ids.encode(CertificatesPrefix.CERTIFICATE, each) for each in listed.certificate_ids
        ]
        answers = find_many(public_ids, locale=self.kwargs["locale"], now=timezone.now())
        lines = [
            (
                answers[each],
                status_texts.verdict(answers[each], readable=True, held_up=False),
            )
            for each in public_ids
            if each in answers
        ]
        as_of = next((answer.as_of for answer in answers.values()), None)
        context = {
            "facts": list(_facts(listed.key)),
            "unknown": list(_facts(key))[1 + len(listed.key.qualifiers) :],
            "lines": lines,
            "more": listed.more,
            "old_records": status_texts.old_records(as_of),
        }
        return self.page("certificates/product.html", context, as_of=as_of)


def _facts(key: ProductKey) -> Iterator[tuple[str, str]]:
    """The key as labels and values."""
    labels = {
        digital_link.VARIANT: _("Product variant"),
        digital_link.BATCH: _("Batch"),
        digital_link.SERIAL: _("Serial number"),
        digital_link.THIRD_PARTY_SERIAL: _("Third party’s serial number"),
    }
    yield _("GTIN"), key.gtin
    for identifier, value in key.qualifiers:
        yield labels[identifier], value
