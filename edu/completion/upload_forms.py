"""The upload forms of recipients and grades."""

from typing import Any, cast

from django import forms
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from accounts.jobs.forms import TableForm
from accounts.scopes import Mode
from edu.models import Cohort

from .forms import NOTIFY


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


class RecipientUploadForm(TableForm):
    """The file, and the cohort in which its recipients are enrolled, if any."""

    cohort = CohortChoice(
        label=_("Enrol them in"),
        queryset=Cohort.objects.none(),
        required=False,
        empty_label=_("– no cohort –"),
    )
    mode = forms.ChoiceField(label=_("Mode"), choices=Mode.choices, initial=Mode.LIVE)

    def __init__(self, *args: Any, cohorts: QuerySet[Cohort], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cast(CohortChoice, self.fields["cohort"]).offer(cohorts, self.initial.get("cohort"))
        self.fields["file"].help_text = _(
            "CSV, Excel workbook (.xlsx) or NDJSON, at most 100 MiB and 20,000 rows."
        )

    def clean(self) -> dict[str, Any] | None:
        """Refuses a cohort of the other mode."""
        cohort, mode = self.cleaned_data.get("cohort"), self.cleaned_data.get("mode")
        if cohort is not None and mode and cohort.mode != mode:
            self.add_error("cohort", _("This cohort is of the other mode."))
        return super().clean()


class GradeUploadForm(TableForm):
    """The file, and the cohort whose grades it has."""

    cohort = CohortChoice(label=_("Cohort"), queryset=Cohort.objects.none())
    notify_holder = forms.BooleanField(label=NOTIFY, required=False)
    correct = forms.BooleanField(
        label=_("Correct results that stand already"),
        help_text=_(
            "Their certificates are superseded: the old page says so and leads to the new one."
        ),
        required=False,
    )

    def __init__(self, *args: Any, cohorts: QuerySet[Cohort], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cast(CohortChoice, self.fields["cohort"]).offer(cohorts, self.initial.get("cohort"))
        self.fields["file"].help_text = _(
            "CSV, Excel workbook (.xlsx) or NDJSON, at most 100 MiB and 10,000 people."
        )
