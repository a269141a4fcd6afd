"""A product of an issuer whose company prefix is confirmed."""

from typing import Any

from django.conf import settings
from django.utils import timezone

from accounts.actors import ActionContext
from accounts.models import Issuer
from certificates.digital_link.operations import claim, confirm
from certificates.models import CertificateType, CompanyPrefix
from tests.factories import TESTER, context_of, make_type

GTIN = "09520123456788"
PRODUCT_PAGE = "https://muster.example/products/{gtin}"
SETTING = {"productPage": PRODUCT_PAGE, "batch": "batch", "variant": "variant", "qrCode": False}
VARIANT_FIELD = {"key": "variant", "label": {"en": "Variant"}, "searchable": True}
SEAL_FIELD = {"key": "seal", "label": {"en": "Seal"}, "searchable": True}


def operator_context() -> ActionContext:
    return ActionContext(actor=TESTER, now=timezone.now())


def own_prefix(issuer: Issuer, prefix: str = "952") -> CompanyPrefix:
    """Claimed and confirmed."""
    claimed = claim(context=context_of(issuer), prefix=prefix)
    return confirm(
        context=operator_context(), prefix_id=claimed.pk, note="GS1 register, seen today"
    )


def make_linked_type(issuer: Issuer, code: str = "linked", **setting: Any) -> CertificateType:
    """A type with links, whose metadata field `variant` is key qualifier 22 and `seal` 235."""
    stored = {**SETTING, "thirdPartySerial": "seal", **setting}
    fields = [VARIANT_FIELD, SEAL_FIELD]
    return make_type(issuer, code=code, fields=fields, digital_link=stored)


def address(path: str) -> str:
    return f"{settings.BASE_URL}{path}"
