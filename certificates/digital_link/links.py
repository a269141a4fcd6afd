"""The GS1 Digital Link of a certificate, where its type has links and its GTIN a confirmed prefix."""

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

import orjson

from accounts.scopes import Mode
from certificates import gs1 as digital_link
from certificates.certificate.draft import Draft
from certificates.models import Certificate, CertificateType, CompanyPrefix
from certificates.types.digital_link_setting import DigitalLinkSetting, from_column, from_text
from certificates.types.types import TypeFacts


def digital_link_of(
    gtin: str | None,
    stated: Mapping[str, Any],
    setting: DigitalLinkSetting | None,
    prefixes: Iterable[str],
) -> str | None:
    """The URI that leads to the certificate; None where there is none. Pure: no database.

    `stated` holds what the certificate states, under the document's names. A bare GTIN names a product
    and never a certificate: without a batch or a serial number there is no link.
    """
    if setting is None or gtin is None or not digital_link.has_check_digit(gtin):
        return None
    values = {**(stated.get("metadata") or {}), "serialNumber": stated.get("serialNumber")}
    texts = {
        identifier: value if isinstance(value := values.get(name), str) else None
        for identifier, name in setting.names.items()
    }
    key = digital_link.product_key(gtin, texts)
    dots = {".", ".."} & {value for _, value in key.qualifiers}  # clients shorten such a path
    if dots or not key.qualifiers or not digital_link.lies_in(key.gtin, prefixes):
        return None
    return key.uri


def new_digital_link(mode: Mode, draft: Draft, certificate_type: TypeFacts) -> str | None:
    """The same for a certificate about to be issued. For most types there is none: nothing is computed."""
    if certificate_type.company_prefixes is None or mode is not Mode.LIVE:
        return None
    setting = from_text(certificate_type.digital_link)
    return digital_link_of(draft.gtin, draft.stated(), setting, certificate_type.company_prefixes)


def stored_digital_link(
    *, issuer_id: UUID, mode: str, type_id: int, gtin: str | None, document: bytes | None
) -> str | None:
    """The same for an issued certificate, by the present settings of its type. Test certificates have none."""
    setting = setting_of(type_id) if gtin and document and mode == Mode.LIVE.value else None
    if setting is None or document is None:
        return None
    prefixes = CompanyPrefix.objects.for_issuer(issuer_id).confirmed()
    stated = orjson.loads(document)
    return digital_link_of(gtin, stated, setting, prefixes.values_list("prefix", flat=True))


def setting_of(type_id: int) -> DigitalLinkSetting | None:
    """The setting of the type's current version; None where links are off."""
    rows = CertificateType.objects.filter(pk=type_id)
    return from_column(rows.values_list("current__digital_link", flat=True).first())


def prefers_digital_link(type_id: int) -> bool:
    """Whether QR codes of the type's certificates are Digital Links."""
    setting = setting_of(type_id)
    return setting is not None and setting.qr_code


def certificate_digital_link(certificate: Certificate) -> str | None:
    """The same as `stored_digital_link`, for a row."""
    return stored_digital_link(
        issuer_id=certificate.issuer_id,
        mode=certificate.mode,
        type_id=certificate.type_id,
        gtin=certificate.gtin,
        document=bytes(certificate.document or b""),
    )


def qr_address(certificate: Certificate) -> str | None:
    """The Digital Link that a printed certificate's QR code is; None where it is the verify page's URL."""
    if not certificate.gtin or not prefers_digital_link(certificate.type_id):
        return None
    return certificate_digital_link(certificate)
