"""Forms of the back office about webhooks."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.errors import FieldError, fault_text
from accounts.forms import OVERLAPS, BackOfficeForm, StaleFormCheck
from webhooks.events.choices import EventsWidget, event_choices, type_choices
from webhooks.models import Endpoint

from .rules import MAX_RATE, EndpointDraft, event_faults, header_faults, url_faults


class EndpointForm(StaleFormCheck, forms.ModelForm):  # type: ignore[type-arg]
    """Create or change an endpoint; its mode is chosen at creation."""

    url = forms.CharField(
        label=_("Address"),
        max_length=2000,
        widget=forms.TextInput(attrs={"placeholder": "https://"}),
        help_text=_("The address that receives the events: https, reachable from this service."),
    )
    events = forms.MultipleChoiceField(
        label=_("Events"),
        choices=event_choices,
        widget=EventsWidget,
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

    def draft(self) -> EndpointDraft:
        """The form's data as an EndpointDraft."""
        data = self.cleaned_data
        return EndpointDraft(
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


class SendAgainForm(BackOfficeForm):
    """Send matching deliveries again: how fast, and whether delivered ones too."""

    include_succeeded = forms.BooleanField(
        label=_("Also deliveries that succeeded already"),
        required=False,
    )
    max_per_second = forms.IntegerField(
        label=_("At most so many a second (empty: no limit)"),
        required=False,
        min_value=1,
        max_value=MAX_RATE,
    )


class ReplayForm(SendAgainForm):
    """Replay events to an endpoint: since when, and which types."""

    since = forms.SplitDateTimeField(label=_("Since"))
    event_types = forms.MultipleChoiceField(
        label=_("Events"),
        choices=event_choices,
        required=False,
        widget=EventsWidget,
        help_text=_("None chosen: the types that this endpoint subscribes to."),
    )
    field_order = ("since", "event_types", "include_succeeded", "max_per_second")


def _raise(faults: Iterable[FieldError]) -> None:
    """Raise the errors as form errors, each at its field."""
    texts = [fault_text(fault) for fault in faults]
    if texts:
        raise forms.ValidationError(texts)
