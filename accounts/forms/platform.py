"""What the platform's operators fill in: issuers, plans and people."""

from django import forms
from django.contrib.auth.forms import UserChangeForm as DjangoUserChangeForm
from django.utils.translation import gettext_lazy as _
from unfold.forms import UserChangeForm as UnfoldUserChangeForm
from unfold.forms import UserCreationForm as UnfoldUserCreationForm
from unfold.widgets import (
    UnfoldAdminCheckboxSelectMultipleWidget,
)

from accounts.models import Issuer, Plan, User
from accounts.scopes import Feature

from .as_shown import AsShown


class IssuerForm(AsShown, forms.ModelForm):  # type: ignore[type-arg]
    """What the platform says of an issuer."""

    class Meta:
        model = Issuer
        fields = (
            "name",
            "slug",
            "plan",
            "standing",
            "default_locale",
            "time_zone",
            "data_hash_enabled",
        )


class PlanForm(AsShown, forms.ModelForm):  # type: ignore[type-arg]
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
            "max_keys",
            "max_endpoints",
            "max_members",
            "rate_burst",
            "rate_per_minute",
        )


class UserCreationForm(UnfoldUserCreationForm):
    """A new person, who logs in by e-mail."""

    class Meta:
        model = User
        fields = ("email", "name")


class UserChangeForm(AsShown, UnfoldUserChangeForm):
    """A person; the password has a form of its own."""

    class Meta(DjangoUserChangeForm.Meta):
        model = User
        fields = "__all__"
        field_classes = {}
