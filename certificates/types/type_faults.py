"""Where the form of a type shows what breaks a rule that the API checks as well."""

from typing import Any

from django.utils.translation import gettext_lazy as _

from accounts.errors import FieldError, fault_text

from .type_credential import field_of
from .type_digital_link import LINK_FIELDS


def show_fault(form: Any, fault: FieldError) -> None:
    """Adds the fault to its field, or to its row."""
    text = fault_text(fault)
    match fault.pointer.split("/")[1:]:
        case ["fields", index, place]:
            row = form.rows.kept()[int(index)]
            _add_to_row(
                form, row, f"columns_{row.languages[0]}" if place == "columns" else place, text
            )
        case ["credential", "map", key]:
            row = next(row for row in form.rows.kept() if row.cleaned_data["key"] == key)
            _add_to_row(form, row, "term", text)
        case ["credential", member]:
            form.add_error(field_of(member), text)
        case ["digitalLink", member]:
            form.add_error(LINK_FIELDS[member], text)
        case ["numberPattern"]:
            form.add_error("number_pattern", text)
        case _:
            form.add_error(None, text)


def _add_to_row(form: Any, row: Any, place: str, text: Any) -> None:
    row.add_error(place, text)
    form.add_error(None, _("Check the metadata fields."))
