"""The forms of members, invitations, sign-up, fraud blocks and impersonation."""

from typing import Any

from django import forms
from django.contrib.auth.password_validation import (
    password_validators_help_texts,
    validate_password,
)
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm
from accounts.models import Invitation, Member, Membership, User
from accounts.scopes import Locale
from lib.text import email_key


class MemberRoleForm(forms.ModelForm):  # type: ignore[type-arg]
    """Changes the role of a member."""

    class Meta:
        model = Member
        fields = ("role",)


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


class FirstOwnerForm(BackOfficeForm):
    """Invites the first owner of an issuer."""

    email = forms.EmailField(label=_("E-mail"))
    locale = forms.ChoiceField(label=_("Language"), choices=Locale.choices)


class MembershipForm(forms.ModelForm):  # type: ignore[type-arg]
    """Makes a user the first owner of an issuer."""

    class Meta:
        model = Membership
        fields = ("user", "issuer")


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


class FraudBlockForm(BackOfficeForm):
    """Blocks an issuer or lifts the block: a reason, and the issuer's name as a confirmation."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("The issuer reads it in its audit. Public pages do not show it."),
    )
    note = forms.CharField(
        label=_("Internal note"),
        required=False,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("For operators of the platform only: it stands in the platform’s audit."),
    )
    name = forms.CharField(label=_("Name of the issuer"))

    def __init__(self, data: Any = None, *, name: str) -> None:
        super().__init__(data)
        self.expected = name
        self.fields["name"].help_text = _("To confirm, type: %(name)s") % {"name": name}

    def clean_name(self) -> str:
        """Refuses any other name than the issuer's."""
        typed: str = self.cleaned_data["name"]
        if typed != self.expected:
            raise forms.ValidationError(
                _("This is not its name. Type: %(name)s") % {"name": self.expected}
            )
        return typed


class ImpersonationForm(BackOfficeForm):
    """The reason for which an operator enters an issuer's back office, which the issuer can read."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=200,
        help_text=_("The issuer reads it in its audit: name the ticket, or who asked."),
    )


class ProblemForm(BackOfficeForm):
    """A message to the operators of the platform."""

    message = forms.CharField(
        label=_("Message"),
        min_length=10,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 8}),
        help_text=_("What you did, what happened, and what you expected."),
    )


class SettleForm(BackOfficeForm):
    """A note about how an open item was settled."""

    note = forms.CharField(
        label=_("Note"),
        required=False,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("For the other operators of the platform."),
    )
