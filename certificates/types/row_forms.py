"""The rows of a type's form: metadata fields with their rules and the columns of tables, and signatories."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, get_args

from django import forms
from django.forms.formsets import DELETION_FIELD_NAME, ORDERING_FIELD_NAME
from django.utils.text import slugify
from django.utils.translation import get_language, gettext, gettext_lazy as _, ngettext
from unfold.widgets import UnfoldBooleanWidget

from accounts.back_office.forms import BackOfficeForm
from accounts.scopes import Locale

from .fields import LONGEST_VALUE, MAX_CHOICES, MAX_COLUMNS, MAX_FIELDS
from .limits import LIMITS, MAX, MIN, UNIT, VALUE, ColumnRole, guess_roles, have_limits
from .models import FieldKind, text_in
from .operations import MAX_SIGNATORIES
from .settings import PROFILE_NAMES, PROFILES, TERM_NAMES

LONGEST_KEY = 64
LONGEST_CODE = 60


def languages_of(version: Mapping[str, Any]) -> list[str]:
    """The languages in which a version says anything."""
    texts = [
        *({code: version.get(f"name_{code}", "") for code in Locale.values},),
        *({code: version.get(f"description_{code}", "") for code in Locale.values},),
        *(field["label"] for field in version.get("fields", ())),
    ]
    return [code for code in Locale.values if any(text.get(code) for text in texts)]


def only(languages: Iterable[str], field: Mapping[str, Any]) -> dict[str, Any]:
    """A metadata field with its texts in these languages alone."""
    kept = set(languages)
    columns = [
        {**column, "label": _in(kept, column["label"])} for column in field.get("columns", ())
    ]
    return {**field, "label": _in(kept, field["label"]), "columns": columns}


def untranslated(version: Mapping[str, Any], languages: Sequence[str]) -> dict[str, int]:
    """How many texts of a version each of these languages lacks."""
    texts = [{code: version[f"name_{code}"] for code in Locale.values}]
    for field in version["fields"]:
        texts += [field["label"], *(column["label"] for column in field["columns"])]
    missing = {code: sum(not text.get(code) for text in texts) for code in languages}
    return {code: count for code, count in missing.items() if count}


def code_from(name: str) -> str:
    """A code for a type of this name: `inspection-certificate-3-1`."""
    code = slugify(name.replace("ß", "ss")).replace("_", "-")[:LONGEST_CODE].strip("-")
    return f"type-{code}"[:LONGEST_CODE] if code.isdigit() else code


def key_from(label: str) -> str:
    """A key for a field of this label: `heatNumber`."""
    first, *rest = slugify(label.replace("ß", "ss")).replace("_", "-").split("-")
    return (first + "".join(word.capitalize() for word in rest))[:LONGEST_KEY]


def _in(languages: set[str], texts: Mapping[str, str]) -> dict[str, str]:
    return {code: text if code in languages else "" for code, text in texts.items()}


def term_field() -> forms.ChoiceField:
    """Where a metadata field goes in the credential."""
    groups = [
        (PROFILE_NAMES[name], [(term, TERM_NAMES.get(term, term)) for term in profile.terms])
        for name, profile in PROFILES.items()
    ]
    return forms.ChoiceField(
        label=_("In the credential"),
        required=False,
        choices=[("", "–"), *groups],
        widget=forms.Select(attrs={"data-term": ""}),
    )


def field_rules(values: Mapping[str, Any]) -> str:
    """What the values of a row of the form mean: "Decimal number in mm, required, public"."""
    return ", ".join(_rules(values))


def _rules(values: Mapping[str, Any]) -> Iterator[str]:
    kind = values["kind"] if values["kind"] in FieldKind.values else FieldKind.TEXT.value
    yield _kind(kind, str(values["unit"] or ""))
    if kind == FieldKind.CHOICE:
        count = len(_lines(values["choices"]))
        yield ngettext("%(count)s choice", "%(count)s choices", count) % {"count": count}
    if kind == FieldKind.TABLE:
        columns = [*zip_longest(*(_lines(values[f"columns_{code}"]) for code in Locale.values))]
        count = len(columns)
        yield ngettext("%(count)s column", "%(count)s columns", count) % {"count": count}
        yield from _limits_rule(values, guess_roles([filter(None, names) for names in columns]))
    yield gettext("required") if values["required"] else gettext("optional")
    yield gettext("shown to everybody") if values["public"] else gettext("only for you")
    if values["searchable"] and kind != FieldKind.TABLE:
        yield gettext("searchable")
    if kind == FieldKind.TEXT and str(values["max_length"] or LONGEST_VALUE) != str(LONGEST_VALUE):
        yield gettext("at most %(limit)s characters") % {"limit": values["max_length"]}


def _limits_rule(values: Mapping[str, Any], guessed: Mapping[str, int]) -> Iterator[str]:
    """Whether a table's values are checked; nothing where its columns are not named as if they could be."""
    chosen = {role: str(values[f"role_{role}"] or "") for role in ROLES}
    known = [role for role in ROLES if chosen[role] != "0" and (chosen[role] or role in guessed)]
    if have_limits(known):
        yield gettext("values checked against their limits")
    elif have_limits([*guessed]):
        yield gettext("values not checked against their limits")


def _kind(kind: str, unit: str) -> str:
    label = str(FieldKind(kind).label)
    return gettext("%(kind)s in %(unit)s") % {"kind": label, "unit": unit} if unit else label


def _lines(value: Any) -> list[str]:
    lines = value if isinstance(value, list) else str(value or "").splitlines()
    return [line for line in lines if line.strip()]


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


def _role(role: str, label: Any) -> forms.TypedChoiceField:
    """Which column has a role, by its number; the page's script adds the names of the columns.

    Unless somebody chooses, the one whose name says so.
    """
    numbers = [(number, str(number)) for number in range(1, MAX_COLUMNS + 1)]
    return forms.TypedChoiceField(
        label=label,
        choices=[("", _("guessed")), (0, _("No column")), *numbers],
        coerce=int,
        empty_value=None,
        required=False,
        widget=forms.Select(attrs={"data-role": role}),
    )


class TableColumns(BackOfficeForm):
    """The part of a metadata field's row that is about a table."""

    languages: Sequence[str] = Locale.values

    columns_en = _columns(Locale.EN.label)
    columns_de = _columns(Locale.DE.label)
    columns_fr = _columns(Locale.FR.label)
    columns_sq = _columns(Locale.SQ.label)
    role_value = _role(VALUE, _("Measured value"))
    role_limits = _role(LIMITS, _("Limits in one text, such as ≥ 230 or 540 – 750"))
    role_min = _role(MIN, _("Lowest value allowed"))
    role_max = _role(MAX, _("Highest value allowed"))
    role_unit = _role(UNIT, _("Unit of the value"))

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
        count = max(map(len, titles.values()), default=0)
        labels = [
            {code: texts[place] for code, texts in titles.items() if texts}
            for place in range(count)
        ]
        stated = {role: self.cleaned_data[f"role_{role}"] for role in ROLES}
        guessed = guess_roles([label.values() for label in labels])
        roles = {guessed[role]: role for role in guessed if stated[role] is None}
        roles |= {number - 1: role for role, number in stated.items() if number}
        return [
            {"label": label} | ({"role": roles[place]} if place in roles else {})
            for place, label in enumerate(labels)
        ]

    @staticmethod
    def initial_columns(columns: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """The other way round."""
        labels = [column["label"] for column in columns]
        numbers = {
            column.get("role"): str(number) for number, column in enumerate(columns, start=1)
        }
        return {
            **{f"role_{role}": numbers.get(role, "0" if columns else "") for role in ROLES},
            **{
                f"columns_{code}": [text for texts in labels if (text := texts.get(code, ""))]
                for code in Locale.values
            },
        }


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
