"""Forms of cohorts: the cohort, enrolling recipients, choosing a cohort."""

from typing import Any, cast

from django import forms
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from edu.models import Cohort

from .operations import CohortFields

COURSE = ("code", "name", "starts_on", "ends_on", "team")


class CohortForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """A cohort. Program and mode cannot be changed later."""

    class Meta:
        model = Cohort
        fields = ("program", "mode", *COURSE)
        help_texts = {
            "code": _("Unique within the program, such as 2026-A."),
            "team": _("Who runs it beside the program’s own team."),
        }

    def _get_validation_exclusions(self) -> set[str]:
        """Excludes all columns: the operation checks them, with better messages than Django's."""
        return {field.name for field in self._meta.model._meta.get_fields()}

    def course(self) -> CohortFields:
        """The fields for the operation."""
        return cast(CohortFields, {name: self.cleaned_data[name] for name in COURSE})


class RecipientSearchForm(BackOfficeForm):
    """The search for recipients; empty: the newest. It is posted, as it may name a person."""

    term = forms.CharField(
        label=_("Name, e-mail, or your number"),
        required=False,
        max_length=254,
        widget=forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"}),
    )


class ExternalIdsForm(BackOfficeForm):
    """Your numbers of recipients, pasted from a column of a spreadsheet."""

    numbers = forms.CharField(
        label=_("Your numbers"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("One a line: paste the column of your list."),
    )

    def clean_numbers(self) -> list[str]:
        """The lines that are not empty."""
        lines: list[Any] = self.cleaned_data["numbers"].splitlines()
        return [line.strip() for line in lines if line.strip()]


class CohortChoice(forms.ModelChoiceField):  # type: ignore[type-arg]
    """A choice of cohorts by their full names."""

    most = 100

    def offer(self, cohorts: QuerySet[Cohort], preselected: Cohort | None) -> None:
        """Offers the newest of these, and the preselected one; any of them may be submitted."""
        newest = list(cohorts[: self.most])
        older = [preselected] if preselected and preselected not in newest else []
        empty = [] if self.empty_label is None else [("", self.empty_label)]
        self.queryset = cohorts
        self.choices = [*empty, *((row.pk, row.full_name) for row in (*older, *newest))]
