"""The forms of API keys."""

from datetime import date, datetime, timedelta
from typing import Any, NotRequired, TypedDict, cast

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.errors import PlanLimitReached
from accounts.models import ApiKey, Issuer
from accounts.scopes import Mode, Scope
from accounts.signals import certificate_count, certificate_types
from lib.dates import end_of_day, local_date
from lib.net.ip_addresses import normalize_network

from .rules import LATEST_YEAR, KeyChanges, normalize_networks, refuse_too_many_keys
from .scope_fields import ScopesWidget, presets, scope_choices

# Field of the form -> name in the operations.
_CHANGES = {
    "name": "name",
    "scopes": "scopes",
    "types": "type_ids",
    "networks": "allowed_networks",
    "last_day": "expires_at",
}


class KeyLimits(TypedDict):
    """The limits of a key, as the operations take them; its end only if it was changed."""

    scopes: list[Scope]
    type_ids: list[int]
    allowed_networks: list[str]
    expires_at: NotRequired[datetime | None]


class ApiKeyForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Creates or changes a key."""

    issuer: Issuer  # set by the page
    allowed: frozenset[str] = frozenset(Scope.values)  # the scopes to choose from; set by the page

    scopes = forms.MultipleChoiceField(
        label=_("Scopes"),
        choices=lambda: scope_choices(Scope.values),
        widget=ScopesWidget,
        help_text=_(
            "Grant what the system needs, and no more. A key never gets more than your own role allows."
        ),
    )
    types = forms.TypedMultipleChoiceField(
        label=_("Certificate types"),
        coerce=int,
        required=False,
        help_text=_("The key can use only these types and their certificates. None ticked: all."),
    )
    networks = forms.CharField(
        label=_("Networks"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text=_(
            "From where the key is accepted: one address or network a line, such as 192.0.2.0/24. Empty: from everywhere."
        ),
    )
    last_day = forms.DateField(
        label=_("Works until"),
        required=False,
        help_text=_("The last day on which the key works. Empty: until it is revoked."),
    )

    class Meta:
        model = ApiKey
        fields = ("name", "mode", "scopes")
        help_texts = {
            "name": _("After the system that uses the key, such as: ERP of the Berlin plant."),
            "mode": _(
                "A live key issues real certificates. A test key sees and makes test certificates only: they are marked TEST, cost no quota and are removed after 30 days."
            ),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        scopes = cast(forms.MultipleChoiceField, self.fields["scopes"])
        scopes.choices = scope_choices(self.allowed)
        cast(ScopesWidget, scopes.widget).presets = presets(self.allowed)
        self.fields["types"].choices = list(certificate_types(self.issuer.pk).items())  # type: ignore[attr-defined]
        if self.instance._state.adding:
            self.initial.setdefault("mode", self._first_mode())
        else:
            self.initial["types"] = self.instance.type_ids
            self.initial["networks"] = "\n".join(self.instance.allowed_networks)
            self.initial["last_day"] = self._last_day()

    def clean(self) -> dict[str, Any]:
        """Refuses a new key beyond the limit of the plan."""
        cleaned: dict[str, Any] = super().clean() or {}
        if self.instance._state.adding and "mode" in cleaned:
            try:
                refuse_too_many_keys(self.issuer.pk, Mode(cleaned["mode"]), timezone.now())
            except PlanLimitReached as error:
                raise forms.ValidationError(error.detail()) from error
        return cleaned

    def clean_networks(self) -> list[str]:
        """The networks in normal form. Raises ValidationError for anything else."""
        lines = self.cleaned_data["networks"].replace(",", "\n").split()
        for line in lines:
            if normalize_network(line) is None:
                text = _("%(line)s is no address and no network in CIDR notation.")
                raise forms.ValidationError(text, params={"line": line[:50]})
        return normalize_networks(lines)

    def clean_last_day(self) -> date | None:
        """Refuses a changed day that is over, or too far in the future to be intended."""
        day: date | None = self.cleaned_data["last_day"]
        ends = self._end_of(day)
        if ends is None or "last_day" not in self.changed_data:
            return day
        if ends <= timezone.now():
            raise forms.ValidationError(_("This day is over."))
        if ends.year > LATEST_YEAR:
            raise forms.ValidationError(_("Leave this empty if there is no such day."))
        return day

    def limits(self) -> KeyLimits:
        """The limits in the form; without an end if the last day was not changed."""
        limits: KeyLimits = {
            "scopes": [Scope(scope) for scope in self.cleaned_data["scopes"]],
            "type_ids": self.cleaned_data["types"],
            "allowed_networks": self.cleaned_data["networks"],
        }
        if "last_day" in self.changed_data:
            limits["expires_at"] = self._end_of(self.cleaned_data["last_day"])
        return limits

    def changes(self) -> KeyChanges:
        """The changed fields only: the others may have been written since the page was opened."""
        values = {"name": self.cleaned_data["name"], **self.limits()}
        names = [_CHANGES[field] for field in self.changed_data if field in _CHANGES]
        return cast(KeyChanges, {name: values[name] for name in names})

    def _first_mode(self) -> Mode:
        """Test until the first live certificate: who has issued none is still connecting a system."""
        return Mode.LIVE if certificate_count(self.issuer.pk, at_most=1) else Mode.TEST

    def _end_of(self, day: date | None) -> datetime | None:
        """The end of this day in the issuer's time zone."""
        return end_of_day(day, self.issuer.time_zone) if day else None

    def _last_day(self) -> date | None:
        """The last day on which the key works, in the issuer's time zone."""
        ends: datetime | None = self.instance.expires_at
        return ends and local_date(ends - timedelta(microseconds=1), self.issuer.time_zone)


# For how many hours a rotated key or secret works beside its successor.
OVERLAPS = (
    (1, _("1 more hour")),
    (24, _("1 more day")),
    (72, _("3 more days")),
    (168, _("7 more days")),
)


class RotationForm(BackOfficeForm):
    """The time for which the old key still works after a rotation."""

    overlap = forms.TypedChoiceField(
        label=_("The old key works for"),
        choices=[(0, _("no longer: it ends at once")), *OVERLAPS],
        coerce=lambda hours: timedelta(hours=int(hours)),
        initial=24,
        help_text=_("Until then both keys work: time to put the new one in its place."),
    )
