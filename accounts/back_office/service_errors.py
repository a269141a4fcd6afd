"""Shows the errors of an operation beside the fields of a form."""

import re
from typing import Any

from django import forms

from accounts.errors import ServiceError, ValidationFailed, fault_text

_CAPITAL = re.compile(r"[A-Z]")


def form_with_error(form: type[forms.BaseForm], error: ServiceError) -> type[forms.BaseForm]:
    """A subclass of the form that shows this error when it is validated."""

    def clean(self: forms.BaseForm) -> dict[str, Any] | None:
        data: dict[str, Any] | None = form.clean(self)
        show_service_error(self, error)
        return data

    return type(form.__name__, (form,), {"clean": clean})


def show_service_error(form: forms.BaseForm, error: ServiceError) -> None:
    """Adds each fault to its field, or to the form if it has no such field.

    A fault of the whole body is one of the form's file.
    """
    if not isinstance(error, ValidationFailed):
        only_field = next(iter(form.fields)) if len(form.fields) == 1 else None
        form.add_error(only_field, error.detail())
        return
    files = (n for n, field in form.fields.items() if isinstance(field, forms.FileField))
    file = next(files, None)
    for fault in error.errors:
        name = _field_name(fault.pointer) if fault.pointer else file
        form.add_error(name if name in form.fields else None, fault_text(fault))


def _field_name(pointer: str) -> str:
    """`/branding/color` and `/expiryWarningDays/0` -> `color`, `expiry_warning_days`."""
    words = [word for word in pointer.split("/") if word and not word.isdigit()]
    name = words[-1] if words else ""
    return _CAPITAL.sub(lambda match: f"_{match[0].lower()}", name)
