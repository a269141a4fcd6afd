"""What people fill in about certificate types."""

from typing import Any, cast
from uuid import UUID

from django import forms
from django.forms.formsets import DELETION_FIELD_NAME, ORDERING_FIELD_NAME
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminCheckboxSelectMultipleWidget,
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextInputWidget,
    UnfoldBooleanWidget,
)

from accounts.scopes import Locale
from certificates.models import CertificateType, TypeVersion
from certificates.models.type import Kind, RequirableField, ShowHolder

COLUMNS = (
    "kind",
    "name_de",
    "name_en",
    "name_fr",
    "name_sq",
    "required",
    "validity_months",
    "show_holder",
    "default_locale",
)
MOST_FIELDS = 50
LONGEST_VALIDITY = 1200  # months; the database holds it too


def _column(name: str, **kwargs: Any) -> Any:
    """The form field that the version's own column asks for."""
    return TypeVersion._meta.get_field(name).formfield(**kwargs)  # type: ignore[union-attr]


def _label(language: str) -> forms.CharField:
    return forms.CharField(
        label=language, max_length=200, required=False, widget=UnfoldAdminTextInputWidget
    )


class MetadataFieldForm(forms.Form):
    """One row: a key of the metadata, and how the verify page shows it."""

    key = forms.CharField(label=_("Key"), max_length=64, widget=UnfoldAdminTextInputWidget)
    label_de = _label(Locale.DE.label)
    label_en = _label(Locale.EN.label)
    label_fr = _label(Locale.FR.label)
    label_sq = _label(Locale.SQ.label)
    unit = forms.CharField(
        label=_("Unit"), max_length=20, required=False, widget=UnfoldAdminTextInputWidget
    )
    public = forms.BooleanField(label=_("Public"), required=False, widget=UnfoldBooleanWidget)

    def has_content(self) -> bool:
        """Whether anything was filled in: an empty row more is no mistake."""
        return bool(self.cleaned_data.get("key"))

    def value(self) -> dict[str, Any]:
        """The row as the version stores it."""
        data = self.cleaned_data
        label = {locale: data[f"label_{locale}"] for locale in Locale.values}
        return {"key": data["key"], "label": label, "unit": data["unit"], "public": data["public"]}

    @staticmethod
    def initial_of(field: dict[str, Any]) -> dict[str, Any]:
        """The other way round."""
        labels = {f"label_{locale}": text for locale, text in field["label"].items()}
        return {
            "key": field["key"],
            "unit": field.get("unit", ""),
            "public": field.get("public", False),
            **labels,
        }


class MetadataRows(forms.BaseFormSet):  # type: ignore[type-arg]
    """The metadata fields of a type, in the order of the page."""

    ordering_widget = UnfoldAdminIntegerFieldWidget
    deletion_widget = UnfoldBooleanWidget

    def add_fields(self, form: MetadataFieldForm, index: int | None) -> None:
        super().add_fields(form, index)
        form.fields[ORDERING_FIELD_NAME].label = _("Sort position")
        form.fields[DELETION_FIELD_NAME].label = _("Remove")

    def clean(self) -> None:
        """A key names one field."""
        keys = [form.cleaned_data.get("key") for form in self.kept()]
        if len(set(keys)) < len(keys):
            raise forms.ValidationError(_("Two fields have the same key."))

    def kept(self) -> list[MetadataFieldForm]:
        """The rows that were filled in and not removed, by position."""
        removed = set(self.deleted_forms)
        rows = [form for form in self.forms if form not in removed and form.has_content()]
        return sorted(rows, key=_position)

    def value(self) -> list[dict[str, Any]]:
        """What the version stores."""
        return [form.value() for form in self.kept()]


def _position(form: forms.Form) -> int:
    position = form.cleaned_data.get(ORDERING_FIELD_NAME)
    return MOST_FIELDS if position is None else int(position)


MetadataFormSet = forms.formset_factory(
    MetadataFieldForm,
    formset=MetadataRows,
    extra=0,
    can_order=True,
    can_delete=True,
    max_num=MOST_FIELDS,
    validate_max=True,
)


class CertificateTypeForm(forms.ModelForm):  # type: ignore[type-arg]
    """A type together with the version that is to become its current one."""

    issuer_id: UUID  # set by the door

    kind = _column("kind", initial=Kind.PRODUCT, widget=UnfoldAdminSelectWidget)
    name_de = _column("name_de", widget=UnfoldAdminTextInputWidget)
    name_en = _column("name_en", widget=UnfoldAdminTextInputWidget)
    name_fr = _column("name_fr", widget=UnfoldAdminTextInputWidget)
    name_sq = _column("name_sq", widget=UnfoldAdminTextInputWidget)
    required = forms.MultipleChoiceField(
        label=_("Required fields"),
        choices=RequirableField.choices,
        required=False,
        widget=UnfoldAdminCheckboxSelectMultipleWidget,
        help_text=_("A certificate of this type is refused without them."),
    )
    validity_months = forms.IntegerField(
        label=_("Validity in months"),
        required=False,
        min_value=1,
        max_value=LONGEST_VALIDITY,
        widget=UnfoldAdminIntegerFieldWidget,
        help_text=_("Where the request says no end. Empty: without end."),
    )
    show_holder = _column("show_holder", initial=ShowHolder.NEVER, widget=UnfoldAdminSelectWidget)
    default_locale = forms.ChoiceField(
        label=_("Language"),
        required=False,
        choices=[("", _("The issuer’s default language")), *Locale.choices],
        widget=UnfoldAdminSelectWidget,
    )

    class Meta:
        model = CertificateType
        fields = ("code",)
        help_texts = {
            "code": _("A short name for your systems. It cannot be changed later."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        version = getattr(kwargs.get("instance"), "current", None)
        if version is not None:
            current = {name: getattr(version, name) for name in COLUMNS}
            kwargs["initial"] = {**current, **(kwargs.get("initial") or {})}
        super().__init__(*args, **kwargs)
        self.rows = MetadataFormSet(
            self.data if self.is_bound else None,
            initial=[MetadataFieldForm.initial_of(field) for field in version.fields]
            if version
            else [],
            prefix="metadata",
        )

    def clean_code(self) -> str:
        """Refuses a code that another type of the issuer has: the database would, less politely."""
        code: str = self.cleaned_data["code"]
        if CertificateType.objects.for_issuer(self.issuer_id).filter(code=code).exists():
            raise forms.ValidationError(_("Another certificate type has this code."))
        return code

    def clean(self) -> dict[str, Any] | None:
        """The rows belong to the form: it is valid if they are."""
        if not self.rows.is_valid():
            self.add_error(None, _("Check the metadata fields."))
        return super().clean()

    @cached_property
    def changed_data(self) -> list[str]:
        """What the history says was changed."""
        rows = ["metadata fields"] if self.rows.has_changed() else []
        return [*super().changed_data, *rows]

    def version(self) -> dict[str, Any]:
        """The columns of the version, as the operations take them."""
        columns = {name: self.cleaned_data[name] for name in COLUMNS}
        rows = cast(MetadataRows, self.rows)
        return {**columns, "fields": rows.value()}
