"""GS1 Digital Link in the form of a certificate type."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.forms import BackOfficeForm

from .digital_link_setting import LONGEST_PAGE

# Member of the setting -> field of the form.
LINK_FIELDS = {
    "productPage": "link_product_page",
    "batch": "link_batch",
    "variant": "link_variant",
    "thirdPartySerial": "link_third_party_serial",
    "qrCode": "link_qr_code",
}


def _key(label: Any, help_text: Any = "", **options: Any) -> forms.CharField:
    """The name of a metadata field."""
    return forms.CharField(
        label=label, required=False, max_length=64, help_text=help_text, **options
    )


class DigitalLinkFields(BackOfficeForm):
    """The fields of the setting. Without a product page the type has no Digital Links."""

    link_product_page = forms.CharField(
        label=_("The product’s own page"),
        required=False,
        max_length=LONGEST_PAGE,
        widget=forms.TextInput(
            attrs={"inputmode": "url", "placeholder": "https://www.example.com/products/{gtin}"}
        ),
        help_text=_(
            "Where the GTIN alone leads; {gtin} is filled in. With it, links with a batch or serial number lead to the certificates, if your company prefix is confirmed. Empty: no Digital Links."
        ),
    )
    link_batch = _key(
        _("Batch (10)"),
        _("The key of the metadata field that holds it; beyond “batch”, a searchable one."),
        initial="batch",
    )
    link_variant = _key(_("Product variant (22)"), _("The key of a searchable metadata field."))
    link_third_party_serial = _key(
        _("Third party’s serial number (235)"), _("The key of a searchable metadata field.")
    )
    link_qr_code = forms.BooleanField(
        label=_("QR codes are Digital Links"),
        required=False,
        help_text=_("On printed documents and from the API, in place of the verify page’s URL."),
    )

    def digital_link(self) -> dict[str, Any]:
        """The setting as a version stores it."""
        stated = {
            member: self.cleaned_data[name]
            for member, name in LINK_FIELDS.items()
            if name in self.cleaned_data  # a preview leaves out what is wrong
        }
        return stated if stated.get("productPage") else {}


def link_initial(setting: Mapping[str, Any] | None) -> dict[str, Any]:
    """The fields' values for a stored setting."""
    return {LINK_FIELDS[member]: value for member, value in (setting or {}).items()}
