"""The forms of a recall: which certificates; then why, and how many."""

from collections.abc import Mapping
from datetime import date
from typing import Any
from uuid import UUID

from django import forms
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.filters import read_days
from accounts.errors import FieldError, fault_text
from accounts.forms import BackOfficeForm
from accounts.scopes import Mode
from certificates.lifecycle import Action, Status
from certificates.search import by_term
from certificates.search.admin_filters import days_to_period
from certificates.search.keys import ALWAYS
from certificates.search.lists import CertificateFilters
from certificates.types.multilingual import text_in

from .bulk_transitions import SCOPES
from .forms import TransitionForm
from .selection import CertificateSelection

MAX_FOUND = 1000  # by one term; a field finds all
KEY = "key."  # before the names of the look-up table's keys
DATES = ("issued_at_from", "issued_at_to", "valid_until_from", "valid_until_to")
# What a recall is most often about. The other fields are folded.
FIRST = (f"{KEY}batch", f"{KEY}plant", "issued_at_from", "issued_at_to", "action")
LABELS = {
    "batch": _("Batch"),
    "plant": _("Plant"),
    "line": _("Line"),
    "productId": _("Product"),
    "serialNumber": _("Serial number"),
    "gtin": _("GTIN"),
    "orderNo": _("Order"),
    "externalRef": _("External reference"),
}
assert LABELS.keys() == ALWAYS
Labels = Mapping[str, str]  # by language


class RecallSelectionForm(BackOfficeForm):
    """Which certificates. The fields have the names of the list's filters, so that a link from
    any list fills it in.
    """

    action = forms.ChoiceField(
        label=_("What is to be done?"),
        choices=[(action.value, action.label) for action in SCOPES],
        initial=Action.SUSPEND,
    )
    mode = forms.ChoiceField(
        label=_("Mode"),
        choices=Mode.choices,
        initial=Mode.LIVE,
        required=False,
    )

    def __init__(
        self, data: Mapping[str, Any], *, types: QuerySet[Any], searchable: Mapping[str, Labels]
    ) -> None:
        own = {name: _own(name, searchable[name]) for name in sorted(searchable.keys() - LABELS)}
        names: dict[str, Any] = {**LABELS, **own}
        super().__init__(_native(data) if data else None)
        for name, label in names.items():
            self.fields[KEY + name] = _text(label)
        self.fields["type__id__exact"] = forms.ModelChoiceField(
            types, label=_("Type"), required=False
        )
        self.fields["status"] = forms.ChoiceField(
            label=_("Status"),
            choices=[("", _("Any")), *Status.choices],
            required=False,
        )
        labels = (_("Issued from"), _("Issued until"), _("Valid until, from"), _("Valid until, to"))
        for name, label in zip(DATES, labels, strict=True):
            self.fields[name] = forms.DateField(
                label=label, required=False, widget=forms.TextInput(attrs={"type": "date"})
            )
        self.fields["q"] = _text(_("Identifier, number, or any of the values above"), longest=300)

    def first_fields(self) -> list[forms.BoundField]:
        """The fields that are always visible."""
        return [self[name] for name in FIRST]

    def more_fields(self) -> list[forms.BoundField]:
        """The fields that are folded."""
        return [self[name] for name in self.fields if name not in FIRST]

    def shows_more(self) -> bool:
        """Whether one of the folded fields is filled in, or wrong."""
        return any(
            field.errors or (self.is_bound and field.value() not in {None, "", Mode.LIVE.value})
            for field in self.more_fields()
        )

    def clean(self) -> dict[str, Any]:
        """Refuses an empty form, which would select every certificate.

        Nor may a field hold nothing but spaces: it would be dropped, and more would be meant.
        """
        values: dict[str, Any] = super().clean() or {}
        for name in self.fields:
            typed = self.data.get(name)
            if isinstance(typed, str) and typed.isspace():
                self.add_error(name, fault_text(FieldError("", "empty")))
        if not self.errors and not any(
            value for name, value in values.items() if name not in {"action", "mode"}
        ):
            raise ValidationError(_("Say which certificates: fill in at least one field."))
        return values

    def stated(self) -> list[tuple[str, str]]:
        """The filled-in fields, to be posted again."""
        return [(name, self.data[name]) for name in self.fields if self.data.get(name)]

    @property
    def chosen_action(self) -> Action:
        return Action(self.cleaned_data["action"])

    @property
    def chosen_mode(self) -> Mode:
        return Mode(self.cleaned_data["mode"] or Mode.LIVE)

    def selection(self, issuer_id: UUID, zone: str) -> CertificateSelection:
        """The selection. Raises ValidationError if a term finds too many."""
        values = self.cleaned_data
        keys = {name.removeprefix(KEY): values[name] for name in values if name.startswith(KEY)}
        kind = values["type__id__exact"]
        filters = CertificateFilters(
            keys=tuple((name, value) for name, value in keys.items() if value),
            type_id=kind and kind.pk,
            status=Status(values["status"]) if values["status"] else None,
            issued=days_to_period(values["issued_at_from"], values["issued_at_to"], zone),
            valid_until_from=values["valid_until_from"],
            valid_until_to=values["valid_until_to"],
        )
        return CertificateSelection(filters=filters, ids=_found(issuer_id, values["q"]))


class RecallReasonForm(TransitionForm):
    """The reason, and the number of certificates, to be typed as a confirmation."""

    count = forms.IntegerField(
        label=_("Number of certificates"),
        min_value=1,
        widget=forms.NumberInput(attrs={"autocomplete": "off"}),
        help_text=_("Type the number that stands above."),
    )
    up_to = forms.DateTimeField(widget=forms.HiddenInput)

    def __init__(self, *args: Any, action: Action, **kwargs: Any) -> None:
        reinstating = action is Action.REINSTATE
        super().__init__(*args, action=Action.SUSPEND if reinstating else action, **kwargs)
        if reinstating:
            self.fields["reason"].required = False
            self.fields["reason"].help_text = _(
                "Of each certificate the only hold with this reason is lifted; without one, the only hold."
            )


def _own(name: str, labels: Labels) -> str:
    """The label of an issuer's own key, in the page's language, else in English."""
    return text_in(labels, get_language() or "en") or name


def _text(label: Any, *, longest: int = 1000) -> forms.CharField:
    widget = forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"})
    return forms.CharField(label=label, max_length=longest, required=False, widget=widget)


def _native(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data with dates as YYYY-MM-DD: the list writes them in the page's language."""
    plain = {name: data[name] for name in data}
    for name in ("issued_at", "valid_until"):
        try:
            days = read_days(data, name)
        except ValidationError:
            continue
        for end, day in zip(("from", "to"), days, strict=True):
            plain[f"{name}_{end}"] = day.isoformat() if isinstance(day, date) else ""
    plain.setdefault("action", Action.SUSPEND.value)
    return plain


def _found(issuer_id: UUID, term: str) -> tuple[UUID, ...] | None:
    if not term:
        return None
    certificate_ids = by_term.by_term(issuer_id, term, limit=MAX_FOUND)
    if len(certificate_ids) >= MAX_FOUND:
        raise ValidationError(
            _(
                "More than %(count)s certificates are found under this. Use the field of its own: it finds all."
            ),
            params={"count": MAX_FOUND},
        )
    return tuple(certificate_ids)
