"""Names of the issue request's members in the form, and the columns of the form's tables."""

from django.utils.translation import gettext_lazy as _

from .fields import decimal_text
from .grid import GridColumn

ITEM_COLUMNS = (
    GridColumn("position", _("Position")),
    GridColumn("productId", _("Product")),
    GridColumn("serialNumber", _("Serial number")),
    GridColumn("batch", _("Batch")),
    GridColumn("quantity", _("Quantity"), read=decimal_text),
    GridColumn("unit", _("Unit")),
    GridColumn("orderNo", _("Order number")),
    GridColumn("orderItem", _("Order item")),
)
SIGNATORY_COLUMNS = (GridColumn("name", _("Name"), required=True), GridColumn("role", _("Role")))
FURTHER_COLUMNS = (GridColumn("key", _("Key"), required=True), GridColumn("value", _("Value")))
# Member of the request -> form field.
FIELD_NAMES = {
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
PLAIN_MEMBERS = [
    name for name in FIELD_NAMES if name not in ("items", "signatories", "attachments")
]
