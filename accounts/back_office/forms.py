"""The bases of the back office's forms: unfold's widgets, and the refusal of what is no longer current."""

import json
import re
from typing import Any, cast

from django import forms
from django.utils.crypto import salted_hmac
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from unfold import widgets as unfold

from accounts.actors import ActorKind
from accounts.errors import ServiceError, ValidationFailed, fault_text
from accounts.models import AuditEntry, Issuer, User

# Exactly these classes are replaced: a field with any other widget keeps it.
WIDGETS: dict[type[forms.Widget], Any] = {
    forms.CheckboxInput: unfold.UnfoldBooleanSwitchWidget,
    forms.CheckboxSelectMultiple: unfold.UnfoldAdminCheckboxSelectMultipleWidget,
    forms.ClearableFileInput: unfold.UnfoldAdminFileFieldWidget,
    forms.DateInput: unfold.UnfoldAdminSingleDateWidget,
    forms.EmailInput: unfold.UnfoldAdminEmailInputWidget,
    forms.NumberInput: unfold.UnfoldAdminIntegerFieldWidget,
    forms.PasswordInput: unfold.UnfoldAdminPasswordWidget,
    forms.RadioSelect: unfold.UnfoldAdminRadioSelectWidget,
    forms.Select: unfold.UnfoldAdminSelectWidget,
    forms.SelectMultiple: unfold.UnfoldAdminCheckboxSelectMultipleWidget,
    forms.SplitDateTimeWidget: unfold.UnfoldAdminSplitDateTimeWidget,
    forms.Textarea: unfold.UnfoldAdminTextareaWidget,
    forms.TextInput: unfold.UnfoldAdminTextInputWidget,
    forms.URLInput: unfold.UnfoldAdminURLInputWidget,
}
FINGERPRINT_FIELD = "shown"  # the hidden field


class UnfoldWidgets(forms.BaseForm):
    """Mixin that replaces Django's own widgets, with their attributes, as unfold's pages of rows do.

    A field is looked at when it is used, so that one added in `__init__` is styled too.
    """

    def __getitem__(self, name: str) -> forms.BoundField:
        self._style(name)
        return super().__getitem__(name)

    @property
    def media(self) -> forms.Media:
        """The scripts and style sheets of the fields."""
        for name in self.fields:
            self._style(name)
        return super().media

    def _style(self, name: str) -> None:
        field = self.fields.get(name)
        if field is None or type(field.widget) not in WIDGETS:
            return
        plain = field.widget
        field.widget = WIDGETS[type(plain)](attrs=dict(plain.attrs))
        if isinstance(plain, forms.widgets.Input):
            field.widget.input_type = plain.input_type  # `type` is no longer among the attributes
        field.widget.is_required = plain.is_required
        field.widget.is_localized = plain.is_localized
        if isinstance(plain, forms.widgets.ChoiceWidget):
            field.widget.choices = plain.choices


class BackOfficeForm(UnfoldWidgets, forms.Form):
    """A form of the back office that belongs to no row."""


class StaleFormCheck(UnfoldWidgets):
    """Mixin for forms that change `instance`, a row: a hidden field holds a hash of what was shown.

    It has to come first among the bases. If the row has changed meanwhile, the form is not valid: it
    keeps what was typed, says who changed the row last, and saves over it when it is sent again.
    Forms for new rows have no such field. Templates that write their fields out one by one have to
    write the hidden ones too.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not cast(Any, self).instance._state.adding:
            self.fields[FINGERPRINT_FIELD] = forms.CharField(
                required=False, widget=forms.HiddenInput, initial=self.fingerprint
            )

    def full_clean(self) -> None:
        """Validates the form, and refuses it if the row has changed."""
        present = self.fingerprint()
        super().full_clean()
        name = self.add_prefix(FINGERPRINT_FIELD)
        if not self.is_bound or FINGERPRINT_FIELD not in self.fields:
            return
        if self.data.get(name) != present:
            self.data = cast(Any, self.data).copy()
            self.data[name] = present  # type: ignore[index]
            self.add_error(None, self._refusal())

    def shown_values(self) -> dict[str, Any]:
        """The values of the row that the form shows, by field; a form may add parts of its own."""
        return {
            name: field.prepare_value(self.get_initial_for_field(field, name))
            for name, field in self.fields.items()
            if name != FINGERPRINT_FIELD
        }

    def fingerprint(self) -> str:
        """A hash of what is shown; keyed, because some of it is secret."""
        text = json.dumps(self.shown_values(), sort_keys=True, default=str)
        return salted_hmac("accounts.forms.stale_form", text, algorithm="sha256").hexdigest()

    def _refusal(self) -> SafeString:
        labels = [
            str(field.label)
            for name, field in self.fields.items()
            if name in self.changed_data and name != FINGERPRINT_FIELD
        ]
        return format_html(
            '{} {} {} <a class="text-link" href="" target="_blank">{}</a>',
            _("Somebody else has changed this since you opened the page. Nothing was saved yet."),
            _last_change(cast(Any, self).instance),
            _(
                "What you typed is kept. If you save again, it replaces what is stored now, also in fields that you left alone: %(fields)s."
            )
            % {"fields": ", ".join(labels) or "–"},
            _("Show what is stored now"),
        )


def _last_change(row: Any) -> str:
    """Who changed the row last, and when, as the audit has it; empty where it has nothing."""
    issuer_id: Any = row.pk if isinstance(row, Issuer) else getattr(row, "issuer_id", None)
    target = getattr(row, "audit_target", None) or getattr(row, "public_id", "")
    entries = AuditEntry.objects.filter(issuer_id=issuer_id, target=target)
    entry = entries.order_by("-at", "-id").first()
    if entry is None:
        return ""
    moment = date_format(localtime(entry.at), "DATETIME_FORMAT")
    is_person = entry.actor_kind == ActorKind.USER.value and entry.actor_id.isdecimal()
    person = User.objects.filter(pk=entry.actor_id).first() if is_person else None
    if person is None:
        return _("Last change: %(time)s.") % {"time": moment}
    return _("Last change: %(name)s, %(time)s.") % {"name": person.get_full_name(), "time": moment}


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
