"""The forms of the test mode."""

from datetime import datetime

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm
from lib.dates import start_of_day


class TestClockForm(BackOfficeForm):
    """The day to set the test clock to."""

    day = forms.DateField(
        label=_("Set forward to"),
        help_text=_("The beginning of this day. The clock cannot be set back."),
    )

    def begin(self, zone: str) -> datetime:
        """The first moment of the day in this time zone."""
        begin: datetime = start_of_day(self.cleaned_data["day"], zone)
        return begin
