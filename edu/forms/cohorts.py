"""A class or a course date, whom to enrol in it, and how an attempt failed."""

from typing import Any, cast

from django import forms
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminSingleDateWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
)

from edu.grades import MAX_GRADE_LENGTH
from edu.models import Cohort
from edu.operations.cohorts import CohortFields

COURSE = ("code", "name", "starts_on", "ends_on", "team")


class CohortForm(forms.ModelForm):  # type: ignore[type-arg]
    """A cohort; program and mode are for good."""

    class Meta:
        model = Cohort
        fields = ("program", "mode", *COURSE)
        help_texts = {
            "code": _("Unique within the program, such as 2026-A."),
            "team": _("Who runs it beside the program’s own team."),
        }

    def _get_validation_exclusions(self) -> set[str]:
        """All columns: the operation checks them, and says in words what Django calls a constraint."""
        return {field.name for field in self._meta.model._meta.get_fields()}

    def course(self) -> CohortFields:
        """What the operation takes."""
        return cast(CohortFields, {name: self.cleaned_data[name] for name in COURSE})


class RecipientSearchForm(forms.Form):
    """Whom to look for; empty: the newest. It is posted: it may name somebody."""

    term = forms.CharField(
        label=_("Name, e-mail, or your number"),
        required=False,
        max_length=254,
        widget=UnfoldAdminTextInputWidget(attrs={"autocomplete": "off", "spellcheck": "false"}),
    )


class ExternalIdsForm(forms.Form):
    """Your numbers of the people, as a column of a spreadsheet is pasted."""

    numbers = forms.CharField(
        label=_("Your numbers"),
        required=False,
        widget=UnfoldAdminTextareaWidget(attrs={"rows": 4}),
        help_text=_("One a line: paste the column of your list."),
    )

    def clean_numbers(self) -> list[str]:
        """The lines that say something."""
        lines: list[Any] = self.cleaned_data["numbers"].splitlines()
        return [line.strip() for line in lines if line.strip()]


class FailEnrolmentForm(forms.Form):
    """With which grade, and when."""

    grade = forms.CharField(
        label=_("Grade"),
        required=False,
        max_length=MAX_GRADE_LENGTH,
        widget=UnfoldAdminTextInputWidget,
        help_text=_("Of the program’s grades, one that does not pass. May stay empty."),
    )
    completed_on = forms.DateField(
        label=_("Date"),
        required=False,
        widget=UnfoldAdminSingleDateWidget,
        help_text=_("Empty: today."),
    )
