"""The form with the grades of a class in one table."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any

from django import forms
from django.core.exceptions import NON_FIELD_ERRORS
from django.utils.translation import gettext_lazy as _

from accounts.errors import FieldError, fault_text
from accounts.forms import BackOfficeForm
from edu import grades
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment

from .rules import Completion

NOTIFY = _("Send each who has passed a mail with the certificate’s address")


class GradesForm(BackOfficeForm):
    """A grade for each open enrolment; a row without a grade changes nothing."""

    completed_on = forms.DateField(
        label=_("Completed on"),
        help_text=_("Counts for every row that states no other day."),
    )
    notify_holder = forms.BooleanField(
        label=NOTIFY,
        required=False,
    )

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
        label=label,
        required=False,
        choices=[("", "–"), *choices],
        widget=forms.Select(attrs=attrs),
    )
