"""The rows of a type's form: metadata fields and signatories."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.forms.formsets import DELETION_FIELD_NAME, ORDERING_FIELD_NAME
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
    UnfoldBooleanWidget,
)

from accounts.scopes import Locale
from certificates.models.type import FieldKind
from certificates.operations.types.type_fields import (
    LONGEST_VALUE,
    MAX_CHOICES,
    MAX_COLUMNS,
    MAX_FIELDS,
)
from certificates.operations.types.type_rules import MAX_SIGNATORIES

MAX_LABEL_LENGTH = 200


class LinesField(forms.CharField):
    """Several texts, one per line."""

    def __init__(self, *, most: int, **kwargs: Any) -> None:
        self.most = most
        widget = UnfoldAdminTextareaWidget(attrs={"rows": 4})
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


class RowForm(forms.Form):
    """Base of a row."""

    def has_content(self) -> bool:
        """Whether anything was filled in. Empty rows are ignored."""
        return any(self.cleaned_data.get(name) for name in self.telling)

    telling: tuple[str, ...] = ()

    def value(self) -> dict[str, Any]:
        """The row as the version stores it."""
        raise NotImplementedError


def _label(language: str, *, required: bool = False) -> forms.CharField:
    return forms.CharField(
        label=language,
        max_length=MAX_LABEL_LENGTH,
        required=required,
        widget=UnfoldAdminTextInputWidget,
    )


def _columns(language: str) -> LinesField:
    return LinesField(label=language, most=MAX_COLUMNS)


def _check(label: Any) -> forms.BooleanField:
    return forms.BooleanField(label=label, required=False, widget=UnfoldBooleanWidget)


class MetadataRow(RowForm):
    """A metadata field: key, kind, labels, and whether it is public."""

    telling = ("key",)

    key = forms.CharField(label=_("Key"), max_length=64, widget=UnfoldAdminTextInputWidget)
    kind = forms.ChoiceField(
        label=_("Kind"),
        choices=FieldKind.choices,
        initial=FieldKind.TEXT,
        required=False,
        widget=UnfoldAdminSelectWidget(attrs={"x-model": "kind"}),
    )
    label_en = _label(Locale.EN.label, required=True)
    label_de = _label(Locale.DE.label)
    label_fr = _label(Locale.FR.label)
    label_sq = _label(Locale.SQ.label)
    unit = forms.CharField(
        label=_("Unit"), max_length=20, required=False, widget=UnfoldAdminTextInputWidget
    )
    max_length = forms.IntegerField(
        label=_("Most characters"),
        required=False,
        min_value=1,
        max_value=LONGEST_VALUE,
        widget=UnfoldAdminIntegerFieldWidget,
    )
    choices = LinesField(label=_("Choices, one a line"), most=MAX_CHOICES)
    columns_en = _columns(Locale.EN.label)
    columns_de = _columns(Locale.DE.label)
    columns_fr = _columns(Locale.FR.label)
    columns_sq = _columns(Locale.SQ.label)
    required = _check(_("Required"))
    public = _check(_("Public"))
    searchable = _check(_("Searchable"))

    def clean(self) -> dict[str, Any]:
        """Another language must have as many column titles as English, or none."""
        titles = self.cleaned_data.get("columns_en") or []
        for locale in Locale.values:
            other = self.cleaned_data.get(f"columns_{locale}") or []
            if other and len(other) != len(titles):
                self.add_error(f"columns_{locale}", _("As many lines as in English, or none."))
        return self.cleaned_data

    def value(self) -> dict[str, Any]:
        data = self.cleaned_data
        kind = data["kind"] or FieldKind.TEXT.value
        table = kind == FieldKind.TABLE
        return {
            "key": data["key"],
            "label": {locale: data[f"label_{locale}"] for locale in ("en", "de", "fr", "sq")},
            "kind": kind,
            "unit": data["unit"],
            "required": data["required"],
            "public": data["public"],
            "searchable": data["searchable"] and not table,
            "maxLength": data["max_length"] or LONGEST_VALUE,
            "choices": data["choices"] if kind == FieldKind.CHOICE else [],
            "columns": self._titles() if table else [],
        }

    @property
    def title(self) -> str:
        """The label in the page's language, else in English; empty for a new field."""
        locale = (get_language() or Locale.EN)[:2]
        return str(self.initial.get(f"label_{locale}") or self.initial.get("label_en") or "")

    @property
    def about(self) -> str:
        """The key and the kind."""
        kind = FieldKind(self.initial.get("kind", FieldKind.TEXT)).label
        return f"{self.initial['key']} · {kind}" if self.initial.get("key") else str(_("New field"))

    def _titles(self) -> list[dict[str, Any]]:
        titles = {locale: self.cleaned_data[f"columns_{locale}"] for locale in Locale.values}
        return [
            {"label": {code: texts[place] for code, texts in titles.items() if texts}}
            for place in range(len(titles[Locale.EN.value]))
        ]

    @staticmethod
    def initial_of(field: Mapping[str, Any]) -> dict[str, Any]:
        """The other way round."""
        labels = field["label"]
        columns = [column["label"] for column in field.get("columns", ())]
        return {
            **{name: value for name, value in field.items() if name not in ("label", "columns")},
            "max_length": field.get("maxLength", LONGEST_VALUE),
            **{f"label_{locale}": labels.get(locale, "") for locale in Locale.values},
            **{
                f"columns_{locale}": [texts.get(locale, "") for texts in columns]
                for locale in Locale.values
            },
        }


class SignatoryRow(RowForm):
    """A signatory, used if the request names none."""

    telling = ("name", "role")

    name = _label(_("Name"), required=True)  # type: ignore[arg-type]
    role = _label(_("Role"))  # type: ignore[arg-type]

    def value(self) -> dict[str, Any]:
        data = self.cleaned_data
        return {"name": data["name"]} | ({"role": data["role"]} if data["role"] else {})

    @staticmethod
    def initial_of(person: Mapping[str, Any]) -> dict[str, Any]:
        """The other way round."""
        return dict(person)


class RowFormSet(forms.BaseFormSet):  # type: ignore[type-arg]
    """A list of rows that can be sorted and removed."""

    ordering_widget = UnfoldAdminIntegerFieldWidget
    deletion_widget = UnfoldBooleanWidget

    def add_fields(self, form: Any, index: int | None) -> None:
        super().add_fields(form, index)
        form.fields[ORDERING_FIELD_NAME].label = _("Sort position")
        form.fields[DELETION_FIELD_NAME].label = _("Remove")

    def clean(self) -> None:
        """Refuses two fields with the same key."""
        keys = [row.cleaned_data["key"] for row in self.kept() if "key" in row.cleaned_data]
        if len(set(keys)) < len(keys):
            raise forms.ValidationError(_("Two fields have the same key."))

    def kept(self) -> list[Any]:
        """The rows that are filled in and not removed, by position."""
        removed = set(self.deleted_forms)
        rows = [form for form in self.forms if form not in removed and form.has_content()]
        return sorted(rows, key=_position)

    def value(self) -> list[dict[str, Any]]:
        """The rows as the version stores them."""
        return [form.value() for form in self.kept()]


def _position(form: forms.Form) -> int:
    position = form.cleaned_data.get(ORDERING_FIELD_NAME)
    return MAX_FIELDS if position is None else int(position)


def _rows(row: type[RowForm], most: int) -> Any:
    return forms.formset_factory(
        row,
        formset=RowFormSet,
        extra=0,
        can_order=True,
        can_delete=True,
        max_num=most,
        validate_max=True,
    )


MetadataRows = _rows(MetadataRow, MAX_FIELDS)
SignatoryRows = _rows(SignatoryRow, MAX_SIGNATORIES)
