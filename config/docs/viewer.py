"""Translations of Swagger UI's texts, which `reference.js` puts in place of the English ones."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

# As the viewer writes them -> as we say it.
WORDS: dict[str, str | Promise] = {
    "Available values": _("Available values"),
    "Code": _("Code"),
    "Collapse operation": _("Collapse operation"),
    "Copy path to clipboard": _("Copy the path"),
    "Copy to clipboard": _("Copy to clipboard"),
    "Default value": _("Default value"),
    "Description": _("Description"),
    "Details": _("Details"),
    "Example Description": _("About the example"),
    "Example Value": _("Example"),
    "Example": _("Example"),
    "Examples": _("Examples"),
    "Expand all": _("Expand all"),
    "Collapse all": _("Collapse all"),
    "Expand operation": _("Expand operation"),
    "Loading...": _("Loading …"),
    "Media type": _("Media type"),
    "Name": _("Name"),
    "No parameters": _("No parameters"),
    "Parameters": _("Parameters"),
    "Request body": _("Request body"),
    "Request content type": _("Media type"),
    "Response content type": _("Media type"),
    "Responses": _("Responses"),
    "Schema": _("Schema"),
    "Webhooks": _("Webhooks"),
    "required": _("required"),
}


def words() -> dict[str, str]:
    """All texts in the active language."""
    return {written: str(meant) for written, meant in WORDS.items()}
