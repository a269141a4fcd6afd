"""The forms of recipients."""

from typing import Any, cast

from django import forms
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.jobs.forms import TableForm
from accounts.scopes import Mode
from edu.back_office import CohortChoice
from edu.models import Cohort, Recipient

from .rules import RECIPIENT_FIELDS, RecipientFields


class RecipientForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """A recipient; the operation checks the fields. Attributes are lines of `name: value`."""

    attributes = forms.CharField(
        label=_("Attributes"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("What else you keep of the person, one a line, such as: class: 12b"),
    )

    class Meta:
        model = Recipient
        fields = tuple(RECIPIENT_FIELDS)
        help_texts = {
            "external_id": _("By which your other systems know the person; unique."),
            "printed_name": _("Where certificates are to say more than given and family name."),
            "birth_date": _("For the printed document only, never public."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        instance: Recipient | None = kwargs.get("instance")
        lines = (
            [f"{name}: {value}" for name, value in instance.attributes.items()] if instance else []
        )
        kwargs["initial"] = {"attributes": "\n".join(lines), **(kwargs.get("initial") or {})}
        super().__init__(*args, **kwargs)

    def clean_attributes(self) -> dict[str, str]:
        """The attributes of the lines."""
        attributes: dict[str, str] = {}
        for line in self.cleaned_data["attributes"].splitlines():
            name, colon, value = (part.strip() for part in line.partition(":"))
            if line.strip() and not (name and colon and value):
                raise forms.ValidationError(_("Write name: value, one a line."))
            if name:
                attributes[name] = value
        return attributes

    def person(self) -> RecipientFields:
        """The fields for the operation; an empty field clears the column."""
        stated = {
            name: self.cleaned_data[name] for name in RECIPIENT_FIELDS if name in self.cleaned_data
        }
        return cast(RecipientFields, {name: value or None for name, value in stated.items()})


class FindRecipientForm(BackOfficeForm):
    """One field for name, e-mail address or number. It is posted, as it may name a person."""

    term = forms.CharField(
        label=_("Name, e-mail, or your number"),
        max_length=254,
        widget=forms.TextInput(
            attrs={"autofocus": True, "autocomplete": "off", "spellcheck": "false"}
        ),
    )


class MergeRecipientForm(BackOfficeForm):
    """The duplicate that is merged."""

    duplicate = forms.CharField(
        label=_("Identifier or your number of the duplicate"),
        max_length=254,
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )


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
