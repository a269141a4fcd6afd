"""Preview a type that is still being written: the page and the paper of a made-up certificate.

Nothing is stored.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from django.utils import translation

from accounts.domain.actors import RequestContext
from accounts.models import Branding
from certificates.gs1 import example_gtin
from certificates.models import Certificate, CompanyPrefix, TypeVersion
from certificates.printing.content import Edition, bundle, printed_certificate
from certificates.printing.letterhead import Letterhead
from certificates.printing.typesetting import pictures, preview_pdf
from certificates.types.digital_link_setting import from_column
from certificates.types.fields import from_stored
from certificates.types.types import TypeFacts
from certificates.verification import verify as verification
from certificates.verification.verify import Verification
from lib.dates import local_date

from .build import PreparedDraft, build
from .preview import as_preview
from .samples import sample_draft, sample_number
from .validity import validity_of

UNSAVED = 0  # the id of a type and a version that are not stored


@dataclass(frozen=True, slots=True, kw_only=True)
class TypePreview:
    """A made-up certificate of a type, in one language."""

    context: RequestContext
    version: Mapping[str, Any]  # columns of TypeVersion
    row: Mapping[str, Any]  # columns of Certificate
    qr_link: str | None  # the Digital Link of its QR code; None: the verify page's URL

    @classmethod
    def of(
        cls, *, context: RequestContext, code: str, version: Mapping[str, Any], locale: str
    ) -> "TypePreview":
        """The certificate that this version of a type would make of made-up values."""
        zone = context.issuer.time_zone
        today = local_date(context.now, zone)
        setting = from_column(version["digital_link"])
        prefixes = _confirmed_prefixes(context) if setting else []
        with translation.override(locale):
            draft = sample_draft(
                kind=version["kind"],
                fields=from_stored(version["fields"]),
                number=sample_number(version, code, today),
                gtin=example_gtin(prefixes[0]) if prefixes else None,
                today=today,
                locale=locale,
            )
        facts = _facts(version, code, prefixes)
        validity = validity_of(draft, facts, issued_on=today, zone=zone)
        new = build(context, PreparedDraft(draft=draft, type=facts, validity=validity))
        qr_link = new.digital_link if setting and setting.qr_code else None
        return cls(context=context, version=version, row=new.row, qr_link=qr_link)

    def page(self) -> Verification:
        """What the verify page would say."""
        columns = {**self.version, "id": UNSAVED}
        return as_preview(verification.preview(self.row, now=self.context.now, version=columns))

    def pictures(self) -> list[bytes]:
        """The printed pages as PNG. Raises PrintingBusy."""
        return pictures(self._printed(), issuer_id=self.context.issuer.id)

    def pdf(self) -> bytes:
        """The printed document. Raises PrintingBusy."""
        return preview_pdf(self._printed(), issuer_id=self.context.issuer.id)

    def _printed(self) -> dict[str, Any]:
        certificate = Certificate(**self.row)
        certificate.version = TypeVersion(**self.version)
        style = Branding.objects.filter(issuer_id=self.context.issuer.id).first()
        with translation.override(certificate.locale):
            sheet = printed_certificate(
                certificate,
                edition=Edition.WHOLE,
                now=self.context.now,
                digital_link=self.qr_link,
                preview=True,
            )
            return bundle([sheet], Letterhead.of(style), at=self.context.now)


def _confirmed_prefixes(context: RequestContext) -> list[str]:
    rows = CompanyPrefix.objects.for_issuer(context.issuer.id).confirmed()
    return list(rows.order_by("prefix").values_list("prefix", flat=True))


def _facts(version: Mapping[str, Any], code: str, prefixes: list[str]) -> TypeFacts:
    """The unsaved version as issuing reads a stored one."""
    stored = {name: version[name] for name in TypeFacts.__dataclass_fields__ if name in version}
    lists = {
        name: msgspec.json.encode(version[name]).decode()
        for name in ("signatories", "fields", "digital_link")
    }
    return TypeFacts(
        **stored
        | lists
        | {
            "id": UNSAVED,
            "code": code,
            "archived": False,
            "version_id": UNSAVED,
            "version": 1,
            "release_required": False,  # a page that waits for its release shows little
            "company_prefixes": prefixes or None,
            "ctid": "",
            "xmin": "",
        }
    )
