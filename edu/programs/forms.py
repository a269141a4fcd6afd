"""The form of a program: the grade scale in several fields, lists with one entry per line."""

from decimal import Decimal
from typing import Any, cast

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.scopes import Locale
from edu.back_office import OperationForm
from edu.models import Program

from .rules import MAX_DESCRIPTION, Alignment, ProgramFields

NAMES = tuple(f"name_{locale}" for locale in Locale.values)
DESCRIPTIONS = tuple(f"description_{locale}" for locale in Locale.values)
DETAILS = (
    "language",
    "attendance",
    "eqf_level",
    "credits",
    "hours",
    "validity_months",
    "learning_outcomes",
    "alignment",
)
NUMBERS = ("min", "max", "step", "pass_mark")
SCALE = ("kind", *NUMBERS, "better", "passing", "failing")
KINDS = (
    ("", _("Only passed")),
    ("pass_fail", _("Passed or not passed")),
    ("numeric", _("Numbers")),
    ("labels", _("Words")),
)
BETTER = (("higher", _("A higher number")), ("lower", _("A lower number")))
_PARTS = 3  # of an alignment


class Lines(forms.CharField):
    """A list of texts, one per line."""

    def __init__(self, *, rows: int = 4, **kwargs: Any) -> None:
        widget = forms.Textarea(attrs={"rows": rows})
        super().__init__(required=False, widget=widget, **kwargs)

    def prepare_value(self, value: Any) -> Any:
        return "\n".join(value) if isinstance(value, list) else value

    def clean(self, value: Any) -> Any:
        return [line.strip() for line in super().clean(value).splitlines() if line.strip()]


def _number(label: Any, help_text: Any = "") -> forms.DecimalField:
    return forms.DecimalField(label=label, required=False, help_text=help_text)


class ProgramForm(OperationForm):
    """The whole program; the operation checks it and saves the changes."""

    fixed_scale = False  # set by the admin: the scale of a published program is only shown

    learning_outcomes = Lines(
        label=_("Learning outcomes"), help_text=_("What people can do afterwards, one a line.")
    )
    alignment = Lines(
        label=_("Alignment"),
        help_text=_(
            "What it corresponds to elsewhere, one a line: framework | address | name, such as ESCO | http://data.europa.eu/esco/skill/… | weld metal"
        ),
    )
    kind = forms.ChoiceField(label=_("Grades"), choices=KINDS, required=False)
    min = _number(_("From"), _("German 1–6, French 0–20, Albanian 4–10."))
    max = _number(_("To"))
    step = _number(_("In steps of"))
    pass_mark = _number(_("Passed with"))
    better = forms.ChoiceField(label=_("Better is"), choices=BETTER, required=False)
    passing = Lines(label=_("Words that pass"), rows=3, help_text=_("One a line, the best first."))
    failing = Lines(label=_("Words that do not pass"), rows=2)

    class Meta:
        model = Program
        fields = ("code", "team", *NAMES, *DESCRIPTIONS, *DETAILS, "certificate_type")
        help_texts = {
            "code": _("A short name for your systems. It cannot be changed later."),
            "team": _("Who runs it. Only owners and administrators run a program without a team."),
            "language": _("In which it is held: sq, de, fr-CH …"),
            "eqf_level": _("1 to 8, if it has one."),
            "validity_months": _("Of its certificates. Empty: as the certificate type says."),
            "certificate_type": _("What people get who complete it."),
        }
        widgets = {
            name: forms.Textarea(attrs={"rows": 3, "maxlength": MAX_DESCRIPTION})
            for name in DESCRIPTIONS
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        program: Program | None = kwargs.get("instance")
        stated = _stated(program) if program is not None else {}
        kwargs["initial"] = {**stated, **(kwargs.get("initial") or {})}
        super().__init__(*args, **kwargs)
        for name in SCALE if self.fixed_scale else ():
            self.fields[name].disabled = True

    def clean_alignment(self) -> list[Alignment]:
        """The entries of the lines."""
        entries: list[Alignment] = []
        for line in self.cleaned_data["alignment"]:
            parts = [part.strip() for part in line.split("|")]
            if len(parts) != _PARTS or not all(parts):
                raise forms.ValidationError(_("Write framework | address | name, one a line."))
            entries.append(Alignment(framework=parts[0], uri=parts[1], label=parts[2]))
        return entries

    def clean(self) -> dict[str, Any] | None:
        """Requires all four numbers of a numeric scale."""
        data = super().clean()
        if self.cleaned_data.get("kind") == "numeric" and not self.fixed_scale:
            for name in NUMBERS:
                if self.cleaned_data.get(name) is None and name not in self.errors:
                    self.add_error(name, _("This field is required."))
        return data

    def curriculum(self) -> ProgramFields:
        """The fields for the operation; code, team and type are passed separately."""
        data = self.cleaned_data
        names = (*NAMES, *DESCRIPTIONS, *DETAILS)
        texts = {name: data[name] for name in names if name in data}
        for name in DESCRIPTIONS:
            texts[name] = texts[name].replace("\r\n", "\n")
        scale = {} if self.fixed_scale else {"grade_scale": self._scale()}
        return cast(ProgramFields, {**texts, **scale})

    def _scale(self) -> dict[str, Any] | None:
        data = self.cleaned_data
        match data.get("kind"):
            case "pass_fail":
                return {"kind": "pass_fail"}
            case "numeric":
                numbers = {name: _text(data[name]) for name in NUMBERS}
                numbers["passMark"] = numbers.pop("pass_mark")
                return {"kind": "numeric", **numbers, "better": data.get("better") or "higher"}
            case "labels":
                words = [(word, True) for word in data["passing"]]
                words += [(word, False) for word in data["failing"]]
                labels = [{"label": word, "passed": passed} for word, passed in words]
                return {"kind": "labels", "labels": labels}
        return None


def _stated(program: Program) -> dict[str, Any]:
    """The initial values of fields that are no columns."""
    scale = program.grade_scale or {}
    labels = scale.get("labels", ())
    return {
        "learning_outcomes": list(program.learning_outcomes),
        "alignment": [
            " | ".join((entry["framework"], entry["uri"], entry["label"]))
            for entry in program.alignment
        ],
        **{name: scale[name] for name in ("kind", "min", "max", "step", "better") if name in scale},
        **({"pass_mark": scale["passMark"]} if "passMark" in scale else {}),
        "passing": [each["label"] for each in labels if each["passed"]],
        "failing": [each["label"] for each in labels if not each["passed"]],
    }


def _text(number: Decimal) -> str:
    """The number as it was typed, never 1E+1."""
    return f"{number:f}"
