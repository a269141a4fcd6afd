"""The form to issue a certificate by hand, made from the fields of its type.

The form reads what is typed into an issue request, as a client would send it. The rules for issuing
then check that request, and each fault is shown beside its field.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from django import forms
from django.forms import BoundField
from django.utils.functional import Promise, cached_property
from django.utils.translation import get_language, gettext_lazy as _, ngettext
from unfold.widgets import UnfoldBooleanWidget

from accounts.back_office.forms import BackOfficeForm
from accounts.errors import FieldError, fault_text
from accounts.scopes import Locale, Mode
from certificates.certificate.document import LARGEST_ATTACHMENT, MAX_ATTACHMENTS, MAX_ITEMS, Draft
from certificates.models import TypeVersion
from certificates.types.fields import (
    MAX_FIELDS,
    MAX_ROWS,
    MetadataField,
    from_stored,
    values_outside,
)
from certificates.types.models import SubjectKind
from certificates.types.operations import MAX_SIGNATORIES
from certificates.verification.texts import outside_count
from lib.json import strict

from .form_fields import (
    ADDED_ROWS,
    DayField,
    DecimalField,
    FilesField,
    GridColumn,
    GridField,
    GridInput,
    attachment_entries,
    decimal_text,
)

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

ITEM_COLUMNS = (
    GridColumn("position", _("Position")),
    GridColumn("productId", _("Product")),
    GridColumn("serialNumber", _("Serial number")),
    GridColumn("batch", _("Batch")),
    GridColumn("quantity", _("Quantity"), read=decimal_text),
    GridColumn("unit", _("Unit")),
    GridColumn("orderNo", _("Order number")),
    GridColumn("orderItem", _("Order item")),
)
SIGNATORY_COLUMNS = (GridColumn("name", _("Name"), required=True), GridColumn("role", _("Role")))
FURTHER_COLUMNS = (GridColumn("key", _("Key"), required=True), GridColumn("value", _("Value")))
# Member of the request -> form field. Members that are no single field are left out.
FIELD_NAMES = {
    member.encode_name: member.name
    for member in msgspec.structs.fields(Draft)
    if member.name not in {"type_id", "type_code", "metadata", "supersedes", "notify_holder"}
} | {"attachments": "uploads"}
PLAIN_MEMBERS = [
    name for name in FIELD_NAMES if name not in ("items", "signatories", "attachments")
]

MAX_ONE_LINE = 100  # characters; longer texts get a field that grows
TABLE_PREFIX = "table-"  # starts the names of fields that are tables


def field_name(declared: MetadataField) -> str:
    """The name of the form field. It contains the key, which stays when the type changes."""
    return f"{TABLE_PREFIX if declared.kind == 'table' else 'metadata-'}{declared.key}"


def form_field(declared: MetadataField) -> forms.Field:
    """The form field for a declared metadata field, labelled in the page's language."""
    locale = (get_language() or Locale.EN)[:2]
    label = declared.label.text(locale)
    options: dict[str, Any] = {
        "label": f"{label} [{declared.unit}]" if declared.unit else label,
        "required": declared.required,
    }
    match declared.kind:
        case "table":
            columns = [
                GridColumn(str(place), column.label.text(locale), role=column.role)
                for place, column in enumerate(declared.columns)
            ]
            return GridField(columns, most=MAX_ROWS, **options)
        case "decimal":
            return DecimalField(**options)
        case "date":
            return DayField(**options)
        case "choice":
            choices = [("", "–"), *((text, text) for text in declared.choices)]
            return forms.ChoiceField(choices=choices, **options)
        case _:
            length = declared.max_length
            return forms.CharField(max_length=length, widget=_text_input(length), **options)


def _text_input(length: int) -> forms.Widget:
    widget: forms.Widget = (
        forms.TextInput(attrs={"autocomplete": "off"})
        if length <= MAX_ONE_LINE
        else forms.Textarea(attrs={"rows": 1, "class": "grows"})
    )
    return widget


def _line(label: Any, length: int, **kwargs: Any) -> forms.CharField:
    return forms.CharField(
        label=label,
        max_length=length,
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
        **kwargs,
    )


class IssueForm(BackOfficeForm):
    """The content of a certificate of one version of a type."""

    version_id = forms.IntegerField(required=False)  # a hidden field of the page
    product_id = _line(_("Product"), 200)
    gtin = forms.RegexField(
        r"^([0-9]{8}|[0-9]{12,14})$",
        label=_("GTIN"),
        required=False,
        error_messages={"invalid": _("8, 12, 13 or 14 digits.")},
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
    )
    serial_number = _line(_("Serial number"), 200)
    holder_name = _line(_("Holder’s name"), 200)
    holder_email = forms.EmailField(
        label=_("Holder’s e-mail"),
        max_length=254,
        required=False,
        widget=forms.EmailInput(attrs={"autocomplete": "off"}),
        help_text=_("Never shown on the public page."),
    )
    notify_holder = forms.BooleanField(
        label=_("Send the link to the holder by e-mail"),
        required=False,
        widget=UnfoldBooleanWidget,
    )
    issued_on = DayField(label=_("Issued on"))
    valid_from = DayField(
        label=_("Valid from"), required=False, help_text=_("Empty: from the day of issue.")
    )
    valid_until = DayField(label=_("Valid until and including"), required=False)
    items = GridField(ITEM_COLUMNS, most=MAX_ITEMS, label=_("Items"))
    further = GridField(FURTHER_COLUMNS, most=MAX_FIELDS, label=_("Further metadata"))
    signatories = GridField(
        SIGNATORY_COLUMNS,
        most=MAX_SIGNATORIES,
        label=_("Signed by"),
        help_text=_("Left empty, those sign who stand in the type."),
    )
    kept = forms.MultipleChoiceField(
        label=_("Files of the certificate that this one is made from"),
        required=False,
    )
    uploads = FilesField(
        label=_("Attachments"),
        most=MAX_ATTACHMENTS,
        largest=LARGEST_ATTACHMENT,
        help_text=_(
            "Their names and checksums become part of the certificate, and the files are kept. At most 20 files of 10 MB."
        ),
    )
    certificate_number = _line(_("Certificate number"), 64)
    external_ref = _line(
        _("External reference"), 200, help_text=_("What your own systems call this certificate.")
    )
    locale = forms.ChoiceField(label=_("Language"), choices=Locale.choices)
    mode = forms.ChoiceField(
        label=_("Mode"),
        choices=Mode.choices,
        help_text=_("A test certificate certifies nothing, and does not count."),
    )

    outside_confirmed = forms.CharField(
        label=_("Issue with these values all the same"), required=False
    )

    def __init__(
        self,
        *args: Any,
        version: TypeVersion,
        attachments: Sequence[Mapping[str, Any]] = (),
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self.version, self.attachments = version, attachments
        self.names: dict[str, str] = {}  # metadata key -> form field
        self.declared = from_stored(version.fields)
        for place, declared_field in enumerate(self.declared):
            self.names[declared_field.key] = name = field_name(declared_field)
            self.fields[name] = form_field(declared_field)
            self.fields[name].widget.attrs["id"] = f"id_metadata_{place}"
        if version.strict:
            del self.fields["further"]
        self._adapt()

    # --- made from the type -------------------------------------------------------------------

    def _adapt(self) -> None:
        """Sets required fields and help texts by the type."""
        required = set(self.version.required)
        if self["items"].value():  # each item names its product
            required -= {"productId", "serialNumber"}
        if self.version.validity_months:
            required -= {"validUntil"}
        for name in required:
            self.fields[FIELD_NAMES[name]].required = True
        self.fields["valid_until"].help_text = self._end()
        self.fields["certificate_number"].help_text = (
            _("Empty: the next number of %(pattern)s.") % {"pattern": self.version.number_pattern}
            if self.version.number_pattern
            else _("Empty: no number.")
        )
        if self.attachments:
            names = [(str(n), file["name"]) for n, file in enumerate(self.attachments)]
            self.fields["kept"].choices = names  # type: ignore[attr-defined]
        else:
            del self.fields["kept"]

    def _end(self) -> "StrOrPromise":
        months = self.version.validity_months
        if not months:
            return "" if self.fields["valid_until"].required else _("Empty: without end.")
        text = ngettext(
            "Empty: %(count)s month from the first day on.",
            "Empty: %(count)s months from the first day on.",
            months,
        )
        return text % {"count": months}

    def offer_rows(self, name: str) -> None:
        """Adds empty rows to the table of this name, if there is one."""
        field = self.fields.get(name)
        if isinstance(field, GridField):
            field.widget.spare = ADDED_ROWS

    # --- measured values outside of their limits ------------------------------------------------

    @cached_property
    def outside(self) -> list[FieldError]:
        """The values outside of their limits, as the tables stand now."""
        tables = {key: self[name].value() for key, name in self.names.items()}
        return list(values_outside(tables, self.declared))

    @property
    def outside_text(self) -> str:
        """A sentence with the number of values outside of their limits."""
        return outside_count(len(self.outside))

    @property
    def asks_about_outside(self) -> bool:
        """Whether they have to be confirmed. A type may refuse them instead."""
        return bool(self.outside) and not self.version.enforce_limits

    @property
    def outside_token(self) -> str:
        """A hash of the values, which the confirmation box sends: a tick holds for these values alone."""
        return hashlib.sha256(repr([each.params for each in self.outside]).encode()).hexdigest()

    @property
    def is_outside_confirmed(self) -> bool:
        """Whether the box is ticked for these values."""
        return bool(self["outside_confirmed"].value() == self.outside_token)

    def limit_notes(self) -> list[tuple[str, str]]:
        """What stands beside the measured values on the page that sent the form, by the ids of their places."""
        widgets = [(name, self.fields[name].widget) for name in self.names.values()]
        return [
            note
            for name, widget in widgets
            if isinstance(widget, GridInput)
            for note in widget.limit_notes(name, widget.sent(self.data, name))
        ]

    # --- read ---------------------------------------------------------------------------------

    def clean_further(self) -> list[list[str]]:
        """Refuses a key that is used twice, because one of its values would be lost."""
        rows: list[list[str]] = self.cleaned_data["further"]
        keys = [*self.names, *(row[0] for row in rows)]
        if len(set(keys)) < len(keys):
            raise forms.ValidationError(
                _("The same key stands here twice, or has a field of its own.")
            )
        return rows

    def clean(self) -> dict[str, Any]:
        """Refuses a form made from another version of the type, which may have other fields."""
        if self.cleaned_data.get("version_id") != self.version.pk:
            self.add_error(
                None,
                _("The type was changed meanwhile. Check the fields, and send the form again."),
            )
        return self.cleaned_data

    @cached_property
    def request(self) -> dict[str, Any]:
        """The issue request as a client would send it, without fields that could not be read."""
        values = self.cleaned_data
        tree = {
            name: values[FIELD_NAMES[name]] for name in PLAIN_MEMBERS if FIELD_NAMES[name] in values
        }
        tree |= {
            "typeId": self.version.type_id,
            "metadata": self._metadata(),
            "items": [_numbered(item) for item in self._objects("items")],
            "signatories": self._objects("signatories"),
            "attachments": [*self.kept_files(), *attachment_entries(values.get("uploads", ()))],
        }
        return tree | {"notifyHolder": self._notify()}

    def unread(self) -> list[FieldError]:
        """The members of the request that could not be read; the form shows why."""
        places = {field: f"/{name}" for name, field in FIELD_NAMES.items()} | {
            "kept": "/attachments"
        }
        places |= {
            name: f"/metadata/{strict.escape_pointer(key)}" for key, name in self.names.items()
        }
        return [
            FieldError(places[name], "invalid_format") for name in self.errors if name in places
        ]

    def _notify(self) -> bool | None:
        """None if there is no address and the box was only ticked by default."""
        wanted: bool = self.cleaned_data["notify_holder"]
        if self.cleaned_data.get("holder_email"):
            return wanted
        return True if wanted and not self.initial.get("notify_holder") else None

    def kept_files(self) -> list[Mapping[str, Any]]:
        """The attachments kept from the source certificate, as it registered them."""
        return [self.attachments[number] for number in self.kept_numbers()]

    def kept_numbers(self) -> list[int]:
        """Their numbers there, from 0."""
        return [int(number) for number in self.cleaned_data.get("kept", ())]

    def _metadata(self) -> dict[str, Any]:
        values = self.cleaned_data
        further = self._objects("further") if "further" in self.fields else []
        metadata = {row.get("key", ""): row.get("value", "") for row in further}
        return metadata | {
            key: values[name] for key, name in self.names.items() if values.get(name)
        }

    def _objects(self, name: str) -> list[dict[str, str]]:
        field = self.fields[name]
        assert isinstance(field, GridField)
        return field.objects(self.cleaned_data.get(name, []))

    # --- faults -------------------------------------------------------------------------------

    def show(self, fault: FieldError) -> None:
        """Shows a fault of the request beside its field."""
        name, place = self._place(fault.pointer)
        other = FIELD_NAMES.get(str(fault.params.get("other")), "")
        if other:
            params = {"other": self.fields[other].label}
            fault = FieldError(fault.pointer, fault.code, {**fault.params, **params})
        field = self.fields.get(name)
        message = fault_text(fault)
        if isinstance(field, GridField):
            message = field.locate(place, message)
        self.add_error(name if field else None, message)

    def _place(self, pointer: str) -> tuple[str, list[str]]:
        """The form field that a pointer into the request leads to, and the rest of the pointer."""
        first, *rest = [
            part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]
        ] or [""]
        if first == "metadata" and rest:
            return self.names.get(rest[0], "further"), rest[1:]
        return FIELD_NAMES.get(first, first), rest


def _numbered(item: dict[str, str]) -> dict[str, Any]:
    """The item with its position as a number; other text is left to the rules."""
    position = item.get("position", "")
    return {**item, "position": int(position)} if _is_number(position) else dict(item)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10  # noqa: PLR2004


PRODUCT = ("product_id", "gtin", "serial_number")
HOLDER = ("holder_name", "holder_email", "notify_holder")
DATES = ("issued_on", "valid_from", "valid_until")
LAST = ("certificate_number", "external_ref", "locale", "mode")


@dataclass(frozen=True, slots=True)
class FormSection:
    """A section of the page. A `folded` section is closed unless it has content."""

    title: str | Promise
    fields: Sequence[BoundField]
    folded: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it has values, faults or required fields."""
        return any(field.errors or field.value() or field.field.required for field in self.fields)

    @property
    def is_alone(self) -> bool:
        """Whether the section is a single table, so that the title needs no repeating."""
        return len(self.fields) == 1 and isinstance(self.fields[0].field, GridField)

    @property
    def has_files(self) -> bool:
        """Whether it has a file input."""
        return any(isinstance(field.field, FilesField) for field in self.fields)


def sections(form: IssueForm) -> Iterator[FormSection]:
    """The sections that have fields."""
    return (section for section in _sections(form) if section.fields)


def _sections(form: IssueForm) -> Iterator[FormSection]:
    person = form.version.kind == SubjectKind.PERSON
    subject, other = (HOLDER, PRODUCT) if person else (PRODUCT, HOLDER)
    names = list(form.names.values())
    tables = [name for name in names if name.startswith(TABLE_PREFIX)]
    yield FormSection(_("What is certified"), _bound(form, subject))
    yield FormSection(_("Details"), _bound(form, [name for name in names if name not in tables]))
    for name in tables:
        yield FormSection(form.fields[name].label or "", _bound(form, [name]))
    yield FormSection(_("Validity"), _bound(form, DATES))
    yield FormSection(_("Items"), _bound(form, ["items"]), folded=True)
    yield FormSection(_("Signed by"), _bound(form, ["signatories"]), folded=True)
    yield FormSection(_("Attachments"), _bound(form, ["kept", "uploads"]), folded=True)
    yield FormSection(_("Product") if person else _("Holder"), _bound(form, other), folded=True)
    yield FormSection(_("Further metadata"), _bound(form, ["further"]), folded=True)
    yield FormSection(_("Number, language, mode"), _bound(form, LAST))


def _bound(form: IssueForm, names: Sequence[str]) -> list[BoundField]:
    return [form[name] for name in names if name in form.fields]
