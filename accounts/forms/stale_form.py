"""Refuses a form whose row has changed since it was opened, and lets the person choose field by field."""

import json
from collections.abc import Iterable
from contextlib import suppress
from decimal import Decimal
from typing import Any, cast

from django import forms
from django.core.exceptions import ValidationError
from django.forms.utils import ErrorDict
from django.utils.crypto import salted_hmac
from django.utils.formats import localize
from django.utils.html import format_html
from django.utils.safestring import mark_safe
from django.utils.text import Truncator
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from .base import UnfoldWidgets

FINGERPRINT_FIELD = "shown"  # the hidden field
STORED = "use_stored"  # checkboxes: names of fields of which the stored value is to stay
_SALT = "accounts.forms.stale_form"
_HASH_LENGTH = 16  # of a field, in hexadecimal digits
_LONGEST_SHOWN = 300  # characters of a stored value

CHANGED = gettext_lazy(
    "Somebody else has changed this since you opened the page, so nothing was saved yet. Where both of you differ, choose which one is to stay, and save again."
)


class StaleFormCheck(UnfoldWidgets):
    """Mixin for forms that change a row: a hidden field holds a hash of each value that was shown.

    It has to come first among the bases. If a value of the row has changed meanwhile, the form is
    not valid: it keeps what was typed, and where that differs from what is stored by now, the field
    offers both. Forms for new rows have no such field. Templates that write their fields out one by
    one have to write the hidden ones too.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        row = getattr(self, "instance", None)
        if row is None or not row._state.adding:
            self.fields[FINGERPRINT_FIELD] = forms.CharField(
                required=False, widget=forms.HiddenInput, initial=self.fingerprint
            )

    def full_clean(self) -> None:
        """Validates the form, or refuses it if the row has changed."""
        if not self.is_bound or FINGERPRINT_FIELD not in self.fields:
            super().full_clean()
            return
        posted = _hashes_in(self.data.get(self.add_prefix(FINGERPRINT_FIELD), ""))
        shown = self._hashes()
        changed = [name for name in shown if posted.get(name) != shown[name]]
        if changed:
            self._refuse(changed, posted)
        else:
            self._clean_with_stored()

    def offer_stored(self, part: str, shown: str | None) -> None:
        """Offers what is stored by now in a part that is no field of this form: both, if it was edited.

        `shown` is the hash of the part as it was when the page was opened.
        """

    def stored_parts(self) -> list[str]:
        """The fields and parts of which the person wants to keep what is stored."""
        return _listed(self.data, self.add_prefix(STORED))

    def shown_values(self) -> dict[str, Any]:
        """The values of the row that the form shows, by field; a form may add parts of its own."""
        return {
            name: _comparable(field, field.prepare_value(self.get_initial_for_field(field, name)))
            for name, field in self.fields.items()
            if name != FINGERPRINT_FIELD
        }

    def fingerprint(self) -> str:
        """A hash of each shown value; keyed, because some of them are secret."""
        return ",".join(f"{name}:{digest}" for name, digest in self._hashes().items())

    def _hashes(self) -> dict[str, str]:
        return {name: hash_of(name, value) for name, value in self.shown_values().items()}

    def _clean_with_stored(self) -> None:
        """Validates, with the stored values in the fields for which the person has chosen them."""
        taken = [name for name in self.stored_parts() if name in self.fields]
        open_fields = [name for name in taken if not self.fields[name].disabled]
        for name in open_fields:
            self.fields[name].disabled = True
        super().full_clean()
        if not self._errors:
            return
        for name in open_fields:  # the page comes back: the choice stands there again
            self.fields[name].disabled = False
            self.add_error(name, self._choice(name, is_stored=True))

    def _refuse(self, changed: list[str], posted: dict[str, str]) -> None:
        """Makes the form invalid: it keeps what was typed, and offers what is stored beside it."""
        self._errors, self.cleaned_data = ErrorDict(renderer=self.renderer), {}
        self.add_error(None, CHANGED)
        for name in changed:
            field = self.fields.get(name)
            if field is None:
                self.offer_stored(name, posted.get(name))
                continue
            if field.disabled:
                continue
            typed = self[name].data
            if field.has_changed(self.get_initial_for_field(field, name), typed):
                mine = hash_of(name, _comparable(field, typed))
                untouched = posted.get(name) in {None, mine}
                self.add_error(name, self._choice(name, is_stored=untouched))
        data: Any = cast(Any, self.data).copy()
        data[self.add_prefix(FINGERPRINT_FIELD)] = self.fingerprint()
        self.data = data

    def _choice(self, name: str, *, is_stored: bool) -> ValidationError:
        """What is stored, and a checkbox to keep it; ticked where the person had changed nothing."""
        field = self.fields[name]
        value = _words(field, self.get_initial_for_field(field, name))
        text = _("Somebody else changed this meanwhile. Stored now: %(value)s") % {"value": value}
        html = format_html(
            '{} <label class="stored-choice"><input type="checkbox" name="{}" value="{}"{}> {}</label>',
            text,
            self.add_prefix(STORED),
            name,
            mark_safe(" checked") if is_stored else "",
            _("Keep what is stored"),
        )
        return ValidationError(html)


def hash_of(name: str, value: Any) -> str:
    text = json.dumps([name, value], sort_keys=True, default=str)
    return salted_hmac(_SALT, text, algorithm="sha256").hexdigest()[:_HASH_LENGTH]


def _hashes_in(fingerprint: str) -> dict[str, str]:
    pairs = (each.partition(":") for each in fingerprint.split(","))
    return {name: digest for name, colon, digest in pairs if colon}


def _listed(data: Any, name: str) -> list[str]:
    """All values of a name in what was posted; tests post plain dictionaries."""
    if hasattr(data, "getlist"):
        return list(data.getlist(name))
    return list(data.get(name, ()))


def _comparable(field: forms.Field, value: Any) -> Any:
    """A value in the form in which a stored and a typed one are equal."""
    if isinstance(value, list | tuple | set):
        return sorted(str(each) for each in value)
    if not isinstance(field, forms.ModelChoiceField):
        with suppress(ValidationError, TypeError, ValueError):  # compared as it was typed
            value = field.to_python(value)
    if value in {None, ""} if not isinstance(value, list | dict) else not value:
        return ""
    if isinstance(value, Decimal):
        return str(value.normalize())
    return str(value).replace("\r\n", "\n")


def _words(field: forms.Field, value: Any) -> str:
    """A stored value as a person reads it."""
    if isinstance(field.widget, forms.PasswordInput):
        return "…"
    value = field.prepare_value(value)
    if isinstance(value, bool):
        return _("Yes") if value else _("No")
    values = value if isinstance(value, list | tuple | set) else [value]
    names = _choices(field, values)
    text = ", ".join(
        names.get(str(each), str(localize(each))) for each in values if each is not None
    )
    return Truncator(text).chars(_LONGEST_SHOWN) or "–"


def _choices(field: forms.Field, values: Iterable[Any]) -> dict[str, str]:
    """The labels of these values, where the field is a choice."""
    if isinstance(field, forms.ModelChoiceField):
        rows = cast(Any, field.queryset).filter(pk__in=[each for each in values if each])
        return {str(row.pk): field.label_from_instance(row) for row in rows}
    if isinstance(field, forms.ChoiceField):
        flat: list[tuple[Any, Any]] = []
        for key, label in cast(Any, field.choices):
            flat += label if isinstance(label, list | tuple) else [(key, label)]
        return {str(key): str(label) for key, label in flat}
    return {}
