"""The rows of a type's form: metadata fields and signatories."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.forms.formsets import DELETION_FIELD_NAME, ORDERING_FIELD_NAME
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldBooleanWidget

from accounts.forms import BackOfficeForm
from accounts.scopes import Locale

from .field_rules import field_rules
from .fields import LONGEST_VALUE, MAX_CHOICES, MAX_FIELDS
from .multilingual import text_in
from .type import FieldKind
from .type_columns import MAX_LABEL_LENGTH, UNTRANSLATED, LinesField, TableColumns
from .type_credential import term_field
from .type_languages import LONGEST_KEY, key_from
from .type_rules import MAX_SIGNATORIES


class RowForm(BackOfficeForm):
    """Base of a row."""

    def has_content(self) -> bool:
        """Whether anything was filled in. Empty rows are ignored."""
        return any(self.cleaned_data.get(name) for name in self.telling)

    telling: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What the row is called."""
        raise NotImplementedError

    @property
    def about(self) -> str:
        """What else it says, in words."""
        raise NotImplementedError

    def value(self) -> dict[str, Any]:
        """The row as the version stores it."""
        raise NotImplementedError


def _text(label: Any, *, required: bool = False) -> forms.CharField:
    return forms.CharField(
        label=label,
        max_length=MAX_LABEL_LENGTH,
        required=required,
    )


def _label(language: str) -> forms.CharField:
    return forms.CharField(
        label=language,
        max_length=MAX_LABEL_LENGTH,
        required=False,
        widget=forms.TextInput(attrs=UNTRANSLATED),
    )


def _check(label: Any) -> forms.BooleanField:
    return forms.BooleanField(label=label, required=False, widget=UnfoldBooleanWidget)


LABELS = tuple(f"label_{locale}" for locale in Locale.values)


class MetadataRow(TableColumns, RowForm):
    """A metadata field: key, kind, labels, and whether it is public."""

    telling = ("key", *LABELS)

    key = forms.CharField(
        label=_("Key"),
        max_length=LONGEST_KEY,
        required=False,
        widget=forms.TextInput(attrs={"placeholder": _("from the name")}),
    )
    kind = forms.ChoiceField(
        label=_("Kind"),
        choices=FieldKind.choices,
        initial=FieldKind.TEXT,
        required=False,
        widget=forms.Select(attrs={"x-model": "kind"}),
    )
    label_en = _label(Locale.EN.label)
    label_de = _label(Locale.DE.label)
    label_fr = _label(Locale.FR.label)
    label_sq = _label(Locale.SQ.label)
    unit = forms.CharField(label=_("Unit"), max_length=20, required=False)
    max_length = forms.IntegerField(
        label=_("Most characters"),
        required=False,
        min_value=1,
        max_value=LONGEST_VALUE,
    )
    choices = LinesField(label=_("Choices, one a line"), most=MAX_CHOICES)
    term = term_field()
    required = _check(_("Required"))
    public = _check(_("Public"))
    searchable = _check(_("Searchable"))

    def __init__(self, *args: Any, languages: Sequence[str] = Locale.values, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.languages = languages

    def clean(self) -> dict[str, Any]:
        """A field has a name in one language, and its columns are right."""
        data = self.cleaned_data
        label = self._first_label()
        if label and not data.get("key") and "key" not in self.errors:
            data["key"] = key_from(label) or f"field{self.prefix.rpartition('-')[2]}"  # type: ignore[union-attr]
        if data.get("key") and not label and not any(name in self.errors for name in LABELS):
            self.add_error(f"label_{self.languages[0]}", _("Name the field in one language."))
        self.check_columns()
        return data

    def _first_label(self) -> str:
        """The name in the first language that has one."""
        texts = (self.cleaned_data.get(f"label_{locale}") for locale in self.languages)
        return next((text for text in texts if text), "")

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
            "columns": self.columns() if table else [],
        }

    @property
    def title(self) -> str:
        """The label in the page's language, or in one that stands in for it."""
        texts = {code: str(self[f"label_{code}"].value() or "") for code in self.languages}
        return text_in(texts, get_language() or Locale.EN) or str(_("New field"))

    @property
    def about(self) -> str:
        """The rules of the field in words."""
        return field_rules({name: self[name].value() for name in self.fields})

    @staticmethod
    def initial_of(field: Mapping[str, Any]) -> dict[str, Any]:
        """The other way round."""
        labels = field["label"]
        return {
            **{name: value for name, value in field.items() if name not in ("label", "columns")},
            "max_length": field.get("maxLength", LONGEST_VALUE),
            **{f"label_{locale}": labels.get(locale, "") for locale in Locale.values},
            **TableColumns.initial_columns(field.get("columns", ())),
        }


class SignatoryRow(RowForm):
    """A signatory, used if the request names none."""

    telling = ("name", "role")

    name = _text(_("Name"), required=True)
    role = _text(_("Role"))

    def value(self) -> dict[str, Any]:
        data = self.cleaned_data
        return {"name": data["name"]} | ({"role": data["role"]} if data["role"] else {})

    @property
    def title(self) -> str:
        return str(self["name"].value() or "")

    @property
    def about(self) -> str:
        return str(self["role"].value() or "")

    @staticmethod
    def initial_of(person: Mapping[str, Any]) -> dict[str, Any]:
        """The other way round."""
        return dict(person)


class RowFormSet(forms.BaseFormSet):  # type: ignore[type-arg]
    """A list of rows that can be sorted and removed."""

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
        return sorted(rows, key=self.position)

    def value(self) -> list[dict[str, Any]]:
        """The rows as the version stores them."""
        return [form.value() for form in self.kept()]

    @staticmethod
    def position(row: forms.Form) -> int:
        """The place that was given to a row; without one it comes last."""
        position = row.cleaned_data.get(ORDERING_FIELD_NAME)
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


def template_rows(fields: Sequence[Mapping[str, Any]], *, first: int) -> list[Any]:
    """Rows with these metadata fields, to be added to a form that has rows up to `first`."""
    rows = MetadataRows(
        initial=[MetadataRow.initial_of(field) for field in fields],
        prefix="metadata",
    )
    for number, row in enumerate(rows.forms, start=first):
        row.prefix = f"metadata-{number}"
    return list(rows.forms)
