"""The forms of users, invitations and sign-up."""

from typing import Any

from django import forms
from django.contrib.auth.password_validation import (
    password_validators_help_texts,
    validate_password,
)
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import StaleFormCheck
from accounts.errors import FieldError, fault_text
from accounts.models import Invitation, User
from lib.text import email_key


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


class InvitationForm(forms.ModelForm):  # type: ignore[type-arg]
    """Invites a person by e-mail to a role."""

    class Meta:
        model = Invitation
        fields = ("email", "role", "locale")
        help_texts = {
            "email": _("The invitation works for 7 days, and only for this address."),
            "role": _(
                "Owners manage people, administrators keys and types; operators look up certificates; auditors read everything and change nothing; team members see only what their teams run."
            ),
            "locale": _("In which the e-mail is written."),
        }

    def clean_email(self) -> str:
        """The address as people are compared by it."""
        return email_key(self.cleaned_data["email"])


class SignUpForm(forms.Form):
    """Name and password of an invited person without an account."""

    name = forms.CharField(
        label=_("Your name"),
        max_length=200,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
    )
    password = forms.CharField(
        label=_("A password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )

    def __init__(self, *args: Any, email: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.email = email
        self.fields["password"].help_text = " ".join(password_validators_help_texts())

    def clean(self) -> dict[str, Any] | None:
        """Runs Django's password validators, which also compare with name and address."""
        data = super().clean() or self.cleaned_data
        if password := data.get("password"):
            try:
                validate_password(password, User(email=self.email, name=data.get("name", "")))
            except forms.ValidationError as error:
                self.add_error("password", error)
        return data
