"""What people fill in about who works for an issuer, and in whose place."""

from typing import Any

from django import forms
from django.contrib.auth.password_validation import (
    password_validators_help_texts,
    validate_password,
)
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminEmailInputWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
)

from accounts.models import Invitation, Member, Membership, User
from accounts.scopes import Locale


class MemberRoleForm(forms.ModelForm):  # type: ignore[type-arg]
    """A member's role; who it is cannot be changed."""

    class Meta:
        model = Member
        fields = ("role",)


class InvitationForm(forms.ModelForm):  # type: ignore[type-arg]
    """Whom to ask, as what, in which language."""

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
        """One spelling of an address."""
        email: str = self.cleaned_data["email"]
        return email.strip().lower()


class FirstOwnerForm(forms.Form):
    """Who is to own an issuer that nobody owns yet."""

    email = forms.EmailField(label=_("E-mail"), widget=UnfoldAdminEmailInputWidget)
    locale = forms.ChoiceField(
        label=_("Language"), choices=Locale.choices, widget=UnfoldAdminSelectWidget
    )


class MembershipForm(forms.ModelForm):  # type: ignore[type-arg]
    """Whom the platform seats as the first owner of which issuer."""

    class Meta:
        model = Membership
        fields = ("user", "issuer")


class SignUpForm(forms.Form):
    """Who was invited and has no account yet: a name and a password."""

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
        """Django's validators, which also compare the password with name and address."""
        data = super().clean() or self.cleaned_data
        if password := data.get("password"):
            try:
                validate_password(password, User(email=self.email, name=data.get("name", "")))
            except forms.ValidationError as error:
                self.add_error("password", error)
        return data


class FraudBlockForm(forms.Form):
    """Why an operator of the platform blocks an issuer, or lifts the block; its name, as a confirmation."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=500,
        widget=UnfoldAdminTextareaWidget(attrs={"rows": 3}),
        help_text=_("The issuer reads it in its audit. Public pages do not show it."),
    )
    note = forms.CharField(
        label=_("Internal note"),
        required=False,
        max_length=1000,
        widget=UnfoldAdminTextareaWidget(attrs={"rows": 3}),
        help_text=_("For operators of the platform only: it stands in the platform’s audit."),
    )
    name = forms.CharField(label=_("Name of the issuer"), widget=UnfoldAdminTextInputWidget)

    def __init__(self, data: Any = None, *, name: str) -> None:
        super().__init__(data)
        self.expected = name
        self.fields["name"].help_text = _("To confirm, type: %(name)s") % {"name": name}

    def clean_name(self) -> str:
        """The very name, so that nobody means another issuer."""
        typed: str = self.cleaned_data["name"]
        if typed != self.expected:
            raise forms.ValidationError(
                _("This is not its name. Type: %(name)s") % {"name": self.expected}
            )
        return typed


class ImpersonationForm(forms.Form):
    """Why an operator of the platform enters an issuer's back office: the issuer reads it."""

    reason = forms.CharField(
        label=_("Reason"),
        min_length=5,
        max_length=200,
        widget=UnfoldAdminTextInputWidget,
        help_text=_("The issuer reads it in its audit: name the ticket, or who asked."),
    )
