"""The form that corrects a result: the grade, the day, the modules."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.domain import parsing
from accounts.errors import FieldError, fault_text
from accounts.forms import BackOfficeForm
from certificates.forms.fields import decimal_text
from certificates.forms.grid import ADDED_ROWS, MORE_ROWS, GridColumn, GridField
from edu import grades
from edu.models import Enrolment

from .forms import NOTIFY, grade_field
from .rules import MAX_RESULTS, Completion

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
