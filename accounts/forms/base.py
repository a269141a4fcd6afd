"""The base of the back office's forms: its widgets are unfold's."""

from typing import Any

from django import forms
from unfold import widgets as unfold

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
