"""The form of a type as far as it is right by now, for the preview beside it."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _

from accounts.forms.base import FINGERPRINT_FIELD
from certificates.models import TypeVersion

from .fields import from_stored, to_stored
from .forms_type import COLUMNS, CertificateTypeForm
from .type import SubjectKind
from .type_languages import only


class TypePreviewForm(CertificateTypeForm):
    """Reads what was typed so far. What is wrong is left out; saving will name it."""

    class Meta(CertificateTypeForm.Meta):
        pass

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields.pop(FINGERPRINT_FIELD, None)  # nothing is overwritten
        if self.instance.pk is not None:
            del self.fields["code"]  # it never changes

    @property
    def code(self) -> str:
        """The code, or one that stands in for it."""
        return str(self.instance.code or self.cleaned_data.get("code") or "type")

    def version(self) -> dict[str, Any]:
        """The columns of a version that can be shown."""
        languages = self.languages_ticked()
        columns = {name: self._value(name) for name in COLUMNS}
        if not any(columns[f"name_{code}"] for code in languages):
            columns[f"name_{languages[0]}"] = _("Name of the type")
        fields = to_stored(from_stored([only(languages, field) for field in self._fields()]))
        people = [row.value() for row in self._good(self.people) if row.has_content()]
        link = {"digital_link": self.digital_link()}
        return {**columns, **link, "fields": fields, "signatories": people}

    def _value(self, name: str) -> Any:
        default = SubjectKind.PRODUCT.value if name == "kind" else _default(name)
        return self.cleaned_data.get(name, default)

    def _fields(self) -> Iterator[dict[str, Any]]:
        """The metadata fields that are right, each key once."""
        taken: set[str] = set()
        for row in self._good(self.rows):
            if row.has_content() and row.cleaned_data["key"] not in taken:
                taken.add(row.cleaned_data["key"])
                yield row.value()

    @staticmethod
    def _good(rows: Any) -> list[Any]:
        """The rows without a fault that are not to be removed, by position."""
        good = [row for row in rows.forms if row.is_valid() and not row.cleaned_data.get("DELETE")]
        return sorted(good, key=rows.position)


def _default(name: str) -> Any:
    return TypeVersion._meta.get_field(name).get_default()  # type: ignore[union-attr]
