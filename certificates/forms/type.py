"""The form of a certificate type: settings, metadata fields and signatories."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django import forms
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _
from unfold.widgets import (
    UnfoldAdminCheckboxSelectMultipleWidget,
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
    UnfoldBooleanSwitchWidget,
)

from accounts.errors import fault_text
from accounts.forms import StaleFormCheck
from accounts.scopes import Locale
from certificates.models import CertificateType, TypeVersion
from certificates.models.type import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy
from certificates.operations.types import type_rules
from certificates.operations.types.type_fields import from_stored, to_stored
from certificates.operations.types.type_rules import LONGEST_DESCRIPTION

from .type_rows import MetadataRow, MetadataRows, SignatoryRow, SignatoryRows

NAMES = tuple(f"name_{locale}" for locale in Locale.values)
DESCRIPTIONS = tuple(f"description_{locale}" for locale in Locale.values)
COLUMNS = (
    "kind",
    *NAMES,
    *DESCRIPTIONS,
    "required",
    "strict",
    "number_pattern",
    "unique_by",
    "validity_months",
    "release_required",
    "show_holder",
    "attachments_public",
    "retention_years",
    "pdf_public",
    "print_layout",
    "default_locale",
)
MAX_RETENTION_YEARS = 100  # years; the database checks both limits too
MAX_VALIDITY_MONTHS = 1200  # months
# Place of a fault in `type_rules` -> field of a row.
_PLACES = {"columns": "columns_en"}


def _column(name: str, **kwargs: Any) -> Any:
    """The form field of a column of the version."""
    return TypeVersion._meta.get_field(name).formfield(**kwargs)  # type: ignore[union-attr]


def _description(name: str) -> Any:
    widget = UnfoldAdminTextareaWidget(attrs={"rows": 3})
    return _column(name, widget=widget, max_length=LONGEST_DESCRIPTION)


def _switch(name: str, help_text: Any) -> Any:
    return _column(name, widget=UnfoldBooleanSwitchWidget, help_text=help_text)


class CertificateTypeForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """A type together with its next version."""

    issuer_id: UUID  # set by the admin
    template: dict[str, Any] | None = None  # a ready-made type to start from, set by the admin

    kind = _column("kind", initial=SubjectKind.PRODUCT, widget=UnfoldAdminSelectWidget)
    name_de = _column("name_de", widget=UnfoldAdminTextInputWidget)
    name_en = _column("name_en", widget=UnfoldAdminTextInputWidget)
    name_fr = _column("name_fr", widget=UnfoldAdminTextInputWidget)
    name_sq = _column("name_sq", widget=UnfoldAdminTextInputWidget)
    description_de = _description("description_de")
    description_en = _description("description_en")
    description_fr = _description("description_fr")
    description_sq = _description("description_sq")
    required = forms.MultipleChoiceField(
        label=_("Required fields"),
        choices=RequirableField.choices,
        required=False,
        widget=UnfoldAdminCheckboxSelectMultipleWidget,
        help_text=_("A certificate of this type is refused without them."),
    )
    strict = _switch("strict", _("Metadata that are not declared below are refused."))
    number_pattern = _column(
        "number_pattern",
        widget=UnfoldAdminTextInputWidget(attrs={"data-example": _("Example:")}),
        help_text=_(
            "Numbers certificates that come without one. {code}, {year}, {month} and {seq:6}, a sequence of six digits, are filled in. Empty: no number."
        ),
    )
    unique_by = _column(
        "unique_by",
        initial=UniqueBy.PRODUCT_AND_SERIAL,
        widget=UnfoldAdminSelectWidget,
        help_text=_(
            "A second certificate for the same is refused until the first is revoked or superseded."
        ),
    )
    validity_months = forms.IntegerField(
        label=_("Validity in months"),
        required=False,
        min_value=1,
        max_value=MAX_VALIDITY_MONTHS,
        widget=UnfoldAdminIntegerFieldWidget,
        help_text=_("Where the request says no end. Empty: without end."),
    )
    release_required = _switch(
        "release_required",
        _("A certificate stays pending until somebody else than its issuer releases it."),
    )
    show_holder = _column("show_holder", initial=ShowHolder.NEVER, widget=UnfoldAdminSelectWidget)
    attachments_public = _switch(
        "attachments_public", _("Everybody who opens the page may download them.")
    )
    retention_years = forms.IntegerField(
        label=_("Retention in years"),
        required=False,
        min_value=1,
        max_value=MAX_RETENTION_YEARS,
        widget=UnfoldAdminIntegerFieldWidget,
        help_text=_(
            "From the day of issue on. Until it is over, the data of a holder are not erased, also of certificates issued before. Empty: at any time."
        ),
    )
    pdf_public = _switch(
        "pdf_public",
        _("Everybody who opens the page may download a PDF of what the page shows."),
    )
    print_layout = forms.ChoiceField(
        label=_("Layout"),
        required=False,
        choices=[("", _("The one that suits the kind")), *PrintLayout.choices],
        widget=UnfoldAdminSelectWidget,
    )
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

    class Media:
        js = ("certificates/type_form.js",)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        version = getattr(kwargs.get("instance"), "current", None)
        current = _current(version) if version is not None else (self.template or {})
        kwargs["initial"] = {**current, **(kwargs.get("initial") or {})}
        super().__init__(*args, **kwargs)
        self.fields["number_pattern"].widget.attrs["data-code"] = self.instance.code
        self.rows = MetadataRows(
            self.data if self.is_bound else None,
            initial=[MetadataRow.initial_of(field) for field in current.get("fields", ())],
            prefix="metadata",
        )
        self.people = SignatoryRows(
            self.data if self.is_bound else None,
            initial=[SignatoryRow.initial_of(one) for one in current.get("signatories", ())],
            prefix="signatories",
        )

    def shown_values(self) -> dict[str, Any]:
        """The values of the fields and of the rows."""
        rows = {"fields": self.rows.initial, "signatories": self.people.initial}
        return {**super().shown_values(), **rows}

    def show_present(self, parts: Iterable[str]) -> None:
        """The stored rows, where somebody else has changed them."""
        if "fields" in parts:
            self.rows.is_bound = False
        if "signatories" in parts:
            self.people.is_bound = False

    def clean_code(self) -> str:
        """Refuses a code that another type of the issuer has."""
        code: str = self.cleaned_data["code"]
        if CertificateType.objects.for_issuer(self.issuer_id).filter(code=code).exists():
            raise forms.ValidationError(_("Another certificate type has this code."))
        for fault in type_rules.code_faults(code):
            raise forms.ValidationError(fault_text(fault))
        return code

    def clean(self) -> dict[str, Any] | None:
        """Also checks the rows, and then the rules that the API checks."""
        if not self.rows.is_valid():
            self.add_error(None, _("Check the metadata fields."))
        if not self.people.is_valid():
            self.add_error(None, _("Check who signs."))
        if not self.errors:
            self._hold_to_the_rules()
        return super().clean()

    def _hold_to_the_rules(self) -> None:
        """Checks the same rules as the API; shows each fault at its field."""
        code = self.cleaned_data.get("code") or self.instance.code
        for fault in type_rules.find_faults(self.version(), code=code):
            match fault.pointer.split("/")[1:]:
                case ["fields", index, place]:
                    row = self.rows.kept()[int(index)]
                    row.add_error(_PLACES.get(place, place), fault_text(fault))
                    self.add_error(None, _("Check the metadata fields."))
                case ["numberPattern"]:
                    self.add_error("number_pattern", fault_text(fault))
                case _:
                    self.add_error(None, fault_text(fault))

    @cached_property
    def changed_data(self) -> list[str]:
        """The changed fields, for the audit."""
        rows = ["metadata fields"] if self.rows.has_changed() else []
        people = ["signatories"] if self.people.has_changed() else []
        return [*super().changed_data, *rows, *people]

    def version(self) -> dict[str, Any]:
        """The columns of the new version."""
        columns = {name: self.cleaned_data[name] for name in COLUMNS}
        fields = to_stored(from_stored(self.rows.value()))
        return {**columns, "fields": fields, "signatories": self.people.value()}

    def changes(self) -> dict[str, Any]:
        """Only the columns that differ from the version that the page showed."""
        columns = self.version().items()
        return {
            name: value for name, value in columns if getattr(self.instance.current, name) != value
        }


def _current(version: TypeVersion) -> dict[str, Any]:
    return {name: getattr(version, name) for name in (*COLUMNS, "fields", "signatories")}
