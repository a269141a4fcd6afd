"""A form that is saved only over what it showed: nobody undoes unseen what somebody else has done."""

import json
from typing import Any

from django import forms
from django.forms.utils import ErrorDict
from django.utils.crypto import constant_time_compare, salted_hmac
from django.utils.translation import gettext_lazy as _

FINGERPRINT_FIELD = "shown"  # the hidden field
_SALT = "accounts.forms.stale_form"


class StaleFormCheck(forms.BaseForm):
    """Mixed in first, by forms that change a row: a hidden field says which values the page showed.

    A form posts all of its fields, also those that nobody touched. If one of them has another value
    by now, the form says so, shows the present values, and is not valid. A new row has nothing to
    protect. Templates that write their fields out one by one have to write the hidden ones too.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        row = getattr(self, "instance", None)
        if row is None or not row._state.adding:
            self.fields[FINGERPRINT_FIELD] = forms.CharField(
                required=False, widget=forms.HiddenInput, initial=self.fingerprint
            )

    def full_clean(self) -> None:
        """Reads nothing of what was filled in over other values."""
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
        """Drops what was filled in, wherever the form keeps it."""
        self.is_bound = False

    def shown_values(self) -> dict[str, Any]:
        """What the page shows of the row, by field."""
        return {
            name: self.get_initial_for_field(field, name)
            for name, field in self.fields.items()
            if name != FINGERPRINT_FIELD
        }

    def fingerprint(self) -> str:
        """Of the values: keyed, because some of them are secrets."""
        values = json.dumps(self.shown_values(), sort_keys=True, default=str)
        return salted_hmac(_SALT, values, algorithm="sha256").hexdigest()

    def _is_current(self) -> bool:
        """A form without the field comes from a page that could not say what it showed."""
        said = self.data.get(self.add_prefix(FINGERPRINT_FIELD), "")
        return constant_time_compare(said, self.fingerprint())
