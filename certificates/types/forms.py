"""The form of a certificate type: settings, metadata fields and signatories."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from django import forms
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.errors import FieldError, fault_text
from accounts.scopes import Locale
from certificates.models import CertificateType, TypeVersion

from . import operations as types
from .fields import from_stored, to_stored
from .models import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy
from .operations import LONGEST_DESCRIPTION
from .row_forms import (
    UNTRANSLATED,
    MetadataRow,
    MetadataRows,
    SignatoryRow,
    SignatoryRows,
    code_from,
    languages_of,
    only,
)
from .settings import (
    ACHIEVEMENT_TYPES,
    ASSESSOR_LEVELS,
    ATTESTATION_TYPES,
    ENCODED,
    LONGEST_PAGE,
    OPEN_BADGES,
    PROFILES,
    UNTP_DCC,
    CredentialSetting,
    profile_of,
    to_column,
    usual_terms,
    with_terms,
)

# Member of the setting -> field of the form, by profile.
MEMBERS = {
    OPEN_BADGES: {"achievement_type": "achievement_type"},
    UNTP_DCC: {
        "standard": "credential_standard",
        "attestation_type": "attestation_type",
        "assessor_level": "assessor_level",
    },
}
CREDENTIAL_FIELDS = tuple(name for members in MEMBERS.values() for name in members.values())


def _choice(label: Any, words: Mapping[str, Any], help_text: Any = "") -> Any:
    return forms.ChoiceField(
        label=label,
        required=False,
        choices=[("", "–"), *words.items()],
        help_text=help_text,
    )


class CredentialFields(BackOfficeForm):
    """The fields of the setting; the terms stand in the rows of the metadata fields."""

    achievement_type = _choice(
        _("Type of the achievement"),
        ACHIEVEMENT_TYPES,
        _(
            "Certificates of persons are also Open Badges, which wallets take. This is how they are sorted there; each metadata field says where it goes in them."
        ),
    )
    credential_standard = forms.CharField(
        label=_("Standard of the document"),
        required=False,
        max_length=200,
        widget=forms.TextInput(attrs={"placeholder": "EN 10204 3.1"}),
        help_text=_(
            "With one of these, or a metadata field that goes into it, certificates are also conformity credentials of the United Nations’ transparency protocol."
        ),
    )
    attestation_type = _choice(_("What was done"), ATTESTATION_TYPES)
    assessor_level = _choice(_("Who assessed"), ASSESSOR_LEVELS)

    def credential(self) -> dict[str, Any]:
        """The setting as a version stores it. What belongs to the other profile is left out."""
        profile = profile_of(self.cleaned_data.get("kind"))
        members = {
            member: self.cleaned_data.get(name, "") for member, name in MEMBERS[profile].items()
        }
        rows = self.terms()
        terms = {key: term for key, term in rows.items() if term in PROFILES[profile].terms}
        usual = usual_terms(profile, rows)
        if not any(members.values()) and (not terms or (profile == OPEN_BADGES and terms == usual)):
            return {}
        mapped = {} if terms == usual else terms
        return to_column(CredentialSetting(profile=profile, map=mapped, **members))

    def terms(self) -> Mapping[str, str]:
        """The term of each metadata key; empty: it goes nowhere."""
        raise NotImplementedError


def credential_initial(setting: Mapping[str, Any] | None) -> dict[str, Any]:
    """The fields' values for a stored setting."""
    return {
        name: (setting or {}).get(ENCODED[member], "")
        for members in MEMBERS.values()
        for member, name in members.items()
    }


def field_of(member: str) -> str:
    """The form's field for a member as the API names it."""
    names = {ENCODED[each]: name for members in MEMBERS.values() for each, name in members.items()}
    return names[member]


# Member of the setting -> field of the form.
LINK_FIELDS = {
    "productPage": "link_product_page",
    "batch": "link_batch",
    "variant": "link_variant",
    "thirdPartySerial": "link_third_party_serial",
    "qrCode": "link_qr_code",
}


def _key(label: Any, help_text: Any = "", **options: Any) -> forms.CharField:
    """The name of a metadata field."""
    return forms.CharField(
        label=label, required=False, max_length=64, help_text=help_text, **options
    )


class DigitalLinkFields(BackOfficeForm):
    """The fields of the setting. Without a product page the type has no Digital Links."""

    link_product_page = forms.CharField(
        label=_("The product’s own page"),
        required=False,
        max_length=LONGEST_PAGE,
        widget=forms.TextInput(
            attrs={"inputmode": "url", "placeholder": "https://www.example.com/products/{gtin}"}
        ),
        help_text=_(
            "Where the GTIN alone leads; {gtin} is filled in. With it, links with a batch or serial number lead to the certificates, if your company prefix is confirmed. Empty: no Digital Links."
        ),
    )
    link_batch = _key(
        _("Batch (10)"),
        _("The key of the metadata field that holds it; beyond “batch”, a searchable one."),
        initial="batch",
    )
    link_variant = _key(_("Product variant (22)"), _("The key of a searchable metadata field."))
    link_third_party_serial = _key(
        _("Third party’s serial number (235)"), _("The key of a searchable metadata field.")
    )
    link_qr_code = forms.BooleanField(
        label=_("QR codes are Digital Links"),
        required=False,
        help_text=_("On printed documents and from the API, in place of the verify page’s URL."),
    )

    def digital_link(self) -> dict[str, Any]:
        """The setting as a version stores it."""
        stated = {
            member: self.cleaned_data[name]
            for member, name in LINK_FIELDS.items()
            if name in self.cleaned_data  # a preview leaves out what is wrong
        }
        return stated if stated.get("productPage") else {}


def link_initial(setting: Mapping[str, Any] | None) -> dict[str, Any]:
    """The fields' values for a stored setting."""
    return {LINK_FIELDS[member]: value for member, value in (setting or {}).items()}


def show_fault(form: Any, fault: FieldError) -> None:
    """Adds the fault to its field, or to its row."""
    text = fault_text(fault)
    match fault.pointer.split("/")[1:]:
        case ["fields", index, place]:
            row = form.rows.kept()[int(index)]
            _add_to_row(
                form, row, f"columns_{row.languages[0]}" if place == "columns" else place, text
            )
        case ["credential", "map", key]:
            row = next(row for row in form.rows.kept() if row.cleaned_data["key"] == key)
            _add_to_row(form, row, "term", text)
        case ["credential", member]:
            form.add_error(field_of(member), text)
        case ["digitalLink", member]:
            form.add_error(LINK_FIELDS[member], text)
        case ["numberPattern"]:
            form.add_error("number_pattern", text)
        case _:
            form.add_error(None, text)


def _add_to_row(form: Any, row: Any, place: str, text: Any) -> None:
    row.add_error(place, text)
    form.add_error(None, _("Check the metadata fields."))


NAMES = tuple(f"name_{locale}" for locale in Locale.values)
DESCRIPTIONS = tuple(f"description_{locale}" for locale in Locale.values)
# The columns of a version that have a field of the form each, and those that it makes of several.
COMPOSED = ("fields", "signatories", "digital_link", "credential")
COLUMNS = tuple(
    column.name
    for column in TypeVersion._meta.concrete_fields
    if column.name not in {*COMPOSED, "id", "issuer", "type", "number", "created_at"}
)
STORED = (*COLUMNS, *COMPOSED)
MAX_RETENTION_YEARS = 100  # years; the database checks both limits too
MAX_VALIDITY_MONTHS = 1200  # months


def _column(name: str, **kwargs: Any) -> Any:
    """The form field of a column of the version."""
    return TypeVersion._meta.get_field(name).formfield(**kwargs)  # type: ignore[union-attr]


def _name(name: str) -> Any:
    return _column(name, widget=forms.TextInput(attrs=UNTRANSLATED))


def _description(name: str) -> Any:
    widget = forms.Textarea(attrs={"rows": 3, **UNTRANSLATED})
    return _column(name, widget=widget, max_length=LONGEST_DESCRIPTION)


def _switch(name: str, help_text: Any) -> Any:
    return _column(name, help_text=help_text)


class CertificateTypeForm(StaleFormCheck, DigitalLinkFields, CredentialFields, forms.ModelForm):  # type: ignore[type-arg]
    """A type together with its next version."""

    issuer_id: UUID  # set by the admin
    template: dict[str, Any] | None = None  # a ready-made type to start from, set by the admin
    first_language: str = Locale.EN.value  # of a type that says nothing yet, set by the admin

    languages = forms.MultipleChoiceField(
        label=_("Languages"),
        choices=Locale.choices,
        required=False,
        help_text=_(
            "One is enough: pages in the others show its texts. Tick another one to translate; one that is no longer ticked is left out when you save."
        ),
    )
    kind = _column("kind", initial=SubjectKind.PRODUCT)
    name_de = _name("name_de")
    name_en = _name("name_en")
    name_fr = _name("name_fr")
    name_sq = _name("name_sq")
    description_de = _description("description_de")
    description_en = _description("description_en")
    description_fr = _description("description_fr")
    description_sq = _description("description_sq")
    required = forms.MultipleChoiceField(
        label=_("Required fields"),
        choices=RequirableField.choices,
        required=False,
        help_text=_("A certificate of this type is refused without them."),
    )
    strict = _switch("strict", _("Metadata that are not declared below are refused."))
    enforce_limits = _switch(
        "enforce_limits",
        _(
            "A certificate with a measured value outside of its limits is refused. Else it is issued once somebody has confirmed the values, and over the API with a warning."
        ),
    )
    number_pattern = _column(
        "number_pattern",
        widget=forms.TextInput(attrs={"data-example": _("Example:")}),
        help_text=_(
            "Numbers certificates that come without one. {code}, {year}, {month} and {seq:6}, a sequence of six digits, are filled in. Empty: no number."
        ),
    )
    numbering = _column(
        "numbering",
        help_text=_(
            "Strict costs speed: certificates of this type are issued one after the other. It begins with the next number; give no other type the same pattern."
        ),
    )
    unique_by = _column(
        "unique_by",
        initial=UniqueBy.PRODUCT_AND_SERIAL,
        help_text=_(
            "A second certificate for the same is refused until the first is revoked or superseded."
        ),
    )
    validity_months = forms.IntegerField(
        label=_("Validity in months"),
        required=False,
        min_value=1,
        max_value=MAX_VALIDITY_MONTHS,
        help_text=_("Where the request says no end. Empty: without end."),
    )
    release_required = _switch(
        "release_required",
        _("A certificate stays pending until somebody else than its issuer releases it."),
    )
    show_holder = _column("show_holder", initial=ShowHolder.NEVER)
    attachments_public = _switch(
        "attachments_public", _("Everybody who opens the page may download them.")
    )
    retention_years = forms.IntegerField(
        label=_("Retention in years"),
        required=False,
        min_value=1,
        max_value=MAX_RETENTION_YEARS,
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
    )
    default_locale = forms.ChoiceField(
        label=_("Language"),
        required=False,
        choices=[("", _("The issuer’s default language")), *Locale.choices],
    )

    class Meta:
        model = CertificateType
        fields = ("code",)
        help_texts = {
            "code": _(
                "A short name for your systems, made from the name unless you write another. It is never changed afterwards."
            ),
        }

    class Media:
        js = ("certificates/type_form.js", "certificates/type_preview.js")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        version = getattr(kwargs.get("instance"), "current", None)
        current = {name: getattr(version, name) for name in STORED} if version else {}
        current = current or self.template or {}
        languages = languages_of(current) or [self.first_language]
        kwargs["initial"] = {
            **current,
            "languages": languages,
            **link_initial(current.get("digital_link")),
            **credential_initial(current.get("credential")),
            **(kwargs.get("initial") or {}),
        }
        super().__init__(*args, **kwargs)
        self.fields["number_pattern"].widget.attrs["data-code"] = self.instance.code
        if "code" in self.fields:
            self.fields["code"].required = False
        fields = with_terms(
            current.get("fields", ()), current.get("kind"), current.get("credential")
        )
        rows = [MetadataRow.initial_of(field) for field in fields]
        people = [SignatoryRow.initial_of(one) for one in current.get("signatories", ())]
        ticked = self.languages_ticked() if self.is_bound else languages
        options = {"initial": rows, "prefix": "metadata", "form_kwargs": {"languages": ticked}}
        posted = self.data if self.is_bound else None
        self.rows = MetadataRows(posted, **options)
        self.people = SignatoryRows(posted, initial=people, prefix="signatories")

    def shown_values(self) -> dict[str, Any]:
        """The values of the fields and of the rows."""
        rows = {"fields": self.rows.initial, "signatories": self.people.initial}
        return {**super().shown_values(), **rows}

    def languages_ticked(self) -> list[str]:
        """The languages that were posted; all of them where none was."""
        posted = self.data.getlist("languages") if hasattr(self.data, "getlist") else ()
        return [code for code in Locale.values if code in posted] or list(Locale.values)

    def clean_code(self) -> str:
        """Makes a code from the name if none was written. Refuses one that another type has."""
        ticked = [self.data.get(f"name_{language}", "") for language in self.languages_ticked()]
        named = next((name for name in ticked if name.strip()), "")
        code: str = self.cleaned_data["code"] or code_from(named)
        if not code:
            raise forms.ValidationError(_("This field is required."))
        if CertificateType.objects.for_issuer(self.issuer_id).filter(code=code).exists():
            raise forms.ValidationError(_("Another certificate type has this code."))
        for fault in types.code_faults(code):
            raise forms.ValidationError(fault_text(fault))
        return code

    def clean(self) -> dict[str, Any] | None:
        """Also checks the rows, and then the rules that the API checks."""
        languages = self.languages_ticked()
        for name in (*NAMES, *DESCRIPTIONS):
            if name.rpartition("_")[2] not in languages:
                self.cleaned_data[name] = ""
        if not any(self.cleaned_data.get(name) or name in self.errors for name in NAMES):
            self.add_error(f"name_{languages[0]}", _("Give the type a name."))
        if not self.rows.is_valid():
            self.add_error(None, _("Check the metadata fields."))
        if not self.people.is_valid():
            self.add_error(None, _("Check who signs."))
        if not self.errors:
            code = self.cleaned_data.get("code") or self.instance.code
            keys = types.keys_of(self.instance)
            for fault in types.find_faults(self.version(), code=code, keys=keys):
                show_fault(self, fault)
        return super().clean()

    @cached_property
    def changed_data(self) -> list[str]:
        """The changed fields, for the audit."""
        rows = ["metadata fields"] if self.rows.has_changed() else []
        people = ["signatories"] if self.people.has_changed() else []
        return [*super().changed_data, *rows, *people]

    def version(self) -> dict[str, Any]:
        """The columns of the new version."""
        columns = {name: self.cleaned_data[name] for name in COLUMNS}
        languages = self.languages_ticked()
        fields = to_stored(from_stored([only(languages, field) for field in self.rows.value()]))
        settings = {"digital_link": self.digital_link(), "credential": self.credential()}
        return {**columns, "fields": fields, "signatories": self.people.value(), **settings}

    def terms(self) -> dict[str, str]:
        values = [row.cleaned_data for row in self.rows.kept()]
        return {each["key"]: each.get("term") or "" for each in values}

    def changes(self) -> dict[str, Any]:
        """Only the columns that differ from the version that the page showed."""
        columns = self.version().items()
        return {
            name: value for name, value in columns if getattr(self.instance.current, name) != value
        }
