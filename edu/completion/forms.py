"""The forms of grades: of a class in one table, of a file, of one correction."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, cast

from django import forms
from django.core.exceptions import NON_FIELD_ERRORS
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.api import parsing
from accounts.back_office.forms import BackOfficeForm
from accounts.errors import FieldError, fault_text
from accounts.jobs.forms import TableForm
from certificates.issuing.form_fields import (
    ADDED_ROWS,
    MORE_ROWS,
    GridColumn,
    GridField,
    decimal_text,
)
from edu import grades
from edu.back_office import CohortChoice
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Enrolment

from .matching import MAX_RESULTS, Completion

NOTIFY = _("Send each who has passed a mail with the certificate’s address")


class GradesForm(BackOfficeForm):
    """A grade for each open enrolment; a row without a grade changes nothing."""

    completed_on = forms.DateField(
        label=_("Completed on"), help_text=_("Counts for every row that states no other day.")
    )
    notify_holder = forms.BooleanField(label=NOTIFY, required=False)

    def __init__(
        self,
        data: Mapping[str, Any] | None,
        *,
        enrolments: Sequence[Enrolment],
        scale: grades.Scale,
        today: date,
        notify: bool,
    ) -> None:
        super().__init__(data, initial={"completed_on": today, "notify_holder": notify})
        self._enrolments = enrolments
        self.open = [e for e in enrolments if e.status == EnrolmentStatus.ENROLLED]
        for enrolment in self.open:
            self.fields[_grade(enrolment)] = grade_field(scale, enrolment)
            self.fields[_day(enrolment)] = forms.DateField(
                required=False,
                label=_("Another day"),
                widget=forms.DateInput(attrs={"aria-label": str(_("Another day"))}),
            )

    def rows(self) -> Iterable[tuple[Enrolment, Any, Any]]:
        """Every enrolment, with its two fields if it is open."""
        for enrolment in self._enrolments:
            if enrolment.status == EnrolmentStatus.ENROLLED:
                yield enrolment, self[_grade(enrolment)], self[_day(enrolment)]
            else:
                yield enrolment, None, None

    def entered(self) -> list[tuple[Enrolment, Completion]]:
        """The enrolments with a grade and their completions, in the order of the table."""
        data = self.cleaned_data
        return [
            (
                enrolment,
                Completion(
                    enrolment_id=enrolment.public_id,
                    grade=data[_grade(enrolment)],
                    completed_on=data.get(_day(enrolment)) or data["completed_on"],
                ),
            )
            for enrolment in self.open
            if data.get(_grade(enrolment))
        ]

    def show(self, enrolment: Enrolment, fault: FieldError) -> None:
        """Shows a fault at the grade or the day that it is about, or else above the table."""
        field: str = _day(enrolment) if fault.pointer == "/completedOn" else _grade(enrolment)
        text = fault_text(fault)
        if fault.pointer not in {"/grade", "/metadata/grade", "/completedOn"}:
            field, text = NON_FIELD_ERRORS, f"{enrolment.recipient}: {text}"
        self.add_error(None if field == NON_FIELD_ERRORS else field, text)


def _grade(enrolment: Enrolment) -> str:
    return f"grade-{enrolment.pk.hex}"


def _day(enrolment: Enrolment) -> str:
    return f"day-{enrolment.pk.hex}"


def grade_field(scale: grades.Scale, enrolment: Enrolment) -> forms.Field:
    """A list of choices where grades are words, else a text field: people write 1,7."""
    label = _("Grade of %(name)s") % {"name": enrolment.recipient}
    attrs = {"aria-label": label}
    if not scale.choices:
        widget = forms.TextInput(attrs={**attrs, "inputmode": "decimal", "size": 6})
        return forms.CharField(
            label=label, required=False, max_length=grades.MAX_GRADE_LENGTH, widget=widget
        )
    choices = [(each, grades.PASS_FAIL_LABELS.get(each, each)) for each in scale.choices]
    return forms.ChoiceField(
        label=label, required=False, choices=[("", "–"), *choices], widget=forms.Select(attrs=attrs)
    )


RESULT_COLUMNS = (
    GridColumn("code", _("Code")),
    GridColumn("title", pgettext_lazy("results", "Module"), required=True),
    GridColumn("grade", _("Grade")),
    GridColumn("credits", pgettext_lazy("results", "Credits"), read=decimal_text),
)


class CorrectionForm(BackOfficeForm):
    """The present result, to be changed."""

    grade = forms.Field()  # replaced by a field for the program's scale
    completed_on = forms.DateField(label=_("Completed on"))
    results = GridField(RESULT_COLUMNS, most=MAX_RESULTS, label=_("Results"))
    evidence = forms.CharField(
        label=pgettext_lazy("field", "Evidence"),
        required=False,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 2}),
    )
    notify_holder = forms.BooleanField(label=NOTIFY, required=False)

    def __init__(
        self, data: Mapping[str, Any] | None, *, enrolment: Enrolment, notify: bool
    ) -> None:
        columns = [column.name for column in RESULT_COLUMNS]
        rows = [[each.get(name) or "" for name in columns] for each in enrolment.results]
        present = {
            "grade": enrolment.grade,
            "completed_on": enrolment.completed_on,
            "results": rows,
            "evidence": enrolment.evidence,
            "notify_holder": notify,
        }
        super().__init__(data, initial=present)
        self.enrolment = enrolment
        scale = grades.scale_from_json(enrolment.program.grade_scale)
        self.fields["grade"] = grade_field(scale, enrolment)
        if data is not None and MORE_ROWS in data:
            self.fields["results"].widget.spare = ADDED_ROWS

    def completion(self) -> Completion:
        """The completion that was entered. Raises ValidationFailed for invalid modules."""
        data, field = self.cleaned_data, self.fields["results"]
        assert isinstance(field, GridField)
        stated = {
            "enrolmentId": self.enrolment.public_id,
            "grade": data["grade"],
            "completedOn": data["completed_on"].isoformat(),
            "results": field.objects(data["results"]),
            "evidence": data["evidence"],
        }
        return parsing.convert(stated, Completion)

    def show(self, fault: FieldError) -> None:
        """Shows a fault at its field, or above the form if it has none."""
        first, *rest = fault.pointer.removeprefix("/metadata").removeprefix("/").split("/")
        text, field = fault_text(fault), self.fields["results"]
        if first == "results" and isinstance(field, GridField):
            text = field.locate(rest, text)
        places = {"completedOn": "completed_on", "transcript": "results"}
        name = places.get(first, first)
        self.add_error(name if name in self.fields else None, text)


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
