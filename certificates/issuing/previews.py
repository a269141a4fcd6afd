"""Previews of certificates that were not issued: of a draft, of a type, and for the landing page.

Made-up values stand in for what nobody has stated. Nothing is stored.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec
import orjson
from django.template import loader
from django.utils import translation
from django.utils.translation import get_language, gettext

from accounts.actors import RequestContext
from accounts.models import Branding
from accounts.scopes import Locale
from certificates.certificate.document import Draft
from certificates.gs1 import example_gtin
from certificates.lifecycle import Status
from certificates.models import Certificate, CompanyPrefix, TypeVersion
from certificates.printing.pdf import Edition, bundle, printed_certificate
from certificates.printing.typesetting import pictures, preview_pdf
from certificates.types.fields import MetadataField, from_stored
from certificates.types.models import SubjectKind, text_in
from certificates.types.operations import TypeFacts
from certificates.types.presets import INSPECTION_CERTIFICATE
from certificates.types.settings import InvalidPattern, check_pattern, read_digital_link, series_of
from certificates.verification import operations as verification
from certificates.verification.operations import Verification
from certificates.verification.shown import Brand, facts
from certificates.verification.verify_html import verify_page_content
from lib.dates import local_date

from .build import PreparedDraft, build, prepare
from .rules import validity_of

LATER = "…"  # in place of what only issuing decides: the identifier, the number, the checksum


def preview(*, context: RequestContext, draft: Draft) -> Verification:
    """The page as it would be, in the certificate's own language.

    It has no identifier and cannot be printed; it is marked as a test, so that it is never green.
    Refuses with ValidationFailed as issuing would. Number, subject and quota are not checked.
    """
    prepared = prepare(context, draft)
    new = build(context, prepared, LATER if prepared.series else None)
    return as_preview(verification.preview(new.row, now=context.now))


def as_preview(page: Verification) -> Verification:
    """The page without an identifier, never green, and with nothing to download."""
    return replace(page, id=LATER, data_hash=LATER, test=True, trustworthy=False, printable=False)


ROWS = 3  # of a table
_DECIMALS = ("12.50", "9.75", "0.08")


def sample_draft(
    *,
    kind: str,
    fields: Sequence[MetadataField],
    number: str | None,
    gtin: str | None,
    today: date,
    locale: str,
) -> Draft:
    """A draft with a value of the right kind in each field. Texts are in the active language."""
    stated: dict[str, Any] = {}
    match kind:
        case SubjectKind.PERSON:
            stated["holder_name"] = gettext("Name of the holder")
        case SubjectKind.PRODUCT:
            stated["product_id"] = gettext("Name of the product")
            stated["serial_number"] = "SN-0001"
            stated["gtin"] = gtin
    return Draft(
        metadata={field.key: _value(field, today, locale) for field in fields},
        certificate_number=number,
        issued_on=today,
        locale=locale,  # type: ignore[arg-type]  # one of four, the form has checked
        **stated,
    )


def sample_number(version: Mapping[str, Any], code: str, today: date) -> str | None:
    """The first number that the type's pattern would make today; None without a valid pattern."""
    pattern = version["number_pattern"]
    try:
        check_pattern(pattern, code)
    except InvalidPattern:
        return None
    return series_of(pattern, code=code, day=today).number(1)


def _value(field: MetadataField, today: date, locale: str) -> str | list[list[str]]:
    match field.kind:
        case "decimal":
            return _DECIMALS[0]
        case "date":
            return today.isoformat()
        case "choice":
            return field.choices[0] if field.choices else "…"
        case "table":
            return [_row(field, number, locale) for number in range(ROWS)]
    if field.unit:
        return _DECIMALS[0]  # a number with its unit, although the kind says text
    return _text(field.label.text(locale), field.max_length)


def _row(field: MetadataField, number: int, locale: str) -> list[str]:
    """The first column names what the row is about; the others look like measurements."""
    title = field.columns[0].label.text(locale) if field.columns else ""
    first = _text(f"{title} {number + 1}", field.max_length)
    return [first, *(_DECIMALS[number] for _column in field.columns[1:])]


def _text(about: str, limit: int) -> str:
    return (gettext("Example: %(what)s") % {"what": about})[:limit]


TIME_ZONE = "Europe/Berlin"  # a page names the city of its issuer
ISSUED_BEFORE = timedelta(days=12)
NOBODY = UUID(int=0)
GOOD_FOR = timedelta(days=365)
METADATA: Mapping[str, Any] = {
    "grade": "1.4301",
    "standard": "EN 10088-2",
    "heatNumber": "H 48213",
    "mechanicalProperties": [
        ["Rp0,2", "≥ 230", "284", "MPa"],
        ["Rm", "540 – 750", "618", "MPa"],
        ["A", "≥ 45", "52", "%"],
    ],
}
# What the sample does not show.
_LEFT_OUT: dict[str, Any] = {
    "issuer_flagged": False,
    "contact": None,
    "of_person": False,
    "gtin": None,
    "items": (),
    "holder_name": None,
    "name_check_offered": False,
    "valid_from": None,
    "reason": None,
    "public_note": None,
    "status_changed_at": None,
    "history": (),
    "superseded_by": None,
    "signatories": (),
    "attachments": (),
    "printable": False,
    "data_hash": "",
    "test": False,
    "by_test_clock": False,
    "erased": False,
    "related": None,
}


def sample_verification(*, now: datetime) -> Verification:
    """What a check of the made-up certificate would say, in the active language."""
    locale = get_language() or "en"
    issued = (now - ISSUED_BEFORE).astimezone(ZoneInfo(TIME_ZONE)).date()
    names = {code: INSPECTION_CERTIFICATE[f"name_{code}"] for code in Locale.values}
    fields = orjson.dumps(INSPECTION_CERTIFICATE["fields"]).decode()
    return Verification(
        id="",
        issuer_id=NOBODY,
        status=Status.ACTIVE,
        trustworthy=True,
        issuer_name=gettext("Example Works (sample)"),
        brand=Brand(address=gettext("1 Example Street, Example Town"), domains=("example.com",)),
        type_name=text_in(names, locale),
        locale=locale,
        number=f"3.1-{issued:%Y}-000001",
        product_id=gettext("Steel plate (sample)"),
        serial_number="SN-0001",
        issued_on=issued,
        valid_until=issued + GOOD_FOR,
        facts=tuple(facts(fields, METADATA, locale, whole=False)),
        recorded=None,
        checked_at=now.astimezone(ZoneInfo(TIME_ZONE)),
        time_zone=TIME_ZONE,
        **_LEFT_OUT,
    )


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
        setting = read_digital_link(version["digital_link"])
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
            return bundle([sheet], style, at=self.context.now)


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


def preview_html(verification: Verification) -> str:
    """The whole page, in the certificate's own language."""
    with translation.override(verification.locale):
        context = {"sheet": verify_page_content(verification), "preview": True}
        return loader.render_to_string("certificates/verification/verify.html", context)
