"""The forms of teams and their members."""

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.scopes import Locale
from edu.lifecycle import TeamRole
from edu.models import Team


class TeamForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """The name of a team."""

    class Meta:
        model = Team
        fields = ("name",)
        help_texts = {"name": _("Such as a department, a site or a subject.")}


class TeamMemberForm(BackOfficeForm):
    """A new member, with role; the language is that of the invitation, if one is sent."""

    email = forms.EmailField(
        label=_("E-mail"),
        max_length=254,
        help_text=_(
            "One of your people is in the team at once. Anybody else gets an invitation, which works for 7 days."
        ),
    )
    role = forms.ChoiceField(
        label=_("Role"),
        choices=TeamRole.choices,
        initial=TeamRole.INSTRUCTOR,
        help_text=_(
            "Coordinators run the team and its programs; instructors see them; assessors enter grades."
        ),
    )
    locale = forms.ChoiceField(label=_("Language"), choices=Locale.choices)
