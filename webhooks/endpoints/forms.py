"""Forms of the back office about webhooks, and the choice of events that an endpoint subscribes to."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import timedelta
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import BackOfficeForm, StaleFormCheck
from accounts.errors import FieldError, fault_text
from accounts.keys.forms import OVERLAPS, Preset, ScopesWidget
from webhooks.event_types import EVENT_TYPES, EVERYTHING, in_words, known_filters
from webhooks.models import Endpoint

from .rules import MAX_RATE, EndpointFields, event_faults, header_faults, url_faults

# What comes before the dot -> what the form calls the group; in the order of the form.
GROUPS: Mapping[str, str | Promise] = {
    "certificate": _("Certificates"),
    "program": _("Programs"),
    "enrolment": _("Enrolments"),
    "recipient": _("Learners"),
    "team": _("Teams"),
    "onboarding": _("Approval of the school"),
    "api_key": _("API keys"),
    "webhook_endpoint": _("Webhook endpoints"),
    "quota": _("Quota"),
    "job": _("Jobs"),
    "log": _("Public log"),
}
EDUCATION = ("certificate", "program", "enrolment", "recipient", "team", "onboarding")
Choices = list[tuple[str, SafeString]]


def event_choices() -> list[tuple[str | Promise, Choices]]:
    """Everything, then each group: all of it, and each of its types."""
    known = known_filters()
    unnamed = sorted({name.partition(".")[0] for name in known - {EVERYTHING}} - GROUPS.keys())
    groups = {**GROUPS, **{name: name for name in unnamed}}
    everything = _("All events, also those that will be added later.")
    return [
        (_("Everything"), [(EVERYTHING, _choice(EVERYTHING, everything))]),
        *(
            (title, list(_of_group(group)))
            for group, title in groups.items()
            if f"{group}.*" in known
        ),
    ]


def type_choices() -> list[tuple[str | Promise, list[tuple[str, str]]]]:
    """Every type by group, also those that nobody can subscribe to: for a sample."""
    by_group: dict[str, list[tuple[str, str]]] = {}
    for name in sorted(EVENT_TYPES):
        line = f"{name}: {in_words(name)}"
        by_group.setdefault(name.partition(".")[0], []).append((name, line))
    order = sorted(
        by_group, key=lambda group: list(GROUPS).index(group) if group in GROUPS else len(GROUPS)
    )
    return [(GROUPS.get(group, group), by_group[group]) for group in order]


def presets() -> list[Preset]:
    """The usual choices."""
    known = known_filters()
    return [
        Preset(_("Certificates only"), frozenset({"certificate.*"}) & known),
        Preset(_("Education"), frozenset(f"{group}.*" for group in EDUCATION) & known),
        Preset(_("Everything"), frozenset({EVERYTHING})),
    ]


def _of_group(group: str) -> Iterator[tuple[str, SafeString]]:
    whole = f"{group}.*"
    yield whole, _choice(whole, _("All of this group, also what will be added later."))
    for name in sorted(EVENT_TYPES):
        if name.startswith(f"{group}.") and EVENT_TYPES[name].subscribable:
            yield name, _choice(name, in_words(name))


def _choice(name: str, line: str | Promise) -> SafeString:
    return format_html('{} <small class="scopes__line"><code>{}</code></small>', line, name)


class EventsWidget(ScopesWidget):
    """Checkboxes in groups, and above them a button for each preset."""

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        self.presets = presets()
        return super().render(name, value, attrs, renderer)


class EndpointForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Create or change an endpoint; its mode is chosen at creation."""

    url = forms.CharField(
        label=_("Address"),
        max_length=2000,
        widget=forms.TextInput(attrs={"placeholder": "https://"}),
        help_text=_("The address that receives the events: https, reachable from this service."),
    )
    events = forms.MultipleChoiceField(
        label=_("Events"), choices=event_choices, widget=EventsWidget
    )
    own_headers = forms.CharField(
        label=_("Own headers"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 3, "placeholder": "X-Token: …"}),
        help_text=_("One a line, as Name: value. Sent with every event; stored encrypted."),
    )
    rate_limit = forms.IntegerField(
        label=_("Deliveries a second"),
        required=False,
        min_value=1,
        max_value=MAX_RATE,
        help_text=_("At most so many. Empty: as fast as the receiver answers."),
    )

    class Meta:
        model = Endpoint
        fields = ("url", "description", "mode", "events", "rate_limit")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        known = self.instance.own_headers
        lines = [f"{name}: {value}" for name, value in (known or {}).items()]
        self.fields["own_headers"].initial = "\n".join(lines)
        if known is None:
            self.fields["own_headers"].help_text = _(
                "The stored headers cannot be decrypted. Enter them again, one per line, as Name: value."
            )

    def clean_url(self) -> str:
        """Refuse URLs that webhooks are not sent to."""
        url: str = self.cleaned_data["url"].strip()
        _raise(url_faults(url))
        return url

    def clean_events(self) -> list[str]:
        """Refuse filters that match no event type."""
        events: list[str] = self.cleaned_data["events"]
        _raise(event_faults(events))
        return events

    def clean_own_headers(self) -> dict[str, str]:
        """Parse lines of `Name: value` into headers."""
        headers: dict[str, str] = {}
        for line in self.cleaned_data["own_headers"].splitlines():
            name, colon, value = line.partition(":")
            if not colon and line.strip():
                raise forms.ValidationError(_("Write each header as Name: value."))
            if colon:
                headers[name.strip()] = value.strip()
        _raise(header_faults(headers))
        return headers

    def stated(self) -> EndpointFields:
        """The settings for the operation."""
        data = self.cleaned_data
        return EndpointFields(
            url=data["url"],
            events=data["events"],
            description=data["description"],
            headers=data["own_headers"],
            rate_limit=data["rate_limit"],
        )


class NewSecretForm(BackOfficeForm):
    """Rotate the secret: how long the old one stays valid."""

    overlap = forms.TypedChoiceField(
        label=_("The old secret signs for"),
        choices=[(0, _("not any more: it ends at once")), *OVERLAPS],
        coerce=lambda hours: timedelta(hours=int(hours)),
        initial=24,
        help_text=_(
            "Until then every event is signed with both, so that you can install the new one."
        ),
    )


class SampleForm(BackOfficeForm):
    """The event that a sample shows."""

    type = forms.ChoiceField(label=_("Event"), choices=type_choices)


def _raise(faults: Iterable[FieldError]) -> None:
    """Raise the errors as form errors, each at its field."""
    texts = [fault_text(fault) for fault in faults]
    if texts:
        raise forms.ValidationError(texts)
