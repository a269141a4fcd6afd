"""The columns of a table in a type's form: their names in each language, and what some of them hold."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.forms import BackOfficeForm
from accounts.scopes import Locale

from .fields import MAX_COLUMNS
from .limits import ColumnRole

MAX_LABEL_LENGTH = 200
UNTRANSLATED = {"placeholder": _("not translated")}
ROLES: tuple[str, ...] = get_args(ColumnRole)


class LinesField(forms.CharField):
    """Several texts, one per line."""

    def __init__(self, *, most: int, **kwargs: Any) -> None:
        self.most = most
        widget = forms.Textarea(attrs={"rows": 4, **kwargs.pop("attrs", {})})
        super().__init__(required=False, widget=widget, **kwargs)

    def prepare_value(self, value: Any) -> Any:
        return "\n".join(value) if isinstance(value, list) else value

    def clean(self, value: Any) -> Any:
        lines = [line.strip() for line in super().clean(value).splitlines()]
        texts = [line for line in lines if line]
        if len(texts) > self.most:
            raise forms.ValidationError(_("At most %(limit)s lines.") % {"limit": self.most})
        if any(len(line) > MAX_LABEL_LENGTH for line in texts):
            raise forms.ValidationError(
                _("At most %(limit)s characters a line.") % {"limit": MAX_LABEL_LENGTH}
            )
        return texts


def _columns(language: str) -> LinesField:
    return LinesField(label=language, most=MAX_COLUMNS, attrs=UNTRANSLATED)


def _role(label: Any) -> forms.TypedChoiceField:
    """Which column has a role, by its number; the page's script adds the names of the columns."""
    numbers = [(number, str(number)) for number in range(1, MAX_COLUMNS + 1)]
    return forms.TypedChoiceField(
        label=label,
        choices=[("", _("No column")), *numbers],
        coerce=int,
        empty_value=None,
        required=False,
        widget=forms.Select(attrs={"data-role": ""}),
    )


class TableColumns(BackOfficeForm):
    """The part of a metadata field's row that is about a table."""

    languages: Sequence[str] = Locale.values

    columns_en = _columns(Locale.EN.label)
    columns_de = _columns(Locale.DE.label)
    columns_fr = _columns(Locale.FR.label)
    columns_sq = _columns(Locale.SQ.label)
    role_value = _role(_("Measured value"))
    role_limits = _role(_("Limits in one text, such as ≥ 230 or 540 – 750"))
    role_min = _role(_("Lowest value allowed"))
    role_max = _role(_("Highest value allowed"))
    role_unit = _role(_("Unit of the value"))

    def check_columns(self) -> None:
        """All languages have equally many columns, or none; a role is of one column that exists."""
        data = self.cleaned_data
        filled = [f"columns_{code}" for code in self.languages if data.get(f"columns_{code}")]
        for name in filled[1:]:
            if len(data[name]) != len(data[filled[0]]):
                self.add_error(name, _("As many lines as in the other languages, or none."))
        count = max((len(data.get(name, ())) for name in filled), default=0)
        taken: set[int] = set()
        for role in ROLES:
            number = data.get(f"role_{role}")
            if number in taken:
                self.add_error(f"role_{role}", _("This column is chosen twice."))
            elif number and number > count and data.get("kind") == "table":
                self.add_error(f"role_{role}", _("The table has no such column."))
            taken |= {number} if number else set()

    def columns(self) -> list[dict[str, Any]]:
        """The columns as the version stores them."""
        titles = {code: self.cleaned_data[f"columns_{code}"] for code in self.languages}
        roles = {self.cleaned_data[f"role_{role}"]: role for role in ROLES}
        return [
            {"label": {code: texts[place] for code, texts in titles.items() if texts}}
            | ({"role": roles[place + 1]} if place + 1 in roles else {})
            for place in range(max(map(len, titles.values()), default=0))
        ]

    @staticmethod
    def initial_columns(columns: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """The other way round."""
        labels = [column["label"] for column in columns]
        numbers = {
            column.get("role"): str(number) for number, column in enumerate(columns, start=1)
        }
        return {
            **{f"role_{role}": numbers.get(role, "") for role in ROLES},
            **{
                f"columns_{code}": [text for texts in labels if (text := texts.get(code, ""))]
                for code in Locale.values
            },
        }
