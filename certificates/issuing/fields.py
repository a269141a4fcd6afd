"""Form fields for decimal numbers, days and files."""

import hashlib
import re
from collections.abc import Sequence
from datetime import date
from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.template.defaultfilters import filesizeformat
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from unfold.widgets import INPUT_CLASSES

from accounts.scopes import Locale
from certificates.types.fields import DECIMAL
from lib.tables import DecimalMark, Fault, Layout, as_decimal

DEFAULT_MEDIA_TYPE = "application/octet-stream"
_DECIMAL = re.compile(DECIMAL, re.ASCII)
_COMMA_LANGUAGES = {Locale.DE.value, Locale.FR.value, Locale.SQ.value}


def decimal_text(text: str) -> str:
    """The number with a decimal point: `12,50` becomes `12.50`, in all languages.

    Raises ValidationError for other text, and for `1,250` in English: it may be a thousand.
    """
    comma = "." not in text and (get_language() or Locale.EN)[:2] in _COMMA_LANGUAGES
    number = as_decimal(text, Layout())
    if number == Fault("unclear_decimal"):
        mark: DecimalMark | None = "," if comma else "." if "." in text else None
        number = as_decimal(text, Layout(decimal_mark=mark))
    if isinstance(number, Fault) or (number and not _DECIMAL.match(number)):
        raise forms.ValidationError(_("A number such as 12.50, without separators of thousands."))
    return number


class DecimalField(forms.CharField):
    """A decimal number, kept as text so that it keeps its precision."""

    def __init__(self, **kwargs: Any) -> None:
        widget = forms.TextInput(attrs={"inputmode": "decimal", "autocomplete": "off"})
        super().__init__(widget=widget, **kwargs)

    def clean(self, value: Any) -> str:
        return decimal_text(super().clean(value))


class DayInput(forms.DateInput):
    """The browser's own date picker."""

    input_type = "date"


class DayField(forms.DateField):
    """A day, chosen from a calendar."""

    def __init__(self, **kwargs: Any) -> None:
        attrs = {"class": " ".join([*INPUT_CLASSES, "day"])}
        super().__init__(widget=DayInput(attrs=attrs, format="%Y-%m-%d"), **kwargs)

    def clean(self, value: Any) -> str | None:
        day: date | None = super().clean(value)
        return day.isoformat() if day else None


class FilesInput(forms.ClearableFileInput):
    """A file input that takes several files."""

    template_name = "django/forms/widgets/file.html"
    allow_multiple_selected = True

    def value_from_datadict(self, data: Any, files: Any, name: str) -> Any:
        return files.getlist(name)


class FilesField(forms.FileField):
    """Files to be attached to a certificate."""

    def __init__(self, *, most: int, largest: int, **kwargs: Any) -> None:
        self.most, self.largest = most, largest
        super().__init__(widget=FilesInput(attrs={"class": "files"}), required=False, **kwargs)

    def clean(self, data: Any, initial: Any = None) -> list["UploadedFile[bytes]"]:
        files = [super(FilesField, self).clean(file, initial) for file in data or ()]
        if len(files) > self.most:
            raise forms.ValidationError(_("At most %(limit)s files.") % {"limit": self.most})
        for file in files:
            if file.size > self.largest:
                params = {"name": file.name, "limit": filesizeformat(self.largest)}
                raise forms.ValidationError(_("%(name)s is larger than %(limit)s.") % params)
        return files


def attachment_entries(files: Sequence["UploadedFile[bytes]"]) -> list[dict[str, Any]]:
    """The `attachments` of the issue request for these files."""
    return [
        {
            "name": file.name,
            "mediaType": file.content_type or DEFAULT_MEDIA_TYPE,
            "size": file.size,
            "sha256": _sha256(file),
        }
        for file in files
    ]


def _sha256(file: "UploadedFile[bytes]") -> str:
    digest = hashlib.sha256()
    for chunk in file.chunks():
        digest.update(chunk)
    file.seek(0)
    return digest.hexdigest()
