"""The sections of the issue form, with the subject of the type first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from django.forms import BoundField
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from certificates.types.type import SubjectKind

from .fields import FilesField
from .forms_issue import IssueForm
from .grid import GridField
from .metadata_fields import TABLE_PREFIX

PRODUCT = ("product_id", "gtin", "serial_number")
HOLDER = ("holder_name", "holder_email", "notify_holder")
DATES = ("issued_on", "valid_from", "valid_until")
LAST = ("certificate_number", "external_ref", "locale", "mode")


class FormSection(NamedTuple):
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
