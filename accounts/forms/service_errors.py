"""What an operation refused, said beside the fields that were at fault."""

import re
from typing import Any

from django import forms

from accounts.errors import ServiceError, ValidationFailed, fault_text

_CAPITAL = re.compile(r"[A-Z]")


def form_with_error(form: type[forms.BaseForm], refused: ServiceError) -> type[forms.BaseForm]:
    """The form that says, beside its fields, why an operation refused what was filled in."""

    def clean(self: forms.BaseForm) -> dict[str, Any] | None:
        data: dict[str, Any] | None = form.clean(self)
        show_service_error(self, refused)
        return data

    return type(form.__name__, (form,), {"clean": clean})


def show_service_error(form: forms.BaseForm, refused: ServiceError) -> None:
    """Puts each fault beside its field, and whatever is no field's above them all."""
    if not isinstance(refused, ValidationFailed):
        only = next(iter(form.fields)) if len(form.fields) == 1 else None
        form.add_error(only, refused.detail())
        return
    for fault in refused.errors:
        name = _field_name(fault.pointer)
        form.add_error(name if name in form.fields else None, fault_text(fault))


def _field_name(pointer: str) -> str:
    """`/branding/color` and `/expiryWarningDays/0` -> `color`, `expiry_warning_days`."""
    words = [word for word in pointer.split("/") if word and not word.isdigit()]
    name = words[-1] if words else ""
    return _CAPITAL.sub(lambda found: f"_{found[0].lower()}", name)
