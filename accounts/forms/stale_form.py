"""Refuses a form whose row has changed since it was opened, so that no change is overwritten unseen."""

import json
from typing import Any

from django import forms
from django.forms.utils import ErrorDict
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.translation import gettext_lazy as _

FINGERPRINT_FIELD = "shown"  # the hidden field
_SALT = "accounts.forms.stale_form"


class StaleFormCheck(forms.BaseForm):
    """Mixin for forms that change a row: a hidden field holds a hash of the values that were shown.

    It has to come first among the bases. If a value of the row has changed meanwhile, the form shows
    an error and the present values, and is not valid. Forms for new rows have no such field.
    Templates that write their fields out one by one have to write the hidden ones too.
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
        if not self.is_bound or FINGERPRINT_FIELD not in self.fields or self._is_current():
            super().full_clean()
            return
        self._errors, self.cleaned_data = ErrorDict(renderer=self.renderer), {}
        self.show_present()
        self.add_error(
            None,
            _(
                "Somebody else has changed this since you opened the page, so nothing was saved. Here is how it stands now: please make your changes again."
            ),
        )

    def show_present(self) -> None:
        """Shows the present values instead of the posted ones."""
        self.is_bound = False

    def shown_values(self) -> dict[str, Any]:
        """The values of the row that the form shows, by field."""
        return {
            name: self.get_initial_for_field(field, name)
            for name, field in self.fields.items()
            if name != FINGERPRINT_FIELD
        }

    def fingerprint(self) -> str:
        """A hash of the shown values; keyed, because some of them are secret."""
        values = json.dumps(self.shown_values(), sort_keys=True, default=str)
        return salted_hmac(_SALT, values, algorithm="sha256").hexdigest()

    def _is_current(self) -> bool:
        """Whether the posted hash matches the present values. A form without the hash does not."""
        posted = self.data.get(self.add_prefix(FINGERPRINT_FIELD), "")
        return constant_time_compare(posted, self.fingerprint())
