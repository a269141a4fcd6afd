"""What people fill in about accounts."""

from datetime import date, datetime

from django import forms
from django.contrib.auth.forms import UserChangeForm as DjangoUserChangeForm
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from unfold.forms import UserChangeForm as UnfoldUserChangeForm
from unfold.forms import UserCreationForm as UnfoldUserCreationForm
from unfold.widgets import UnfoldAdminCheckboxSelectMultipleWidget, UnfoldAdminSingleDateWidget

from accounts.models import ApiKey, Plan, User
from accounts.scopes import Feature, Scope
from accounts.zones import day_ends


class ApiKeyForm(forms.ModelForm):  # type: ignore[type-arg]
    """A new key. Afterwards it can only be revoked."""

    time_zone = "UTC"  # the issuer's: set by the door

    scopes = forms.MultipleChoiceField(
        label=_("Scopes"),
        choices=Scope.choices,
        widget=UnfoldAdminCheckboxSelectMultipleWidget,
        help_text=_("Grant what the system needs, and no more."),
    )
    last_day = forms.DateField(
        label=_("Works until"),
        required=False,
        widget=UnfoldAdminSingleDateWidget,
        help_text=_("The last day on which the key works. Empty: until it is revoked."),
    )

    class Meta:
        model = ApiKey
        fields = ("name", "mode", "scopes")

    def clean_last_day(self) -> date | None:
        """Refuses a day that is over."""
        day: date | None = self.cleaned_data["last_day"]
        ends = day_ends(day, self.time_zone) if day else None
        if ends is not None and ends <= timezone.now():
            raise forms.ValidationError(_("This day is over."))
        return day

    def expires_at(self) -> datetime | None:
        """The end of the last day, in the issuer's time zone."""
        day: date | None = self.cleaned_data["last_day"]
        return day_ends(day, self.time_zone) if day else None


class PlanForm(forms.ModelForm):  # type: ignore[type-arg]
    """What a plan includes."""

    features = forms.MultipleChoiceField(
        label=_("Features"),
        choices=Feature.choices,
        required=False,
        widget=UnfoldAdminCheckboxSelectMultipleWidget,
    )

    class Meta:
        model = Plan
        fields = (
            "code",
            "name",
            "features",
            "monthly_certificates",
            "rate_burst",
            "rate_per_minute",
        )


class UserCreationForm(UnfoldUserCreationForm):
    """A new person, who logs in by e-mail."""

    class Meta:
        model = User
        fields = ("email", "name")


class UserChangeForm(UnfoldUserChangeForm):
    """A person; the password has a form of its own."""

    class Meta(DjangoUserChangeForm.Meta):
        model = User
        fields = "__all__"
        field_classes = {}
