"""What the form for issuing by hand calls the members of the issue request, and its tables' columns."""

from django.utils.translation import gettext_lazy as _

from .fields import decimal_text
from .grid import Column

ITEM_COLUMNS = (
    Column("position", _("Position")),
    Column("productId", _("Product")),
    Column("serialNumber", _("Serial number")),
    Column("batch", _("Batch")),
    Column("quantity", _("Quantity"), read=decimal_text),
    Column("unit", _("Unit")),
    Column("orderNo", _("Order number")),
    Column("orderItem", _("Order item")),
)
SIGNATORY_COLUMNS = (Column("name", _("Name"), required=True), Column("role", _("Role")))
FURTHER_COLUMNS = (Column("key", _("Key"), required=True), Column("value", _("Value")))
# The request's names of the form's fields.
NAMES = {
    "productId": "product_id",
    "serialNumber": "serial_number",
    "gtin": "gtin",
    "holderName": "holder_name",
    "holderEmail": "holder_email",
    "issuedOn": "issued_on",
    "validFrom": "valid_from",
    "validUntil": "valid_until",
    "certificateNumber": "certificate_number",
    "externalRef": "external_ref",
    "locale": "locale",
    "items": "items",
    "signatories": "signatories",
    "attachments": "uploads",
}
PLAIN = [name for name in NAMES if name not in ("items", "signatories", "attachments")]
