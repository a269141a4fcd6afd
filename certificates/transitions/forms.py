"""The form for the reason of a status change."""

from typing import Any

from django import forms
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext_lazy as _

from accounts.forms import BackOfficeForm
from certificates.lifecycle import NEEDS_REASON, Action, Reason
from certificates.models import Hold

from .rules import Explanation

NO_CHOICE = ("", _("Please choose"))


class HoldField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """A choice of the open holds, labelled by time, reason and note."""

    def label_from_instance(self, obj: Any) -> str:
        placed = date_format(timezone.localtime(obj.placed_at), "SHORT_DATETIME_FORMAT")
        parts = (placed, str(Reason(obj.reason).label), obj.public_note)
        return " · ".join(part for part in parts if part)


class TransitionForm(BackOfficeForm):
    """Reason, public note and internal note."""

    reason = forms.ChoiceField(
        label=_("Reason"),
        choices=[NO_CHOICE, *Reason.choices],
        help_text=_("It stands on the public page."),
    )
    public_note = forms.CharField(
        label=_("Public note"),
        max_length=500,
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("Anybody can read it on the public page. Name no persons."),
    )
    note = forms.CharField(
        label=_("Internal note"),
        max_length=2000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_("Stays in the history of the certificate."),
    )

    def __init__(self, *args: Any, action: Action, holds: Any = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if action not in NEEDS_REASON:
            del self.fields["reason"]
        if action is Action.REINSTATE:
            self.fields["hold"] = HoldField(
                label=_("Hold to lift"),
                queryset=holds,
                empty_label=None,
                initial=holds[0] if len(holds) == 1 else None,
                widget=forms.RadioSelect,
            )
            self.order_fields(["hold"])

    def explanation(self) -> Explanation:
        """Reason and notes, for the operation."""
        values = self.cleaned_data
        return Explanation(
            reason=Reason(values["reason"]) if values.get("reason") else None,
            note=values.get("note") or None,
            public_note=values.get("public_note") or None,
        )

    def hold_id(self) -> str | None:
        """The hold that was chosen."""
        hold: Hold | None = self.cleaned_data.get("hold")
        return hold.public_id if hold else None
