"""The forms of an API key, and the fields for its scopes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, cast

from django import forms
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminCheckboxSelectMultipleWidget

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.errors import PlanLimitReached
from accounts.models import ApiKey, Issuer
from accounts.scopes import Mode, Scope
from accounts.signals import certificate_count, certificate_types
from lib.dates import end_of_day, local_date
from lib.net.ip_addresses import normalize_network

from .rules import LATEST_YEAR, normalize_networks, refuse_too_many_keys

# The groups of scopes, by how their names begin.
GROUPS: Mapping[Promise, tuple[str, ...]] = {
    _("Certificates"): ("certificates:",),
    _("Education"): ("edu:",),
    _("Webhooks"): ("webhooks:",),
    _("Account"): ("account:", "keys:", "signing:", "privacy:"),
}
LINES: Mapping[Scope, Promise] = {
    Scope.CERTIFICATES_ISSUE: _("For the system that produces certificates, one or many."),
    Scope.CERTIFICATES_READ: _("Lists, search, documents and PDFs, with the names of holders."),
    Scope.CERTIFICATES_MANAGE: _("Recalls too. What is revoked stays revoked."),
    Scope.CERTIFICATES_RELEASE: _("The second pair of eyes: not for the key that issues."),
    Scope.CERTIFICATES_TYPES: _("What certificates state, and what of it is public."),
    Scope.EDU_READ: _("Classes, enrolments and results, with the names of recipients."),
    Scope.EDU_MANAGE: _("Enrols people and keeps their data up to date."),
    Scope.EDU_ISSUE: _("Enters results, from which certificates are issued."),
    Scope.WEBHOOKS_READ: _("Where events are sent, and whether they arrived."),
    Scope.WEBHOOKS_MANAGE: _("Decides where events are sent: who has it can redirect them."),
    Scope.ACCOUNT_READ: _("Settings, plan, usage, audit and jobs."),
    Scope.ACCOUNT_MANAGE: _("Settings, logo and networks of the whole account."),
    Scope.KEYS_MANAGE: _("Creates, rotates and revokes keys. Rarely needed."),
    Scope.SIGNING_MANAGE: _("For a system that changes the keys of credentials on a schedule."),
    Scope.PRIVACY_MANAGE: _("Everything that is stored of a person, and erasing it."),
}


@dataclass(frozen=True, slots=True)
class Preset:
    """A usual choice of scopes, or of what else is ticked in groups."""

    name: str | Promise
    scopes: frozenset[str]


READING = frozenset(
    {Scope.CERTIFICATES_READ, Scope.EDU_READ, Scope.WEBHOOKS_READ, Scope.ACCOUNT_READ}
)
SCHOOL = frozenset({Scope.EDU_READ, Scope.EDU_MANAGE, Scope.EDU_ISSUE, Scope.CERTIFICATES_READ})


def presets(allowed: Iterable[str]) -> list[Preset]:
    """The usual choices, as far as these scopes go; a choice that loses its purpose is left out."""
    all_of_them = frozenset(Scope(scope) for scope in allowed)
    offered = [
        Preset(_("Issue only"), frozenset({Scope.CERTIFICATES_ISSUE}) & all_of_them),
        Preset(_("Read only"), READING & all_of_them),
        Preset(_("School system"), SCHOOL if all_of_them >= SCHOOL else frozenset()),
        Preset(_("Everything that I may give"), all_of_them),
    ]
    return [preset for preset in offered if preset.scopes]


def scope_choices(allowed: Iterable[str]) -> list[tuple[Promise, list[tuple[str, SafeString]]]]:
    """The scopes in groups, each with its label, its name in the API and a line."""
    label = '{} <small><code>{}</code></small><small class="scopes__line">{}</small>'
    known = set(allowed)
    grouped = [
        (
            title,
            [
                (scope.value, format_html(label, scope.label, scope.value, LINES[scope]))
                for scope in LINES
                if scope.startswith(begins) and scope in known
            ],
        )
        for title, begins in GROUPS.items()
    ]
    return [(title, choices) for title, choices in grouped if choices]


class ScopesWidget(UnfoldAdminCheckboxSelectMultipleWidget):
    """Checkboxes in groups, and above them a button for each preset (key_form.js)."""

    presets: list[Preset] = []

    class Media:
        js = ("config/key_form.js",)

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        context = self.get_context(name, value, attrs)
        offered = [(preset.name, " ".join(sorted(preset.scopes))) for preset in self.presets]
        return render_to_string(
            "admin/accounts/apikey/scopes.html", {**context, "presets": offered}
        )


# Field of the form -> name in the operations.
_CHANGES = {
    "name": "name",
    "scopes": "scopes",
    "types": "type_ids",
    "networks": "allowed_networks",
    "last_day": "expires_at",
}


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

    def changes(self) -> dict[str, Any]:
        """The fields as operations take them; of a key that is there the changed ones only.

        The others may have been written since the page was opened.
        """
        values = {
            "name": self.cleaned_data["name"],
            "scopes": [Scope(scope) for scope in self.cleaned_data["scopes"]],
            "type_ids": self.cleaned_data["types"],
            "allowed_networks": self.cleaned_data["networks"],
            "expires_at": self._end_of(self.cleaned_data["last_day"]),
        }
        if self.instance._state.adding:
            return values
        names = [_CHANGES[field] for field in self.changed_data if field in _CHANGES]
        return {name: values[name] for name in names}

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
