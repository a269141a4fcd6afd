"""What a person says of a file of certificates: what its rows are, beside the file itself."""

from typing import Any, ClassVar

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.jobs.forms import TableForm
from accounts.scopes import Mode
from certificates.models import CertificateType


class UploadForm(TableForm):
    """The file, what its rows are, and how it is to be read."""

    places: ClassVar = {**TableForm.places, "typeId": "type"}

    type = forms.ModelChoiceField(
        label=_("Certificate type"),
        queryset=CertificateType.objects.none(),
    )
    mode = forms.ChoiceField(label=_("Mode"), choices=Mode.choices, initial=Mode.LIVE)

    def __init__(self, *args: Any, types: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.types = types  # which the page offers templates of
        self.fields["type"].queryset = types  # type: ignore[attr-defined]
        self.fields["file"].help_text = _(
            "CSV, Excel workbook (.xlsx) or NDJSON, at most 100 MiB and 100,000 rows."
        )
