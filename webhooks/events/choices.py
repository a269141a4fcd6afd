"""The events that an endpoint may subscribe to, as a form shows them: in groups, a line for each, and presets."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.forms.key_scopes import Preset, ScopesWidget
from webhooks.event_types import EVENT_TYPES, EVERYTHING, known_filters

from .words import in_words

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
