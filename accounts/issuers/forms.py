"""The forms of the platform's operators: issuers, plans and users."""

from typing import Any, cast

from django import forms
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import StaleFormCheck
from accounts.errors import FieldError, fault_text
from accounts.models import Issuer, Plan, User
from accounts.scopes import Feature, Locale, Standing
from lib.dates import time_zone_choices


class IssuerForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Creates or changes an issuer."""

    class Meta:
        model = Issuer
        fields = (
            "name",
            "slug",
            "plan",
            "standing",
            "sector",
            "default_locale",
            "time_zone",
            "data_hash_enabled",
            "sign_on_only",
        )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Leaves out the block for fraud, which has a page of its own, with a reason.

        Single sign-on only is required by owners; an operator lifts it, where the owners are shut out.
        """
        super().__init__(*args, **kwargs)
        self.fields["sign_on_only"].disabled = not self.instance.sign_on_only
        zone = self.fields["time_zone"]
        self.fields["time_zone"] = forms.ChoiceField(
            label=zone.label,
            choices=time_zone_choices(
                get_language() or Locale.EN, timezone.now(), self.instance.time_zone
            ),
            initial=zone.initial,
        )
        field = cast(forms.ChoiceField, self.fields["standing"])
        if self.instance.standing == Standing.FRAUD:
            field.disabled = True
        else:
            field.choices = [choice for choice in Standing.choices if choice[0] != Standing.FRAUD]


class PlanForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Creates or changes a plan."""

    features = forms.MultipleChoiceField(
        label=_("Features"),
        choices=Feature.choices,
        required=False,
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


class UserForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Creates or changes a user, without the password, which only users set themselves."""

    class Meta:
        model = User
        fields = ("email", "name", "locale", "is_active", "is_staff", "is_superuser")

    def clean_is_superuser(self) -> bool:
        """Refuses to make a member of an issuer an operator of the platform."""
        is_superuser: bool = self.cleaned_data["is_superuser"]
        granted = is_superuser and "is_superuser" in self.changed_data
        if granted and self.instance.membership_set.exists():
            raise forms.ValidationError(fault_text(FieldError("/isSuperuser", "is_operator")))
        return is_superuser
